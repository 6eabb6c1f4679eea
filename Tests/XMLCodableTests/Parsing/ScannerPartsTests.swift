import Foundation
import Synchronization
import Testing

@testable import XMLCodable

/// Documents pass their buffers and names on to later ones. Which document gets whose is random, because other tests
/// run at the same time; the tests must hold in any case.
struct ScannerPartsTests {
    private struct Pair: Codable, Equatable {
        var first: String
        var second: String?
    }

    @Test("Names have the namespaces of their own document, and a key strategy gets only its own names")
    func namespaces() throws {
        // The same names have other namespaces in another document, and a key strategy gets only those of its own.
        for round in 0..<40 {
            let (one, two) = round % 2 == 0 ? ("urn:one", "urn:two") : ("urn:two", "urn:one")
            let document = try XML.Document(
                parsing:
                    "<a:r xmlns:a=\"\(one)\" xmlns:b=\"\(two)\"><b:x a:y=\"1\" b:y=\"2\"/><r xmlns=\"\(one)\"/></a:r>")
            expectEqual(document.root.name.namespaceURI, one)
            let child = try #require(document.root.elements.first)
            expectEqual(child.name.namespaceURI, two)
            expectEqual(child.attributes.map { $0.name.namespaceURI }, [one, two])
            expectEqual(document.root.elements.last?.name.namespaceURI, one)
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a:r/>") }
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<r><b:x/></r>") }
            try expectNil(XML.Document(parsing: "<r/>").root.name.namespaceURI)
        }
        let asked = Mutex<Set<String>>([])
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .custom { path in
            let name = path.last?.stringValue ?? ""
            asked.withLock { _ = $0.insert(name) }
            return XMLNameKey(name.lowercased())
        }
        for _ in 0..<20 {
            _ = try XML.Document(parsing: "<Other><FIRST/><First/><unheardOf at='1'/></Other>")
            let pair = try decoder.decode(Pair.self, from: "<Pair><First>1</First></Pair>")
            expectEqual(pair, Pair(first: "1", second: nil))
        }
        expectEqual(asked.withLock { $0 }, ["First"])
        // Namespace names are not element names.
        forEachRow([
            "<xmlns xmlns='x y'><x y/></xmlns>", "<xmlns xmlns:p='x y'><x y/></xmlns>", "<p xmlns:p='x y'><x y/></p>",
            "<a xmlns='1'><1/></a>", "<xmlns xmlns='1'><1/></xmlns>", "<xmlns xmlns='p:q:r'><p:q:r/></xmlns>",
            "<xmlns:p xmlns:p='1'><1/></xmlns:p>", "<xmlns xmlns='1' 1='2'/>",
        ]) { xml in
            // The scanner guesses names only if enough bytes follow.
            let rest = "<!--\(String(repeating: "-=", count: 40))-->"
            for _ in 0..<10 {
                expectThrows(XMLParsingError.self) { try XML.Document(parsing: xml + rest) }
                let document = try XML.Document(parsing: "<xmlns xmlns='b' xmlns:p='b'><b/><p:b/></xmlns>")
                expectEqual(document.root.elements.map(\.name.namespaceURI), ["b", "b"])
            }
        }
    }

    @Test(
        "Attribute lists, failures and missing keys leave nothing behind for the next document, and limits apply to all"
    )
    func independent() throws {
        for _ in 0..<20 {
            let typed = try XML.Document(parsing: "<!DOCTYPE r [<!ATTLIST r kind CDATA \"plain\">]><r/>")
            expectEqual(typed.root.attributes.map(\.value), ["plain"])
            #expect(try XML.Document(parsing: "<r/>").root.attributes.isEmpty)
        }
        for _ in 0..<20 {
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a xmlns='urn:a'><b x='1' y='2'><c>") }
            let document = try XML.Document(parsing: "<b x='3'/>")
            expectNil(document.root.name.namespaceURI)
            expectEqual(document.root.attributes.map(\.value), ["3"])
        }
        let decoder = XMLDecoder()
        for _ in 0..<20 {
            try expectEqual(decoder.decode(Pair.self, from: "<p><first>1</first></p>"), Pair(first: "1", second: nil))
            try expectEqual(
                decoder.decode(Pair.self, from: "<p><second>2</second><first>1</first></p>"),
                Pair(first: "1", second: "2"))
        }
        let name = String(repeating: "n", count: 40)
        var short = XML.ParsingOptions()
        short.limits.nameLength = 39
        var few = XML.ParsingOptions()
        few.limits.namespaces = 1
        for _ in 0..<20 {
            _ = try XML.Document(parsing: "<\(name) xmlns='urn:1' xmlns:b='urn:2'/>")
            expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<\(name)/>", options: short) }
            expectThrows(XMLParsingError.self) {
                try XML.Document(parsing: "<r xmlns='urn:1' xmlns:b='urn:2'/>", options: few)
            }
            _ = try XML.Document(parsing: "<r xmlns='urn:2'/>", options: few)
        }
    }

    @Test("concurrent tasks")
    func tasks() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<200 {
                        let name = "n\(task)-\(round % 7)"
                        let document = try XML.Document(
                            parsing: "<r xmlns:p='urn:\(name)'><p:\(name) p:a='\(round)'>\(name)</p:\(name)></r>")
                        let child = try #require(document.root.elements.first)
                        expectEqual(child.name.localName, name)
                        expectEqual(child.name.namespaceURI, "urn:\(name)")
                        expectEqual(child.attributes.first?.value, "\(round)")
                        expectEqual(child.text, name)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
