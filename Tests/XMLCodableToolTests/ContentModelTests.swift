import Foundation
import Testing
import XMLModelGenerator

/// What becomes of content models: each is the type `T` of a schema, in the notation of DTDs.
struct ContentModelTests {
    /// Checks the properties of `T`, and the cases of its enums.
    private func expectSwift(
        _ model: String, _ swift: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try ModelFolder(["s.xsd": Schema.type(ContentNotation.schema(model))])
        let lines = try folder.generate(["s.xsd"]).explanation
            .map { String($0.prefix { $0 != "-" }).trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasSuffix(".xsd:1:66") && !$0.hasSuffix(":") && $0.hasPrefix("T.") }
        expectEqual(lines, swift, sourceLocation: sourceLocation)
    }

    @Test("The order of elements follows from that of the properties, or is kept in a list")
    func content() throws {
        try expectSwift("a", "T.a: Int")
        try expectSwift("a?", "T.a: Int?")
        try expectSwift("a*", "T.a: [Int]")
        try expectSwift("a, b?, c*", "T.a: Int", "T.b: Int?", "T.c: [Int]")
        try expectSwift("(a, b)?", "T.a: Int?", "T.b: Int?")
        try expectSwift("a, a", "T.a: [Int]")
        try expectSwift("a | b", "T.aOrB: AOrB", "T.AOrB.a(Int)", "T.AOrB.b(Int)")
        try expectSwift("(a | b)?", "T.aOrB: AOrB?", "T.AOrB.a(Int)", "T.AOrB.b(Int)")
        try expectSwift("a? | b", "T.aOrB: AOrB?", "T.AOrB.a(Int)", "T.AOrB.b(Int)")
        try expectSwift("a | (b | c)", "T.aOrBOrC: AOrBOrC", "T.AOrBOrC.a(Int)", "T.AOrBOrC.b(Int)", "T.AOrBOrC.c(Int)")
        try expectSwift("(a | b)*", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)")
        try expectSwift(
            "a, (b | c)*, d", "T.a: Int", "T.content: [Content]", "T.d: Int", "T.Content.b(Int)", "T.Content.c(Int)")
        try expectSwift(
            "(a, b?, c*)*", "T.aGroup: [AGroup]", "T.AGroup.a: Int", "T.AGroup.b: Int?", "T.AGroup.c: [Int]")
        try expectSwift(
            "(a, (b | c))*", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)", "T.Content.c(Int)")
        try expectSwift("(a?, b)*", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)")
        try expectSwift("(a, b)*, a", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)")
        try expectSwift("a, b, a", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)")
        try expectSwift("(a, b) | (a, c)", "T.a: Int", "T.b: Int?", "T.c: Int?")
        try expectSwift("(a, b) | (b, a)", "T.content: [Content]", "T.Content.a(Int)", "T.Content.b(Int)")
        try expectSwift("(a, b) | c", "T.a: Int?", "T.b: Int?", "T.c: Int?")
        try expectSwift(
            "(a | b)*, c, (d | e)*", "T.content: [Content]", "T.c: Int", "T.dContent: [DContent]",
            "T.Content.a(Int)", "T.Content.b(Int)", "T.DContent.d(Int)", "T.DContent.e(Int)")
        try expectSwift("a, any*", "T.a: Int", "T.otherElements: [XML.Element]")
        try expectSwift("(a | any)*", "T.content: [Content]", "T.Content.a(Int)", "T.Content.other(XML.Element)")
        try expectSwift("any*, a, any*", "T.content: [Content]", "T.Content.a(Int)", "T.Content.other(XML.Element)")
    }
}

/// Content in the notation of DTDs, as XML Schema. Names are elements with integers; `any` is any element.
private struct ContentNotation {
    private var rest: Substring

    static func schema(_ text: String) throws -> String {
        var reader = ContentNotation(rest: text.filter { $0 != " " }[...])
        let schema = reader.group()
        try #require(reader.rest.isEmpty)
        return "<xs:sequence>\(schema)</xs:sequence>"
    }

    /// Reads parts with the same separator between them.
    private mutating func group() -> String {
        var parts = [part()]
        var kind = "sequence"
        while let separator = rest.first, separator == "," || separator == "|" {
            kind = separator == "," ? "sequence" : "choice"
            rest.removeFirst()
            parts.append(part())
        }
        return parts.count == 1 ? parts[0] : "<xs:\(kind)OCCURS>\(parts.joined())</xs:\(kind)>".plain
    }

    private mutating func part() -> String {
        if rest.first == "(" {
            rest.removeFirst()
            let inner = group()
            rest.removeFirst()
            return "<xs:sequence\(occurrence())>\(inner)</xs:sequence>"
        }
        let name = rest.prefix { $0.isLetter }
        rest = rest.dropFirst(name.count)
        if name == "any" { return #"<xs:any processContents="lax" namespace="urn:x"\#(occurrence())/>"# }
        return #"<xs:element name="\#(name)" type="xs:int"\#(occurrence())/>"#
    }

    private mutating func occurrence() -> String {
        let range: String
        switch rest.first {
        case "?": range = #" minOccurs="0""#
        case "*": range = #" minOccurs="0" maxOccurs="unbounded""#
        default: return ""
        }
        rest.removeFirst()
        return range
    }
}

extension String {
    fileprivate var plain: String { replacing("OCCURS", with: "") }
}
