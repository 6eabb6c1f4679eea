#if os(Linux) || os(macOS)
import Foundation
import Testing

/// The command line of `xmlcodable-tool generate`.
struct GenerateCommandTests {
    private let folder: ToolFolder

    init() throws {
        folder = try ToolFolder()
        let schema = Schema.text(
            """
            <xs:element name="order" type="Order"/><xs:element name="note" type="xs:token"/>
            <xs:complexType name="Order"><xs:attribute name="nr" type="xs:int"/><xs:attribute name="sum" type="xs:decimal"/>
            </xs:complexType><xs:complexType name="Other"><xs:sequence><xs:element name="order" type="Order"/></xs:sequence>
            </xs:complexType>
            """)
        let script = """
            printf '%s' '\(schema)' >s.xsd; printf 'Order.nr = number\\n# a comment\\n\\nOrder.sum: Double\\n' >names
            printf 'Order.none = x\\nOrder.none: Int\\n' >unused; printf 'x\\n' >malformed
            """
        try expectEqual(folder.run(script).status, 0)
    }

    private func run(_ script: String) throws -> ToolFolder.Outcome { try folder.run(script) }

    @Test("The code is printed without a folder, with a root only what it reaches, and without documentation if asked")
    func printed() throws {
        let outcome = try run("tool generate ok.xml")
        expectEqual(outcome.status, 0)
        expectPart(outcome.out, "public struct M: Codable, Sendable, XMLMapped {")
        #expect(outcome.error.isEmpty)
        try expectPart(run("cat ok.xml | tool generate -").out, "public struct M")
        try expectPart(run("tool generate s.xsd").out, "struct Other")
        let ofRoot = try run("tool generate s.xsd --root order --document D")
        expectPart(ofRoot.out, "case order(Order)")
        #expect(!ofRoot.out.contains("struct Other") && !ofRoot.out.contains("case note"))
        // Without documentation, that of the schema is left out.
        let script = """
            printf '%s' '\(Schema.text(#"""
                <xs:element name="e"><xs:complexType><xs:annotation><xs:documentation>What it is.</xs:documentation>
                </xs:annotation><xs:attribute name="a"/></xs:complexType></xs:element>
                """#))' >d.xsd; tool generate d.xsd | grep -c 'What it is'; tool generate d.xsd --docs none | grep -c 'What it is'
            """
        try expectEqual(run(script).out, "1\n0\n")
    }

    static let options: [(String, String)] = [
        ("--document Doc", "public enum Doc: Codable, Sendable {"), ("--access internal", "\nstruct Order: "),
        ("--access package", "package struct Order: "),
        ("--hashable", "struct Other: Codable, Sendable, Hashable {"),
        ("--only decodable", "struct Order: Decodable, Sendable, Hashable {"),
        ("--namespace Api", "public enum Api {}"),
        ("--names names", "public var number: Int?"), ("--names names", "public var sum: Double?"),
        ("--explain", "Order.nr: Int? - `nr`"),
    ]

    @Test("Each option shows in the output, and what is wrong with the arguments is said")
    func option() throws {
        for (option, text) in Self.options {
            let outcome = try run("tool generate s.xsd \(option)")
            #expect(outcome.status == 0, "\(outcome)")
            #expect(outcome.out.contains(text), "\(outcome)")
        }
        for (arguments, status, message) in Self.refusals {
            let outcome = try run("tool generate \(arguments)")
            #expect(outcome.status == status, "\(outcome)")
            #expect(outcome.error.contains(message), "\(outcome)")
        }
        // An error writes nothing.
        let outcome = try run("tool generate bad.xml -o new; echo $?; ls new")
        expectEqual(outcome.out, "1\n")
        expectStart(outcome.error, "bad.xml:1:7: error: the end tag </m> does not match <a>, opened at 1:4\n")
    }

    @Test(
        "Files are divided, checked, and replaced only if the tool made them; one has any name and leaves others alone")
    func files() throws {
        try expectEqual(run("tool generate s.xsd -o out --split type && ls out").out, "Order.swift\nOther.swift\n")
        try expectEqual(run("tool generate s.xsd -o out --split type --check").status, 0)
        let changed = try run("tool generate s.xsd -o out --split type --check --hashable")
        expectEqual(changed.status, 1)
        expectEqual(changed.error, "out/Other.swift: is not up to date\n")
        try expectEqual(
            run("echo mine >out/Mine.swift; tool generate s.xsd -o out && ls out").out, "Mine.swift\nS.swift\n")
        let refused = try run("echo mine >out/S.swift; tool generate s.xsd -o out; cat out/S.swift")
        expectEqual(refused.out, "mine\n")
        expectEnd(refused.error, "\nout/S.swift: was not made by the tool, and is not replaced\n")
        try expectEqual(run("tool generate s.xsd -o shards --split shard:2 && ls shards").out, "S1.swift\nS2.swift\n")
        // A single file has any name and leaves others alone; a file with options has inputs with paths relative to it.
        let script = """
            tool generate s.xsd -o one/A.swift && tool generate s.xsd -o one/B.swift && ls one
            tool generate s.xsd -o one/A.swift --check; echo $?
            """
        try expectEqual(run(script).out, "A.swift\nB.swift\n0\n")
        let options = """
            mkdir -p sub && cp s.xsd sub && printf '# shop\n\ns.xsd\n--access internal\n-o Made.swift\n' >sub/o
            tool generate --options sub/o && grep -c '^struct' sub/Made.swift; tool generate --options=sub/o --check; echo $?
            """
        try expectEqual(run(options).out, "2\n0\n")
    }

    static let refusals: [(String, Int32, String)] = [
        ("none.xsd", 2, "error: none.xsd cannot be read: there is no such file"),
        ("s.xsd --root nothing", 1, "error: no schema has a global element nothing"),
        ("s.xsd --check", 2, "--check needs the folder, with -o"),
        ("s.xsd --document 1a", 2, "--document needs the name of a Swift type, not “1a”"),
        ("s.xsd --map x", 2, "--map needs URI=PATH, not “x”"),
        ("s.xsd --access all", 2, "--access needs public, package or internal, not “all”"),
        ("s.xsd --split shard:0", 2, "--split needs none, type or shard:N with N from 1 to 1000, not “shard:0”"),
        ("s.xsd --docs some", 2, "--docs needs “schema” or “none”, not “some”"),
        ("s.xsd -o a.swift --split type", 2, "--split needs a folder, not a Swift file"),
        ("--options none", 2, "--options: none cannot be read"),
        ("s.xsd --only encodable", 2, "--only needs “decodable”, not “encodable”"),
        (
            "s.xsd --names malformed", 1,
            "malformed:1:1: error: expected “Type.member = name” or “Type.member: SwiftType”"
        ),
        ("s.xsd --names unused", 0, "warning: nothing is named Order.none, so it is not renamed"),
    ]
}
#endif
