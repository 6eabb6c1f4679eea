import Testing
import XMLCodable

/// Types that use the earlier protocols, beside the same with a mapping.
@available(*, deprecated, message: "as the protocols are")
private enum Earlier {
    struct Order: Codable, Equatable, XMLRootNamed, XMLNamespaced, XMLOrdered {
        static let xmlRootName = "order"
        static let xmlNamespaceURI = "urn:o:2"
        static let xmlPrefix: String? = "o"
        static let xmlNamespaceVersions = ["urn:o:1"]
        static var xmlOrder: [any CodingKey] { [CodingKeys.table] }
        var guest: String, table: Int
    }
    enum Shape: Codable, Equatable, XMLDiscriminatedChoice {
        static var xmlDiscriminator: XMLDiscriminator { .attribute("kind") }
        case circle(radius: Int), dot
    }
    enum Inline: Codable, Equatable, XMLMixedContent {
        case text(String), b(String)
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }
}

private enum Mapped {
    struct Order: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(
            root: "order", namespace: "urn:o:2", prefix: "o", namespaceVersions: ["urn:o:1"], order: [CodingKeys.table])
        var guest: String
        var table: Int
    }
    enum Shape: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
        case circle(radius: Int), dot
    }
    enum Inline: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(isMixed: true)
        case text(String), b(String)
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }
}

struct XMLMappedEarlierNamesTests {
    private func expectBoth<A: Codable & Equatable, B: Codable & Equatable>(
        _ earlier: A, _ mapped: B, _ xml: String, root: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) throws {
        expectEqual(try XMLEncoder().encodeToString(earlier, withRootKey: root), xml, sourceLocation: location)
        expectEqual(try XMLEncoder().encodeToString(mapped, withRootKey: root), xml, sourceLocation: location)
        expectEqual(try decoded(A.self, xml), earlier, sourceLocation: location)
        expectEqual(try decoded(B.self, xml), mapped, sourceLocation: location)
    }

    @available(*, deprecated, message: "as the protocols are")
    @Test("The earlier protocols say what a mapping says")
    func earlier() throws {
        try expectBoth(
            Earlier.Order(guest: "Ann", table: 7), Mapped.Order(guest: "Ann", table: 7),
            #"<o:order xmlns:o="urn:o:2"><o:table>7</o:table><o:guest>Ann</o:guest></o:order>"#)
        try expectBoth(
            One<[Earlier.Shape]>(value: [.circle(radius: 2), .dot]),
            One<[Mapped.Shape]>(value: [.circle(radius: 2), .dot]),
            #"<r><value kind="circle"><radius>2</radius></value><value kind="dot" /></r>"#, root: "r")
        let mixed = "<p><b>Salt</b> <b>pepper</b></p>"
        expectEqual(try decoded(Contents<Earlier.Inline>.self, mixed).items, [.b("Salt"), .text(" "), .b("pepper")])
        expectEqual(try decoded(Contents<Mapped.Inline>.self, mixed).items, [.b("Salt"), .text(" "), .b("pepper")])
        let versioned = #"<order xmlns="urn:o:1"><guest>Ann</guest><table>7</table></order>"#
        expectEqual(try decoded(Earlier.Order.self, versioned), Earlier.Order(guest: "Ann", table: 7))
        expectEqual(try decoded(Mapped.Order.self, versioned), Mapped.Order(guest: "Ann", table: 7))
    }

    @available(*, deprecated, message: "as the protocols are")
    @Test("What a type says can be asked for, is nil for others, and can be changed by a subclass")
    func asked() throws {
        for mapping in [XMLTypeMapping(of: Earlier.Order.self), XMLTypeMapping(of: Mapped.Order.self)] {
            let mapping = try #require(mapping)
            expectEqual(mapping.root, "order")
            expectEqual(mapping.namespace, "urn:o:2")
            expectEqual(mapping.prefix, "o")
            expectEqual(mapping.namespaceVersions, ["urn:o:1"])
            expectEqual(mapping.order?.map(\.stringValue), ["table"])
            expectEqual(mapping.isMixed, false)
            expectNil(mapping.discriminator)
        }
        expectEqual(XMLTypeMapping(of: Mapped.Shape.self)?.discriminator, .attribute("kind"))
        expectEqual(XMLTypeMapping(of: Earlier.Shape.self)?.discriminator, .attribute("kind"))
        expectEqual(XMLTypeMapping(of: Mapped.Inline.self)?.isMixed, true)
        expectNil(XMLTypeMapping(of: Int.self))
        expectNil(XMLTypeMapping(of: [Int].self))
        expectEqual(try encoded(Base(), root: nil), #"<base xmlns="urn:base"><a>1</a></base>"#)
        expectEqual(try encoded(Sub(), root: nil), #"<sub xmlns="urn:base"><a>1</a></sub>"#)
        expectEqual(try decoded(Sub.self, #"<sub xmlns="urn:base"><a>2</a></sub>"#).a, 2)
        #expect(throws: DecodingError.self) { try decoded(Sub.self, #"<base xmlns="urn:base"><a>2</a></base>"#) }
    }
    private class Base: Codable, XMLMapped {
        class var xmlMapping: XMLTypeMapping { XMLTypeMapping(root: "base", namespace: "urn:base") }
        var a = 1
    }
    private final class Sub: Base {
        override class var xmlMapping: XMLTypeMapping {
            var mapping = super.xmlMapping
            mapping.root = "sub"
            return mapping
        }
    }
}
