extension ValueEncoder {
    /// Returns the document of a value that is to be the text of another document.
    func embeddable<T: Encodable>(_ value: T) throws -> String {
        let inner = XMLEncoder(embeddedIn: state.options)
        do {
            return try inner.encodeToString(value)
        } catch EncodingError.invalidValue(let value, let context) {
            throw EncodingError.invalidValue(
                value,
                .init(
                    codingPath: codingPath + context.codingPath, debugDescription: context.debugDescription,
                    underlyingError: context.underlyingError))
        }
    }
}

extension XMLEncoder {
    /// Creates an encoder for documents in the text of others.
    fileprivate convenience init(embeddedIn options: EncodingOptions) {
        self.init()
        set(options)
        outputFormatting.remove(.prettyPrinted)
        outputEncoding = nil
    }
}
