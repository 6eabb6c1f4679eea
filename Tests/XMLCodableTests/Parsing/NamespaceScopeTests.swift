import Testing

@testable import XMLCodable

struct NamespaceScopeTests {
    private let p: UInt32 = 3
    private let q: UInt32 = 4

    /// A scope and its table of names, which are freed together.
    private struct Names {
        var table = NameTable(), scope: NamespaceScope
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

    @Test("xml and xmlns are bound from the start; the last value of a declaration is that of others and of elements")
    func start() throws {
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
        var others = Names()
        defer { others.deallocate() }
        let other = others.table.intern(ByteSlice("xmlns"))
        let a = try number("urn:a", in: &others)
        expectEqual("urn:a".withBytes { others.scope.number(of: $0, declaredBy: other, limit: 100, &others.table) }, a)
        let element = others.table.intern(ByteSlice("urn:a"))
        expectEqual(others.table.entries[Int(element)].special, NameTable.isPrefixed)
        // The guess for a declaration without a previous value is the first name of the table.
        let unused = others.table.intern(ByteSlice("xmlns:q"))
        let first = others.table.string(of: 0)
        let number = first.withBytes { others.scope.number(of: $0, declaredBy: unused, limit: 100, &others.table) }
        expectEqual(others.scope.names[Int(try #require(number))], first)
    }

    @Test("A name has a single and stable number, compared byte by byte, and the limit applies to new names")
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
        var more = Names()
        defer { more.deallocate() }
        let numbers = try (0..<200).map { try number("urn:\($0)", in: &more, limit: 200) }
        expectEqual(Set(numbers).count, 200)
        try expectEqual((0..<200).map { try number("urn:\($0)", in: &more, limit: 200) }, numbers)
        try expectEqual(number(NamespaceScope.xmlName, in: &more, limit: 200), NamespaceScope.xml)
        expectNil(number(Array("urn:200".utf8), in: &more, limit: 200))
        var few = Names()
        defer { few.deallocate() }
        #expect(number([1], in: &few, limit: 2) != nil)
        #expect(number([2], in: &few, limit: 2) != nil)
        expectNil(number([3], in: &few, limit: 2))
        #expect(number([1], in: &few, limit: 2) != nil)
        expectEqual(number(Array(NamespaceScope.xmlName.utf8), in: &few, limit: 0), NamespaceScope.xml)
        expectNil(number([4], in: &few, limit: 0))
    }

    @Test("Bindings shadow each other and are restored to marks, also if a prefix was bound twice")
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
        var twice = Names()
        defer { twice.deallocate() }
        let (c, d) = (try number("urn:c", in: &twice), try number("urn:d", in: &twice))
        let mark = twice.scope.mark
        twice.scope.bind(9, to: c)
        twice.scope.bind(9, to: d)
        expectEqual(twice.scope.namespace(ofPrefix: 9), d)
        expectEqual(twice.scope.namespace(ofPrefix: 8), NamespaceScope.none)
        twice.scope.restore(to: mark)
        expectEqual(twice.scope.namespace(ofPrefix: 9), NamespaceScope.none)
    }

    @Test("Clearing discards the numbers, which are then assigned anew, unless bindings are open")
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
        var open = Names()
        defer { open.deallocate() }
        open.scope.bind(p, to: try number("urn:a", in: &open))
        let early = open.clear()
        #expect(!early)
        open.scope.restore(to: 0)
        let isClear = open.clear()
        #expect(isClear)
    }
}
