// What XMLCoder and XMLCoderCompatibility make of the same models and documents: each prints a line per case, with the
// name of the case and the result, and `Benchmarks/moving` compares the lines. The file is compiled twice, once for each
// library.
import Foundation

#if XMLCODER
import XMLCoder
#else
import XMLCoderCompatibility
#endif

func show(_ name: String, _ result: () throws -> String) {
    let text: String
    do {
        text = try result()
    } catch let error as DecodingError {
        switch error {
        case .keyNotFound: text = "DecodingError.keyNotFound"
        case .typeMismatch: text = "DecodingError.typeMismatch"
        case .valueNotFound: text = "DecodingError.valueNotFound"
        case .dataCorrupted: text = "DecodingError.dataCorrupted"
        @unknown default: text = "DecodingError"
        }
    } catch is EncodingError {
        text = "EncodingError"
    } catch {
        text = "another error"
    }
    // A crash keeps the lines before it.
    fflush(nil)
    print(visible(name), visible(text), separator: "\t")
}

/// Returns a text with its tabs, line ends and control characters as escapes.
func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
        result += scalar.value < 0x20 ? "\\x\(String(scalar.value, radix: 16))" : String(scalar)
    }
}

/// Decodes a document and prints the value as JSON.
func read<T: Codable>(_ name: String, _ type: T.Type, _ xml: String, _ prepare: (XMLDecoder) -> Void = { _ in }) {
    show("read " + name) {
        let decoder = XMLDecoder()
        prepare(decoder)
        let json = JSONEncoder()
        json.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json.dateEncodingStrategy = .secondsSince1970
        json.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "nan")
        return String(decoding: try json.encode([decoder.decode(T.self, from: Data(xml.utf8))]), as: UTF8.self)
    }
}

/// Encodes a value and prints the document.
func write<T: Codable>(
    _ name: String, _ value: T, root: String? = "r", _ attributes: [String: String]? = nil,
    _ prepare: (XMLEncoder) -> Void = { _ in }
) {
    show("write " + name) {
        let encoder = XMLEncoder()
        prepare(encoder)
        return String(decoding: try encoder.encode(value, withRootKey: root, rootAttributes: attributes), as: UTF8.self)
    }
}

// MARK: - Models

struct One<V: Codable>: Codable { var v: V }
struct Maybe<V: Codable>: Codable { var v: V? }
struct Many<V: Codable>: Codable { var v: [V] }
struct Text: Codable {
    var value: String
    enum CodingKeys: String, CodingKey { case value = "" }
}
struct Mixed: Codable {
    var text: String
    var b: String
    enum CodingKeys: String, CodingKey { case text = "", b }
}
struct OptionalText: Codable {
    var id: Int?
    var value: String?
    enum CodingKeys: String, CodingKey { case id, value = "" }
}
struct TextList: Codable {
    var values: [String]
    enum CodingKeys: String, CodingKey { case values = "" }
}
struct NilQuestion: Codable {
    var isNil: Bool
    enum CodingKeys: String, CodingKey { case isNil = "v" }
    init(from decoder: Decoder) throws {
        isNil = try decoder.container(keyedBy: CodingKeys.self).decodeNil(forKey: .isNil)
    }
}
struct WithAttribute: Codable {
    @Attribute var id: Int
    @Element var name: String
    @ElementAndAttribute var year: Int
    @Attribute var note: String?
    @Element var comment: String?

    init(id: Int, name: String, year: Int, note: String?, comment: String?) {
        _id = Attribute(id)
        _name = Element(name)
        _year = ElementAndAttribute(year)
        _note = Attribute(note)
        _comment = Element(comment)
    }
}
let wrapped = WithAttribute(id: 1, name: "n", year: 3, note: nil, comment: nil)
let wrappedFully = WithAttribute(id: 1, name: "n", year: 3, note: "x", comment: "y")
struct Placed: Codable, DynamicNodeEncoding, DynamicNodeDecoding {
    var a: Int
    var b: Int
    static func nodeEncoding(for key: CodingKey) -> XMLEncoder.NodeEncoding {
        key.stringValue == "a" ? .attribute : .element
    }
    static func nodeDecoding(for key: CodingKey) -> XMLDecoder.NodeDecoding {
        key.stringValue == "a" ? .attribute : .element
    }
}
struct SuperValue: Codable {
    var p: Placed
    var list: [Placed]
}
enum Level: String, Codable { case low, high }
enum Gas: Codable, Equatable {
    case air, unknown(String)
    init(from decoder: Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text == "air" ? .air : .unknown(text)
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .air: try container.encode("air")
        case .unknown(let text): try container.encode(text)
        }
    }
}
enum Choice: Codable, Equatable {
    case int(Int), string(String)
    enum CodingKeys: String, XMLChoiceCodingKey { case int, string }
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        do {
            self = .int(try container.decode(Int.self, forKey: .int))
        } catch {
            self = .string(try container.decode(String.self, forKey: .string))
        }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .int(let value): try container.encode(value, forKey: .int)
        case .string(let value): try container.encode(value, forKey: .string)
        }
    }
}
struct Choices: Codable {
    var items: [Choice]
    init(from decoder: Decoder) throws {
        items = []
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd { items.append(try container.decode(Choice.self)) }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.unkeyedContainer()
        for item in items { try container.encode(item) }
    }
}
struct ChoicesByInit: Codable {
    var items: [Choice]
    init(from decoder: Decoder) throws { items = try [Choice](from: decoder) }
    func encode(to encoder: Encoder) throws { try items.encode(to: encoder) }
}
struct ChoicesBesides: Codable {
    var name: String
    var items: [Choice]
    enum CodingKeys: String, CodingKey { case name, items = "" }
}
struct Wrapped: Codable {
    var values: [Int]
    enum CodingKeys: String, CodingKey { case values }
    enum ItemKeys: String, CodingKey { case value }
    init(from decoder: Decoder) throws {
        var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .values)
        values = []
        while !list.isAtEnd { values.append(try list.decode(Int.self)) }
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        var list = container.nestedUnkeyedContainer(forKey: .values)
        for value in values { try list.encode(value) }
    }
}
struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
struct OpenKeys: Codable {
    var keys: [String]
    init(keys: [String]) { self.keys = keys }
    init(from decoder: Decoder) throws {
        keys = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    }
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: AnyKey.self)
        for key in keys { try container.encode(1, forKey: AnyKey(stringValue: key)) }
    }
}
struct ExplicitNil: Codable {
    enum CodingKeys: String, CodingKey { case a, b, c }
    var b: Int?
    init() {}
    init(from decoder: Decoder) throws {}
    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeNil(forKey: .a)
        try container.encode(b, forKey: .b)
        try container.encodeIfPresent(b, forKey: .c)
    }
}
struct Dotted: Codable {
    var value: Int
    enum CodingKeys: String, CodingKey { case value = "a.b" }
}
struct Prefixed: Codable {
    var value: Int
    enum CodingKeys: String, CodingKey { case value = "p:a" }
}
struct Namespaced: Codable {
    var xmlns: String
    var a: Int
}
struct NamespacedAttribute: Codable {
    @Attribute var xmlns: String
    @Element var a: Int

    init(xmlns: String, a: Int) {
        _xmlns = Attribute(xmlns)
        _a = Element(a)
    }
}
struct Names: Codable {
    var firstName: String
    var list: [One<Int>]?
}
class Base: Codable {
    var a = 1
    init() {}
}
final class Derived: Base {
    var b = 2
    enum CodingKeys: String, CodingKey { case b }
    override init() { super.init() }
    required init(from decoder: Decoder) throws {
        b = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .b)
        try super.init(from: decoder)
    }
    override func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(b, forKey: .b)
        try super.encode(to: encoder)
    }
}
enum Synthesized: Codable {
    case a(Int), b(x: Int, y: Int), c
}

// MARK: - Values

for word in ["true", "True", "TRUE", "1", "Y", "y", "yes", "YES", "no", "N", "0", "false", "on", "t", "", " true "] {
    read("Bool '\(word)'", One<Bool>.self, "<r><v>\(word)</v></r>")
    read("Bool attribute '\(word)'", One<Bool>.self, "<r v='\(word)'/>")
}
for word in ["1", "-1", "+1", " 1 ", "1.0", "1e3", "", "0x10", "300", "x"] {
    read("Int '\(word)'", One<Int>.self, "<r><v>\(word)</v></r>")
    read("UInt8 '\(word)'", One<UInt8>.self, "<r><v>\(word)</v></r>")
    read("Double '\(word)'", One<Double>.self, "<r><v>\(word)</v></r>")
    read("Decimal '\(word)'", One<Decimal>.self, "<r><v>\(word)</v></r>")
    read("Int attribute '\(word)'", One<Int>.self, "<r v='\(word)'/>")
    read("Int? '\(word)'", Maybe<Int>.self, "<r><v>\(word)</v></r>")
    read("Int? attribute '\(word)'", Maybe<Int>.self, "<r v='\(word)'/>")
}
for word in ["INF", "inf", "-INF", "NaN", "infinity", "nan", ".5", "5."] {
    read("Double '\(word)'", One<Double>.self, "<r><v>\(word)</v></r>")
    read("Float '\(word)'", One<Float>.self, "<r><v>\(word)</v></r>")
}
for word in ["0", "1234567890.5", "2019-01-01T00:00:00Z", "2019-01-01", "", "x"] {
    read("Date '\(word)'", One<Date>.self, "<r><v>\(word)</v></r>")
    read("Date? '\(word)'", Maybe<Date>.self, "<r><v>\(word)</v></r>")
    read("Date iso8601 '\(word)'", One<Date>.self, "<r><v>\(word)</v></r>") { $0.dateDecodingStrategy = .iso8601 }
    read("Date deferred '\(word)'", One<Date>.self, "<r><v>\(word)</v></r>") {
        $0.dateDecodingStrategy = .deferredToDate
    }
    read("Date ms '\(word)'", One<Date>.self, "<r><v>\(word)</v></r>") {
        $0.dateDecodingStrategy = .millisecondsSince1970
    }
}
for word in ["AQID", "AQ==", "AQ ID", "", "*"] { read("Data '\(word)'", One<Data>.self, "<r><v>\(word)</v></r>") }
for word in ["http://a/b", "a b", "", " http://a "] { read("URL '\(word)'", One<URL>.self, "<r><v>\(word)</v></r>") }
for word in ["low", " low ", "x", ""] {
    read("enum '\(word)'", One<Level>.self, "<r><v>\(word)</v></r>")
    read("enum attribute '\(word)'", One<Level>.self, "<r v='\(word)'/>")
    read("enum? '\(word)'", Maybe<Level>.self, "<r><v>\(word)</v></r>")
}
read("UUID", One<UUID>.self, "<r><v>E621E1F8-C36C-495A-93FC-0C247A3E6E5F</v></r>")
for value in [0.0, 1234567890.5, 1e20] { write("Date \(value)", One(v: Date(timeIntervalSince1970: value))) }
write("Date ms", One(v: Date(timeIntervalSince1970: 1.5))) { $0.dateEncodingStrategy = .millisecondsSince1970 }
write("Date s", One(v: Date(timeIntervalSince1970: 1))) { $0.dateEncodingStrategy = .secondsSince1970 }
write("Date iso8601", One(v: Date(timeIntervalSince1970: 1.5))) { $0.dateEncodingStrategy = .iso8601 }
write("Data", One(v: Data([1, 2, 3])))
write("Data deferred", One(v: Data([1, 2, 3]))) { $0.dataEncodingStrategy = .deferredToData }
write("URL", One(v: URL(string: "http://a/?b=1&c=2")!))
write("Bool", One(v: true))
for value in [1.0, 0.1, 1e30, 1e-7, 123456789.123, .infinity, .nan] { write("Double \(value)", One(v: value)) }
write("Float", One(v: Float(0.1)))
write("Decimal", One(v: Decimal(string: "12.50")!))
write("infinity as a word", One(v: Double.infinity)) {
    $0.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "oo", negativeInfinity: "-oo", nan: "?")
}

// MARK: - Text

let texts = [
    "a", " a ", "&#32;a&#10;", "\u{A0}a\u{A0}", "<![CDATA[ a ]]>", "a<![CDATA[b]]>c", "a <![CDATA[b]]> c",
    "a <b>x</b> c",
    "<b>x</b>", "<b>x</b> a", "", " ", "<![CDATA[]]>", "a<!-- c -->b", "a<?p d?>b", "&lt;&amp;", "a\r\nb", "\u{2003}a",
]
for text in texts {
    read("String of '\(text)'", One<String>.self, "<r><v>\(text)</v></r>")
    read("untrimmed String of '\(text)'", One<String>.self, "<r><v>\(text)</v></r>") { $0.trimValueWhitespaces = false }
    read("String? of '\(text)'", Maybe<String>.self, "<r><v>\(text)</v></r>")
    read("preserved String of '\(text)'", One<String>.self, "<r><v xml:space='preserve'>\(text)</v></r>")
    read("root String of '\(text)'", String.self, "<r>\(text)</r>")
    read("own text of '\(text)'", Text.self, "<r>\(text)</r>")
    read("own text with attributes of '\(text)'", One<Text>.self, "<r><v x='1'>\(text)</v></r>")
    read("own text beside an element of '\(text)'", Mixed.self, "<r>\(text)</r>")
}
read("Optional own text of nothing", One<OptionalText>.self, "<r><v/></r>")
read("Optional own text of an empty root", OptionalText.self, "<r/>")
read("Optional own text beside an attribute", One<OptionalText>.self, "<r><v id='1'/></r>")
read("own text as an array", TextList.self, "<r>a</r>")
write("own text as an array", TextList(values: ["a", "b"]))
read("text as an array in an array", Many<[String]>.self, "<r><v>a</v></r>")
read("own text in an attribute", One<Text>.self, "<r v='a'/>")
read("Optional own text in an attribute", Maybe<Text>.self, "<r v='a'/>")
read("decodeNil for an empty element", NilQuestion.self, "<r><v/></r>")
read("decodeNil for a missing element", NilQuestion.self, "<r/>")
read("String attribute", One<String>.self, "<r v=' a&#10;\nb '/>")
read("xsi:nil", One<String>.self, "<r xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><v xsi:nil='true'/></r>")
read(
    "xsi:nil Optional", Maybe<String>.self,
    "<r xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'><v xsi:nil='true'/></r>")
for value in ["a", " a ", "", "a\nb", "\na", "<&>\"'", "]]>", "\u{A0}a", "a\tb", "a\rb", "\u{1}"] {
    write("String '\(value)'", One(v: value))
    write("cdata '\(value)'", One(v: value)) { $0.stringEncodingStrategy = .cdata }
    write("attribute '\(value)'", One(v: value)) { $0.nodeEncodingStrategy = .custom { _, _ in { _ in .attribute } } }
    write("own text '\(value)'", Text(value: value))
}

// MARK: - Optionals and lists

read("no element", Maybe<Int>.self, "<r/>")
read("no list", Many<Int>.self, "<r/>")
read("no list Optional", Maybe<[Int]>.self, "<r/>")
read("one item", Many<Int>.self, "<r><v>1</v></r>")
read("items", Many<Int>.self, "<r><v>1</v><x/><v>2</v></r>")
read("the first of two", One<Int>.self, "<r><v>1</v><v>2</v></r>")
read("empty items", Many<Int?>.self, "<r><v>1</v><v/><v>2</v></r>")
read("empty strings", Many<String>.self, "<r><v>1</v><v/><v>2</v></r>")
read("empty Optional strings", Many<String?>.self, "<r><v>1</v><v/><v>2</v></r>")
read("a list of the root", [Int].self, "<r><v>1</v><v>2</v></r>")
read("a list of values of the root", [One<Int>].self, "<r><x><v>1</v></x><x><v>2</v></x></r>")
read("an empty list of the root", [Int].self, "<r/>")
read("a Set", One<Set<Int>>.self, "<r><v>1</v></r>")
read("lists in lists", Many<[Int]>.self, "<r><v><i>1</i><i>2</i></v><v><i>3</i></v></r>")
read("an empty struct", Maybe<One<Int>>.self, "<r><v/></r>")
read("a list in an attribute", Many<Int>.self, "<r v='1'/>")
write("nil", Maybe<Int>(v: nil))
write("explicit nil", ExplicitNil())
write("nil items", Many<Int?>(v: [1, nil, 2]))
write("nil strings", Many<String?>(v: ["1", nil, "2"]))
write("an empty list", Many<Int>(v: []))
write("items", Many(v: [1, 2]))
write("lists in lists", Many(v: [[1, 2], [3]]))
write("a list as the root", [1, 2])
write("a list of values as the root", [One(v: 1), One(v: 2)])
write("an empty struct", One(v: [String: Int]()))

// MARK: - Names and placement

read("plain keys and attributes", One<Int>.self, "<r v='1'/>")
read("element before attribute", One<Int>.self, "<r v='1'><v>2</v></r>")
read("wrappers", WithAttribute.self, "<r id='1' year='3'><name>n</name></r>")
write("wrappers", wrapped)
read("dynamic", Placed.self, "<r a='1'><b>2</b></r>")
read("dynamic, the other way", Placed.self, "<r b='2'><a>1</a></r>")
write("dynamic", SuperValue(p: Placed(a: 1, b: 2), list: [Placed(a: 3, b: 4)]))
write("strategy over dynamic", SuperValue(p: Placed(a: 1, b: 2), list: [Placed(a: 3, b: 4)])) {
    $0.nodeEncodingStrategy = .custom { _, _ in { $0.stringValue == "b" ? .attribute : .element } }
}
write("strategy asks types", SuperValue(p: Placed(a: 1, b: 2), list: [Placed(a: 3, b: 4)])) {
    $0.nodeEncodingStrategy = .custom { type, _ in
        let placement: XMLEncoder.NodeEncoding = type == [Placed].self ? .attribute : .element
        return { _ in placement }
    }
}
write("strategy of the README", SuperValue(p: Placed(a: 1, b: 2), list: [Placed(a: 3, b: 4)])) {
    $0.nodeEncodingStrategy = .custom { type, _ in
        guard let type = type as? DynamicNodeEncoding.Type else { return { _ in .default } }
        return { type.nodeEncoding(for: $0) }
    }
}
read("strategy over dynamic", Placed.self, "<r b='2'><a>1</a></r>") {
    $0.nodeDecodingStrategy = .custom { _, _ in { $0.stringValue == "b" ? .attribute : .element } }
}
read("strategy asks types", SuperValue.self, "<r><p a='1' b='2'/><list a='3' b='4'/></r>") {
    $0.nodeDecodingStrategy = .custom { type, _ in { _ in type == Placed.self ? .attribute : .element } }
}
write("both", One(v: 1)) { $0.nodeEncodingStrategy = .custom { _, _ in { _ in .both } } }
read("a dot", Dotted.self, "<r><a.b>1</a.b></r>")
read("a path", Dotted.self, "<r><a><b>1</b></a></r>")
write("a dot", Dotted(value: 1))
read("a prefix", Prefixed.self, "<r xmlns:p='u'><p:a>1</p:a></r>")
read("an undeclared prefix", Prefixed.self, "<r><p:a>1</p:a></r>")
read("prefixes ignored", One<Int>.self, "<r xmlns:p='u'><p:v>1</p:v></r>") { $0.shouldProcessNamespaces = true }
write("a prefix", Prefixed(value: 1), ["xmlns:p": "u"])
write("an undeclared prefix", Prefixed(value: 1))
read("xmlns", Namespaced.self, "<r xmlns='u'><a>1</a></r>")
write("xmlns", NamespacedAttribute(xmlns: "u", a: 1))
read("xmlns attribute", NamespacedAttribute.self, "<r xmlns='u'><a>1</a></r>")
write("xmlns of a dictionary", ["xmlns": "u"]) { $0.nodeEncodingStrategy = .custom { _, _ in { _ in .attribute } } }
read("dictionary", [String: String].self, "<r id='1'><a>2</a></r>")
read("dictionary of attributes", One<[String: String]>.self, "<r><v id='1' x='2'/></r>")
read("dictionary of declarations", One<[String: String]>.self, "<r><v xmlns='u' xmlns:p='v' p:x='2'/></r>")
read("dictionary of text", [String: String].self, "<r id='1'>t</r>")
read("dictionary of repeated names", [String: String].self, "<r><a>1</a><a>2</a></r>")
read("dictionary of lists", [String: [Int]].self, "<r><a>1</a><a>2</a><b>3</b></r>")
read("dictionary of Int keys", [Int: String].self, "<r><a>1</a></r>")
read("dictionary snake case", [String: String].self, "<r the_id='1'><the_name>2</the_name></r>") {
    $0.keyDecodingStrategy = .convertFromSnakeCase
}
write("dictionary", ["a": 1])
write("dictionary of nil", ["a": Int?.none])
write("dictionary of lists", ["a": [1, 2]])
write("dictionary snake case", ["theName": 1]) { $0.keyEncodingStrategy = .convertToSnakeCase }
write("dictionary attributes", ["a": 1]) { $0.nodeEncodingStrategy = .custom { _, _ in { _ in .attribute } } }
read("open keys", OpenKeys.self, "<r id='1' xmlns:p='u'>t<a/><p:b/></r>")
write("open keys", OpenKeys(keys: ["oneTwo"])) { $0.keyEncodingStrategy = .convertToSnakeCase }
for (name, document) in [
    ("firstName", "first_name"), ("firstName", "First_Name"), ("firstName", "_first_name"), ("firstName", "first"),
] {
    read("snake case \(document)", Names.self, "<r><\(document)>1</\(document)></r>") {
        $0.keyDecodingStrategy = .convertFromSnakeCase
    }
    read("snake case attribute \(document)", [String: String].self, "<r \(document)='\(name)'/>") {
        $0.keyDecodingStrategy = .convertFromSnakeCase
    }
}
read("kebab case", Names.self, "<r><first-name>1</first-name></r>") { $0.keyDecodingStrategy = .convertFromKebabCase }
read("capitalized", Names.self, "<r><FirstName>1</FirstName></r>") { $0.keyDecodingStrategy = .convertFromCapitalized }
read("uppercase", Names.self, "<r><FIRST_NAME>1</FIRST_NAME></r>") { $0.keyDecodingStrategy = .convertFromUppercase }
read("custom keys", Prefixed.self, "<r xmlns:q='u'><q:b>1</q:b></r>") {
    $0.keyDecodingStrategy = .custom { path in
        let name = path.last?.stringValue ?? ""
        return AnyKey(stringValue: name == "q:b" ? "p:a" : name)
    }
}
read("custom keys remove prefixes", One<Int>.self, "<r xmlns:q='u'><q:v>1</q:v></r>") {
    $0.keyDecodingStrategy = .custom {
        AnyKey(stringValue: String(($0.last?.stringValue ?? "").split(separator: ":").last ?? ""))
    }
}
read("custom keys and xmlns", One<String>.self, "<r xmlns='u'/>") {
    $0.keyDecodingStrategy = .custom {
        AnyKey(stringValue: $0.last?.stringValue == "xmlns" ? "v" : $0.last?.stringValue ?? "")
    }
}
for value in ["firstName", "URLProperty", "myURLProperty", "x1Y2", "a", "A", "one two"] {
    write("snake case '\(value)'", OpenKeys(keys: [value])) { $0.keyEncodingStrategy = .convertToSnakeCase }
    write("kebab case '\(value)'", OpenKeys(keys: [value])) { $0.keyEncodingStrategy = .convertToKebabCase }
}
write("capitalized", Names(firstName: "1", list: [One(v: 1)])) { $0.keyEncodingStrategy = .capitalized }
write("uppercased", Names(firstName: "1", list: [One(v: 1)])) { $0.keyEncodingStrategy = .uppercased }
write("custom keys", Names(firstName: "1", list: [One(v: 1)])) {
    $0.keyEncodingStrategy = .custom { AnyKey(stringValue: $0.map(\.stringValue).joined(separator: "-")) }
}
write("custom keys, prefixed", Prefixed(value: 1), ["xmlns:q": "u"]) {
    $0.keyEncodingStrategy = .custom { AnyKey(stringValue: $0.last?.stringValue == "p:a" ? "q:b" : "x") }
}
write("no root key", Names(firstName: "1"), root: nil)
write("no root key, generic", One(v: 1), root: nil)
write("no root key, snake case", Names(firstName: "1"), root: nil) { $0.keyEncodingStrategy = .convertToSnakeCase }
write("an invalid name", ["a b": 1])

// MARK: - Enums, choices, containers

read("enum of its own in an element", One<Gas>.self, "<r><v>air</v></r>")
read("enum of its own in an attribute", One<Gas>.self, "<r v='helium'/>")
read("enum of its own, Optional, in an attribute", Maybe<Gas>.self, "<r v='helium'/>")
read("enums of their own", Many<Gas>.self, "<r><v>air</v><v>x</v></r>")
write("enum of its own", One(v: Gas.unknown("x")))
write("enum of its own as an attribute", One(v: Gas.unknown("x"))) {
    $0.nodeEncodingStrategy = .custom { _, _ in { _ in .attribute } }
}
read("a choice", Choice.self, "<r><int>1</int></r>")
read("choices", [Choice].self, "<r><int>1</int><string>a</string></r>")
read("choices under a key", Many<Choice>.self, "<r><v><int>1</int></v><v><string>a</string></v></r>")
read("choices in one element", Many<Choice>.self, "<r><v><int>1</int><string>a</string></v></r>")
read("choices by unkeyedContainer", Choices.self, "<r><int>1</int><string>a</string></r>")
read("choices by unkeyedContainer, inside", One<Choices>.self, "<r><v><int>1</int><string>a</string></v></r>")
read("choices by [T](from:)", ChoicesByInit.self, "<r><int>1</int><string>a</string></r>")
read("choices by [T](from:), inside", One<ChoicesByInit>.self, "<r><v><int>1</int><string>a</string></v></r>")
read("choices beside a name", ChoicesBesides.self, "<r><name>n</name><int>1</int><string>a</string></r>")
write("a choice", Choice.int(1))
write("choices", [Choice.int(1), .string("a")])
write("choices under a key", Many(v: [Choice.int(1), .string("a")]))
read("choices and another element", [Choice].self, "<r><int>1</int><x/></r>")
let choices = "<r><int>1</int><string>a</string></r>"
show("write choices by unkeyedContainer") {
    let value = try XMLDecoder().decode(Choices.self, from: Data(choices.utf8))
    return String(decoding: try XMLEncoder().encode(value, withRootKey: "r"), as: UTF8.self)
}
read("nestedUnkeyedContainer of items", Wrapped.self, "<r><values>1</values><values>2</values></r>")
read("nestedUnkeyedContainer of a wrapper", Wrapped.self, "<r><values><value>1</value><value>2</value></values></r>")
read("classes", Derived.self, "<r><a>3</a><b>4</b></r>")
write("classes", Derived())
read("synthesized enum", One<Synthesized>.self, "<r><v><a><_0>30</_0></a></v></r>")
read("synthesized enum with labels", One<Synthesized>.self, "<r><v><b><x>1</x><y>2</y></b></v></r>")
read("synthesized enum without values", One<Synthesized>.self, "<r><v><c/></v></r>")
write("synthesized enum", One(v: Synthesized.a(30)))
write("synthesized enum with labels", One(v: Synthesized.b(x: 1, y: 2)))
write("synthesized enum without values", One(v: Synthesized.c))

// MARK: - Documents

read("two roots", One<Int>.self, "<r><v>1</v></r><r/>")
read("text after the root", One<Int>.self, "<r><v>1</v></r>x")
read("not closed", One<Int>.self, "<r><v>1</v>")
read("a duplicate attribute", One<Int>.self, "<r v='1' v='2'/>")
read("an unknown entity", One<String>.self, "<r><v>&nbsp;</v></r>")
read("an internal entity", One<String>.self, "<!DOCTYPE r [<!ENTITY e 'x'>]><r><v>a&e;b</v></r>")
read("an entity of a DTD elsewhere", One<String>.self, "<!DOCTYPE r SYSTEM 'a.dtd'><r><v>a&nbsp;b</v></r>")
read("a declaration", One<Int>.self, "<?xml version='1.0' encoding='utf-8'?>\n<!DOCTYPE r>\n<!-- c --><r><v>1</v></r>")
read("nothing", One<Int>.self, "")
read("white space before the declaration", One<Int>.self, "\n<?xml version='1.0'?><r><v>1</v></r>")
show("read windows-1252") {
    let data = Data("<?xml version='1.0' encoding='windows-1252'?><r><v>".utf8) + Data([0x80]) + Data("</v></r>".utf8)
    return try XMLDecoder().decode(One<String>.self, from: data).v
}
write("pretty", Names(firstName: "1", list: [One(v: 1)])) { $0.outputFormatting = .prettyPrinted }
write("pretty with text", Mixed(text: "t", b: "x")) { $0.outputFormatting = .prettyPrinted }
write("pretty with an empty element", One(v: "")) { $0.outputFormatting = .prettyPrinted }
write("pretty with tabs", Names(firstName: "1", list: [One(v: 1)])) {
    $0.outputFormatting = [.prettyPrinted]
    $0.prettyPrintIndentation = .tabs(1)
}
write("sorted", wrappedFully) { $0.outputFormatting = .sortedKeys }
write("sorted with text", OptionalText(id: 1, value: "t")) { $0.outputFormatting = .sortedKeys }
write("sorted choices", One(v: ChoicesBesides(name: "n", items: [.string("a"), .int(1)]))) {
    $0.outputFormatting = .sortedKeys
}
write("empty elements", One(v: "")) { $0.outputFormatting = .noEmptyElements }
write("root attributes", One(v: 1), ["b": "<1>"])
