import Foundation
import Testing

@testable import XMLCodable

struct ConformanceIndexTests {
    private struct Plain: Codable {}
    private struct Rooted: Codable, XMLMapped { static let xmlMapping = XMLTypeMapping(root: "r") }
    private struct Generic<T: Codable>: Codable { var value: T }
    fileprivate struct Conditional<T: Codable>: Codable { var value: T }
    private struct Options: OptionSet, Codable { let rawValue: Int }
    private struct Uncoded {}
    private enum Raw: String, Codable { case a }
    private enum Choice: Codable { case a(Int), b(String) }
    private enum Keys: String, CodingKey { case a }
    private enum Marked: String, XMLChoiceCodingKey { case a }
    private enum Plainly: CodingKey { case a }
    private final class Object: Codable, XMLMapped { static let xmlMapping = XMLTypeMapping(order: []) }
    private struct Isolated: @MainActor XMLMapped { @MainActor static let xmlMapping = XMLTypeMapping(root: "main") }
    private struct Several: Codable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "several", namespace: "urn:several", order: [Keys.a])
    }
    private static let types: [Any.Type] = [
        Plain.self, Rooted.self, Generic<Int>.self, Generic<Rooted>.self, Conditional<Rooted>.self,
        Conditional<Plain>.self, Options.self, Uncoded.self, Raw.self, Choice.self, Keys.self, Marked.self,
        Plainly.self, Object.self, Several.self, XMLDefault<XML.Zero<Int>>.self,
        Int.self, Int?.self, Raw?.self, [Int].self, [String: Int].self, Set<Int>.self, String.self, Never.self,
        ContiguousArray<Int>.self, ArraySlice<Int>.self, Range<Int>.self, Result<Int, any Error>.self,
        FloatingPointSign.self, (any Codable).self, (Int, Int).self, ((Int) -> Int).self,
        Date.self, Data.self, URL.self, UUID.self, Decimal.self, Calendar.self, Calendar.Component.self, Locale.self,
        Notification.Name.self, JSONEncoder.OutputFormatting.self, NSObject.self, Operation.self,
        XML.Element.self, XML.Nillable<Int>.self, XMLAttribute<Int>.self, XMLList<[Int]>.self, XML.Open<Raw>.self,
        XMLDecoder.self,
    ]

    /// Compares the index with a cast, for one protocol.
    private struct Question: Sendable {
        let name: String
        /// Whether both give the same for a type, and whether only the cast can tell.
        let answer: @Sendable (Any.Type) -> (isSame: Bool, isUnknown: Bool)
        init<Metatype>(_ metatype: Metatype.Type) {
            name = "\(metatype)"
            answer = { type in
                let isUnknown: Bool
                if case .unknown = ConformanceIndex.conformance(of: type, to: metatype) {
                    isUnknown = true
                } else {
                    isUnknown = false
                }
                // A metatype is two words: the type, and how it conforms.
                let words = { (made: Metatype?) in made.map { unsafe unsafeBitCast($0, to: (UInt, UInt).self) } }
                let (found, cast) = (words(ConformanceIndex.cast(type, to: metatype)), words(type as? Metatype))
                return (found?.0 == cast?.0 && found?.1 == cast?.1, isUnknown)
            }
        }
    }
    private static let special = Question((any _XMLSpecialType.Type).self)
    private static let raw = Question((any RawRepresentable.Type).self)
    private static let questions = [
        special, raw, Question((any Sequence.Type).self), Question((any XMLPlacedProperty.Type).self),
        Question((any PlainWrapper.Type).self), Question((any XMLValueProperty.Type).self),
        Question((any XMLTransformedProperty.Type).self), Question((any TokensValue.Type).self),
        Question((any AnnotatedValue.Type).self), Question((any OptionalType.Type).self),
        Question((any XMLDecodableSequence.Type).self), Question((any DecodableArray.Type).self),
        Question((any DictionaryType.Type).self), Question((any DecodableDictionary.Type).self),
        Question((any XMLDynamicNodeDecoding.Type).self), Question((any XMLDynamicNodeEncoding.Type).self),
        Question((any XMLMapped.Type).self), Question((any _XMLEarlierMapped.Type).self),
        Question((any _XMLRootNamed.Type).self),
        Question((any _XMLOrdered.Type).self), Question((any _XMLMixedContent.Type).self),
        Question((any _XMLNamespaced.Type).self), Question((any _XMLDiscriminatedChoice.Type).self),
        Question((any XMLAliasedKey.Type).self), Question((any XMLChoiceCodingKey.Type).self),
        // Protocols that it does not know.
        Question((any Decodable.Type).self), Question((any CaseIterable.Type).self),
        Question((any GroupsProperty.Type).self),
    ]

    @Test("What the index knows about a type is what a cast tells")
    func casts() {
        for type in Self.types {
            for question in Self.questions { #expect(question.answer(type).isSame, "\(type) as \(question.name)") }
            #expect((SpecialType(type) != nil) == (type is any _XMLSpecialType.Type), "\(type)")
        }
        // What a protocol asks for is there.
        let several = SpecialType(Several.self)
        let mapping = several?.as((any XMLMapped.Type).self)?.xmlMapping
        expectEqual(mapping?.root, "several")
        expectEqual(mapping?.namespace, "urn:several")
        expectEqual(mapping?.order?.map(\.stringValue), ["a"])
        expectNil(several?.as((any XMLAliasedKey.Type).self))
        #expect(SpecialType([Several?].self)?.as((any DecodableArray.Type).self)?.itemType == Several?.self)
        #expect(SpecialType(Several?.self)?.as((any OptionalType.Type).self)?.wrappedType == Several.self)
    }

    @Test("Only the cast tells whether a type conforms to a protocol of an actor")
    func isolated() async {
        #expect(Self.special.answer(Isolated.self).isSame)
        await MainActor.run { #expect(Self.special.answer(Isolated.self).isSame) }
        expectNil(SpecialType(Isolated.self))
        await MainActor.run {
            expectEqual(SpecialType(Isolated.self)?.as((any XMLMapped.Type).self)?.xmlMapping.root, "main")
        }
    }

    #if os(Linux) && canImport(Glibc)
    @Test("The types of models are known without a cast")
    func models() {
        let known: [Any.Type] = [
            Plain.self, Generic<Int>.self, Rooted.self, Keys.self, Marked.self, Raw.self, Choice.self, Uncoded.self,
            Several.self, XMLAttribute<Int>.self, XML.Nillable<Int>.self, Int?.self, [String: Int].self,
        ]
        for type in known { #expect(!Self.special.answer(type).isUnknown, "\(type)") }
        for type in known { #expect(!Self.raw.answer(type).isUnknown, "\(type)") }
        // Conditions, classes, and actors.
        for type: Any.Type in [Conditional<Rooted>.self, Conditional<Plain>.self, Object.self, Isolated.self] {
            #expect(Self.special.answer(type).isUnknown, "\(type)")
        }
    }
    #endif
}

extension ConformanceIndexTests.Conditional: _XMLSpecialType where T: _XMLSpecialType {}
