import Testing
import XMLCodable

/// Models that declare namespaces, with several types, versions, prefixes and names as values.
struct DeclaredNamespacesTests {
    struct Letter: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:letter")
        var part: Part?
        var note: Note?
        struct Part: Codable, Equatable {
            @XMLAttribute var xmlns: String?
            var text: String?
            var inner: Inner?
            enum CodingKeys: String, CodingKey { case xmlns, text, inner = "{urn:letter}inner" }
        }
        struct Inner: Codable, Equatable { var plain: Int }
        struct Note: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:note", prefix: "n")
            @XMLAttribute var xmlns: String?
            var line: Line?
        }
        struct Line: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:letter")
            @XMLAttribute var xmlns: String?
            var word: String
        }
    }

    @Test("A name of a type's namespace stays in it below another default namespace")
    func stays() throws {
        // The key says the namespace of its element, which is declared again below that of the model.
        struct Envelope: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:letter")
            var body: Body
            struct Body: Codable, Equatable {
                @XMLAttribute var xmlns: String?
                var letter: Letter?
                enum CodingKeys: String, CodingKey { case xmlns, letter = "{urn:letter}letter" }
            }
        }
        try expectStrict(
            #"<Envelope xmlns="urn:letter"><body><letter><part><text>a</text></part></letter></body></Envelope>"#,
            Envelope(body: .init(letter: Letter(part: .init(text: "a")))))
        try expectStrict(
            #"<Letter xmlns="urn:letter"><part><text>a</text><inner><plain>1</plain></inner></part></Letter>"#,
            Letter(part: .init(text: "a", inner: .init(plain: 1))))
        let (start, end) = (#"<Letter xmlns="urn:letter" xmlns:n="urn:note"><note>"#, "</note></Letter>")
        try expectStrict("\(start)<n:line><word>b</word></n:line>\(end)", Letter(note: .init(line: .init(word: "b"))))
        try expectStrict(
            #"\#(start)<n:line xmlns="urn:x"><word xmlns="urn:letter">b</word></n:line>\#(end)"#,
            Letter(note: .init(line: .init(xmlns: "urn:x", word: "b"))))
    }

    @Test("A declaration that would change the name of its own element, or comes too late, is refused")
    func refused() throws {
        let part = Letter.Part(xmlns: "urn:x", text: "a")
        expectStart(
            refusal(Letter(part: part), root: nil)?.sentence,
            "cannot write a value of type String at /Letter/part/@xmlns: the default namespace is bound to "
                + "\"urn:letter\" and cannot be declared as \"urn:x\"")
        expectPart(
            refusal(part, root: "part") { $0.namespaces = .bound(["a": "urn:a"]) }?.sentence,
            "an element without a prefix is in no namespace here, so that the default namespace cannot be declared as "
                + "\"urn:x\"")
        // Names as written are what they are.
        try expectEqual(encoded(part, root: "part"), #"<part xmlns="urn:x"><text>a</text></part>"#)
        let rest = try XML.Document(parsing: "<y/>").root
        let name = XML.QualifiedName("q", namespaceURI: nil)
        for value in [
            Late(xmlns: "urn:x", name: name), Late(xmlns: "urn:x", rest: [rest]),
            Late(xmlns: "urn:x", item: .init(content: "<y/>")),
        ] { expectPart(refusal(value)?.sentence, "`@xmlns` has to be encoded first") }
        let prefixed = XML.QualifiedName("q", namespaceURI: "urn:q")
        let text = #"<r xmlns="urn:x" xmlns:q="urn:q"><name>q:q</name></r>"#
        try expectEqual(encoded(Late(xmlns: "urn:x", name: prefixed)), text)
        try expectEqual(encoded(Late(xmlns: "urn:x")), #"<r xmlns="urn:x" />"#)
        try expectEqual(encoded(Late(rest: [rest])), "<r><y /></r>")
        try expectEqual(encoded(Late(xmlns: "urn:x", text: "a")), #"<r xmlns="urn:x"><text>a</text></r>"#)
    }
    struct Envelope: Codable, Equatable {
        @XMLAttribute var xmlns: String?
        var body: Body
        enum CodingKeys: String, CodingKey { case xmlns, body = "a:body" }
        struct Body: Codable, Equatable {
            var text: String
            var rest: XML.Element?
        }
    }

    @Test("Bound names without a prefix are in no namespace below a default namespace, as is a tree below them")
    func bound() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        (encoder.namespaces, decoder.namespaces) = (.bound(["a": "urn:a"]), .bound(["a": "urn:a"]))
        let rest = try XML.Document(parsing: "<rest><b/></rest>").root
        let xml = #"""
            <a:e xmlns="urn:x" xmlns:a="urn:a"><a:body><text xmlns="">t</text><rest xmlns=""><b/></rest></a:body></a:e>
            """#
        let read = try decoder.decode(Envelope.self, from: xml)
        expectEqual(read.body.text, "t")
        let envelope = Envelope(xmlns: "urn:x", body: .init(text: "t", rest: rest))
        let written = try encoder.encodeToString(envelope, withRootKey: "a:e")
        let again = try decoder.decode(Envelope.self, from: written)
        expectEqual(again.body.text, "t")
        expectEqual(again.body.rest?.elements.map { [$0.name.localName, $0.name.namespaceURI ?? ""] }, [["b", ""]])
    }
    /// The attribute is encoded last.
    struct Late: Encodable {
        @XMLAttribute var xmlns: String?
        var name: XML.QualifiedName?
        @XMLAnyElements var rest: [XML.Element] = []
        var item: Item?
        var text: String?
        struct Item: Encodable { @InnerXML var content: String }
        enum CodingKeys: String, CodingKey { case name, rest, item, text, xmlns }
    }

    protocol Kind: Sendable { static var mapping: XMLTypeMapping { get } }
    enum A: Kind {
        static let mapping = XMLTypeMapping(namespace: "urn:a:2", prefix: "a", namespaceVersions: ["urn:a:1"])
    }
    enum B: Kind { static let mapping = XMLTypeMapping(namespace: "urn:b") }
    enum OnlyA: Kind { static let mapping = XMLTypeMapping(namespace: "urn:a:2", prefix: "a") }
    enum OlderA: Kind {
        static let mapping = XMLTypeMapping(
            namespace: "urn:a:2", prefix: "x", namespaceVersions: ["urn:a:0", "urn:a:1"])
    }
    enum OlderB: Kind {
        static let mapping = XMLTypeMapping(namespace: "urn:b", prefix: "a", namespaceVersions: ["urn:b:0"])
    }
    /// An element of a type with a namespace, with any declarations, and elements of other types.
    struct Node<K: Kind>: Codable, Equatable, XMLMapped {
        static var xmlMapping: XMLTypeMapping { K.mapping }
        @XMLAttribute var xmlns: String?
        @XMLAttribute var xmlnsA: String?
        @XMLAttribute var xmlnsX: String?
        @XMLAttribute var id: Int?
        @XMLAttribute var bracedID: Int?
        @XMLAttribute var attributeName: XML.QualifiedName?
        var value: Int?
        var name: XML.QualifiedName?
        var braced: Int?
        var bracedOld: Int?
        var a: [Node<A>]?
        var b: [Node<B>]?
        var c: [Node<OnlyA>]?
        var d: [Node<OlderA>]?
        var f: [Node<OlderB>]?
        var plain: Plain?
        enum CodingKeys: String, CodingKey {
            case xmlns, xmlnsA = "xmlns:a", xmlnsX = "xmlns:x", id, bracedID = "{urn:a:2}id", attributeName, value, name
            case braced = "{urn:a:2}braced", bracedOld = "{urn:a:1}braced", a, b, c, d, f, plain
        }
    }
    /// An element of a type without a namespace.
    struct Plain: Codable, Equatable {
        @XMLAttribute var xmlnsX: String?
        @XMLAttribute var bracedID: Int?
        var value: Int?
        var name: XML.QualifiedName?
        var braced: Int?
        var unqualified: Int?
        var a: [Node<A>]?
        var d: [Node<OlderA>]?
        enum CodingKeys: String, CodingKey {
            case xmlnsX = "xmlns:x", bracedID = "{urn:b}id", value, name, braced = "{urn:b}braced"
            case unqualified = "{}unqualified", a, d
        }
    }
    static let strategies: [XMLNamespaceStrategy] = [
        .literal, .bound(["a": "urn:a:2", "x": "urn:b"]),
        .bound(versions: ["a": ["urn:a:2", "urn:a:1"], "b": ["urn:b", "urn:b:0"]]),
        .bound(versions: ["": ["urn:b", "urn:b:0"], "x": ["urn:a:2", "urn:a:0"]]),
    ]

    @Test("What is written is read as it was, or it is refused", arguments: strategies.indices, 0..<3)
    func generated(strategy: Int, root: Int) throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        (encoder.namespaces, decoder.namespaces) = (Self.strategies[strategy], Self.strategies[strategy])
        decoder.unknownNodes = .throw
        var written = 0
        for seed in 0..<150 {
            var models = Models(seed: UInt64(seed))
            let isWritten =
                switch root {
                case 0: expectReadBack(models.node(depth: seed % 4, A.self), \.known, encoder, decoder)
                case 1: expectReadBack(models.node(depth: seed % 4, B.self), \.known, encoder, decoder)
                default: expectReadBack(models.plain(depth: seed % 4), \.known, encoder, decoder)
                }
            if isWritten { written += 1 }
        }
        // A bound prefix cannot be declared otherwise, so many are refused.
        #expect(written > 20)
    }

    /// - Parameter known: What is not added by the encoder: all but declarations.
    /// - Returns: Whether it can be written.
    private func expectReadBack<T: Codable & Equatable>(
        _ model: T, _ known: KeyPath<T, T>, _ encoder: XMLEncoder, _ decoder: XMLDecoder
    ) -> Bool {
        let xml: String
        do { xml = try encoder.encodeToString(model, withRootKey: "n") } catch { return false }
        do {
            let read = try decoder.decode(T.self, from: xml)[keyPath: known]
            #expect(read == model[keyPath: known], "\(xml)")
        } catch { Issue.record(error, "\(xml)") }
        return true
    }
}

extension DeclaredNamespacesTests.Node {
    /// The same without declarations.
    fileprivate var known: Self {
        var node = self
        (node.xmlns, node.xmlnsA, node.xmlnsX) = (nil, nil, nil)
        node.a = a?.map(\.known)
        node.b = b?.map(\.known)
        node.c = c?.map(\.known)
        node.d = d?.map(\.known)
        node.f = f?.map(\.known)
        node.plain = plain?.known
        return node
    }
}

extension DeclaredNamespacesTests.Plain {
    /// The same without declarations.
    fileprivate var known: Self {
        var node = self
        node.xmlnsX = nil
        node.a = a?.map(\.known)
        node.d = d?.map(\.known)
        return node
    }
}

/// Makes models at random.
private struct Models {
    private var random: SplitMix
    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func node<K>(depth: Int, _: K.Type) -> DeclaredNamespacesTests.Node<K> {
        var node = DeclaredNamespacesTests.Node<K>()
        node.xmlns = maybe(9, namespace)
        node.xmlnsA = maybe(4, namespace)
        node.xmlnsX = maybe(4, namespace)
        node.id = maybe(4, number)
        node.bracedID = maybe(5, number)
        node.attributeName = maybe(9, name)
        node.value = maybe(2, number)
        node.name = maybe(4, name)
        node.braced = maybe(5, number)
        node.bracedOld = maybe(6, number)
        guard depth > 0 else { return node }
        node.a = maybe(3) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.A.self)] }
        node.b = maybe(3) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.B.self)] }
        node.c = maybe(3) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.OnlyA.self)] }
        node.d = maybe(3) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.OlderA.self)] }
        node.f = maybe(3) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.OlderB.self)] }
        node.plain = maybe(3) { $0.plain(depth: depth - 1) }
        return node
    }

    mutating func plain(depth: Int) -> DeclaredNamespacesTests.Plain {
        var node = DeclaredNamespacesTests.Plain()
        node.xmlnsX = maybe(4, namespace)
        node.bracedID = maybe(4, number)
        node.value = maybe(2, number)
        node.name = maybe(4, name)
        node.braced = maybe(4, number)
        node.unqualified = maybe(4, number)
        guard depth > 0 else { return node }
        node.a = maybe(2) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.A.self)] }
        node.d = maybe(2) { [$0.node(depth: depth - 1, DeclaredNamespacesTests.OlderA.self)] }
        return node
    }

    /// Something, once in a number of times.
    private mutating func maybe<T>(_ count: Int, _ make: (inout Models) -> T) -> T? {
        Int.random(in: 0..<count, using: &random) == 0 ? make(&self) : nil
    }
    private let number: (inout Models) -> Int = { Int.random(in: 0..<9, using: &$0.random) }
    private let namespace: (inout Models) -> String = {
        ["urn:a:2", "urn:a:1", "urn:a:0", "urn:b", "urn:b:0", "urn:z"].randomElement(using: &$0.random) ?? ""
    }
    private let name: (inout Models) -> XML.QualifiedName = {
        let uri = ["urn:a:2", "urn:a:1", "urn:b", "urn:z"].randomElement(using: &$0.random)
        return XML.QualifiedName("k", namespaceURI: uri)
    }
}
