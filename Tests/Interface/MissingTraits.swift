// What the compiler says to a program that uses package traits without enabling them. With all traits, this file compiles
// (`.ci/run interface`). Without them, the compiler must refuse each marked line with an error that matches the mark, which
// is the trait to add but for what follows from another error (`.ci/run traits`).
import Foundation
import XMLCodable

let decoder = XMLDecoder()
let encoder = XMLEncoder()
let data = Data()
let url = URL(fileURLWithPath: "/")

struct Plain: Codable, Sendable {
    @XMLAttribute var id: Int
    @XMLText var text: String
}

struct Documents: AsyncSequence {
    typealias Element = [UInt8]
    struct AsyncIterator: AsyncIteratorProtocol {
        mutating func next() async -> [UInt8]? { nil }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

struct Plains: AsyncSequence {
    typealias Element = Plain
    struct AsyncIterator: AsyncIteratorProtocol {
        mutating func next() async -> Plain? { nil }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

// MARK: - CanonicalXML

func canonical(_ value: Plain) throws {
    _ = try encoder.encodeCanonical(value)  // refused: "CanonicalXML"
    _ = try encoder.encodeCanonical(value, as: .exclusive, withRootKey: "a")  // refused: "CanonicalXML"
    let form: XML.CanonicalForm = .exclusive  // refused: "CanonicalXML"
    let text = String(decoding: try encoder.encodeCanonical(value), as: UTF8.self)  // refused: "CanonicalXML"
    _ = XML.CanonicalForm(algorithm: "urn:a")?.withComments  // refused: "CanonicalXML"
}

// MARK: - DateFormatters

func formatters() {
    decoder.dateDecodingStrategy = .formatted(DateFormatter())  // refused: "DateFormatters"
    decoder.dateDecodingStrategy = .format("yyyy")  // refused: "DateFormatters"
    decoder.dateDecodingStrategy = .keyFormatted { _ in nil }  // refused: "DateFormatters"
    encoder.dateEncodingStrategy = .formatted(DateFormatter())  // refused: "DateFormatters"
    encoder.dateEncodingStrategy = .format("yyyy", timeZone: .current)  // refused: "DateFormatters"
}

enum Year: XMLDateFormat {  // refused: "DateFormatters" and "Transforms"
    static var format: String { "yyyy" }
}

// MARK: - HTMLEntities

func entities() {
    decoder.parsingOptions.entities = .html  // refused: "HTMLEntities"
}

// MARK: - Inspection

func inspection() throws {
    decoder.unknownNodes = .throw  // refused: "Inspection"
    for mismatch in decoder.diagnose(Plain.self, from: data) { print(mismatch) }  // refused: "Inspection"
    _ = decoder.diagnose(Plain.self, from: "<a/>").isEmpty  // refused: "Inspection"
    let (value, unread) = try decoder.decodeWithReport(Plain.self, from: data)  // refused: "Inspection"
    var plain = try decoder.decode(Plain.self, from: data)
    try decoder.update(&plain, from: data)  // refused: "Inspection"
    try decoder.update(&plain, from: "<a/>", ignoringNil: true)  // refused: "Inspection"
}

func reports() throws -> [String] {
    print(decoder.diagnose(Plain.self, from: data).contains { $0.kind == .missing })  // refused: "Inspection"
    print(try decoder.decodeWithReport(Plain.self, from: data).unread.map(\.line))  // refused: "Inspection"
    return decoder.diagnose(Plain.self, from: data).map(\.description)  // refused: "Inspection"
}

func show(_ mismatch: XMLMismatch) {}  // refused: "Inspection"

// MARK: - Polymorphism

class Shape: Codable, XMLPolymorphicCoding {  // refused: "Polymorphism"
    class var xmlTypes: [String: any Codable.Type] { [:] }
}
enum Shapes: XMLPolymorphicFamily {  // refused: "Polymorphism"
    typealias Member = any Codable
    static var xmlTypes: [String: any Codable.Type] { [:] }
}
enum Choice: Codable, XMLDiscriminatedChoice {  // refused: "Polymorphism"
    static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }  // refused: "Polymorphism"
    case a
}
struct Polymorphic1 { @XMLPolymorphic<Shapes> var shape: any Codable }  // refused: "Polymorphism"
struct Polymorphic2 { @XMLPolymorphicOptional<Shapes> var shape: (any Codable)? }  // refused: "Polymorphism"
struct Polymorphic3 { @XMLPolymorphicArray<Shapes> var shape: [any Codable] }  // refused: "Polymorphism"

// MARK: - Streaming

func streaming() async throws {
    let reader = try decoder.reader(Plain.self, at: "a.b")  // refused: "Streaming"
    let records = try decoder.reader(Plain.self, at: "a.b", contentsOf: url)  // refused: "Streaming"
    for try await a in decoder.elements(Plain.self, at: "a.b", in: Documents()) { print(a) }  // refused: "Streaming"
    for try await a in decoder.elements(Plain.self, at: "a.b", contentsOf: url) { print(a) }  // refused: "Streaming"
    _ = decoder.elements(Plain.self, at: "a.b", contentsOf: url, concurrency: 2)  // refused: "Streaming"
    let writer = try encoder.writer(at: "b", withRootKey: "a")  // refused: "Streaming"
    let around = try encoder.writer(around: Plain(id: 1, text: ""), at: "b")  // refused: "Streaming"
    _ = encoder.chunks(of: Plains(), at: "b", withRootKey: "a")  // refused: "Streaming"
    _ = encoder.chunks(of: Plains(), around: Plain(id: 1, text: ""), at: "b")  // refused: "Streaming"
    for try await a in encoder.chunks(of: Plains(), at: "b", withRootKey: "a") { print(a) }  // refused: "Streaming"
    for try await a in XMLFileChunks(url) { print(a) }  // refused: "Streaming"
    let first = try decoder.reader(Plain.self, at: "a.b", contentsOf: url).next()  // refused: "Streaming"
    try encoder.writer(at: "b", withRootKey: "a").write(Plain(id: 1, text: ""))  // refused: "Streaming"
}

struct Stored {
    var reader: XMLRecordReader<Plain>  // refused: "Streaming"
    var writer: XMLRecordWriter  // refused: "Streaming"
    var records: XMLRecordSequence<Plain, Documents>  // refused: "Streaming"
    var progress: XMLRecordProgress  // refused: "Streaming"
}

// MARK: - Transforms

struct Transformed: Codable {  // refused: does not conform
    @XMLTransformed<XML.EpochSeconds> var a: Date  // refused: "Transforms"
    @XMLAttribute @XMLTransformed<XML.YesNo> var b: Bool  // refused: "Transforms"
    var c: XML.DateTime?  // refused: "Transforms"
    var d: XML.Duration  // refused: "Transforms"
    var e: XML.TimeOfDay  // refused: "Transforms"
    var f: XML.HexColor  // refused: "Transforms"
    @XMLTransformed<XML.SetOf<XML.AsString<Int>>> var g: Set<Int>  // refused: "Transforms"
}

enum Percent: XMLTransform {  // refused: "Transforms"
    static func decode(_ coded: String) throws -> Double { 0 }
    static func encode(_ value: Double) throws -> String { "" }
}

enum JaNein: XMLBooleanSpelling {  // refused: "Transforms"
    static var trueSpellings: [String] { ["ja"] }
    static var falseSpellings: [String] { ["nein"] }
}

func values() throws {
    let color = XML.HexColor(red: 1, green: 2, blue: 3)  // refused: "Transforms"
    let date = XML.DateTime("2026-07-01")?.date  // refused: "Transforms"
    let month = XML.DateTime(year: 2026, month: 7)  // refused: "Transforms"
    let hour = XML.Duration(hours: 1).timeInterval  // refused: "Transforms"
    let noon = XML.TimeOfDay("12:00:00")  // refused: "Transforms"
    throw XML.TransformError(expected: "a color")  // refused: "Transforms"
}

func dates() {
    decoder.dateDecodingStrategy = .rfc822  // refused: "Transforms"
    encoder.dateEncodingStrategy = .rfc822  // refused: "Transforms"
}

// MARK: - Tree

func tree() throws {
    let document = try XML.Document(parsing: data)  // refused: "Tree"
    let file = try XML.Document(contentsOf: url)  // refused: "Tree"
    let text = try XML.Document(parsing: "<a/>", options: .init())  // refused: "Tree"
    var element = XML.Element("a")  // refused: "Tree"
    let child = XML.Element("a", attributes: ["b": "c"], children: [])  // refused: "Tree"
    let node: XML.Node = .text("a")  // refused: "Tree"
    let encoded = try encoder.encodeToElement(1, withRootKey: "a")  // refused: "Tree"
    let root = try XML.Document(parsing: "<a/>").root["b"]?.text  // refused: "Tree"
    for item in try XML.Document(parsing: data).root.elements { print(item.name) }  // refused: "Tree"
    print(try XML.Document(parsing: data).xmlString())  // refused: "Tree"
    let nested = XML.Element("a", children: [.element(XML.Element("b"))])  // refused: "Tree"
    _ = try decoder.decode(Plain.self, from: XML.Document(parsing: "<a/>"))  // refused: "Tree"
    _ = try decoder.decode(Plain.self, from: XML.Element("a"), at: "b")  // refused: "Tree"
    _ = try decoder.decode(XML.Element.self, from: data).xmlString()  // refused: "Tree"
    print(try encoder.encodeToElement(1, withRootKey: "a").text)  // refused: "Tree"
}

struct Text: Decodable {
    let text: String
    init(from decoder: any Decoder) throws {
        text = try XML.Element(from: decoder).text  // refused: "Tree"
    }
}

struct Captures: Codable {
    @InnerXML var a: String  // refused: "Tree"
    @XMLAnyElements var b: [XML.Element]  // refused: "Tree"
    @XMLComments var c: [String]  // refused: "Tree"
    var d: [XML.Element]  // refused: "Tree"
}

// MARK: - Wrappers

struct Wrapped: Codable {  // refused: does not conform
    @XMLDefault<XML.Zero> var a: Int  // refused: "Wrappers"
    @XMLDefault<XML.Zero<Int>> var b: Int  // refused: "Wrappers"
    @XMLDefault<XML.Omitting<XML.Empty<String>>> var c: String  // refused: "Wrappers"
    @XMLFlattened var d: Plain  // refused: "Wrappers"
    @XMLGroups var e: [Plain]  // refused: "Wrappers"
    @XMLIndirect var f: Plain?  // refused: "Wrappers"
    @XMLLenient var g: Int?  // refused: "Wrappers"
    @XMLAttribute @XMLList var h: [Int]  // refused: "Wrappers"
    @XMLLossy var i: [Int]  // refused: "Wrappers"
    @XMLPresence var j: Bool  // refused: "Wrappers"
    var k: XML.Nillable<Int>  // refused: "Wrappers"
    var l: XML.Nillable<Int> = .null  // refused: "Wrappers"
}

func nillable() {
    let value = XML.Nillable(3)  // refused: "Wrappers"
}

enum Ten: XMLDefaultProvider {  // refused: "Wrappers"
    static var defaultValue: Int { 10 }
}
