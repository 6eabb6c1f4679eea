/// The errors of the coders for those of transforms: outside of the generic functions, which are compiled for each type.
enum TransformErrors {
    @inline(never)
    static func decoding(
        _ error: any Error, _ coded: Any, _ transform: Any.Type, by decoder: any Decoder
    ) -> any Error {
        switch error {
        case let placed as PlacedError: return placed.error
        case is AlreadyReported: return error
        case let error as DecodingError:
            // The transform saw the value only, so the error is that of a decoder of its own.
            return (decoder as? any XMLValueDecoding)?.placed(error) ?? error
        default: break
        }
        let expected = expectation(error, of: transform)
        if let decoder = decoder as? any XMLValueDecoding { return decoder.malformed(expected) }
        return DecodingError.dataCorrupted(
            .init(
                codingPath: decoder.codingPath, debugDescription: "expected \(expected), found \(coded)",
                underlyingError: error))
    }

    /// Returns what a transform that threw an error expected.
    static func expectation(_ error: any Error, of transform: Any.Type) -> String {
        switch error {
        case let error as XML.TransformError: return error.expected
        case let placed as PlacedError: return "a value accepted by \(transform) (\(placed))"
        default: return "a value accepted by \(transform) (\(error))"
        }
    }

    @inline(never)
    static func encoding(_ error: any Error, _ value: Any, _ type: Any.Type, by encoder: any Encoder) -> any Error {
        if error is EncodingError { return error }
        return EncodingError.invalidValue(
            value,
            .init(
                codingPath: encoder.codingPath, debugDescription: "cannot write a value of type \(type): \(error)",
                underlyingError: error))
    }
}

/// An error of a transform that has the place of the value already.
struct PlacedError: Error, CustomStringConvertible {
    let error: DecodingError

    /// The message, without the excerpt of the document that may follow it.
    var description: String {
        let message = error.context?.debugDescription ?? "\(error)"
        return message.split(separator: "\n").first.map(String.init) ?? message
    }

    /// Runs what a transform does with the decoder of the value.
    static func wrapping<R>(_ body: () throws -> R) throws -> R {
        do { return try body() } catch let error as DecodingError { throw PlacedError(error: error) }
    }
}
