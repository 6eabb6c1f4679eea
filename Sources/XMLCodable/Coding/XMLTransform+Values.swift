#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A Bool that says the opposite of what stands in the document.
    public enum Inverted: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: Bool) throws -> Bool { !coded }
        /// What stands in the document.
        public static func encode(_ value: Bool) throws -> Bool { !value }
    }

    /// A value as the text of its description; it need not be Codable itself.
    ///
    /// In JSON it is a string: `@XMLTransformed<XML.AsString> var id: Int` reads and writes `"123"`.
    public enum AsString<Value: LosslessStringConvertible>: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> Value {
            guard let value = Value(checked: coded) else {
                throw TransformError(expected: "a value of type \(Value.self)")
            }
            return value
        }

        /// What stands in the document.
        public static func encode(_ value: Value) throws -> String { value.description }
    }

    /// A String for a value that is a number, or another type of its own, in the document: `AsString` the other way.
    ///
    /// `@XMLTransformed<XML.FromString<Int>> var id: String` reads and writes the number 123 as `"123"`.
    public enum FromString<Value: LosslessStringConvertible & Codable>: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: Value) throws -> String { coded.description }

        /// What stands in the document.
        public static func encode(_ value: String) throws -> Value {
            guard let coded = Value(checked: value) else {
                throw TransformError(expected: "the text of a value of type \(Value.self), found \"\(value)\"")
            }
            return coded
        }
    }

    /// Data as pairs of hexadecimal digits (`xs:hexBinary`), whatever the coder's data strategy. Writes upper case.
    public enum HexData: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> Data {
            try DateText.read(coded, "hexadecimal data") { text throws(ValueTextError) in
                Data(try HexText.decode(text))
            }
        }

        /// What stands in the document.
        public static func encode(_ value: Data) throws -> String {
            try DateText.written { buffer in
                value.withBytes { HexText.append($0, to: &buffer) }
            }
        }
    }

    /// Data as base64 (`xs:base64Binary`), whatever the coder's data strategy.
    public enum Base64Data: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> Data {
            try DateText.read(coded, "base 64 data") { text throws(ValueTextError) in
                Data(try Base64Text.decode(text))
            }
        }

        /// What stands in the document.
        public static func encode(_ value: Data) throws -> String { value.base64EncodedString() }
    }

    /// A URL in a text that may hold characters which URLs cannot: these are percent-encoded on reading.
    ///
    /// `http://example.org/a b` is read as `http://example.org/a%20b`, and written so. What is encoded already stays.
    public enum PercentEncodedURL: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> URL {
            var encoded = ""
            let bytes = Array(coded.utf8)
            for (index, byte) in bytes.enumerated() {
                let isReference = bytes[index...].dropFirst().prefix(2).filter(\.isHexDigit).count == 2
                let isAllowed = (0x21...0x7E).contains(byte) && !forbidden.contains(byte)
                if isAllowed, byte != UInt8(ascii: "%") || isReference {
                    encoded.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    encoded += byte < 16 ? "%0" + digits : "%" + digits
                }
            }
            guard !encoded.isEmpty, let url = URL(string: encoded) else { throw TransformError(expected: "a URL") }
            return url
        }

        /// What stands in the document.
        public static func encode(_ value: URL) throws -> String { value.absoluteString }

        /// What is ASCII and visible, yet not allowed in a URL (RFC 3986, section 2).
        private static let forbidden = Set("\"<>\\^`{|}".utf8)
    }
}

extension LosslessStringConvertible {
    /// The value of a text: `Character` itself traps where there is more than one, or none.
    fileprivate init?(checked text: String) {
        guard Self.self != Character.self || text.count == 1 else { return nil }
        self.init(text)
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
