import Testing

@testable import XMLCodable

@Suite("Names of keys and their namespaces")
struct XMLNamespaceStrategyTests {
    @Test(
        "A name in braces has parts",
        arguments: [
            ("{urn:a}b", "urn:a", "b"), ("{}b", "", "b"), ("{http://a.b/c}d.e", "http://a.b/c", "d.e"),
        ])
    func braced(name: String, namespace: String, local: String) {
        #expect(ExpandedKeyName(braced: name) == ExpandedKeyName(namespace: namespace, local: local))
    }

    @Test("What is not in braces has no namespace of its own", arguments: ["a", "{a", "a{b}", ""])
    func plain(name: String) {
        #expect(ExpandedKeyName(braced: name) == nil)
    }

    @Test(
        "Names without braces go by prefix and type",
        arguments: [
            ("p:a", false, nil, nil), ("p:a", true, "urn:p", "a"), ("q:a", true, nil, nil), ("a", true, "urn:d", "a"),
            ("xml:lang", true, "http://www.w3.org/XML/1998/namespace", "lang"),
        ] as [(String, Bool, String?, String?)])
    func prefixes(name: String, isBound: Bool, namespace: String?, local: String?) {
        let bindings = isBound ? XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"]).bindings : nil
        let found = ExpandedKeyName(name, isAttribute: false, bindings: bindings, typeNamespace: nil)
        #expect(found?.namespace == namespace && found?.local == local)
    }

    @Test("A type's namespace is that of its elements without a prefix")
    func types() {
        let element = ExpandedKeyName("a", isAttribute: false, bindings: ["": "urn:d"], typeNamespace: "urn:t")
        #expect(element?.namespace == "urn:t")
        #expect(ExpandedKeyName("a", isAttribute: true, bindings: nil, typeNamespace: "urn:t") == nil)
        #expect(ExpandedKeyName("a", isAttribute: true, bindings: [:], typeNamespace: "urn:t")?.namespace == "")
        #expect(ExpandedKeyName("xmlns", isAttribute: true, bindings: [:], typeNamespace: nil) == nil)
    }
}
