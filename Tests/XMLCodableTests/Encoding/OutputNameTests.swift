import Testing

@testable import XMLCodable

@Suite("Preformatted names")
struct OutputNameTests {
    private func text(_ bytes: (UnsafePointer<UInt8>, Int)) -> String {
        String(decoding: UnsafeBufferPointer(start: bytes.0, count: bytes.1), as: UTF8.self)
    }

    @Test(
        "A name has preformatted tags and an attribute", arguments: ["a", "é", "soap:Body", "a-long.name_of_some:kind"])
    func forms(name: String) throws {
        var stock = NameStock()
        defer { stock.deallocate() }
        let made = try #require(stock.name(name)?.pointee)
        #expect(made.string == name)
        #expect(text(made.startTag) == "<\(name)>")
        #expect(text(made.endTag) == "</\(name)>")
        #expect(text(made.attribute) == " \(name)=\"")
        #expect(stock.name(name) == stock.unchecked(name))
        #expect(stock.count == 1)
    }

    @Test(
        "An invalid QName has no entry", arguments: ["", "a b", ":a", "a:", "a:b:c", "1", "-", "a:1", "a<", "\u{301}a"])
    func badNames(name: String) {
        var stock = NameStock()
        defer { stock.deallocate() }
        #expect(stock.name(name) == nil)
    }

    @Test("Composed and decomposed names differ")
    func scalars() {
        var stock = NameStock()
        defer { stock.deallocate() }
        #expect(stock.name("\u{E9}") != stock.name("e\u{301}"))
    }

    @Test("Prefixes except xml have bits, and declarations are recognized")
    func prefixes() throws {
        var stock = NameStock()
        defer { stock.deallocate() }
        let first = try #require(stock.name("p:a")?.pointee)
        let second = try #require(stock.name("q:a")?.pointee)
        #expect(first.prefix != 0 && second.prefix != 0 && first.prefix != second.prefix)
        #expect(try #require(stock.name("p:b")?.pointee).prefix == first.prefix)
        #expect(try #require(stock.name("xml:lang")?.pointee).prefix == 0)
        let declaration = try #require(stock.name("xmlns:p")?.pointee)
        #expect(declaration.declares == first.prefix)
        #expect(declaration.flags == OutputName.isReserved)
        #expect(try #require(stock.name("xmlns")?.pointee).flags == OutputName.isReserved)
        #expect(stock.prefixes == ["p", "q"])
    }
}
