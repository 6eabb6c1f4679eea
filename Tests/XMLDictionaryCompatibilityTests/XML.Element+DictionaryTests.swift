import Testing
import XMLCodable
import XMLDictionaryCompatibility

/// XML.Element as a dictionary.
struct XMLElementDictionaryTests {
    /// Checks the dictionary of a document, with sorted keys; see ``DictionaryText``.
    private func expectDictionary(
        _ xml: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation,
        _ change: (inout XML.DictionaryOptions) -> Void = { _ in }
    ) throws {
        var options = XML.DictionaryOptions()
        change(&options)
        let root = try XML.Document(parsing: xml).root
        expectEqual(DictionaryText.of(root.dictionary(options)), expected, sourceLocation: sourceLocation)
    }

    @Test("Elements are converted as by XMLDictionary, also changed ones and many")
    func reading() throws {
        try expectDictionary("<r>t</r>", "{__name: r, __text: t}")
        try expectDictionary("<r> <a> t </a> </r>", "{__name: r, a: t}")
        try expectDictionary("<r><a> t </a></r>", "{__name: r, a:  t }") { $0.trimWhiteSpace = false }
        try expectDictionary("<r> <a>t</a></r>", "{__name: r, __text:  , a: t}") { $0.trimWhiteSpace = false }
        try expectDictionary("<r>one<a>1</a> <a>2</a>two</r>", "{__name: r, __text: [one, two], a: [1, 2]}")
        try expectDictionary("<r><a>one<!-- c -->two<![CDATA[&]]></a></r>", "{__name: r, a: onetwo&}")
        try expectDictionary("<r><a>x<b/>y</a></r>", "{__name: r, a: x\ny}")
        try expectDictionary("<r><a>t</a></r>", "{__name: r, a: {__text: t}}") { $0.collapseTextNodes = false }
        try expectDictionary("<r><a k='1'>t</a></r>", "{__name: r, a: {__text: t, _k: 1}}")
        try expectDictionary("<r><a/><b> </b></r>", "{__name: r}")
        try expectDictionary("<r><a><b/></a></r>", "{__name: r}")
        try expectDictionary("<r><a/><a>1</a></r>", "{__name: r, a: 1}")
        try expectDictionary("<r><a>1</a><a/></r>", "{__name: r, a: [1]}")
        try expectDictionary("<r><a/></r>", "{__name: r, a: {}}") { $0.stripEmptyNodes = false }
        try expectDictionary("<r><a k='1'/></r>", "{__name: r, a: {_k: 1}}")
        try expectDictionary("<r/>", "{__name: r, __text: }") {
            $0.stripEmptyNodes = false
            $0.collapseTextNodes = false
        }
        try expectDictionary("<r/>", "{__name: r}")
        try expectDictionary("<r k='1' p:k='2' xmlns:p='u'/>", "{__name: r, _k: 1, _p:k: 2, _xmlns:p: u}")
        try expectDictionary(
            "<r k='1'><a l='2'/></r>", "{__attributes: {k: 1}, __name: r, a: {__attributes: {l: 2}}}"
        ) { $0.attributesMode = .dictionary }
        try expectDictionary("<r k='1'><a l='2'>t</a></r>", "{__name: r, a: {__text: t, l: 2}, k: 1}") {
            $0.attributesMode = .unprefixed
        }
        try expectDictionary("<r k='1'><k>2</k></r>", "{__name: r, k: [1, 2]}") { $0.attributesMode = .unprefixed }
        try expectDictionary("<r k='1'><a l='2'>t</a><b l='2'/></r>", "{__name: r, a: t}") {
            $0.attributesMode = .discard
        }
        try expectDictionary("<r><a>1</a><b>2</b><a>3</a></r>", "{__name: r, a: [1, 3], b: 2}")
        try expectDictionary("<r><a>1</a><b/></r>", "{__name: r, a: [1], b: []}") { $0.alwaysUseArrays = true }
        try expectDictionary("<r><a><b>1</b></a></r>", "{__name: r, a: {__name: a, b: 1}}") {
            $0.nodeNameMode = .always
        }
        try expectDictionary("<r><a>1</a></r>", "{a: 1}") { $0.nodeNameMode = .never }
        try expectDictionary("<r><a>1</a></r>", "{r: {__name: r, a: 1}}") { $0.wrapRootNode = true }
        try expectDictionary("<r>t</r>", "{r: t}") { $0.wrapRootNode = true }
        try expectDictionary("<r/>", "{}") { $0.wrapRootNode = true }
        try expectDictionary("<r><!-- a --><b><!--c--></b></r>", "{__name: r}")
        try expectDictionary("<r><!-- a --><b><!--c--></b></r>", "{__comments: [ a ], __name: r, b: {__comments: [c]}}")
        {
            $0.preserveComments = true
        }
        try expectDictionary("<r><?pi x?><p:a xmlns:p='u'>1</p:a></r>", "{__name: r, p:a: {__text: 1, _xmlns:p: u}}")
        // A changed element is read like a parsed one.
        var root = try XML.Document(parsing: "<r><a>1</a></r>").root
        root.append(XML.Element("a", attributes: ["k": "v"], text: "2"))
        expectEqual(DictionaryText.of(root.dictionary()), "{__name: r, a: [1, {__text: 2, _k: v}]}")
        // Many elements with one name take linear time.
        do {
            let root = try XML.Document(parsing: "<r>" + String(repeating: "<a>1</a>", count: 50_000) + "</r>").root
            expectEqual((root.dictionary()["a"] as? [Any])?.count, 50_000)
        }
    }
}

/// A dictionary as text with sorted keys, for comparison.
enum DictionaryText {
    static func of(_ value: Any) -> String {
        switch value {
        case let text as String: return text
        case let dictionary as [String: Any]:
            return "{"
                + dictionary.sorted { $0.key < $1.key }.map { "\($0.key): \(of($0.value))" }.joined(separator: ", ")
                + "}"
        case let values as [Any]: return "[" + values.map { of($0) }.joined(separator: ", ") + "]"
        default: return "?\(value)"
        }
    }
}
