#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML.Document {
    /// Reads a document from data.
    ///
    /// Data of 64 KB and more is read where it lies: the tree keeps it. Memory that it only refers to must stay as it is for
    /// as long.
    ///
    /// - Throws: ``XMLParsingError`` where the document is not well-formed or is over a limit.
    public init(parsing data: Data, options: XML.ParsingOptions = XML.ParsingOptions()) throws(XMLParsingError) {
        try self.init(SourceBytes(data), options)
    }

    /// Reads a document from a file.
    ///
    /// - Throws: ``XMLParsingError`` where the document is not well-formed or is over a limit, and what reading the file
    ///   throws.
    public init(contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions()) throws {
        try self.init(parsing: Data(contentsOf: url), options: options)
    }

    /// The document as data.
    ///
    /// - Parameter options: How to write it, and in which encoding. Defaults to exactly as it is, in UTF-8.
    /// - Throws: ``XMLWritingError`` where parts were made by hand and no document can hold them.
    public func data(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> Data {
        let out = options.outputEncoding.encoded(try written(options))
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        // The slice ends with the statement.
        return Data(unsafe out.bytes)
    }

    /// The document in a canonical form, as the data that is signed; otherwise as ``canonicalString(_:)``.
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> Data {
        Data(try canonicalBytes(form))
    }
}

extension XML.Element {
    /// The element as data in the encoding of the options, otherwise as ``xmlString(_:)``.
    public func data(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> Data {
        Data(try bytes(options))
    }

    /// The element in a canonical form, as the data that is signed; otherwise as ``canonicalString(_:)``.
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> Data {
        Data(try canonicalBytes(form))
    }
}
