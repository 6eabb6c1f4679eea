import XMLCodable
import XMLCodableEncodings

extension XML.ParsingOptions {
    /// The default options with all encodings.
    static var legacy: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.encodings = .legacy
        return options
    }
}
