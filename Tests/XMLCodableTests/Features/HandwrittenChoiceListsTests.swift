import Foundation
import Testing
import XMLCodable

/// Lists of choices that a type asks for itself, where the children of its element are the cases.
struct HandwrittenChoiceListsTests {
    enum Step: Codable, Equatable { case up(Int), note(String) }

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

    private let cases = "<up>1</up><note>a</note><up>2</up>"
    private let steps: [Step] = [.up(1), .note("a"), .up(2)]

    @Test("All children of the root and of an element are read, issue 38, and elements around single cases")
    func items() throws {
        func expect<Value: Decodable & Equatable>(
            _ xml: String, _ value: Value, strictly: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let decoder = XMLDecoder()
            if strictly { decoder.unknownNodes = .throw }
            try expectEqual(decoder.decode(Value.self, from: xml), value, sourceLocation: sourceLocation)
        }
        try expect("<r>\(cases)</r>", ByContainer(steps))
        try expect("<r>\(cases)</r>", ByContainer(steps), strictly: true)
        try expect("<r>\(cases)</r>", ByArray(steps))
        try expect("<r><list>\(cases)</list></r>", Holder(list: ByContainer(steps)))
        try expect("<r><list>\(cases)</list></r>", Holder(list: ByArray(steps)))
        // Items of an array have lists of their own.
        try expect(
            "<r><list>\(cases)</list><list><up>3</up></list></r>",
            Holder(list: [ByContainer(steps), ByContainer([.up(3)])]))
        try expect("<r><item><up>1</up></item><item><note>a</note></item></r>", ByContainer([.up(1), .note("a")]))
    }
}
