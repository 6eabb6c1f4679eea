import Testing

@testable import XMLCodable

@Suite struct NamespaceScopeTests {
    private let p: UInt32 = 3
    private let q: UInt32 = 4

    private func number(_ name: String, in scope: inout NamespaceScope, limit: Int = 100) throws -> UInt16 {
        try #require(number(Array(name.utf8), in: &scope, limit: limit))
    }

    private func number(_ name: [UInt8], in scope: inout NamespaceScope, limit: Int) -> UInt16? {
        name.withBytes { scope.number(of: $0, limit: limit) }
    }

    @Test("xml and xmlns are bound from the start, everything else is not")
    func start() {
        let scope = NamespaceScope()
        defer { scope.deallocate() }
        #expect(scope.namespace(ofPrefix: NameTable.xmlPrefix) == NamespaceScope.xml)
        #expect(scope.namespace(ofPrefix: NameTable.xmlnsPrefix) == NamespaceScope.xmlns)
        #expect(scope.names[Int(NamespaceScope.xml)] == "http://www.w3.org/XML/1998/namespace")
        #expect(scope.names[Int(NamespaceScope.xmlns)] == "http://www.w3.org/2000/xmlns/")
        #expect(scope.defaultNamespace == NamespaceScope.none)
        #expect(scope.namespace(ofPrefix: NameTable.noPrefix) == NamespaceScope.none)
        #expect(scope.namespace(ofPrefix: p) == NamespaceScope.none)
        #expect(scope.namespace(ofPrefix: .max) == NamespaceScope.none)
    }

    @Test("one number per name, compared byte for byte")
    func numbers() throws {
        var scope = NamespaceScope()
        defer { scope.deallocate() }
        let first = try number("urn:a", in: &scope)
        #expect(try number("urn:a", in: &scope) == first)
        let others = try ["urn:A", "urn:a/", "urn:\u{E9}", "urn:e\u{301}", " urn:a"].map { try number($0, in: &scope) }
        #expect(Set(others + [first]).count == 6)
        #expect(scope.names[Int(first)] == "urn:a")
        #expect(try number(NamespaceScope.xmlName, in: &scope) == NamespaceScope.xml)
        #expect(try number(NamespaceScope.xmlnsName, in: &scope) == NamespaceScope.xmlns)
    }

    @Test("new names end at the limit, known ones and the two of XML itself do not count")
    func limit() {
        var scope = NamespaceScope()
        defer { scope.deallocate() }
        #expect(number([1], in: &scope, limit: 2) != nil)
        #expect(number([2], in: &scope, limit: 2) != nil)
        #expect(number([3], in: &scope, limit: 2) == nil)
        #expect(number([1], in: &scope, limit: 2) != nil)
        #expect(number(Array(NamespaceScope.xmlName.utf8), in: &scope, limit: 0) == NamespaceScope.xml)
        #expect(number([4], in: &scope, limit: 0) == nil)
    }

    @Test("many names have their numbers too")
    func many() throws {
        var scope = NamespaceScope()
        defer { scope.deallocate() }
        let numbers = try (0..<200).map { try number("urn:\($0)", in: &scope, limit: 200) }
        #expect(Set(numbers).count == 200)
        #expect(try (0..<200).map { try number("urn:\($0)", in: &scope, limit: 200) } == numbers)
        #expect(try number(NamespaceScope.xmlName, in: &scope, limit: 200) == NamespaceScope.xml)
        #expect(number(Array("urn:200".utf8), in: &scope, limit: 200) == nil)
    }

    @Test("bindings shadow each other and are put back by marks")
    func shadowing() throws {
        var scope = NamespaceScope()
        defer { scope.deallocate() }
        let (a, b) = (try number("urn:a", in: &scope), try number("urn:b", in: &scope))
        let outer = scope.mark
        scope.bind(p, to: a)
        scope.bind(NameTable.noPrefix, to: a)
        let inner = scope.mark
        scope.bind(p, to: b)
        scope.bind(q, to: b)
        scope.bind(NameTable.noPrefix, to: NamespaceScope.none)
        #expect([p, q].map(scope.namespace(ofPrefix:)) == [b, b])
        #expect(scope.defaultNamespace == NamespaceScope.none)
        scope.restore(to: inner)
        #expect([p, q].map(scope.namespace(ofPrefix:)) == [a, NamespaceScope.none])
        #expect(scope.defaultNamespace == a)
        scope.restore(to: outer)
        #expect([p, q].map(scope.namespace(ofPrefix:)) == [NamespaceScope.none, NamespaceScope.none])
        #expect(scope.defaultNamespace == NamespaceScope.none)
        #expect(scope.mark == outer)
        scope.restore(to: outer)
        #expect(scope.namespace(ofPrefix: NameTable.xmlPrefix) == NamespaceScope.xml)
    }

    @Test("a prefix bound twice at one place keeps what was before both")
    func boundTwice() throws {
        var scope = NamespaceScope()
        defer { scope.deallocate() }
        let (a, b) = (try number("urn:a", in: &scope), try number("urn:b", in: &scope))
        let mark = scope.mark
        scope.bind(9, to: a)
        scope.bind(9, to: b)
        #expect(scope.namespace(ofPrefix: 9) == b)
        #expect(scope.namespace(ofPrefix: 8) == NamespaceScope.none)
        scope.restore(to: mark)
        #expect(scope.namespace(ofPrefix: 9) == NamespaceScope.none)
    }
}
