/// Errors of other decoders, which read what the text of a value contains.
extension PlaceFinder {
    /// Returns an error with the place of the value first, and then its own message, which may have a place as well:
    /// `2:11 at /r/result: 1:8: expected an integer for In.n at /in/n, found "x"`.
    @inline(never)
    func placed(_ error: DecodingError, _ place: DecodingPlace) -> DecodingError {
        let location = location(place)
        let keys = paths.keys(place.path)
        return error.changingContext { context in
            DecodingError.Context(
                codingPath: keys + context.codingPath,
                debugDescription: Self.placed(context.debugDescription, location), underlyingError: location)
        }
    }

    static func placed(_ sentence: String, _ location: XMLLocation) -> String {
        "\(location.line):\(location.column) at \(location.shownPath): \(sentence)"
    }
}

extension DecodingError {
    /// Returns the same error with the context that `change` returns.
    func changingContext(_ change: (Context) -> Context) -> DecodingError {
        switch self {
        case .dataCorrupted(let context): return .dataCorrupted(change(context))
        case .typeMismatch(let type, let context): return .typeMismatch(type, change(context))
        case .valueNotFound(let type, let context): return .valueNotFound(type, change(context))
        case .keyNotFound(let key, let context): return .keyNotFound(key, change(context))
        @unknown default: return self
        }
    }
}
