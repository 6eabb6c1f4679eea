import Testing

@testable import XMLCodable

/// The grammar of keys.
struct KeyGrammarTests {
    private func grammar(_ key: String, _ rules: KeyGrammar.Rules = KeyGrammar.Rules()) -> KeyGrammar {
        KeyGrammar(key, rules)
    }

    @Test("A sigil marks other targets than children, dots separate steps, and any other shape is a literal name")
    func simple() {
        expectEqual(grammar("a"), KeyGrammar(child: "a"))
        expectEqual(grammar("a:b-c"), KeyGrammar(child: "a:b-c"))
        expectEqual(grammar("@a"), KeyGrammar(steps: [], target: .attribute("a")))
        expectEqual(grammar("@a.b"), KeyGrammar(steps: [], target: .attribute("a.b")))
        expectEqual(grammar("#text"), KeyGrammar(steps: [], target: .text))
        expectEqual(grammar(""), KeyGrammar(steps: [], target: .text))
        expectEqual(grammar("*"), KeyGrammar(steps: [], target: .rest))
        expectEqual(grammar("a.b"), KeyGrammar(steps: [.child("a"), .child("b")], target: .element))
        expectEqual(grammar("a.b.@c.d"), KeyGrammar(steps: [.child("a"), .child("b")], target: .attribute("c.d")))
        expectEqual(grammar("a.#text"), KeyGrammar(steps: [.child("a")], target: .text))
        expectEqual(grammar("a.*"), KeyGrammar(steps: [.child("a")], target: .rest))
        let steps: [KeyGrammar.Step] = [.child("a"), .index(0), .child("b"), .index(12)]
        expectEqual(grammar("a.0.b.12"), KeyGrammar(steps: steps, target: .element))
        #expect(["a.b", "a.0", "a.@b", "a.#text", "a.*"].allSatisfy { grammar($0).isPath })
        #expect(["a", "@a", "#text", "", "*", "a..b"].allSatisfy { !grammar($0).isPath })
        for name in [
            ".a", "a.", "@", "0.b", "0", "#foo", "*.a", "a.*.b", "a.#text.b", "a.0.1", ".", "#", "a.@", "a...",
        ] { expectEqual(grammar(name), KeyGrammar(child: name)) }
    }

    @Test("Dots in braces and doubled separators belong to the name; separator and sigil can be changed")
    func braces() {
        expectEqual(grammar("{http://a.b/}c"), KeyGrammar(child: "{http://a.b/}c"))
        expectEqual(grammar("{a.b}c.d"), KeyGrammar(steps: [.child("{a.b}c"), .child("d")], target: .element))
        expectEqual(grammar("@{a.b}c"), KeyGrammar(steps: [], target: .attribute("{a.b}c")))
        expectEqual(grammar("a..b"), KeyGrammar(child: "a.b"))
        expectEqual(grammar("a..b.c"), KeyGrammar(steps: [.child("a.b"), .child("c")], target: .element))
        expectEqual(grammar("a...b"), KeyGrammar(steps: [.child("a."), .child("b")], target: .element))
        expectEqual(grammar("a....b"), KeyGrammar(child: "a..b"))
        expectEqual(grammar("{a..b}c..d.@e"), KeyGrammar(steps: [.child("{a..b}c.d")], target: .attribute("e")))
        expectEqual(KeyGrammar("a->->b->c", .init(separator: "->")).steps, [.child("a->b"), .child("c")])
        expectEqual(KeyGrammar.escaped("a.b..c", "."), "a..b....c")
        let arrows = KeyGrammar.Rules(separator: "->", attributePrefix: "_")
        expectEqual(grammar("a.b->_c", arrows), KeyGrammar(steps: [.child("a.b")], target: .attribute("c")))
        let none = KeyGrammar.Rules(separator: nil, attributePrefix: "")
        expectEqual(grammar("a.b", none), KeyGrammar(child: "a.b"))
        expectEqual(grammar("@a", none), KeyGrammar(child: "@a"))
        expectEqual(grammar("a.b", KeyGrammar.Rules(separator: "", attributePrefix: "@")), KeyGrammar(child: "a.b"))
    }

    @Test("Random keys under random rules are parsed without a crash")
    func random() {
        var random = SplitMix(seed: 1)
        let pieces = [
            "a", ".", "@", "#text", "*", "0", "{", "}", "\u{301}", "\r", "\n", "é", "->", "99999999999999999999",
        ]
        for _ in 0..<5_000 {
            let key = (0..<6).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let rules = KeyGrammar.Rules(
                separator: pieces.randomElement(using: &random),
                attributePrefix: pieces.randomElement(using: &random) ?? "")
            let found = grammar(key, rules)
            #expect(found.target != .element || !found.steps.isEmpty)
        }
    }
}
