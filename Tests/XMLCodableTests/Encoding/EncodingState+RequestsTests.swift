import Testing

@testable import XMLCodable

/// Requests of containers in unusual orders.
struct EncodingStateRequestsTests {
    private enum Key: String, CodingKey { case id = "@id", childID = "child.@id", child, name }

    private func written(_ body: @escaping (any Encoder) throws -> Void) throws -> String {
        try encoded(Written(body: body))
    }

    @Test("Requests in unusual orders write to one element; a root name that is passed takes precedence")
    func sharedElements() throws {
        let text = try written { encoder in
            var container = encoder.container(keyedBy: Key.self)
            var child = container.nestedContainer(keyedBy: Key.self, forKey: .child)
            _ = container.nestedUnkeyedContainer(forKey: .name)
            try child.encode(1, forKey: .id)
        }
        expectEqual(text, #"<r><child id="1" /></r>"#)
        let nested = try written { encoder in
            var container = encoder.container(keyedBy: Key.self)
            var child = container.nestedContainer(keyedBy: Key.self, forKey: .child)
            try container.encode(1, forKey: .childID)
            #expect(throws: EncodingError.self) { try child.encode(2, forKey: .id) }
            try child.encode("x", forKey: .name)
        }
        expectEqual(nested, #"<r><child id="1"><name>x</name></child></r>"#)
        struct Root: Encodable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:r", prefix: "r")
            @XMLElementName var name = "own"
            var a = 1
        }
        try expectEqual(encoded(Root(), root: nil), #"<own xmlns:r="urn:r"><r:a>1</r:a></own>"#)
        let given = try encoded(Root(), root: "given")
        expectEqual(given, #"<r:given xmlns:r="urn:r"><r:a>1</r:a></r:given>"#)
    }

    @Test("What a value wrote before it threw is as if it had never been there, if its error is caught")
    func caught() throws {
        struct Failure: Error {}
        let text = try written { encoder in
            var container = encoder.container(keyedBy: Key.self)
            let failing = Written { inner in
                var inner = inner.container(keyedBy: Key.self)
                try inner.encode(1, forKey: .id)
                try inner.encode("lost", forKey: .name)
                throw Failure()
            }
            #expect(throws: Failure.self) { try container.encode(failing, forKey: .child) }
            try container.encode("kept", forKey: .name)
            try container.encode(2, forKey: .id)
        }
        expectEqual(text, #"<r id="2"><name>kept</name></r>"#)
        let keys = Written { encoder in
            var container = encoder.container(keyedBy: Place.self)
            for place in Place.allCases where ![.rest, .attribute].contains(place) {
                try container.encode(1, forKey: place)
            }
            throw Failure()
        }
        let single = Written { encoder in
            var container = encoder.singleValueContainer()
            try container.encode("lost")
            throw Failure()
        }
        let nested = Written { encoder in
            var container = encoder.singleValueContainer()
            try container.encode(keys)
        }
        let list = Written { encoder in
            var container = encoder.unkeyedContainer()
            try container.encodeNil()
            try container.encode(single)
        }
        let later: [Place] = [.p, .path, .indexed, .text, .id]
        for value in [keys, single, nested, list] {
            let others: [([Place], [Place])] = [([], [.id]), ([], later), ([.path], later)]
            for (before, after) in others {
                func text(_ isTried: Bool) throws -> String {
                    try written { encoder in
                        var container = encoder.container(keyedBy: Place.self)
                        for other in before { try container.encode(2, forKey: other) }
                        if isTried { #expect(throws: (any Error).self) { try container.encode(value, forKey: .child) } }
                        for other in after where !before.contains(other) { try container.encode(3, forKey: other) }
                    }
                }
                try expectEqual(text(true), text(false))
            }
        }
    }

    /// The places of values that share an element with others, or whose elements paths lead to.
    private enum Place: String, CodingKey, CaseIterable {
        case child, text = "#text", rest = "*", path = "p.c.d", attribute = "p.@x:a", indexed = "i.2.v", id = "@id", p
    }

    @Test("What only a dropped value needed is neither declared nor in conflict with what follows")
    func undeclared() throws {
        struct Failure: Error {}
        enum Key: String, CodingKey { case a, child, xsi = "@xmlns:xsi", xmlns = "@xmlns", named = "{urn:1}n" }
        let failing = Written { encoder in
            var container = encoder.container(keyedBy: Key.self)
            var items = container.nestedUnkeyedContainer(forKey: .a)
            try items.encodeNil()
            try container.encode(1, forKey: .named)
            try container.encode(XML.Element("b"), forKey: .child)
            throw Failure()
        }
        let text = try written { encoder in
            var container = encoder.container(keyedBy: Key.self)
            #expect(throws: Failure.self) { try container.encode(failing, forKey: .child) }
            try container.encode("urn:x", forKey: .xmlns)
            try container.encode("urn:other", forKey: .xsi)
            try container.encode(1, forKey: .a)
        }
        expectEqual(text, #"<r xmlns="urn:x" xmlns:xsi="urn:other"><a>1</a></r>"#)
        // What was written before still counts.
        #expect(throws: EncodingError.self) {
            try written { encoder in
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(XML.Element("b"), forKey: .a)
                try? container.encode(failing, forKey: .child)
                try container.encode("urn:x", forKey: .xmlns)
            }
        }
    }

    private struct Shared: Encodable {
        let body: (any Encoder) throws -> Void
        enum CodingKeys: String, CodingKey { case id = "@id", name, p = "p:a" }
        func encode(to encoder: any Encoder) throws { try body(encoder) }
    }

    private enum Choice: Encodable {
        case a(Shared), b(Int), text(String)
        enum CodingKeys: String, CodingKey { case a, b, text = "#text" }
    }

    @Test("A value without an element of its own leaves nothing, or its error cannot be ignored")
    func ignored() throws {
        struct Failure: Error {}
        /// What is written if the error of a value is ignored that writes a key of its own before it throws, or around it.
        func text<T: Encodable>(
            _ key: GrammarKey, _ own: Shared.CodingKeys?, around: GrammarKey? = nil, _ make: @escaping (Shared) -> T
        ) throws -> String {
            try written { encoder in
                var outer = encoder.container(keyedBy: GrammarKey.self)
                var copy = outer
                let around = around.map { key in { try copy.encode(0, forKey: key) } }
                let value = make(
                    Shared { encoder in
                        var container = encoder.container(keyedBy: Shared.CodingKeys.self)
                        if let own { try container.encode(1, forKey: own) }
                        try around?()
                        throw Failure()
                    })
                #expect(throws: Failure.self) { try outer.encode(value, forKey: key) }
                try outer.encode([Choice.text(" "), .b(2)], forKey: "*")
            }
        }
        let left = "a part of an element that is not its own"
        for own in [Shared.CodingKeys.id, .name, nil] {
            func flattened(_ around: GrammarKey?) throws -> String {
                try text("f", own, around: around) { XMLFlattened(wrappedValue: $0) }
            }
            if own == nil {
                try expectEqual(flattened(nil), "<r>&#32;<b>2</b></r>")
            } else {
                try expectPart("\(requireThrows(EncodingError.self) { try flattened(nil) })", left)
            }
        }
        for key in ["*", "p.*"] as [GrammarKey] {
            for own in [Shared.CodingKeys.id, .p, nil] {
                try expectEqual(text(key, own) { [Choice.text("t"), .b(1), .a($0)] }, "<r>&#32;<b>2</b></r>")
                try expectEqual(text(key, own) { Choice.a($0) }, "<r>&#32;<b>2</b></r>")
            }
            try expectEqual(text("*", .id, around: "k") { [Choice.a($0)] }, "<r><k>0</k>&#32;<b>2</b></r>")
        }
        // The element is that of a value whose error is ignored, too.
        let inner = Written { encoder in
            var container = encoder.container(keyedBy: GrammarKey.self)
            let attributes = [XML.Attribute("a", value: ""), XML.Attribute("b c", value: "")]
            try? container.encode(XMLAnyAttributes(wrappedValue: attributes), forKey: "any")
        }
        try expectEqual(
            written { encoder in
                var container = encoder.container(keyedBy: GrammarKey.self)
                #expect(throws: EncodingError.self) { try container.encode(inner, forKey: "a") }
                try container.encode(1, forKey: "b")
            }, "<r><b>1</b></r>")
    }

    @Test("A document may use sixty-four prefixes, and roots in a namespace do not let the vocabulary grow")
    func prefixes() throws {
        let encoder = XMLEncoder()
        encoder.limits.depth = 200
        for round in 0..<3 {
            var values: [String: Int] = [:]
            for number in 10..<60 { values["p\(round)x\(number):a"] = number }
            let declarations = Dictionary(
                uniqueKeysWithValues: values.keys.map { ("xmlns:" + $0.prefix { $0 != ":" }, "urn:" + $0) })
            let text = try encoder.encodeToString(values, withRootKey: "r", rootAttributes: declarations)
            try expectEqual(XML.Document(parsing: text).root.children.count, 50)
        }
        struct Root: Encodable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:r", prefix: "r")
            var a = 1
        }
        let settings = EncoderSettings()
        settings.change { $0.limits.depth = 10 }
        func size() throws -> Int {
            try settings.call { state in
                let plan = state.plan(of: Root.self)
                state.vocabulary.adopt(root: state.plans[plan].namespace)
                let root = EncodingState.Surroundings(name: "Root", isGiven: false, attributes: [:])
                try state.write(Root(), plan, root) { try state.write(Root(), plan, $0) }
                return state.vocabulary.details.count
            }
        }
        let first = try size()
        try expectEqual(size(), first)
    }
}
