#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// Updates a value from a document that may contain only part of it.
    ///
    /// Properties that the document does not mention remain unchanged. A value with keys is updated in the same way,
    /// key by key. Any other value in the document replaces the old one: scalars, enums, arrays and dictionaries. An
    /// Optional becomes nil if its element represents nil (see ``emptyElementStrategy``), not if the element is absent.
    ///
    /// A value with a discriminator is updated key by key if its type or case remains the same, also if the document has no
    /// discriminator. Properties for the rest of an element, such as ``XMLComments`` and ``XMLAnyElements``, are replaced
    /// together if the element has anything that no key names, and ``XMLGroups`` if there are any groups.
    ///
    /// ```swift
    /// var settings = Settings(theme: "dark", window: Window(width: 800, height: 600))
    /// try decoder.update(&settings, from: "<settings><window><width>1024</width></window></settings>")
    /// // theme is still "dark" and the height 600
    /// ```
    ///
    /// An instance of a class is replaced by a new one of the same class; instances that the document does not mention
    /// are kept. The content of the old value is determined by its `encode(to:)`.
    ///
    /// - Parameters:
    ///   - value: The value to update.
    ///   - data: The document.
    ///   - ignoringNil: Whether an Optional keeps its value if the document sets it to nil. Defaults to false.
    /// - Throws: `DecodingError`, or any error thrown by `encode(to:)`. The value is then unchanged.
    public func update<T: Codable>(_ value: inout T, from data: Data, ignoringNil: Bool = false) throws {
        try update(&value, from: source(data), ignoringNil)
    }

    /// Updates a value from a document that may contain only part of it.
    ///
    /// - Throws: `DecodingError`, or any error thrown by `encode(to:)`. The value is then unchanged.
    public func update<T: Codable>(_ value: inout T, from text: String, ignoringNil: Bool = false) throws {
        try update(&value, from: SourceBytes(text), ignoringNil)
    }

    /// Updates a value from a document that may contain only part of it.
    ///
    /// - Throws: `DecodingError`, or any error thrown by `encode(to:)`. The value is then unchanged.
    public func update<T: Codable>(_ value: inout T, from document: XML.Document, ignoringNil: Bool = false) throws {
        try update(&value, from: document.root, ignoringNil: ignoringNil)
    }

    /// Updates a value from an element that may contain only part of it.
    ///
    /// - Throws: `DecodingError`, or any error thrown by `encode(to:)`. The value is then unchanged.
    public func update<T: Codable>(_ value: inout T, from element: XML.Element, ignoringNil: Bool = false) throws {
        value = try DecodingCall.update(value, DecodingSource(element, options), ignoringNil: ignoringNil)
    }

    private func update<T: Codable>(_ value: inout T, from source: SourceBytes, _ ignoringNil: Bool) throws {
        value = try DecodingCall.update(value, DecodingSource(source, options), ignoringNil: ignoringNil)
    }
}
