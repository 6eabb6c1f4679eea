import Foundation
import Testing
import XMLCodable

/// Lists of choices that a type asks for itself, where the children of its element are the cases.
/// Choices in handwritten lists.
struct HandwrittenChoiceListsTests {
    enum Step: Codable, Equatable {
        case up(Int)
        case note(String)
    }

    struct ByContainer: Codable, Equatable {
        var steps: [Step] = []

        init(_ steps: [Step]) { self.steps = steps }

        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd { steps.append(try container.decode(Step.self)) }
        }

        func encode(to encoder: any Encoder) throws { try steps.encode(to: encoder) }
    }

    struct ByArray: Codable, Equatable {
        var steps: [Step]

        init(_ steps: [Step]) { self.steps = steps }

        init(from decoder: any Decoder) throws { steps = try [Step](from: decoder) }

        func encode(to encoder: any Encoder) throws { try steps.encode(to: encoder) }
    }

    struct Holder<Value: Codable & Equatable>: Codable, Equatable { var list: Value }

    private let items = "<up>1</up><note>a</note><up>2</up>"
    private let steps: [Step] = [.up(1), .note("a"), .up(2)]

    @Test("All children of the root are read, issue 38")
    func root() throws {
        let xml = "<r>\(items)</r>"
        try expectEqual(XMLDecoder().decode(ByContainer.self, from: xml), ByContainer(steps))
        try expectEqual(XMLDecoder().decode(ByArray.self, from: xml), ByArray(steps))
    }

    @Test("All children of an element are read")
    func inside() throws {
        let xml = "<r><list>\(items)</list></r>"
        try expectEqual(XMLDecoder().decode(Holder<ByContainer>.self, from: xml).list, ByContainer(steps))
        try expectEqual(XMLDecoder().decode(Holder<ByArray>.self, from: xml).list, ByArray(steps))
    }

    @Test("Items of an array have lists of their own")
    func itemsWithLists() throws {
        let xml = "<r><list>\(items)</list><list><up>3</up></list></r>"
        let read = try XMLDecoder().decode(Holder<[ByContainer]>.self, from: xml)
        expectEqual(read.list, [ByContainer(steps), ByContainer([.up(3)])])
    }

    @Test("Elements around single cases are items as before")
    func wrapped() throws {
        let xml = "<r><item><up>1</up></item><item><note>a</note></item></r>"
        try expectEqual(XMLDecoder().decode(ByContainer.self, from: xml), ByContainer([.up(1), .note("a")]))
    }

    @Test("Strict mode knows what such lists read")
    func strict() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(ByContainer.self, from: "<r>\(items)</r>"), ByContainer(steps))
    }
}
