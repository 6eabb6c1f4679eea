#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A Bool that is the opposite of the value in the document.
    public enum Inverted: XMLTransform {
        /// Returns the opposite of the value in the document.
        public static func decode(_ coded: Bool) throws -> Bool { !coded }
        /// Returns the opposite of the property's value.
        public static func encode(_ value: Bool) throws -> Bool { !value }
    }

    /// A value that is represented by its description; it need not be Codable itself.
    ///
    /// In JSON, it is a string: `@XMLTransformed<XML.AsString> var id: Int` reads and writes `"123"`.
    public enum AsString<Value: LosslessStringConvertible>: XMLTransform {
        /// Returns the value with the given description.
        public static func decode(_ coded: String) throws -> Value {
            guard let value = Value(checked: coded) ?? Value(checked: coded.trimmed) else {
                throw TransformError(expected: "a value of type \(Value.self)")
            }
            return value
        }

        /// Returns the description of a value.
        public static func encode(_ value: Value) throws -> String { value.description }
    }

    /// A String whose value in the document has another type, such as a number: the inverse of ``AsString``.
    ///
    /// `@XMLTransformed<XML.FromString<Int>> var id: String` reads and writes the number 123 as `"123"`.
    public enum FromString<Value: LosslessStringConvertible & Codable>: XMLTransform {
        /// Returns the description of the value in the document.
        public static func decode(_ coded: Value) throws -> String { coded.description }

        /// Returns the value with the given description.
        public static func encode(_ value: String) throws -> Value {
            guard let coded = Value(checked: value) else {
                throw TransformError(expected: "the text of a value of type \(Value.self), found \"\(value)\"")
            }
            return coded
        }
    }

    /// Data as pairs of hexadecimal digits (`xs:hexBinary`), whatever the coder's data strategy. Writes uppercase
    /// digits.
    public enum HexData: XMLTransform {
        /// Returns the data for hexadecimal digits.
        public static func decode(_ coded: String) throws -> Data {
            try DateText.read(coded, "hexadecimal data") { text throws(ValueTextError) in
                Data(try HexText.decode(text))
            }
        }

        /// Returns the hexadecimal digits of the data.
        public static func encode(_ value: Data) throws -> String {
            try DateText.written { buffer in
                value.withBytes { HexText.append($0, to: &buffer) }
            }
        }
    }

    /// Data as base64 (`xs:base64Binary`), whatever the coder's data strategy.
    public enum Base64Data: XMLTransform {
        /// Returns the data for base64 text.
        public static func decode(_ coded: String) throws -> Data {
            try DateText.read(coded, "Base64 data") { text throws(ValueTextError) in
                Data(try Base64Text.decode(text))
            }
        }

        /// Returns the data as base64 text.
        public static func encode(_ value: Data) throws -> String { value.base64EncodedString() }
    }

    /// A URL in a text that may contain characters not allowed in URLs: these are percent-encoded when reading.
    ///
    /// `http://example.org/a b` is read as `http://example.org/a%20b`, and written that way. Existing percent-encoding
    /// is preserved.
    public enum PercentEncodedURL: XMLTransform {
        /// Returns the URL for a text, percent-encoded where necessary.
        public static func decode(_ coded: String) throws -> URL {
            var encoded = ""
            let bytes = Array(coded.trimmed.utf8)
            let host = hostRange(in: bytes)
            let fragment = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
            for (index, byte) in bytes.enumerated() {
                let isAllowed =
                    switch byte {
                    case UInt8(ascii: "%"): HexText.isPair(bytes[(index + 1)...])
                    // Others would be encoded by Foundation, together with the references around them.
                    case UInt8(ascii: "["), UInt8(ascii: "]"): host.contains(index)
                    case UInt8(ascii: "#"): index <= fragment
                    default: (0x21...0x7E).contains(byte) && !forbidden.contains(byte)
                    }
                if isAllowed {
                    encoded.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    encoded += "%" + HexText.digits(UInt32(byte), width: 2)
                }
            }
            guard !encoded.isEmpty, let url = URL(string: encoded) else { throw TransformError(expected: "a URL") }
            return url
        }

        /// Returns the text of a URL.
        public static func encode(_ value: URL) throws -> String { value.absoluteString }

        /// Where the host of a URL is, with what else is between `//` and the path (RFC 3986, section 3.2).
        private static func hostRange(in bytes: [UInt8]) -> Range<Int> {
            let slash = UInt8(ascii: "/")
            let ends = [slash, UInt8(ascii: "?"), UInt8(ascii: "#")]
            guard let first = bytes.firstIndex(where: ends.contains), bytes[first...].starts(with: [slash, slash])
            else { return 0..<0 }
            return first + 2..<(bytes[(first + 2)...].firstIndex(where: ends.contains) ?? bytes.endIndex)
        }

        /// The visible ASCII characters that are not allowed in a URL (RFC 3986, section 2).
        private static let forbidden = Array("\"<>\\^`{|}".utf8)
    }
}

extension LosslessStringConvertible {
    /// Returns the value of a text without white space at its ends; throws the error of a transform if there is none.
    static func read(_ text: String, _ expected: String) throws -> Self {
        guard let value = Self(text.trimmed) else { throw XML.TransformError(expected: expected) }
        return value
    }

    /// Creates a value from text; the initializer of `Character` itself traps unless there is exactly one character.
    fileprivate init?(checked text: String) {
        guard Self.self != Character.self || text.count == 1 else { return nil }
        self.init(text)
    }
}

extension XML.TransformError: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
