import Foundation
import Testing

@testable import XMLCodable

/// Detection of choice types.
struct ChoiceTypeTests {
    enum Shape: Decodable {
        case circle(radius: Int), dot, other(XML.Element)
    }
    enum Raw: String, Decodable { case a, b }
    enum Single: Decodable {
        case value(Int)
        init(from decoder: any Decoder) throws { self = .value(try decoder.singleValueContainer().decode(Int.self)) }
    }
    enum NeedsContext: Decodable {
        case value
        static let key = CodingUserInfoKey(rawValue: "context")
        init(from decoder: any Decoder) throws {
            guard let key = Self.key, decoder.userInfo[key] is Int else { throw CancellationError() }
            _ = try decoder.container(keyedBy: Keys.self).allKeys
            self = .value
        }
        enum Keys: CodingKey { case a }
    }

    @Test(
        "An enum with a synthesized conformance, or that relies on a key or the user info, is a choice, also in arrays")
    func compilerWritten() throws {
        let plan = TypePlan.of(Shape.self)
        let choice = try #require(plan.choice([:]))
        expectEqual(choice.keys?.map(\.stringValue), ["circle", "dot", "other"])
        #expect(!choice.isMarked)
        #expect(plan.choice([:]) === choice)
        expectNil(TypePlan.of(Raw.self).choice([:]))
        expectNil(TypePlan.of(Single.self).choice([:]))
        expectNil(TypePlan.of(Date.self).choice([:]))
        expectNil(TypePlan.of(URL.self).choice([:]))
        expectNil(TypePlan.of([String: Int].self).choice([:]))
        expectNil(TypePlan.of(Int?.self).choice([:]))
        #expect(TypePlan.of(Trap.self).choice([:]) != nil)
        expectEqual(TypePlan.of(MarkedTrap.self).choice([:])?.isMarked, true)
        #expect(TypePlan.of([Shape].self).choiceItems([:]) === TypePlan.of(Shape.self))
        let optionals = TypePlan.of([Shape?].self)
        #expect(optionals.choiceItems([:]) === TypePlan.of(Shape.self))
        #expect(TypePlan.of(ContiguousArray<Shape>.self).choiceItems([:]) === TypePlan.of(Shape.self))
        expectNil(TypePlan.of([Raw].self).choiceItems([:]))
        expectNil(TypePlan.of([Int].self).choiceItems([:]))
        expectEqual(TypePlan.of(Shape?.self).isSpecial, true)
        #expect(!TypePlan.of(Raw.self).isSpecial)
        let key = try #require(NeedsContext.key)
        #expect(TypePlan.of(NeedsContext.self).choice([key: 1]) != nil)
        let context = TypePlan.of(NeedsContext.self)
        expectNil(context.choice([:]))
        #expect(context.choice([key: 1]) != nil)
        expectNil(context.choice([:]))
    }
    enum Trap: Decodable {
        case a
        enum Keys: CodingKey { case a, b }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            // Traps if there is no key.
            let key = container.allKeys[0]
            _ = try container.decode(Int.self, forKey: key)
            self = .a
        }
    }
    enum MarkedTrap: Decodable {
        case a
        enum Keys: XMLChoiceCodingKey { case a }
        init(from decoder: any Decoder) throws {
            self = try decoder.container(keyedBy: Keys.self).allKeys[0] == .a ? .a : .a
        }
    }
}
