import XMLCodable

// Models of several files: most have one property, and differ in its type and its place.

struct WithA<Value> { var a: Value }
extension WithA: Decodable where Value: Decodable {}
extension WithA: Encodable where Value: Encodable {}
extension WithA: Equatable where Value: Equatable {}

/// The property is absent if there is no value; that of `WithA` is decoded even if its type is an Optional.
struct MaybeA<Value> { var a: Value? }
extension MaybeA: Decodable where Value: Decodable {}
extension MaybeA: Encodable where Value: Encodable {}
extension MaybeA: Equatable where Value: Equatable {}

struct PathA<Value: Decodable>: Decodable {
    var a: Value
    enum CodingKeys: String, CodingKey { case a = "x.a" }
}

struct MaybePathA<Value: Decodable>: Decodable {
    var a: Value?
    enum CodingKeys: String, CodingKey { case a = "x.a" }
}

struct AttributeA<Value> { @XMLAttribute var a: Value }
extension AttributeA: Decodable where Value: Decodable {}
extension AttributeA: Encodable where Value: Encodable {}
extension AttributeA: Equatable where Value: Equatable {}

struct TextA<Value> { @XMLText var a: Value }
extension TextA: Decodable where Value: Decodable {}
extension TextA: Encodable where Value: Encodable {}
extension TextA: Equatable where Value: Equatable {}

struct TextOfA<Value> {
    var a: Value
    enum CodingKeys: String, CodingKey { case a = "a.#text" }
}
extension TextOfA: Decodable where Value: Decodable {}
extension TextOfA: Encodable where Value: Encodable {}
extension TextOfA: Equatable where Value: Equatable {}

struct TextKey<Value> {
    var list: Value
    enum CodingKeys: String, CodingKey { case list = "#text" }
}
extension TextKey: Decodable where Value: Decodable {}
extension TextKey: Encodable where Value: Encodable {}

struct MarkupA: Codable, Equatable { @InnerXML var a: String }

struct AnyElements: Codable, Equatable { @XMLAnyElements var all: [XML.Element] }

struct Anything: Codable, Equatable {
    @XMLAnyAttributes var attributes: [XML.Attribute]
    @XMLAnyElements var elements: [XML.Element]
}

struct NamedText: Codable, Equatable {
    @XMLElementName var name: String
    @XMLText var text: String
}

struct PlacedA<Value: Decodable>: Decodable, XMLDynamicNodeDecoding {
    var a: Value
    static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { .attribute }
}

struct BothA<Value: Decodable & Equatable>: Decodable, Equatable { @XMLElementAndAttribute var a: Value }

/// A choice of two elements.
enum ChoiceAB: Codable, Equatable { case a(Int), b(Int) }

/// Throws an error that is no decoding error.
struct Failing: Decodable {
    struct Failure: Error {}
    init(from decoder: any Decoder) throws { throw Failure() }
}

struct SoapEnvelope: Codable, Equatable {
    var order: SoapOrder, actor: String? = nil
    enum CodingKeys: String, CodingKey { case order = "soap:Body.Order", actor = "soap:Body.Order.@soap:actor" }
}

struct SoapOrder: Codable, Equatable {
    var id: Int, items: [String], note: String? = nil
    enum CodingKeys: String, CodingKey { case id = "@id", items = "item", note = "m:note" }
}

/// Keeps the decoder that it was decoded by.
struct KeptDecoder: Decodable, @unchecked Sendable {
    let decoder: any Decoder
    init(from decoder: any Decoder) { self.decoder = decoder }
}
