import Testing

@testable import XMLCodable

struct XMLNamespaceStrategyTests {
    @Test("A name has the namespace in its braces, or else that of its prefix or the type")
    func types() {
        func braced(_ name: String) -> ExpandedKeyName? { ExpandedKeyName(braced: name) }
        expectEqual(braced("{urn:a}b"), ExpandedKeyName(namespace: "urn:a", local: "b"))
        expectEqual(braced("{}b"), ExpandedKeyName(namespace: "", local: "b"))
        expectEqual(braced("{http://a.b/c}d.e"), ExpandedKeyName(namespace: "http://a.b/c", local: "d.e"))
        for name in ["a", "{a", "a{b}", ""] { expectNil(braced(name)) }
        let element = ExpandedKeyName("a", isAttribute: false, bindings: ["": "urn:d"], typeNamespace: "urn:t")
        expectEqual(element?.namespace, "urn:t")
        expectNil(ExpandedKeyName("a", isAttribute: true, bindings: nil, typeNamespace: "urn:t"))
        expectEqual(ExpandedKeyName("a", isAttribute: true, bindings: [:], typeNamespace: "urn:t")?.namespace, "")
        expectNil(ExpandedKeyName("xmlns", isAttribute: true, bindings: [:], typeNamespace: nil))
        for (name, isBound, namespace, local) in [
            ("p:a", false, nil, nil), ("p:a", true, "urn:p", "a"), ("q:a", true, nil, nil), ("a", true, "urn:d", "a"),
            ("xml:lang", true, "http://www.w3.org/XML/1998/namespace", "lang"),
        ] as [(String, Bool, String?, String?)] {
            let bindings = isBound ? XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"]).bindings : nil
            let found = ExpandedKeyName(name, isAttribute: false, bindings: bindings, typeNamespace: nil)
            #expect(found?.namespace == namespace && found?.local == local, "\(name)")
        }
    }
}
