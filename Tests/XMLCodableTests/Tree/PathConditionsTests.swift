import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Paths with conditions.
struct PathConditionsTests {
    static let xml = """
        <r xmlns:p="urn:p"><i k="x" n="1">1</i><i k="y.z">2</i><g><i p:k="a]b">3</i><i k="x">4</i></g><i k="x">5</i></r>
        """

    static let paths: [(String, [String])] = [
        ("i[@k='x']", ["1", "5"]), ("i[@k=\"x\"]", ["1", "5"]), ("i[@k='y.z']", ["2"]), ("i[@n]", ["1"]),
        ("i[@k='x'][@n='1']", ["1"]), ("i[2]", ["2"]), ("i[@k='x'][2]", ["5"]), ("i[@k='x'].1", ["5"]), ("i[9]", []),
        ("**.i[@k='x']", ["1", "4", "5"]), ("*[@k='x']", ["1", "5"]), ("g.i[@{urn:p}k='a]b']", ["3"]),
        ("g[1].i[2]", ["4"]), ("g.i[@p:k]", ["3"]), ("*[1]", ["1"]),
    ]

    /// Trees have nothing at these, and decoders throw.
    static let malformed = [
        "i[0]", "i[@k=x]", "i[@k='x'", "i[]", "i[1][@k]", "i[@]", "i[-1]", "i[@='x']", "[1]", "***", "*i", "g.***",
        "g.*i", "**[1]", "**.a b", "**.i[", "i[@a b]", "*.@7", "g/i", "/r/g", "//i", ".g", "g.", "0.g", "g.0.0", "@",
        "g i", "@a/b", "{urn:g", "**.i/@k", "i[1].a/b",
    ]

    @Test(
        "Conditions on attributes, and numbers as in XPath, in trees and in decoders, also for the text of what they lead to"
    )
    func conditions() throws {
        forEachRow(Self.paths) { path, texts in
            let parsed = try XML.Document(parsing: Self.xml).root
            for root in [
                parsed, XML.Element(name: parsed.name, attributes: parsed.attributes, children: parsed.children),
            ] {
                expectEqual(root.elements(at: path).map(\.text), texts)
                expectEqual(root[path]?.text, texts.first)
            }
            let decoder = XMLDecoder()
            try expectEqual(decoder.decode([String].self, from: Self.xml, at: path), texts)
            try expectEqual(decoder.decode(String?.self, from: Self.xml, at: path), texts.first)
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
            try Data(Self.xml.utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            try expectEqual(decoder.decode([String].self, contentsOf: url, at: path), texts)
        }
        for path in Self.malformed {
            let root = try XML.Document(parsing: Self.xml).root
            expectEqual(root.elements(at: path).count, 0, for: path)
            for type in [[String].self, String?.self, String.self] as [any Decodable.Type] {
                let refused = refusal { try XMLDecoder().decode(type, from: Self.xml, at: path) }
                expectEqual(refused?.kind, "dataCorrupted", for: path)
                expectEnd(
                    refused?.sentence,
                    #"a path begins below the root, as in "a.b", "a.0", "a.@b", "**.b" or "a[@b='1']""#)
            }
        }
        forEachRow([
            ("*.i.#text", ["3", "4"]), ("**.i.#text", ["1", "2", "3", "4", "5"]), ("i[2].#text", ["2"]),
            ("g[1].i[2].#text", ["4"]), ("*.#text", ["1", "2", "", "5"]), ("i[9].#text", []),
        ]) { path, texts in
            let decoder = XMLDecoder()
            try expectEqual(decoder.decode([String].self, from: Self.xml, at: path), texts)
            try expectEqual(decoder.decode(String?.self, from: Self.xml, at: path), texts.first)
        }
    }

    @Test("Numbers and conditions hold for all versions of a bound namespace")
    func versions() throws {
        forEachRow([
            ("i", [1, 2]), ("i[2]", [2]), ("i.1", [2]), ("p:i[2]", [4]), ("p:i[1]", [3]), ("**.i", [1, 2, 5, 6]),
            ("**.i[2]", [2, 6]), ("**.p:i[2]", [4]), ("**.i[@p:k]", [5, 6]), ("g.i[@p:k='a'][2]", [6]), ("g.*[2]", [6]),
            ("i[3]", []),
            // A name in braces is one version.
            ("{urn:1}i", [1]), ("{urn:2}i[1]", [2]), ("{urn:1}i[2]", []), ("**.i[@{urn:p:2}k]", [6]),
        ]) { path, values in
            let decoder = XMLDecoder()
            decoder.namespaces = .bound(versions: ["": ["urn:2", "urn:1"], "p": ["urn:p:2", "urn:p:1"]])
            let xml = """
                <r xmlns='urn:1' xmlns:p='urn:p:1' xmlns:q='urn:p:2' xmlns:z='urn:2'><i>1</i><z:i>2</z:i><p:i>3</p:i><q:i>4</q:i>\
                <g><i p:k='a'>5</i><z:i q:k='a'>6</z:i></g></r>
                """
            try expectEqual(decoder.decode([Int].self, from: xml, at: path), values)
            try expectEqual(decoder.decode(Int?.self, from: xml, at: path), values.first)
        }
    }

    struct Item: Codable, Equatable {
        @XMLAttribute var k: String?
        @XMLAttribute var n: Int?
        @XMLAttribute var key: String?
        @XMLText var text: Int
        enum CodingKeys: String, CodingKey { case k, n, key = "p:k", text = "#text" }
    }

    @Test(
        "A decoder finds values and attributes at any depth, by bound prefixes or without; elements are changed, none added"
    )
    func names() throws {
        forEachRow([
            ("**.i", [1, 2, 3, 4, 5]), ("**.g.i", [3, 4]), ("*.i", [3, 4]), ("**.i[@k]", [1, 2, 4, 5]), ("**.none", []),
        ]) { path, values in
            let decoder = XMLDecoder()
            try expectEqual(decoder.decode([Item].self, from: Self.xml, at: path).map(\.text), values)
            try expectEqual(decoder.decode(Item?.self, from: Self.xml, at: path)?.text, values.first)
            let document = try XML.Document(parsing: Self.xml)
            try expectEqual(decoder.decode([Item].self, from: document, at: path).map(\.text), values)
            decoder.unknownNodes = .throw
            try expectEqual(decoder.decode([Item].self, from: Self.xml, at: path).map(\.text), values)
            struct Part: Decodable { @XMLAttribute var k: String? }
            if !values.isEmpty {
                expectThrows(DecodingError.self) { try decoder.decode([Part].self, from: Self.xml, at: path) }
            }
        }
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode([String].self, from: Self.xml, at: "**.i.@k"), ["x", "y.z", "x", "x"])
        let xml = "<r xmlns='urn:d'><a xmlns:q='urn:p'><q:b q:k='1'>1</q:b><b>2</b></a></r>"
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.q:b"), [1])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.{urn:p}b"), [1])
        decoder.namespaces = .bound(["p": "urn:p", "": "urn:d"])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.p:b"), [1])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.p:b.@p:k"), [1])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "a.p:b[@p:k='1']"), [1])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.b"), [2])
        decoder.namespaces = .ignoringPrefixes
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.x:b"), [1, 2])
        try expectEqual(decoder.decode([Int].self, from: xml, at: "**.{urn:p}b"), [1])
        var root = try XML.Document(parsing: Self.xml).root
        expectEqual(root[attribute: "i[@k='x'].@n"], "1")
        root["i[@k='x'][2]"]?.text = "new"
        expectEqual(root.elements(at: "i").map(\.text), ["1", "2", "new"])
        root["i[@k='none']"] = XML.Element("i")
        root[attribute: "i[@k='none'].@n"] = "1"
        expectEqual(root.elements.count, 4)
        root["i[@k='y.z']"] = nil
        expectEqual(root.elements.count, 3)
    }

    @Test("Nothing at a path is an error that names it; a wrong value has its place")
    func refused() throws {
        do {
            _ = try XMLDecoder().decode(Int.self, from: Self.xml, at: "**.none")
            Issue.record("no error")
        } catch DecodingError.keyNotFound(let key, let context) {
            expectEqual(key.stringValue, "**.none")
            expectPart(context.debugDescription, "expected a value at the path \"**.none\", found none")
        }
        let error = expectThrows(DecodingError.self) {
            try XMLDecoder().decode([Bool].self, from: Self.xml, at: "**.i[@k='y.z']")
        }
        expectEqual(error.flatMap { XMLLocation(of: $0) }?.elementPath, "/r/i[2]")
        // Streams take a path that ends in `*` alone, and no other wildcards or conditions.
        for path in ["*[@k='x']", "*[2]", "**", "***", "*i", "g.*i", "**.i", "*.i", "i[1]", "i[@k]"] {
            expectThrows((any Error).self, for: path) { try XMLDecoder().reader(String.self, at: path) }
            expectThrows((any Error).self, for: path) { try XMLEncoder().writer(at: path, withRootKey: "r") }
        }
    }
}
