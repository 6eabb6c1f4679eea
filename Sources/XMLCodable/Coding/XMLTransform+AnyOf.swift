extension XML {
    /// A value that a document writes in one of several forms: the first transform that accepts it reads it.
    ///
    /// ```swift
    /// struct Item: Codable {
    ///     @XMLTransformed<XML.AnyOf<XML.RFC822, XML.ISO8601>> var pubDate: Date
    /// }
    /// ```
    ///
    /// More than two are nested: `XML.AnyOf<A, XML.AnyOf<B, C>>`. The first transform writes, except that a value of an
    /// ``XML/FormattedDateTime`` is written in the form that it was read in. For all dates of a document, see
    /// `XMLDecoder.DateDecodingStrategy.anyOf`.
    public enum AnyOf<First: XMLTransform, Second: XMLTransform>: XMLTransform
    where First.Output == Second.Output, First.Coded == Second.Coded {
        /// Returns the value of the first transform that accepts what is in the document.
        public static func decode(_ coded: First.Coded) throws -> First.Output {
            try firstAccepted({ try First.decode(coded) }, { try Second.decode(coded) })
        }

        /// Returns the value in the document, as the first transform writes it.
        public static func encode(_ value: First.Output) throws -> First.Coded {
            try isOfSecond(value) ? Second.encode(value) : First.encode(value)
        }

        /// Returns the value of the first transform that accepts what is in the document.
        public static func decode(_ coded: First.Coded, by decoder: any Decoder) throws -> First.Output {
            let xml = decoder as? any XMLValueDecoding
            func trying(_ body: () throws -> First.Output) throws -> First.Output {
                guard let xml else { return try body() }
                return try xml.trying(body)
            }
            return try firstAccepted(
                { try trying { try First.decode(coded, by: decoder) } },
                { try trying { try Second.decode(coded, by: decoder) } })
        }

        /// Returns the value in the document, as the first transform writes it.
        public static func encode(_ value: First.Output, by encoder: any Encoder) throws -> First.Coded {
            try isOfSecond(value) ? Second.encode(value, by: encoder) : First.encode(value, by: encoder)
        }

        /// Encodes the value as the transform does that writes it.
        public static func encode(_ value: First.Output, to encoder: any Encoder) throws {
            guard encoder is any XMLValueEncoding else { return try encodeCoded(value, to: encoder) }
            try isOfSecond(value) ? Second.encode(value, to: encoder) : First.encode(value, to: encoder)
        }

        private static func isOfSecond(_ value: First.Output) -> Bool {
            !FormKeeper.keeps(First.self, value) && FormKeeper.keeps(Second.self, value)
        }

        private static func firstAccepted(
            _ decodeFirst: () throws -> First.Output, _ decodeSecond: () throws -> First.Output
        ) throws -> First.Output {
            do { return try decodeFirst() } catch let first {
                do { return try decodeSecond() } catch let second {
                    let (first, second) = (
                        TransformErrors.expectation(first, of: First.self),
                        TransformErrors.expectation(second, of: Second.self)
                    )
                    throw TransformError(expected: "\(first) or \(second)")
                }
            }
        }
    }
}

/// A transform whose values may know that it read them.
protocol FormKeeping: XMLTransform {
    static func keepsForm(of value: Output) -> Bool
}

enum FormKeeper {
    /// Whether a value is written as a transform read it.
    static func keeps<T: XMLTransform>(_ transform: T.Type, _ value: T.Output) -> Bool {
        func ask<K: FormKeeping>(_ keeping: K.Type) -> Bool { (value as? K.Output).map(K.keepsForm) ?? false }
        return (transform as? any FormKeeping.Type).map { ask($0) } ?? false
    }
}

extension XML.Chained: FormKeeping {
    static func keepsForm(of value: Second.Output) -> Bool { FormKeeper.keeps(Second.self, value) }
}

extension Optional: FormKeeping where Wrapped: XMLTransform {
    static func keepsForm(of value: Wrapped.Output?) -> Bool {
        value.map { FormKeeper.keeps(Wrapped.self, $0) } ?? false
    }
}

extension Array: FormKeeping where Element: XMLTransform {
    static func keepsForm(of value: [Element.Output]) -> Bool {
        !value.isEmpty && value.allSatisfy { FormKeeper.keeps(Element.self, $0) }
    }
}

extension XML.AnyOf: FormKeeping {
    static func keepsForm(of value: First.Output) -> Bool {
        FormKeeper.keeps(First.self, value) || FormKeeper.keeps(Second.self, value)
    }
}
