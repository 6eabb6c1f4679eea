import Testing
import XMLCodable

/// Namespaces of encoded documents.
struct EncodingStateNamespacesTests {
    struct Envelope: Encodable {
        var soap: String?
        var body: Body
        enum CodingKeys: String, CodingKey { case soap = "@xmlns:soap", body = "soap:Body" }
    }

    struct Body: Encodable {
        var namespace: String? = nil, ping = 1, id = 2
        enum CodingKeys: String, CodingKey { case namespace = "@xmlns:m", ping = "m:Ping", id = "@soap:id" }
    }

    @Test("Declarations are written unchanged; undeclared prefixes throw, or are declared on the root by strategy")
    func declared() throws {
        let declared = try encoded(Envelope(soap: "urn:soap", body: Body(namespace: "urn:m")), root: "soap:Envelope")
        expectEqual(
            declared,
            #"<soap:Envelope xmlns:soap="urn:soap"><soap:Body xmlns:m="urn:m" soap:id="2"><m:Ping>1</m:Ping>"#
                + "</soap:Body></soap:Envelope>")
        let text = try encoded(Envelope(body: Body()), root: "Envelope") { $0.undeclaredPrefixStrategy = .declare }
        expectEqual(
            text,
            #"<Envelope xmlns:m="urn:undeclared-prefix:m" xmlns:soap="urn:undeclared-prefix:soap">"#
                + #"<soap:Body soap:id="2"><m:Ping>1</m:Ping></soap:Body></Envelope>"#)
        let partly = try encoded([Body(namespace: "urn:m"), Body()]) { $0.undeclaredPrefixStrategy = .declare }
        expectEqual(
            partly,
            #"<r xmlns:m="urn:undeclared-prefix:m" xmlns:soap="urn:undeclared-prefix:soap">"#
                + #"<r xmlns:m="urn:m" soap:id="2"><m:Ping>1</m:Ping></r><r soap:id="2"><m:Ping>1</m:Ping></r></r>"#)
        expectPart(refusal(Envelope(body: Body()))?.sentence, "\"m\" is not declared")
        // As the message says.
        let encoder = XMLEncoder()
        let value = Envelope(body: Body(namespace: "urn:m"))
        let attributes = ["xmlns:soap": "urn:soap"]
        let expected = try encoder.encodeToString(value, withRootKey: "r", rootAttributes: attributes)
        #expect(expected.hasPrefix(#"<r xmlns:soap="urn:soap"><soap:Body xmlns:m="urn:m" soap:id="2">"#))
        encoder.namespaces = .bound(["soap": "urn:soap"])
        try expectEqual(encoder.encodeToString(value, withRootKey: "r"), expected)
    }

    /// A value that writes one integer for each key.
    struct Keys: Encodable {
        let keys: [String]
        var items = 1
        func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for _ in 0..<items {
                var container = list.nestedContainer(keyedBy: GrammarKey.self)
                for (number, key) in keys.enumerated() { try container.encode(number, forKey: GrammarKey(key)) }
            }
        }
    }

    @Test("Any number of namespaces is declared, with prefixes of their own, also those that only values name")
    func manyNamespaces() throws {
        for count in [1, 7, 8, 9, 40, 63, 64, 65, 66, 130, 1_000] {
            for mark in ["", "@"] {
                let text = try encoded(GrammarKey.self) { container in
                    for index in 0..<count { try container.encode(index, forKey: "{urn:\(index)}a") }
                    for index in 0..<count { try container.encode(index, forKey: "{urn:\(index)}b") }
                }
                let parsed = try XML.Document(parsing: text).root
                expectEqual(parsed.elements.map { $0.name.namespaceURI }, (0..<2 * count).map { "urn:\($0 % count)" })
                expectEqual(Set(parsed.elements.compactMap { $0.name.prefix }).count, count)
                let value = Keys(keys: (0..<count).map { "\(mark){urn:\($0)}k" }, items: 2)
                let root = try XMLEncoder().encodeToElement(value, withRootKey: "r")
                for item in root.elements {
                    let names = mark.isEmpty ? item.elements.map(\.name) : item.attributes.map(\.name)
                    expectEqual(
                        names.filter { $0.localName == "k" }.map(\.namespaceURI), (0..<count).map { "urn:\($0)" })
                }
                expectEqual(root.elements.count, 2)
            }
        }
        for count in [1, 63, 64, 65, 66, 130] {
            let value = Named(
                name: (0..<count).map { XML.QualifiedName("n\($0)", namespaceURI: "urn:a:\($0)") },
                list: (0..<count).map { XML.QualifiedName("l\($0)", namespaceURI: "urn:b:\($0)") },
                prefix: (0..<count).map { XML.NamespacePrefix(namespaceURI: "urn:c:\($0)") })
            try expectDecoded(encoded(value), value)
            let root = try XMLEncoder().encodeToElement(value, withRootKey: "r")
            try expectEqual(XMLDecoder().decode(Named.self, from: root), value)
            // Some of them are those of names, too.
            let keys = Keys(keys: (0..<count).map { "{urn:a:\($0)}k" }, items: 1)
            struct Both: Encodable { let keys: Keys, value: Named }
            let both = try encoded(Both(keys: keys, value: value))
            try expectEqual(XMLDecoder().decode(Named.self, from: both, at: "value"), value)
        }
    }

    struct Named: Codable, Equatable {
        var name: [XML.QualifiedName]
        @XMLList var list: [XML.QualifiedName]
        var prefix: [XML.NamespacePrefix]
    }

    @Test("Attributes of one expanded name, undeclared prefixes of data and forbidden declarations throw")
    func sameAttribute() throws {
        #expect(throws: EncodingError.self) { try encoded(Keys(keys: ["@{urn:a}k", "@{urn:a}k"])) }
        let different = try XMLEncoder().encodeToElement(Keys(keys: ["@{urn:a}k", "@{urn:b}k"]), withRootKey: "r")
        expectEqual(different.elements.first?.attributes.map(\.name.namespaceURI), ["urn:a", "urn:b"])
        // The value of the declaration is the number of its key.
        let same = Keys(keys: ["@xmlns:a", "@a:k", "@{0}k"])
        #expect(throws: EncodingError.self) { try encoded(same) }
        #expect(throws: EncodingError.self) {
            try encoded(Keys(keys: ["@xmlns:a", "@a:k", "@p:k"])) { $0.namespaces = .bound(["p": "0"]) }
        }
        struct Model: Encodable {
            var a = "urn:x", b = "urn:x", c = 1, d = 2
            enum CodingKeys: String, CodingKey { case a = "@xmlns:a", b = "@xmlns:b", c = "@a:k", d = "@b:k" }
        }
        expectPart(refusal(Model())?.sentence, "not be well-formed")
        expectPart(refusal(["p:a": 1])?.sentence, "\"p\" is not declared")
        expectPart(refusal(1, root: "p:a")?.sentence, "\"p\" is not declared")
        #expect(throws: EncodingError.self) {
            try XMLEncoder().encode(1, withRootKey: "r", rootAttributes: ["p:a": "1"])
        }
        let text = try XMLEncoder().encodeToString(
            ["p:a": ["p:b": 1]], withRootKey: "p:r", rootAttributes: ["xmlns:p": "urn:p", "p:c": "<"])
        expectEqual(text, #"<p:r p:c="&lt;" xmlns:p="urn:p"><p:a><p:b>1</p:b></p:a></p:r>"#)
        try expectEqual(encoded(["xml:lang": "de"]), "<r><xml:lang>de</xml:lang></r>")
        for (name, value) in [
            ("xmlns:p", ""), ("xmlns:xmlns", "urn:x"), ("xmlns:xml", "urn:x"),
            ("xmlns", "http://www.w3.org/2000/xmlns/"), ("xmlns:p", "http://www.w3.org/XML/1998/namespace"),
        ] {
            #expect(throws: EncodingError.self, "\(name)") {
                try XMLEncoder().encode(1, withRootKey: "r", rootAttributes: [name: value])
            }
        }
    }

    @Test(
        "Any number of prefixes is declared, where the model does not do it, or checked", arguments: [63, 64, 65, 200])
    func manyPrefixes(_ count: Int) throws {
        let names = (0..<count).map { "p\($0)" }
        let dictionary = Dictionary(uniqueKeysWithValues: names.map { ("\($0):a", 1) })
        let attributes = Dictionary(uniqueKeysWithValues: names.map { ("xmlns:\($0)", "urn:\($0)") })
        let text = try XMLEncoder().encodeToString(dictionary, withRootKey: "r", rootAttributes: attributes)
        expectPart(text, "<p\(count - 1):a>1</p\(count - 1):a>")
        #expect(throws: EncodingError.self) {
            try XMLEncoder().encodeToString(
                dictionary, withRootKey: "r", rootAttributes: attributes.filter { $0.key != "xmlns:p\(count - 1)" })
        }
        let keys = (0..<count).map { "p\($0):k" }
        for declared in [0, count - 1] {
            let encoder = XMLEncoder()
            encoder.undeclaredPrefixStrategy = .declare
            let value = Custom(GrammarKey.self) { container in
                for (number, key) in keys.enumerated() { try container.encode(number, forKey: GrammarKey(key)) }
                var nested = container.nestedContainer(keyedBy: GrammarKey.self, forKey: "inner")
                for (number, key) in keys.enumerated() { try nested.encode(number, forKey: GrammarKey(key)) }
                // After its use, and only inside.
                try nested.encode("urn:own", forKey: "@xmlns:p\(declared)")
            }
            let root = try encoder.encodeToElement(value, withRootKey: "r")
            let undeclared = (0..<count).map { "urn:undeclared-prefix:p\($0)" }
            expectEqual(root.elements.dropLast().map { $0.name.namespaceURI ?? "" }, undeclared)
            var inside = undeclared
            inside[declared] = "urn:own"
            expectEqual(root.elements.last?.elements.map { $0.name.namespaceURI ?? "" }, inside)
        }
        // Declared wherever it is used: nothing to add.
        let own = Keys(keys: (0..<count).map { "p\($0):k" } + (0..<count).map { "@xmlns:p\($0)" })
        #expect(throws: EncodingError.self) { _ = try XMLEncoder().encode(Keys(keys: keys), withRootKey: "r") }
        #expect(try encoded(own).contains("xmlns:p\(count - 1)=\"\(2 * count - 1)\""))
    }

    struct Shop: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:shop")
        var plain: Int, none: Inner, list: [Int], path: Int
        struct Inner: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:shop")
            @XMLAttribute var a: Int
            var again: Int, still: Int
            enum CodingKeys: String, CodingKey { case a, again, still = "{}still" }
        }
        enum CodingKeys: String, CodingKey { case plain, none = "{}none", list = "{}list", path = "{}p.q" }
    }

    @Test("A name in no namespace undeclares the default namespace, and captured elements in it keep theirs")
    func noNamespace() throws {
        let value = Shop(plain: 1, none: .init(a: 2, again: 3, still: 4), list: [5, 6], path: 7)
        let text = try encoded(value)
        expectEqual(
            text,
            #"<r xmlns="urn:shop"><plain>1</plain><none a="2" xmlns=""><again xmlns="urn:shop">3</again>"#
                + #"<still>4</still></none><list xmlns="">5</list><list xmlns="">6</list>"#
                + #"<p xmlns=""><q xmlns="urn:shop">7</q></p></r>"#)
        try expectDecoded(text, value)
        try expectDecoded(encoded(value) { $0.outputFormatting = .prettyPrinted }, value)
        let tree = try XMLEncoder().encodeToElement(value, withRootKey: "r")
        try expectEqual(XMLDecoder().decode(Shop.self, from: tree), value)
        try expectEqual(encoded(value) { $0.namespaces = .bound(["": "urn:shop"]) }, text)
        // Without a default namespace, nothing has to be undeclared.
        #expect(try !encoded(WithA(a: value)).contains(#"xmlns="""#))
        struct Holder: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:shop")
            var none: AnyElements
            enum CodingKeys: String, CodingKey { case none = "{}none" }

        }
        let xml = #"<r xmlns="urn:shop"><none xmlns=""><a xmlns="urn:shop"><b xmlns="" /></a><c /></none></r>"#
        let captured = try decoded(Holder.self, xml)
        let written = try encoded(captured)
        let names = try XML.Document(parsing: written).root.elements[0].elements.map { $0.name.namespaceURI ?? "" }
        expectEqual(names, ["urn:shop", ""])
        try expectDecoded(written, captured)
    }
}
