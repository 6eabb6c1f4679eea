import Testing

@testable import XMLCodable

struct NamespaceScopeTests {
    private let p: UInt32 = 3
    private let q: UInt32 = 4

    /// A scope and its table of names, which are freed together.
    private struct Names {
        var table = NameTable()
        var scope: NamespaceScope
        /// The attribute whose values the names are.
        let declaration: UInt32

        init() {
            declaration = table.intern(ByteSlice("xmlns:p"))
            scope = NamespaceScope(&table)
        }

        mutating func clear() -> Bool { scope.clear(table) }

        func deallocate() {
            scope.deallocate()
            table.deallocate()
        }
    }

    private func number(_ name: String, in names: inout Names, limit: Int = 100) throws -> UInt16 {
        try #require(number(Array(name.utf8), in: &names, limit: limit))
    }

    private func number(_ name: [UInt8], in names: inout Names, limit: Int) -> UInt16? {
        name.withBytes { names.scope.number(of: $0, declaredBy: names.declaration, limit: limit, &names.table) }
    }

    @Test("xml and xmlns are bound from the start, everything else is not")
    func start() {
        let names = Names()
        defer { names.deallocate() }
        let scope = names.scope
        expectEqual(scope.namespace(ofPrefix: NameTable.xmlPrefix), NamespaceScope.xml)
        expectEqual(scope.namespace(ofPrefix: NameTable.xmlnsPrefix), NamespaceScope.xmlns)
        expectEqual(scope.names[Int(NamespaceScope.xml)], "http://www.w3.org/XML/1998/namespace")
        expectEqual(scope.names[Int(NamespaceScope.xmlns)], "http://www.w3.org/2000/xmlns/")
        expectEqual(scope.defaultNamespace, NamespaceScope.none)
        expectEqual(scope.namespace(ofPrefix: NameTable.noPrefix), NamespaceScope.none)
        expectEqual(scope.namespace(ofPrefix: p), NamespaceScope.none)
        expectEqual(scope.namespace(ofPrefix: .max), NamespaceScope.none)
    }

    @Test("a name has a single number, compared byte by byte")
    func numbers() throws {
        var names = Names()
        defer { names.deallocate() }
        let first = try number("urn:a", in: &names)
        try expectEqual(number("urn:a", in: &names), first)
        let others = try ["urn:A", "urn:a/", "urn:\u{E9}", "urn:e\u{301}", " urn:a"].map { try number($0, in: &names) }
        expectEqual(Set(others + [first]).count, 6)
        expectEqual(names.scope.names[Int(first)], "urn:a")
        try expectEqual(number(NamespaceScope.xmlName, in: &names), NamespaceScope.xml)
        try expectEqual(number(NamespaceScope.xmlnsName, in: &names), NamespaceScope.xmlns)
    }

    @Test("the limit applies to new names, not to known and predefined ones")
    func limit() {
        var names = Names()
        defer { names.deallocate() }
        #expect(number([1], in: &names, limit: 2) != nil)
        #expect(number([2], in: &names, limit: 2) != nil)
        expectNil(number([3], in: &names, limit: 2))
        #expect(number([1], in: &names, limit: 2) != nil)
        expectEqual(number(Array(NamespaceScope.xmlName.utf8), in: &names, limit: 0), NamespaceScope.xml)
        expectNil(number([4], in: &names, limit: 0))
    }

    @Test("many names have distinct and stable numbers")
    func many() throws {
        var names = Names()
        defer { names.deallocate() }
        let numbers = try (0..<200).map { try number("urn:\($0)", in: &names, limit: 200) }
        expectEqual(Set(numbers).count, 200)
        try expectEqual((0..<200).map { try number("urn:\($0)", in: &names, limit: 200) }, numbers)
        try expectEqual(number(NamespaceScope.xmlName, in: &names, limit: 200), NamespaceScope.xml)
        expectNil(number(Array("urn:200".utf8), in: &names, limit: 200))
    }

    @Test("bindings shadow each other and are restored to marks")
    func shadowing() throws {
        var names = Names()
        defer { names.deallocate() }
        let (a, b) = (try number("urn:a", in: &names), try number("urn:b", in: &names))
        let outer = names.scope.mark
        names.scope.bind(p, to: a)
        names.scope.bind(NameTable.noPrefix, to: a)
        let inner = names.scope.mark
        names.scope.bind(p, to: b)
        names.scope.bind(q, to: b)
        names.scope.bind(NameTable.noPrefix, to: NamespaceScope.none)
        expectEqual([p, q].map(names.scope.namespace(ofPrefix:)), [b, b])
        expectEqual(names.scope.defaultNamespace, NamespaceScope.none)
        names.scope.restore(to: inner)
        expectEqual([p, q].map(names.scope.namespace(ofPrefix:)), [a, NamespaceScope.none])
        expectEqual(names.scope.defaultNamespace, a)
        names.scope.restore(to: outer)
        expectEqual([p, q].map(names.scope.namespace(ofPrefix:)), [NamespaceScope.none, NamespaceScope.none])
        expectEqual(names.scope.defaultNamespace, NamespaceScope.none)
        expectEqual(names.scope.mark, outer)
        names.scope.restore(to: outer)
        expectEqual(names.scope.namespace(ofPrefix: NameTable.xmlPrefix), NamespaceScope.xml)
    }

    @Test("restoring a prefix that was bound twice undoes both bindings")
    func boundTwice() throws {
        var names = Names()
        defer { names.deallocate() }
        let (a, b) = (try number("urn:a", in: &names), try number("urn:b", in: &names))
        let mark = names.scope.mark
        names.scope.bind(9, to: a)
        names.scope.bind(9, to: b)
        expectEqual(names.scope.namespace(ofPrefix: 9), b)
        expectEqual(names.scope.namespace(ofPrefix: 8), NamespaceScope.none)
        names.scope.restore(to: mark)
        expectEqual(names.scope.namespace(ofPrefix: 9), NamespaceScope.none)
    }

    @Test("clearing discards the numbers, which are then assigned anew")
    func clearing() throws {
        var names = Names()
        defer { names.deallocate() }
        let (a, b) = (try number("urn:a", in: &names), try number("urn:b", in: &names))
        #expect(a != b)
        let cleared = names.clear()
        #expect(cleared)
        expectEqual(names.scope.count, 3)
        try expectEqual(number("urn:b", in: &names), a)
        expectEqual(names.scope.names[Int(a)], "urn:b")
        try expectEqual(number("urn:b", in: &names), a)
        try expectEqual(number(NamespaceScope.xmlName, in: &names), NamespaceScope.xml)
        expectNil(number(Array("urn:c".utf8), in: &names, limit: 1))
        try expectEqual(number("urn:c", in: &names), b)
    }

    @Test("the last value of a declaration is also the value of other declarations and an element name")
    func lastValues() throws {
        var names = Names()
        defer { names.deallocate() }
        let other = names.table.intern(ByteSlice("xmlns"))
        let a = try number("urn:a", in: &names)
        let same = "urn:a".withBytes { names.scope.number(of: $0, declaredBy: other, limit: 100, &names.table) }
        expectEqual(same, a)
        let element = names.table.intern(ByteSlice("urn:a"))
        expectEqual(names.table.entries[Int(element)].special, NameTable.isPrefixed)
        // The guess for a declaration without a previous value is the first name of the table.
        let unused = names.table.intern(ByteSlice("xmlns:q"))
        let first = names.table.string(of: 0)
        let number = first.withBytes { names.scope.number(of: $0, declaredBy: unused, limit: 100, &names.table) }
        expectEqual(names.scope.names[Int(try #require(number))], first)
    }

    @Test("a scope with open bindings cannot be reused")
    func unfinished() throws {
        var names = Names()
        defer { names.deallocate() }
        names.scope.bind(p, to: try number("urn:a", in: &names))
        let early = names.clear()
        #expect(!early)
        names.scope.restore(to: 0)
        let cleared = names.clear()
        #expect(cleared)
    }
}
