#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML.Document {
    /// Parses a document from data.
    ///
    /// The data is copied, unless ``XML/ParsingOptions/readsDataInPlace`` is set.
    ///
    /// - Throws: ``XMLParsingError`` if the document is not well-formed or exceeds a limit.
    public init(parsing data: Data, options: XML.ParsingOptions = XML.ParsingOptions()) throws(XMLParsingError) {
        try self.init(SourceBytes(data, readsInPlace: options.readsDataInPlace), options)
    }

    /// Parses a document from a file, a pipe or a device, of which no more than ``XML/Limits/documentSize`` is read.
    ///
    /// - Throws: ``XMLParsingError`` if the document is not well-formed or exceeds a limit, and any error from reading
    ///   the file.
    public init(contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions()) throws {
        try self.init(SourceBytes(adopting: .contents(of: url, limit: options.limits.documentSize)), options)
    }

    /// Returns the document as data in the encoding of the options.
    ///
    /// A byte order mark of a UTF-8 source is part of its form. Otherwise behaves like ``xmlString(_:)``.
    ///
    /// - Parameter options: The options for writing the document. Defaults to writing it exactly as it is, in UTF-8.
    /// - Throws: ``XMLWritingError`` if parts were created in code and no document can contain them.
    public func data(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> Data {
        let out = try encoded(options)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return Data(copying: out)
    }
}

extension XML.Element {
    /// Returns the element as data in the encoding of the options.
    ///
    /// Otherwise behaves like ``xmlString(_:)``.
    public func data(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> Data {
        Data(try bytes(options))
    }
}
