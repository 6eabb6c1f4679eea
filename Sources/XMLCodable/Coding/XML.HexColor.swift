extension XML {
    /// A color such as `FF0000`: red, green, blue and alpha, of eight bits each.
    ///
    /// Reads 3, 4, 6 or 8 hexadecimal digits in either case, with or without `#`. The fourth component is alpha, which
    /// defaults to opaque. Writes uppercase digits without `#`, and alpha only if the color is not opaque.
    /// ``Prefixed``, ``WithAlpha`` and ``PrefixedWithAlpha`` write other forms.
    public struct HexColor: Hashable, Sendable {
        /// The red component, from 0 to 255.
        public var red: UInt8
        /// The green component, from 0 to 255.
        public var green: UInt8
        /// The blue component, from 0 to 255.
        public var blue: UInt8
        /// The alpha component: 0 is transparent, 255 opaque.
        public var alpha: UInt8

        /// Creates a color from its components.
        ///
        /// - Parameters:
        ///   - red: The red component.
        ///   - green: The green component.
        ///   - blue: The blue component.
        ///   - alpha: The alpha component. Defaults to opaque.
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }

        /// Creates a shade of gray.
        ///
        /// - Parameters:
        ///   - gray: The brightness: 0 is black, 255 white.
        ///   - alpha: The alpha component. Defaults to opaque.
        public init(gray: UInt8, alpha: UInt8 = 255) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

        /// Creates a color from hexadecimal digits; nil if the text is not a color.
        public init?(_ description: String) {
            var digits: [UInt8] = []
            for byte in description.utf8.dropFirst(description.utf8.first == UInt8(ascii: "#") ? 1 : 0) {
                guard let digit = HexText.value(of: byte) else { return nil }
                digits.append(digit)
            }
            if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
            guard digits.count == 6 || digits.count == 8 else { return nil }
            let parts = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255)
        }

        /// Returns the hexadecimal digits of the color.
        ///
        /// - Parameters:
        ///   - hasPrefix: Whether the text begins with `#`. Defaults to false.
        ///   - hasAlpha: Whether alpha is written. Defaults to true if the color is not opaque, and to false otherwise.
        public func text(hasPrefix: Bool = false, hasAlpha: Bool? = nil) -> String {
            let parts = [red, green, blue] + (hasAlpha ?? (alpha != 255) ? [alpha] : [])
            return parts.reduce(into: hasPrefix ? "#" : "") { text, part in
                text += HexText.digits(UInt32(part), width: 2)
            }
        }
    }
}

extension XML.HexColor: LosslessStringConvertible {
    /// The hexadecimal digits, without `#`, and with alpha only if the color is not opaque.
    public var description: String { text() }
}

extension XML.HexColor: Codable {
    /// Decodes hexadecimal digits.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the hexadecimal digits, without `#`.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        static func encode(_ value: XML.HexColor) throws -> String { value.text() }
    }

    fileprivate static func read(_ text: String) throws -> XML.HexColor {
        try read(text, "a color of 3, 4, 6 or 8 hexadecimal digits")
    }

    /// A transform that writes colors with a prefix: `#FF0000`.
    public enum Prefixed: XMLTransform {
        /// Returns the color for hexadecimal digits.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// Returns the digits with `#`.
        public static func encode(_ value: XML.HexColor) throws -> String { value.text(hasPrefix: true) }
    }

    /// A transform that writes colors with alpha: `FF0000FF`.
    public enum WithAlpha: XMLTransform {
        /// Returns the color for hexadecimal digits.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// Returns the digits with alpha.
        public static func encode(_ value: XML.HexColor) throws -> String { value.text(hasAlpha: true) }
    }

    /// A transform that writes colors with a prefix and alpha: `#FF0000FF`.
    public enum PrefixedWithAlpha: XMLTransform {
        /// Returns the color for hexadecimal digits.
        public static func decode(_ coded: String) throws -> XML.HexColor { try .read(coded) }
        /// Returns the digits with `#` and alpha.
        public static func encode(_ value: XML.HexColor) throws -> String {
            value.text(hasPrefix: true, hasAlpha: true)
        }
    }
}
