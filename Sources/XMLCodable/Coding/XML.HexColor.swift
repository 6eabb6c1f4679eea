extension XML {
    /// A colour as `FF0000`: red, green, blue and alpha, of eight bits each.
    ///
    /// Reads 3, 4, 6 or 8 hexadecimal digits in either case, with or without `#`; the fourth pair is alpha, which is opaque
    /// where it is left out. Writes upper case, without `#`, and alpha only where the colour is not opaque.
    /// ``Prefixed``, ``WithAlpha`` and ``PrefixedWithAlpha`` write other forms.
    public struct HexColor: Hashable, Sendable {
        /// From 0 to 255.
        public var red: UInt8
        /// From 0 to 255.
        public var green: UInt8
        /// From 0 to 255.
        public var blue: UInt8
        /// 0 is invisible, 255 opaque.
        public var alpha: UInt8

        /// A colour by its parts.
        ///
        /// - Parameter alpha: Defaults to opaque.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// A grey.
        ///
        /// - Parameters:
        ///   - gray: 0 is black, 255 white.
        ///   - alpha: Defaults to opaque.
        public init(gray: UInt8, alpha: UInt8 = 255) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

        /// The colour that hexadecimal digits stand for; nil where the text is none.
        public init?(_ description: String) {
            var digits: [UInt8] = []
            for byte in description.utf8.dropFirst(description.utf8.first == UInt8(ascii: "#") ? 1 : 0) {
                guard let digit = Self.value(byte) else { return nil }
                digits.append(digit)
            }
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            guard digits.count == 6 || digits.count == 8 else { return nil }
            let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255)
        }

        /// The digits of the colour.
        ///
        /// - Parameters:
        ///   - hasPrefix: Whether `#` comes first. Defaults to no.
        ///   - hasAlpha: Whether alpha is written. Defaults to where the colour is not opaque.
        public func text(hasPrefix: Bool = false, hasAlpha: Bool? = nil) -> String {
            let parts = [red, green, blue] + (hasAlpha ?? (alpha != 255) ? [alpha] : [])
            return parts.reduce(into: hasPrefix ? "#" : "") { text, part in
                text += (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
            }
        }

        private static func value(_ byte: UInt8) -> UInt8? {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
            case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
            case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
            default: nil
            }
        }
    }
}

extension XML.HexColor: LosslessStringConvertible {
    /// The digits, without `#`, and with alpha only where the colour is not opaque.
    public var description: String { text() }
}

extension XML.HexColor: Codable {
    /// Decodes hexadecimal digits.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the digits, without `#`.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        static func encode(_ value: XML.HexColor) throws -> String { value.text() }
    }

    fileprivate static func read(_ text: String) throws -> XML.HexColor {
        guard let color = XML.HexColor(text) else {
            throw XML.TransformError(expected: "a colour of 3, 4, 6 or 8 hexadecimal digits")
        }
        return color
    }

    /// Writes `#FF0000`.
    public enum Prefixed: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// What stands in the document.
        public static func encode(_ value: XML.HexColor) throws -> String { value.text(hasPrefix: true) }
    }

    /// Writes `FF0000FF`.
    public enum WithAlpha: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// What stands in the document.
        public static func encode(_ value: XML.HexColor) throws -> String { value.text(hasAlpha: true) }
    }

    /// Writes `#FF0000FF`.
    public enum PrefixedWithAlpha: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// What stands in the document.
        public static func encode(_ value: XML.HexColor) throws -> String {
            value.text(hasPrefix: true, hasAlpha: true)
        }
    }
}
