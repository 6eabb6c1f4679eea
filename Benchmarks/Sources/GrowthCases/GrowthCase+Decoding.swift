import Foundation
import XMLCodable

extension GrowthCase {
    private static func decode<T: Decodable>(
        _ name: String, _ type: T.Type, from count: Int = 10_000,
        _ configure: @escaping (XMLDecoder) -> Void = { _ in },
        _ text: @escaping (Int) -> String
    ) -> GrowthCase {
        GrowthCase("decode: \(name)", count) { count in
            let data = Data(text(count).utf8)
            let decoder = XMLDecoder()
            decoder.parsingOptions.limits.attributesPerElement = 1_000_000
            decoder.parsingOptions.limits.namespaces = 1_000_000
            configure(decoder)
            return { _ = try decoder.decode(type, from: data) }
        }
    }

    // MARK: - Entry points

    private static func items(_ count: Int) -> String {
        document(count) { "<item id='\($0)'><name>n \($0)</name><price>1.5</price></item>\n" }
    }

    /// Documents in which every second item has a child that the model does not have, and every third no name.
    private static func faulty(_ count: Int) -> String {
        document(count) { number in
            "<item id='\(number)'>" + (number % 3 == 0 ? "" : "<name>n</name>") + (number % 2 == 0 ? "" : "<other/>")
                + "<price>1.5</price></item>\n"
        }
    }

    private static func call(
        _ name: String, _ text: @escaping (Int) -> String = items, from count: Int = 10_000,
        _ body: @escaping (XMLDecoder, Data) throws -> Void
    ) -> GrowthCase {
        GrowthCase("decode: \(name)", count) { count in
            let data = Data(text(count).utf8)
            return { try body(XMLDecoder(), data) }
        }
    }

    static var decoders: [GrowthCase] {
        [
            call("data") { _ = try $0.decode(Items.self, from: $1) },
            call("a String") { _ = try $0.decode(Items.self, from: String(decoding: $1, as: UTF8.self)) },
            call("a document") { _ = try $0.decode(Items.self, from: XML.Document(parsing: $1)) },
            call("an element") { _ = try $0.decode(Items.self, from: XML.Document(parsing: $1).root) },
            call("elements of a tree, one by one") { decoder, data in
                for element in try XML.Document(parsing: data).root.elements {
                    _ = try decoder.decode(Item.self, from: element)
                }
            },
            call("an element of one's own") { decoder, data in
                var root = try XML.Document(parsing: data).root
                root.append(text: " ")
                _ = try decoder.decode(Items.self, from: root)
            },
            call("at a path") { _ = try $0.decode([Item].self, from: $1, at: "item") },
            call("a file") { decoder, data in
                let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
                try data.write(to: url)
                defer { try? FileManager.default.removeItem(at: url) }
                _ = try decoder.decode(Items.self, contentsOf: url)
            },
            call(
                "a fragment", { count in repeated(count) { "<item id='\($0)'><name>n</name><price>1</price></item>" } }
            ) {
                _ = try $0.decodeFragment([Item].self, from: $1)
            },
            call("diagnose") { _ = $0.diagnose(Items.self, from: $1) },
            call("diagnose, faults", faulty) { _ = $0.diagnose(Items.self, from: $1) },
            call("decodeWithReport") { _ = try $0.decodeWithReport(Items.self, from: $1) },
            call("decodeWithReport, lossy faults", faulty) { _ = try $0.decodeWithReport(LossyItems.self, from: $1) },
            call("update") { decoder, data in
                var items = Items(item: [])
                try decoder.update(&items, from: data)
            },
            call(
                "the description of a last error",
                { count in
                    document(count + 1) {
                        "<item id='\($0)'><name>n</name><price>\($0 == count ? "x" : "1")</price></item>\n"
                    }
                }
            ) { decoder, data in
                do { _ = try decoder.decode(Items.self, from: data) } catch { _ = "\(error)" }
            },
        ]
    }

    // MARK: - Options

    private static func option(
        _ name: String, _ configure: @escaping (XMLDecoder) -> Void
    ) -> GrowthCase {
        decode("with \(name)", Items.self, from: 10_000, configure, items)
    }

    static var decodingOptions: [GrowthCase] {
        [
            option("unknownNodes = .throw") { $0.unknownNodes = .throw },
            option("unknownChoices = .throw") { $0.unknownChoices = .throw },
            option("trimValueWhitespaces = false") { $0.trimValueWhitespaces = false },
            option("emptyElementStrategy = .nil") { $0.emptyElementStrategy = .nil },
            option("keyDecodingStrategy = .convertFromSnakeCase") { $0.keyDecodingStrategy = .convertFromSnakeCase },
            option("keyDecodingStrategy = .custom") { $0.keyDecodingStrategy = .custom { $0[$0.count - 1] } },
            option("nodeDecodingStrategy = .custom") { decoder in
                decoder.nodeDecodingStrategy = .custom { _, _ in { $0.stringValue == "@id" ? .attribute : .element } }
            },
            option("namespaces = .ignoringPrefixes") { $0.namespaces = .ignoringPrefixes },
            option("namespaces = .bound") { $0.namespaces = .bound(["p": "urn:p"]) },
            option("nestedKeyStrategy = .literal") { $0.nestedKeyStrategy = .literal },
            option("dictionaryKeyStrategy = .entries") { $0.dictionaryKeyStrategy = .entries },
            option("parsingOptions.readsDataInPlace") { $0.parsingOptions.readsDataInPlace = true },
            decode(
                "with namespaces = .ignoringPrefixes, many prefixes", [String: Int].self, from: 10_000,
                {
                    $0.namespaces = .ignoringPrefixes
                }
            ) { count in
                document(count, "r" + repeated(count) { " xmlns:p\($0)='u\($0)'" }) {
                    "<p\($0):k\($0)>1</p\($0):k\($0)>"
                }
            },
            decode(
                "with keyDecodingStrategy = .custom, many names", [String: Int].self, from: 10_000,
                {
                    $0.keyDecodingStrategy = .custom { $0[$0.count - 1] }
                }
            ) { document($0) { "<k\($0)>1</k\($0)>" } },
            decode(
                "with keyDecodingStrategy = .convertFromSnakeCase, many names", [String: Int].self, from: 10_000,
                {
                    $0.keyDecodingStrategy = .convertFromSnakeCase
                }
            ) { document($0) { "<k_\($0)>1</k_\($0)>" } },
        ]
    }

    // MARK: - Models

    static var decodedModels: [GrowthCase] {
        [
            decode("[String: Int] of elements", [String: Int].self) { document($0) { "<k\($0)>1</k\($0)>" } },
            decode("XML.AttributeMap", Attributed.self) { count in
                "<r><i" + repeated(count) { " k\($0)='1'" } + "/></r>"
            },
            decode("[String: [Int]]", [String: [Int]].self) { document($0) { "<k\($0 % 1_000)>1</k\($0 % 1_000)>" } },
            decode(
                "[String: Int] of entries", [String: Int].self, from: 10_000, { $0.dictionaryKeyStrategy = .entries }
            ) {
                document($0) { "<entry key='k\($0)'>1</entry>" }
            },
            decode("Set", Strings<Set<String>>.self) { document($0) { "<i>\($0)</i>" } },
            decode("[Int?] of empty elements", Strings<[Int?]>.self) { document($0) { _ in "<i/>" } },
            decode("@XMLList", Listed.self) { count in "<r i='\(repeated(count) { "\($0) " })'/>" },
            decode("Data, base64", Values<Data>.self, from: 1_000_000) { count in
                "<r><i>\(String(repeating: "QUJD", count: count))</i></r>"
            },
            decode("a long text", Values<String>.self, from: 1_000_000) { count in
                "<r><i>\(String(repeating: "a &amp; b ", count: count))</i></r>"
            },
            decode("text in pieces", Values<String>.self) { count in
                "<r><i>\(repeated(count) { "\($0)<!-- -->" })</i></r>"
            },
            decode("dates", Strings<[Date]>.self) { document($0) { _ in "<i>2026-11-22T10:00:00Z</i>" } },
            decode("@XMLLossy, all malformed", LossyNumbers.self) { document($0) { "<i>x\($0)</i>\n" } },
            decode("@XMLLenient, all malformed", Strings<[Lenient]>.self) { document($0) { _ in "<i><n>x</n></i>\n" } },
            decode("Int or String, by try?", Strings<[Either]>.self) { document($0) { "<i>x\($0)</i>\n" } },
            decode("XMLLocated", Strings<[XMLLocated<Int>]>.self) { document($0) { "<i>\($0)</i>\n" } },
            decode("paths", Paths.self) { count in "<r>" + repeated(count) { "<a><b><c>\($0)</c></b></a>" } + "</r>" },
            decode("choices", Choices.self) { document($0) { $0 % 2 == 0 ? "<a>1</a>" : "<b>x</b>" } },
            decode("two groups of choices", TwoChoices.self, from: 10_000, { $0.unknownChoices = .throw }) {
                document($0) { $0 % 2 == 0 ? "<a>1</a>" : "<c>x</c>" }
            },
            decode("groups in groups", Groups.self, from: 60, { $0.parsingOptions.limits.depth = 10_000 }) { count in
                let innermost = repeated(100 * count) { _ in "<key>k</key><text>x</text>" }
                return "<r>" + repeated(count) { _ in "<key>k</key><groups>" } + innermost
                    + String(repeating: "</groups>", count: count) + "</r>"
            },
            decode("choices in mixed content", Mixed.self) { document($0) { "text <a>\($0)</a>" } },
            decode("nested choices", Nested.self, from: 60) { count in
                "<r>" + String(repeating: "<n>t", count: count) + String(repeating: "</n>", count: count) + "</r>"
            },
            decode("choices of many cases", Nested.self) { document($0) { _ in "<n><n>x</n></n>" } },
            decode("XMLAnyElements", AnyContent.self) { document($0) { "<k\($0)>1</k\($0)>" } },
            decode("XMLAnyElements below many", Strings<[AnyContent]>.self) {
                document($0) { "<i a='\($0)'><x>1</x></i>" }
            },
            decode("XMLAnyAttributes", AnyContent.self) { "<r" + repeated($0) { " k\($0)='1'" } + "/>" },
            decode("@InnerXML", Inner.self) { document($0) { "text <a>\($0)</a>" } },
            decode("[XML.Element]", Raw.self) { document($0) { "<a>\($0)</a>" } },
            decode("[XML.Element] under *", Rest.self) { document($0) { "<k\($0)/>" } },
            decode("[XML.Node]", RawNodes.self) { document($0) { "text <a>\($0)</a>" } },
            decode("@XMLElementName", Strings<[Named]>.self) { document($0) { "<i><n>\($0)</n></i>" } },
            decode("subclasses by attribute", Shapes.self) {
                document($0) { "<shape kind='dot'><x>\($0)</x></shape>" }
            },
            decode("a family by element name", Payments.self) {
                document($0) { "<card><number>\($0)</number></card>" }
            },
            decode("a class and its superclass", Strings<[Derived]>.self) {
                document($0) { "<i><x>\($0)</x><y/></i>" }
            },
        ]
    }
}
