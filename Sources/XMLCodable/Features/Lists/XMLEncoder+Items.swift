#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// Encodes a list as a document, with a name for its items.
    ///
    /// ```swift
    /// let data = try encoder.encode(people, withRootKey: "people", itemKey: "person")
    /// let read = try decoder.decode([Person].self, from: data, at: "person")
    /// ```
    /// ```xml
    /// <people><person>...</person><person>...</person></people>
    /// ```
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - rootKey: The name of the root element.
    ///   - itemKey: The key of the items, which can be a path such as `list.person`. As for `rootKey`, no key strategy
    ///     converts its names.
    ///   - rootAttributes: Attributes of the root element. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    /// - Throws: `EncodingError` if an item cannot be written or `itemKey` names no elements, and any error thrown by its `encode(to:)`.
    public func encode<Item: Encodable>(
        _ items: [Item], withRootKey rootKey: String, itemKey: String, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data {
        try encode(
            NamedItems(key: itemKey, items: items), withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype)
    }

    /// Encodes a list as a document, with a name for its items, and returns it as a string.
    ///
    /// Apart from the result type, it behaves like ``encode(_:withRootKey:itemKey:rootAttributes:declaration:doctype:)``.
    public func encodeToString<Item: Encodable>(
        _ items: [Item], withRootKey rootKey: String, itemKey: String, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> String {
        try encodeToString(
            NamedItems(key: itemKey, items: items), withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype)
    }

    /// Encodes a list as an element, with a name for its items.
    ///
    /// Apart from the result type, it behaves like ``encode(_:withRootKey:itemKey:rootAttributes:declaration:doctype:)``.
    public func encodeToElement<Item: Encodable>(
        _ items: [Item], withRootKey rootKey: String, itemKey: String, rootAttributes: [String: String]? = nil
    ) throws -> XML.Element {
        try encodeToElement(
            NamedItems(key: itemKey, items: items), withRootKey: rootKey, rootAttributes: rootAttributes)
    }

    /// Encodes a list as a document, with a name for its items, to which comments and processing instructions around the root
    /// can be added.
    ///
    /// Apart from the result type, it behaves like ``encode(_:withRootKey:itemKey:rootAttributes:declaration:doctype:)``.
    public func encodeToDocument<Item: Encodable>(
        _ items: [Item], withRootKey rootKey: String, itemKey: String, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> XML.Document {
        try encodeToDocument(
            NamedItems(key: itemKey, items: items), withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype)
    }
}

/// A list under a key that the caller has chosen.
private struct NamedItems<Item: Encodable>: Encodable {
    let key: String
    let items: [Item]

    func encode(to encoder: any Encoder) throws {
        if let xml = ValueEncoder.of(encoder), KeyGrammar(key, xml.state.rules).target == .text {
            throw xml.state.error(
                .refused("the items of a list need an element each, but \"\(key)\" is the key of text"), items,
                xml.frame.index)
        }
        var container = encoder.container(keyedBy: XMLLiteralKey.self)
        try container.encode(items, forKey: XMLLiteralKey(key))
    }
}
