import XMLCodable

extension XML.WritingOptions {
    /// Options for the form of the encoder, whatever the form of the source.
    static var uniform: XML.WritingOptions {
        var options = XML.WritingOptions()
        options.keepsSourceForm = false
        return options
    }
}
