import Testing

@testable import XMLCodable

struct XMLNamespaceStrategyTests {
    @Test(
        "A name with braces has a namespace and a local name",
        arguments: [
            ("{urn:a}b", "urn:a", "b"), ("{}b", "", "b"), ("{http://a.b/c}d.e", "http://a.b/c", "d.e"),
        ])
    func braced(name: String, namespace: String, local: String) {
        expectEqual(ExpandedKeyName(braced: name), ExpandedKeyName(namespace: namespace, local: local))
    }

    @Test("A name without braces has no explicit namespace", arguments: ["a", "{a", "a{b}", ""])
    func plain(name: String) {
        expectNil(ExpandedKeyName(braced: name))
    }

    @Test(
        "The namespace of a name without braces depends on its prefix and the type",
        arguments: [
            ("p:a", false, nil, nil), ("p:a", true, "urn:p", "a"), ("q:a", true, nil, nil), ("a", true, "urn:d", "a"),
            ("xml:lang", true, "http://www.w3.org/XML/1998/namespace", "lang"),
        ] as [(String, Bool, String?, String?)])
    func prefixes(name: String, isBound: Bool, namespace: String?, local: String?) {
        let bindings = isBound ? XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"]).bindings : nil
        let found = ExpandedKeyName(name, isAttribute: false, bindings: bindings, typeNamespace: nil)
        #expect(found?.namespace == namespace && found?.local == local)
    }

    @Test("The namespace of a type applies to its elements without a prefix")
    func types() {
        let element = ExpandedKeyName("a", isAttribute: false, bindings: ["": "urn:d"], typeNamespace: "urn:t")
        expectEqual(element?.namespace, "urn:t")
        expectNil(ExpandedKeyName("a", isAttribute: true, bindings: nil, typeNamespace: "urn:t"))
        expectEqual(ExpandedKeyName("a", isAttribute: true, bindings: [:], typeNamespace: "urn:t")?.namespace, "")
        expectNil(ExpandedKeyName("xmlns", isAttribute: true, bindings: [:], typeNamespace: nil))
    }
}
