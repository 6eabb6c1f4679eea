#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    // MARK: - Reports

    /// Lists everything in a document that does not fit a model, in document order: what is missing or malformed, and
    /// which elements, attributes and text the model does not read.
    ///
    /// ```swift
    /// for mismatch in decoder.diagnose(Order.self, from: data) { print(mismatch) }
    /// // 2:15: expected an integer for Order.quantity at /order/quantity, found "two"
    /// // 3:5: nothing in Order reads <note> at /order/note
    /// ```
    ///
    /// A value that does not fit is replaced by zero, an empty collection, nil or an enum's first case, and decoding
    /// goes on. An `init(from:)` that was written by hand sees such values, and what it throws because of them is not
    /// listed. Where nothing can stand in for a value, such as an enum whose cases carry values, the rest of the value
    /// around it stays unread, up to the nearest Optional or array. A missing value with keys is one mismatch.
    ///
    /// - Returns: Nothing for a document that fits exactly; the syntax error alone where the document is not
    ///   well-formed.
    public func diagnose<T: Decodable>(_ type: T.Type, from data: Data) -> [XMLMismatch] {
        diagnose(type, from: SourceBytes(data))
    }

    /// Lists everything in a document that does not fit a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from text: String) -> [XMLMismatch] {
        diagnose(type, from: SourceBytes(text))
    }

    /// Lists everything in a document that does not fit a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from document: XML.Document) -> [XMLMismatch] {
        diagnose(type, from: document.root)
    }

    /// Lists everything in an element that does not fit a model.
    ///
    /// - Returns: The mismatches in document order.
    public func diagnose<T: Decodable>(_ type: T.Type, from element: XML.Element) -> [XMLMismatch] {
        let options = options
        return diagnose(type, options) { try element.storeForDecoding(options.value.parsingOptions) }
    }

    private func diagnose<T: Decodable>(_ type: T.Type, from source: SourceBytes) -> [XMLMismatch] {
        let options = options
        return diagnose(type, options) {
            let store = try DecodingState.parse(source, options)
            return (store, store.root)
        }
    }

    private func diagnose<T: Decodable>(
        _ type: T.Type, _ options: SharedDecoderOptions, _ parse: () throws -> (NodeStore, Int)
    ) -> [XMLMismatch] {
        do {
            let (store, node) = try parse()
            return DecodingState.diagnose(type, store, node, options)
        } catch {
            let start = XMLValueLocation(line: 1, column: 1, byteOffset: 0, elementPath: "/")
            return [XMLMismatch(error, at: start, in: [])]
        }
    }

    // MARK: - Updating

    /// Updates a value from a document that may hold only a part of it.
    ///
    /// What the document does not mention stays as it is; a value with keys is updated in the same way, key by key;
    /// anything else that is there takes the place of the old value: scalars, enums, arrays and dictionaries. An
    /// Optional becomes nil by an element that says so (see ``emptyElementStrategy``), not by absence.
    ///
    /// ```swift
    /// var settings = Settings(theme: "dark", window: Window(width: 800, height: 600))
    /// try decoder.update(&settings, from: "<settings><window><width>1024</width></window></settings>")
    /// // theme is still "dark" and the height 600
    /// ```
    ///
    /// An instance of a class becomes a new one of the same class; instances that the document does not mention stay.
    /// What the value has is what its `encode(to:)` writes.
    ///
    /// - Parameter ignoringNil: Whether an Optional keeps its value where the document says nil. Defaults to false.
    /// - Throws: `DecodingError`, and what `encode(to:)` throws; the value is then what it was.
    public func update<T: Codable>(_ value: inout T, from data: Data, ignoringNil: Bool = false) throws {
        try update(&value, from: SourceBytes(data), ignoringNil)
    }

    /// Updates a value from a document that may hold only a part of it.
    ///
    /// - Throws: `DecodingError`, and what `encode(to:)` throws; the value is then what it was.
    public func update<T: Codable>(_ value: inout T, from text: String, ignoringNil: Bool = false) throws {
        try update(&value, from: SourceBytes(text), ignoringNil)
    }

    /// Updates a value from a document that may hold only a part of it.
    ///
    /// - Throws: `DecodingError`, and what `encode(to:)` throws; the value is then what it was.
    public func update<T: Codable>(_ value: inout T, from document: XML.Document, ignoringNil: Bool = false) throws {
        try update(&value, from: document.root, ignoringNil: ignoringNil)
    }

    /// Updates a value from an element that may hold only a part of it.
    ///
    /// - Throws: `DecodingError`, and what `encode(to:)` throws; the value is then what it was.
    public func update<T: Codable>(_ value: inout T, from element: XML.Element, ignoringNil: Bool = false) throws {
        let options = options
        let (store, node) = try element.storeForDecoding(options.value.parsingOptions)
        value = try DecodingState.update(value, store, node, options, ignoringNil: ignoringNil)
    }

    private func update<T: Codable>(_ value: inout T, from source: SourceBytes, _ ignoringNil: Bool) throws {
        let options = options
        let store = try DecodingState.parse(source, options)
        value = try DecodingState.update(value, store, store.root, options, ignoringNil: ignoringNil)
    }
}
