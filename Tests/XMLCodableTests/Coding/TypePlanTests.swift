import Foundation
import Testing

@testable import XMLCodable

struct TypePlanTests {
    struct Plain: Codable {}

    @Test("A plan is created once per type, also for concurrent tasks")
    func cached() async {
        #expect(TypePlan.of(Plain.self) === TypePlan.of(Plain.self))
        #expect(TypePlan.of(Plain.self) !== TypePlan.of([Plain].self))
        expectEqual(TypePlan.of(Plain.self).name, "Plain")
        struct Fresh: Codable {}
        let plans = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<32 { group.addTask { ObjectIdentifier(TypePlan.of(Fresh.self)) } }
            return await group.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
        }
        expectEqual(plans.count, 1)
    }

    @Test("Types with special handling, also in an array, and the conformances of a type are recognized")
    func roles() {
        let roles: [(Any.Type, TypePlan.Role)] = [
            (String.self, .string), (Bool.self, .bool), (Int.self, .int), (Double.self, .double), (Float.self, .float),
            (Date.self, .date), (Data.self, .data), (URL.self, .url), (Decimal.self, .decimal),
            (XML.Element.self, .rawElement), (Plain.self, .other), (UUID.self, .uuid), (Int8.self, .int8),
            (String?.self, .other),
        ]
        for (type, role) in roles { expectEqual(TypePlan.of(type).role, role) }
        let plan = TypePlan.of(Named.self)
        expectEqual(plan.rootName, "named")
        #expect(plan.dynamicEncoding != nil && plan.dynamicDecoding != nil && plan.decodable != nil)
        expectNil(TypePlan.of(Plain.self).rootName)
        enum Family: XMLPolymorphicFamily {
            typealias Member = any Codable
            static var xmlTypes: [String: any Codable.Type] { ["a": Plain.self] }
        }
        let codings: [(Any.Type, (any SpecialCoding.Type)?)] = [
            (XMLComments.self, CommentsCoding.self), (XMLElementName.self, ElementNameCoding.self),
            (XMLFlattened<Plain>.self, FlattenedCoding.self), (XMLGroups<Plain>.self, GroupsCoding.self),
            (XML.Node.self, NodeCoding.self), ([XML.Node].self, NodeListCoding.self), (Set<XML.Node>.self, nil),
            ([XML.Node?].self, nil), ([XMLComments].self, nil), (XMLComments?.self, nil),
            (XMLPolymorphic<Family>.self, PolymorphicCoding.self), (XMLPolymorphic<[Family]>.self, nil),
            (Plain.self, nil),
        ]
        for (type, coding) in codings {
            let coded = TypePlan.of(type)
            #expect(coded.special == coding, "\(type)")
            #expect((coded.role == .special) == (coding != nil), "\(type)")
            #expect((coded.detail == nil) == (coding != PolymorphicCoding.self), "\(type)")
        }
    }

    @Test("Optionals and wrappers are unwrapped to the type that they hold or code, and collections are recognized")
    func wrapped() throws {
        let plan = TypePlan.of(XMLAttribute<[Int]?>.self)
        expectEqual(plan.placement, .attribute)
        let wrapped = try #require(plan.wrapped)
        #expect(wrapped.isOptional)
        #expect(!plan.isOptional)
        #expect(plan.core === TypePlan.of([Int].self))
        #expect(TypePlan.of(Int??.self).core === TypePlan.of(Int.self))
        #expect(TypePlan.of(Plain.self).core === TypePlan.of(Plain.self))
        let changing = TypePlan.of(XMLAttribute<XMLTransformed<Count?>>.self)
        expectEqual(changing.placement, .attribute)
        expectEqual(changing.core.role, .string)
        #expect(changing.acceptsNil && changing.isTransformed && !changing.isTokens)
        #expect(!TypePlan.of(XMLTransformed<Count>.self).acceptsNil)
        #expect(TypePlan.of(XMLTransformed<[Count]>.self).core.isSequence)
        #expect(TypePlan.of([XMLTransformed<Count?>].self).hasOptionalItems)
        expectEqual(TypePlan.of(XMLLossy<[String: Int]>.self).core.dictionaryKey, .string)
        expectEqual(TypePlan.of(XMLDefault<XML.Zero<Int>>.self).core.role, .int)
        #expect(TypePlan.of(XMLLenient<[Int]?>.self).core.isSequence)
        let list = TypePlan.of(XMLAttribute<XMLList<[Int]>>.self)
        #expect(list.isTokens && !list.core.isCollection)
        #expect(TypePlan.of([Int].self).isSequence)
        #expect(TypePlan.of(Set<Int>.self).isSequence)
        #expect(TypePlan.of(ContiguousArray<Int>.self).isSequence)
        #expect(!TypePlan.of([Int].self).hasOptionalItems)
        expectEqual(TypePlan.of([Int?].self).hasOptionalItems, true)
        #expect(!TypePlan.of(String.self).isCollection)
        #expect(!TypePlan.of(Data.self).isCollection)
        expectEqual(TypePlan.of([String: Int].self).dictionaryKey, .string)
        expectEqual(TypePlan.of([Int: Int].self).dictionaryKey, .int)
        expectEqual(TypePlan.of([[Int]: Int].self).dictionaryKey, .other)
        expectEqual(TypePlan.of([Size: Int].self).dictionaryKey, .representable)
        #expect(TypePlan.of([String: Int].self).isCollection)
        #expect(!TypePlan.of([String: Int].self).isSequence)
    }
    enum Count: XMLTransform {
        static func decode(_ coded: String) throws -> Int { coded.count }
        static func encode(_ value: Int) throws -> String { "" }
    }
    enum Size: String, CodingKeyRepresentable { case small }
    struct Named: Codable, XMLMapped, XMLDynamicNodeEncoding, XMLDynamicNodeDecoding {
        static let xmlMapping = XMLTypeMapping(root: "named")
        static func nodeEncoding(for key: any CodingKey) -> XMLPlacement { .attribute }
        static func nodeDecoding(for key: any CodingKey) -> XMLPlacement { .attribute }
    }
}
