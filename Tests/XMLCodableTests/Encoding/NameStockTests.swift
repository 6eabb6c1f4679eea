import Testing

@testable import XMLCodable

/// The names of an encoder.
struct NameStockTests {
    @Test("A name has preformatted tags; composed names, prefixes and namespaces make others, declarations are known")
    func names() throws {
        for text in ["a", "é", "soap:Body", "a-long.name_of_some:kind"] {
            var stock = NameStock()
            let made = stock.name(text)
            let again = stock.name(text)
            let name = try #require(made)
            let (string, markup, count) = (stock.string(name), stock.markup.string, stock.count)
            expectEqual(string, text)
            #expect(markup.hasPrefix("<\(text)></\(text)> \(text)=\"\u{0}"))
            expectEqual(again, name)
            expectEqual(count, 1)
        }
        var accents = NameStock()
        let composed = accents.name("\u{E9}")
        let decomposed = accents.name("e\u{301}")
        #expect(composed != nil && decomposed != nil && composed != decomposed)
        var stock = NameStock()
        let namespace = stock.number(ofNamespace: "urn:p")
        let again = stock.number(ofNamespace: "urn:p")
        #expect(again == namespace && namespace != 0)
        let names = (stock.name("p:a"), stock.name("p:a", namespace: namespace))
        let plain = try #require(names.0)
        let written = try #require(names.1)
        #expect(plain != written)
        stock.number(attribute: plain)
        stock.number(attribute: written)
        let records = (stock[plain], stock[written])
        #expect(records.0.namespace == 0 && records.1.namespace == namespace)
        #expect(records.0.number != records.1.number && min(records.0.number, records.1.number) >= 0)
        var prefixed = NameStock()
        let first = try made("p:a", &prefixed)
        let second = try made("q:a", &prefixed)
        let other = try made("p:b", &prefixed)
        let language = try made("xml:lang", &prefixed)
        let declaration = try made("xmlns:p", &prefixed)
        let standard = try made("xmlns", &prefixed)
        #expect(first.prefix >= 0 && second.prefix >= 0 && first.prefix != second.prefix)
        expectEqual(other.prefix, first.prefix)
        expectEqual(language.prefix, -1)
        let declared = (
            prefixed.declaredPrefix(declaration), declaration.declaredPrefix, prefixed.declaredPrefix(standard)
        )
        #expect(declared == ("p", first.prefix, ""))
        let reserved = OutputName.Flags.isReserved.bits
        #expect(declaration.flags.bits == reserved && standard.flags.bits == reserved)
        expectEqual(prefixed.prefixes, ["p", "q"])
        for name in ["", "a b", ":a", "a:", "a:b:c", "1", "-", "a:1", "a<", "\u{301}a"] {
            let made = stock.name(name)
            #expect(made == nil, "\(name)")
        }
    }

    private func made(_ text: String, _ stock: inout NameStock, namespace: Int32 = 0) throws -> OutputName {
        let name = stock.name(text, namespace: namespace)
        return stock[try #require(name)]
    }
}
