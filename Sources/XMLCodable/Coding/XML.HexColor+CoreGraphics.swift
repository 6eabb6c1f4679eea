#if canImport(CoreGraphics)
public import CoreGraphics

extension XML.HexColor {
    /// The colour in sRGB, for `UIColor(cgColor:)`, `NSColor(cgColor:)` and SwiftUI's `Color(cgColor:)`.
    public var cgColor: CGColor {
        let parts = [red, green, blue, alpha].map { CGFloat($0) / 255 }
        return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    /// The closest colour of eight bits in sRGB; nil where there is none, as for a pattern.
    ///
    /// ```swift
    /// let color = XML.HexColor(uiColor.cgColor)
    /// ```
    public init?(_ color: CGColor) {
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let converted = color.converted(to: space, intent: .defaultIntent, options: nil),
            let components = converted.components, components.count == 4
        else { return nil }
        let parts = components.map { UInt8(($0 > 0 ? min($0, 1) * 255 : 0).rounded()) }
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
#endif
