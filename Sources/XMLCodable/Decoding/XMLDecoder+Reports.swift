#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    // MARK: - Reports

    /// Lists everything in a document that does not match a model, in document order: missing and malformed values,
    /// elements, attributes and text that the model does not read, and elements of paths that it merges.
    ///
    /// ```swift
    /// for mismatch in decoder.diagnose(Order.self, from: data) { print(mismatch) }
    /// // 2:15: expected an integer for Order.quantity at /order/quantity, found "two"
    /// // 3:5: nothing in Order reads <note> at /order/note
    /// ```
    ///
    /// A value that does not match is replaced by zero, an empty collection, nil or the first case of an enum, and
    /// decoding continues. A handwritten `init(from:)` sees these replacements; errors that it throws because of them
    /// are not listed. If a value has no replacement, such as an enum whose cases have associated values, the rest of
    /// the enclosing value is not read, up to the nearest Optional or array. A missing value with keys counts as one
    /// mismatch.
    ///
    /// - Returns: The mismatches in document order: none if the document matches exactly, and only the syntax error if
    ///   the document is not well-formed.
    public func diagnose<T: Decodable>(_ type: T.Type, from data: Data) -> [XMLMismatch] {
        diagnose(type, from: source(data))
    }

    /// Lists everything in a document that does not match a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from text: String) -> [XMLMismatch] {
        diagnose(type, from: SourceBytes(text))
    }

    /// Lists everything in a document that does not match a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from document: XML.Document) -> [XMLMismatch] {
        diagnose(type, from: document.root)
    }

    /// Lists everything in an element that does not match a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from element: XML.Element) -> [XMLMismatch] {
        diagnose(type) { try DecodingSource(element, options) }
    }

    private func diagnose<T: Decodable>(_ type: T.Type, from source: SourceBytes) -> [XMLMismatch] {
        diagnose(type) { try DecodingSource(source, options) }
    }

    private func diagnose<T: Decodable>(_ type: T.Type, _ source: () throws -> DecodingSource) -> [XMLMismatch] {
        do { return DecodingCall.diagnose(type, try source()) } catch {
            let start = XMLLocation(line: 1, column: 1, byteOffset: 0, elementPath: "/")
            return [XMLMismatch(error, at: start, in: [])]
        }
    }

    /// Decodes a value and lists the elements, attributes and text of the document that it does not read.
    ///
    /// ```swift
    /// let (order, unread) = try decoder.decodeWithReport(Order.self, from: data)
    /// for mismatch in unread { log(mismatch) }
    /// // 3:5: nothing in Order reads <note> at /order/note
    /// ```
    ///
    /// - Returns: The value, and what it does not read in document order.
    /// - Throws: `DecodingError`, as `decode` does. ``unknownNodes`` is not considered.
    public func decodeWithReport<T: Decodable>(
        _ type: T.Type, from data: Data
    ) throws -> (value: T, unread: [XMLMismatch]) {
        try decodeWithReport(type, from: source(data))
    }

    /// Decodes a value and lists the elements, attributes and text of the document that it does not read.
    ///
    /// - Throws: `DecodingError`, as `decode` does.
    public func decodeWithReport<T: Decodable>(
        _ type: T.Type, from text: String
    ) throws -> (value: T, unread: [XMLMismatch]) {
        try decodeWithReport(type, from: SourceBytes(text))
    }

    /// Decodes a value and lists the elements, attributes and text of the document that it does not read.
    ///
    /// - Throws: `DecodingError`, as `decode` does.
    public func decodeWithReport<T: Decodable>(
        _ type: T.Type, from document: XML.Document
    ) throws -> (value: T, unread: [XMLMismatch]) {
        try decodeWithReport(type, from: document.root)
    }

    /// Decodes a value and lists the elements, attributes and text of the element that it does not read.
    ///
    /// - Throws: `DecodingError`, as `decode` does.
    public func decodeWithReport<T: Decodable>(
        _ type: T.Type, from element: XML.Element
    ) throws -> (value: T, unread: [XMLMismatch]) {
        try DecodingCall.decodeWithReport(type, DecodingSource(element, options))
    }

    private func decodeWithReport<T: Decodable>(
        _ type: T.Type, from source: SourceBytes
    ) throws -> (value: T, unread: [XMLMismatch]) {
        try DecodingCall.decodeWithReport(type, DecodingSource(source, options))
    }
}
