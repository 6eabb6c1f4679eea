import Foundation
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

extension GrowthCase {
    // MARK: - Parsing

    private static func parse(
        _ name: String, from count: Int = 40_000, _ configure: @escaping (inout XML.ParsingOptions) -> Void = { _ in },
        _ text: @escaping (Int) -> String
    ) -> GrowthCase {
        GrowthCase("parse: \(name)", count) { count in
            let data = Data(text(count).utf8)
            var options = XML.ParsingOptions()
            options.limits.depth = 1_000_000
            options.limits.attributesPerElement = 1_000_000
            options.limits.namespaces = 1_000_000
            options.limits.nameLength = 100_000_000
            configure(&options)
            return { _ = try XML.Document(parsing: data, options: options) }
        }
    }

    /// Documents that are nested this deep: a tree of any depth is allowed, but not read by this thread.
    private static func nested(_ count: Int, _ tag: (Int) -> String) -> String {
        repeated(count) { "<\(tag($0))>" } + repeated(count) { "</\(tag(count - 1 - $0).prefix { $0 != " " })>" }
    }

    static var parsing: [GrowthCase] {
        [
            parse("elements with text") { document($0) { "<i>\($0)</i>" } },
            parse("different names") { document($0) { "<k\($0)/>" } },
            parse("long names", from: 4_000_000) { "<r><\(String(repeating: "n", count: $0))/></r>" },
            parse("attributes of an element", from: 15_000) { "<r" + repeated($0) { " k\($0)='v'" } + "/>" },
            parse("long attribute values", from: 4_000_000) { "<r a='\(String(repeating: "v ", count: $0))'/>" },
            parse("references in an attribute", from: 400_000) { "<r a='\(String(repeating: "&lt;", count: $0))'/>" },
            parse("references in text", from: 400_000) { document($0) { _ in "&amp;&#65;" } },
            parse("sections", from: 100_000) { document($0) { "<![CDATA[<\($0)>]]>" } },
            parse("comments", from: 100_000) { document($0) { "<!-- \($0) -->" } },
            parse("instructions", from: 100_000) { document($0) { "<?p \($0)?>" } },
            parse("nested elements", from: 40_000) { nested($0) { "n\($0 % 7)" } },
            parse("nested declarations", from: 8_000) { nested($0) { "n xmlns:p\($0)='urn:\($0)'" } },
            parse("declarations of an element", from: 8_000) { count in
                "<r" + repeated(count) { " xmlns:p\($0)='urn:\($0)'" } + repeated(count) { " p\($0):a=''" } + "/>"
            },
            parse("declarations of siblings", from: 15_000) { document($0) { "<p:a xmlns:p='urn:\($0)'/>" } },
            parse("redeclared default namespaces", from: 8_000) { nested($0) { "n xmlns='urn:\($0)'" } },
            parse("declared entities", from: 20_000) { count in
                "<!DOCTYPE r [\(repeated(count) { "<!ENTITY e\($0) 'x'>" })]>" + document(count) { "&e\($0);" }
            },
            parse("nested entities", from: 1_000, { $0.limits.amplification = 1_000_000 }) { count in
                "<!DOCTYPE r [<!ENTITY e0 'x'>"
                    + repeated(20) { "<!ENTITY e\($0 + 1) '&e\($0);'>" } + "]>" + document(count) { _ in "&e20;" }
            },
            parse("declared attributes", from: 20_000) { count in
                "<!DOCTYPE r [\(repeated(count) { "<!ATTLIST e\($0) a CDATA 'x'>" })]>"
                    + document(count) { "<e\($0)/>" }
            },
            parse("declared attributes of an element", from: 15_000) { count in
                "<!DOCTYPE r [\(repeated(count) { "<!ATTLIST r a\($0) CDATA 'x'>" })]><r/>"
            },
            parse("declared elements", from: 20_000) { count in
                "<!DOCTYPE r [\(repeated(count) { "<!ELEMENT e\($0) (a|b)*>" })]><r/>"
            },
            GrowthCase("parse: UTF-16", 40_000) { count in
                let data = document(count) { "<i>\($0)</i>" }.data(using: .utf16) ?? Data()
                return { _ = try XML.Document(parsing: data) }
            },
            GrowthCase("parse: UTF-16, locations", 10_000) { count in
                let data = document(count) { "<i>\($0)</i>\n" }.data(using: .utf16) ?? Data()
                return { for element in try XML.Document(parsing: data).root.elements { _ = element.location } }
            },
            GrowthCase("parse: a String", 40_000) { count in
                let text = document(count) { "<i>\($0)é</i>" }
                return { _ = try XML.Document(parsing: text) }
            },
            GrowthCase("parse: a document that ends too soon", 40_000) { count in
                let text = "<r>" + repeated(count) { "<i>\($0)</i>\n" }
                return { _ = try? XML.Document(parsing: text) }
            },
        ]
    }

    // MARK: - Trees

    private static func tree(
        _ name: String, from count: Int = 15_000, _ text: @escaping (Int) -> String,
        _ use: @escaping (XML.Element, Int) throws -> Void
    ) -> GrowthCase {
        GrowthCase("tree: \(name)", count) { count in
            let root = try XML.Document(parsing: text(count), options: many).root
            return { try use(root, count) }
        }
    }

    private static var many: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.limits.attributesPerElement = 1_000_000
        options.limits.namespaces = 1_000_000
        return options
    }

    private static func items(_ count: Int) -> String { document(count) { "<i a='\($0)'>text \($0)</i>" } }
    private static func names(_ count: Int) -> String { document(count) { "<k\($0)/>" } }
    private static func attributes(_ count: Int) -> String { "<r" + repeated(count) { " k\($0)='1'" } + "/>" }
    private static func namespaces(_ count: Int) -> String {
        document(count, "r" + repeated(count) { " xmlns:p\($0)='urn:\($0)'" }) { "<p\($0):a/>" }
    }

    static var trees: [GrowthCase] {
        [
            tree("children", items) { root, _ in for child in root.children { withExtendedLifetime(child) {} } },
            tree("elements, by index", items) { root, count in
                let elements = root.elements
                for index in 0..<count { withExtendedLifetime(elements[index].text) {} }
            },
            tree("text of mixed content", from: 150_000, { document($0) { "text \($0)<b>b</b>" } }) { root, _ in
                _ = root.text
            },
            tree("elements(at:)", items) { root, _ in _ = root.elements(at: "i") },
            tree("attributes", attributes) { root, _ in
                for attribute in root.attributes { withExtendedLifetime(attribute) {} }
            },
            tree("locations", { document($0) { "<i>\($0)</i>\n" } }) { root, _ in
                for element in root.elements { withExtendedLifetime(element.location) {} }
            },
            tree("innerXML", items) { root, _ in _ = root.innerXML },
            tree("xmlString", items) { root, _ in _ = try root.xmlString() },
            tree("xmlString, pretty-printed", items) { root, _ in
                _ = try root.xmlString(.prettyPrinted)
            },
            tree("xmlString, sorted", attributes) { root, _ in
                _ = try root.xmlString(XML.WritingOptions([.sortedAttributes, .sortedElements]))
            },
            tree("xmlString, elements with namespaces around them", namespaces) { root, _ in
                for element in root.elements.prefix(20) { _ = try element.xmlString() }
            },
            tree("description", items) { root, _ in _ = root.description },
            tree("equal", items) { root, count in
                guard try XML.Document(parsing: items(count)).root == root else { throw NotLinear() }
            },
            tree("hash", items) { root, _ in _ = root.hashValue },
            tree("a change of each child", items) { root, count in
                var root = root
                for (index, node) in root.children.enumerated() {
                    guard case .element(var element) = node else { continue }
                    element.append(text: "!")
                    root.children[index] = .element(element)
                }
            },
            tree("append", items) { root, count in
                var root = root
                for number in 0..<count { root.append(XML.Element("n", text: "\(number)")) }
            },
            tree("removeElements(named:)", items) { root, _ in
                var root = root
                root.removeElements(named: "i")
            },
            tree("a tree of one's own", items) { _, count in
                var root = XML.Element("r")
                for number in 0..<count { root.append(XML.Element("n", text: "\(number)")) }
                _ = try root.xmlString()
            },
            tree("namespacesInScope", namespaces) { root, _ in _ = root.elements.first?.namespacesInScope },
        ]
    }

    // MARK: - Canonical XML

    static var canonical: [GrowthCase] {
        [
            tree("canonical", items) { root, _ in _ = try root.canonicalBytes() },
            tree("canonical, namespaces", from: 5_000, namespaces) { root, _ in _ = try root.canonicalBytes() },
            tree("canonical, attributes", attributes) { root, _ in _ = try root.canonicalBytes() },
            tree("exclusive", from: 5_000, namespaces) { root, _ in _ = try root.canonicalBytes(.exclusive) },
            tree("exclusive, with prefixes", from: 5_000, namespaces) { root, count in
                _ = try root.canonicalBytes(.exclusive(inclusivePrefixes: (0..<count).map { "p\($0)" }))
            },
        ]
    }
}

/// What was measured did not do what it is measured for.
struct NotLinear: Error {}
