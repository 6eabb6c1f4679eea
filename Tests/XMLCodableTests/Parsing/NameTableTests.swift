import Testing

@testable import XMLCodable

struct NameTableTests {
    /// A table that frees itself, with names that are followed by other bytes.
    private final class Names {
        var table = NameTable()
        deinit { table.deallocate() }
        func intern(_ name: String) -> UInt32 {
            withBytes(name + "=garbage-behind") { table.intern($0.part(0..<name.utf8.count)) }
        }
        func entry(_ name: String) -> NameTable.Entry {
            let number = intern(name)
            return table.entries[Int(number)]
        }
        func prefix(of name: String) -> String? {
            let number = intern(name)
            return table.prefix(of: number).map { String(decoding: $0, as: UTF8.self) }
        }
        func prefixNumber(of name: String) -> UInt32 {
            let number = intern(name)
            return table.prefixNumber(ofLocalPart: number)
        }
        func find(_ name: String) -> UInt32? { withBytes(name) { table.find($0) } }
        func length(of name: UInt32, standingAt text: String) -> Int? {
            let source = SourceBytes("<" + text + String(repeating: " ", count: ByteWindow.size))
            return withExtendedLifetime(source) {
                source.text.start.window.flatMap { table.stands(name, in: $0, at: 1) }
            }
        }
    }

    private static let samples = [
        "a", "b", "A", "ab", "abc", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghj", "abcdefghijklmnop",
        "abcdefghijklmnopq", "abcdefghijklmnopr", "bbcdefghijklmnopq", "\u{E9}", "e\u{301}", "\u{4E2D}\u{6587}",
        "xmlns", "xmlnsx", "xml", "x", "p:a", "q:a", "p:ab", "a-1.b_c",
    ]

    @Test("Names have one number if their bytes are equal, also when the table grows, and are found whatever follows")
    func numbers() {
        // Names have the same number if and only if their bytes are equal, also when the table grows.
        let names = Names()
        let numbers = Self.samples.map { names.intern($0) }
        expectEqual(Set(numbers).count, Self.samples.count)
        expectEqual(Self.samples.reversed().map { names.intern($0) }, numbers.reversed())
        for (name, number) in zip(Self.samples, numbers) {
            #expect(ScalarEquality.equal(names.table.string(of: number), name))
            expectEqual(names.find(name), number)
        }
        let grown = Names()
        var generator = SplitMix(seed: 5)
        let spelled = (0..<5_000).map { index in
            "n" + String(repeating: "x", count: Int.random(in: 0...20, using: &generator)) + String(index)
        }
        let many = spelled.map { grown.intern($0) }
        expectEqual(Set(many).count, spelled.count)
        expectEqual(spelled.map { grown.intern($0) }, many)
        expectEqual(spelled.map { grown.find($0) }, many)
        expectEqual(many.map { grown.table.string(of: $0) }, spelled)
        expectEqual(grown.table.count, spelled.count)
        // A name is found by its bytes, whatever follows.
        forEachRow(
            [
                ("a", "a>", 1), ("a", "ab", 1), ("a", "b", nil), ("a", "", nil), ("abcdefgh", "abcdefgh ", 8),
                ("abcdefgh", "abcdefg", nil), ("abcdefghi", "abcdefghi", 9), ("abcdefghi", "abcdefghj", nil),
                ("abcdefghijklmnopqrs", "abcdefghijklmnopqrs=", 19),
                ("abcdefghijklmnopqrs", "abcdefghijklmnopqrt", nil), ("\u{E9}", "\u{E9}/", 2),
                ("\u{E9}", "e\u{301}", nil),
            ] as [(String, String, Int?)]
        ) { name, text, length in
            let names = Names()
            expectEqual(names.length(of: names.intern(name), standingAt: text), length)
        }
    }

    @Test("A name with one colon has a prefix; declarations, malformed names and unknown ones are told apart")
    func prefixes() throws {
        // A name with one colon is split into prefix and local part.
        forEachRow([
            ("p:a", "p", "a"), ("soap:Envelope", "soap", "Envelope"), ("\u{E9}:\u{4E2D}", "\u{E9}", "\u{4E2D}"),
            ("xml:lang", "xml", "lang"), ("a.b:c-d", "a.b", "c-d"),
        ]) { name, prefix, local in
            let names = Names()
            let number = names.intern(name)
            let entry = names.table.entries[Int(number)]
            expectEqual(entry.special, NameTable.isPrefixed)
            expectEqual(names.table.string(of: entry.local), local)
            expectEqual(entry.local, names.intern(local))
            let bytes = try #require(names.table.prefix(of: number))
            expectEqual(String(decoding: bytes, as: UTF8.self), prefix)
            let prefixName = try #require(names.find(prefix))
            expectEqual(names.table.knownPrefixNumber(ofLocalPart: prefixName), entry.prefix)
            let other = names.intern("\(prefix):other")
            expectEqual(names.table.entries[Int(other)].prefix, entry.prefix)
            expectEqual((entry.prefix == NameTable.xmlPrefix), (prefix == "xml"))
        }
        // Declarations and malformed names are distinguished from others; a name never interned is not found.
        let names = Names()
        func special(_ name: String) -> UInt16 { names.entry(name).special }
        expectEqual(special("xmlns"), NameTable.isDeclaration)
        expectEqual(special("xmlns:p"), NameTable.isDeclaration)
        expectEqual(names.entry("xmlns:p").prefix, NameTable.xmlnsPrefix)
        expectEqual(special("p:xmlns"), NameTable.isPrefixed)
        #expect(special("xmlnsp") == 0 && special("XMLNS") == 0 && special("p") == 0 && special("xml") == 0)
        expectNil(names.prefix(of: "xmlns"))
        expectNil(names.prefix(of: "p"))
        let fresh = Names()
        let declaration = fresh.entry("xmlns:p")
        expectNil(fresh.table.knownPrefixNumber(ofLocalPart: declaration.local))
        let declared = fresh.table.prefixNumber(ofLocalPart: declaration.local)
        expectEqual(fresh.entry("p:a").prefix, declared)
        #expect(fresh.prefixNumber(of: "q") != declared)
        expectEqual(fresh.prefixNumber(of: "xml"), NameTable.xmlPrefix)
        expectEqual(fresh.prefixNumber(of: "xmlns"), NameTable.xmlnsPrefix)
        for name in ["", "c", "abcdefghk", "p", "a:p", "ns:a"] {
            let names = Names()
            for sample in Self.samples where !sample.contains(":") { _ = names.intern(sample) }
            expectNil(names.find(name), for: name)
            let count = names.table.count
            _ = names.find("never")
            expectEqual(names.table.count, count)
        }
        for name in [":", ":a", "a:", "a::b", "a:b:c", "a:1", "a:-b", "a:.b", ":a:b", "xmlns:", "a:\u{300}"] {
            let names = Names()
            let number = names.intern(name)
            expectEqual(names.table.entries[Int(number)].special, NameTable.isMalformed, for: name)
            expectNil(names.table.prefix(of: number), for: name)
            expectEqual(names.table.string(of: number), name)
        }
    }
}
