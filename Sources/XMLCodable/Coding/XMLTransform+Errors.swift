/// The errors of the coders for those of transforms: outside of the generic functions, which are compiled for each type.
enum TransformErrors {
    @inline(never)
    static func decoding(
        _ error: any Error, _ coded: Any, _ transform: Any.Type, by decoder: any Decoder
    ) -> any Error {
        if error is AlreadyReported { return error }
        if let error = error as? DecodingError {
            // Unless it has the place of the value, it is that of a decoder of its own, which saw the value only.
            guard let xml = decoder as? any XMLValueDecoding, !xml.isPlaced(error) else { return error }
            return xml.placed(error)
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
        if let error = error as? XML.TransformError { return error.expected }
        // Without the place, which the error that says this has, and the excerpt of the document that may follow.
        let context = (error as? DecodingError)?.context
        var message = context?.debugDescription.split(separator: "\n").first
        let place = (context?.underlyingError as? XMLLocation).map { "\($0): " } ?? ""
        if message?.hasPrefix(place) ?? false { message = message?.dropFirst(place.count) }
        return "a value accepted by \(transform) (\(message.map(String.init) ?? "\(error)"))"
    }

    @inline(never)
    static func encoding(_ error: any Error, _ value: Any, _ type: Any.Type, by encoder: any Encoder) -> any Error {
        let xml = encoder as? any XMLValueEncoding
        if case let error as EncodingError = error {
            // Unless it has the place of the value, it is that of an encoder of its own.
            guard let xml, !isPlaced(error, at: xml.codingPath) else { return error }
            return xml.placed(error)
        }
        let path = xml?.elementPath ?? ""
        let place = path.isEmpty ? "" : " at \(path)"
        return EncodingError.invalidValue(
            value,
            .init(
                codingPath: encoder.codingPath,
                debugDescription: "cannot write a value of type \(type)\(place): \(error)", underlyingError: error))
    }

    private static func isPlaced(_ error: EncodingError, at path: [any CodingKey]) -> Bool {
        guard case .invalidValue(_, let context) = error else { return true }
        return context.codingPath.map(\.stringValue).starts(with: path.map(\.stringValue))
    }
}
