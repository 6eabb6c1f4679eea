import Foundation
import Testing

@testable import XMLCodable

struct ConformanceIndexTests {
    private struct Plain: Codable {}
    private struct Rooted: Codable, XMLRootNamed { static let xmlRootName = "r" }
    private struct Late: Codable {}
    private struct Generic<T: Codable>: Codable { var value: T }
    fileprivate struct Conditional<T: Codable>: Codable { var value: T }
    private struct Options: OptionSet, Codable { let rawValue: Int }
    private struct Uncoded {}
    private enum Raw: String, Codable { case a }
    private enum Choice: Codable { case a(Int), b(String) }
    private enum Keys: String, CodingKey { case a }
    private enum Marked: String, XMLChoiceCodingKey { case a }
    private enum Plainly: CodingKey { case a }
    private final class Object: Codable, XMLOrdered {
        static var xmlOrder: [any CodingKey] { [] }
    }

    private static let types: [Any.Type] = [
        Plain.self, Rooted.self, Late.self, Generic<Int>.self, Generic<Rooted>.self, Conditional<Rooted>.self,
        Conditional<Plain>.self, Options.self, Uncoded.self, Raw.self, Choice.self, Keys.self, Marked.self,
        Plainly.self, Object.self,
        Int.self, Int?.self, Raw?.self, [Int].self, [String: Int].self, Set<Int>.self, String.self, Never.self,
        ContiguousArray<Int>.self, ArraySlice<Int>.self, Range<Int>.self, Result<Int, any Error>.self,
        FloatingPointSign.self, (any Codable).self, (Int, Int).self, ((Int) -> Int).self,
        Date.self, Data.self, URL.self, UUID.self, Decimal.self, Calendar.self, Calendar.Component.self, Locale.self,
        Notification.Name.self, JSONEncoder.OutputFormatting.self, NSObject.self, Operation.self,
        XML.Element.self, XML.Nillable<Int>.self, XMLAttribute<Int>.self, XMLList<[Int]>.self, XML.Open<Raw>.self,
        XMLDecoder.self,
    ]

    /// A process asks about its first types with casts alone.
    private static let isReady: Bool = {
        for _ in 0..<10 { _ = ConformanceIndex.knows(Plain.self, .special) }
        return true
    }()

    @Test("What the index knows about a type is what a cast tells")
    func casts() {
        #expect(Self.isReady)
        for type in Self.types {
            let isSpecial = type is any _XMLSpecialType.Type
            let isRaw = type is any RawRepresentable.Type
            #expect([nil, isSpecial].contains(ConformanceIndex.knows(type, .special)), "\(type)")
            #expect([nil, isRaw].contains(ConformanceIndex.knows(type, .rawRepresentable)), "\(type)")
            #expect((SpecialType.of(type) != nil) == isSpecial, "\(type)")
        }
    }

    #if os(Linux) && canImport(Glibc)
    @Test("The types of models are known without a cast")
    func models() {
        #expect(Self.isReady)
        expectEqual(ConformanceIndex.knows(Late.self, .special), false)
        expectEqual(ConformanceIndex.knows(Generic<Int>.self, .special), false)
        expectEqual(ConformanceIndex.knows(Rooted.self, .special), true)
        expectEqual(ConformanceIndex.knows(Keys.self, .special), false)
        expectEqual(ConformanceIndex.knows(Marked.self, .special), true)
        expectEqual(ConformanceIndex.knows(Raw.self, .rawRepresentable), true)
        expectEqual(ConformanceIndex.knows(Choice.self, .rawRepresentable), false)
        // Conditions, and types that no coder asks about.
        expectNil(ConformanceIndex.knows(XMLAttribute<Int>.self, .special))
        expectNil(ConformanceIndex.knows(Conditional<Rooted>.self, .special))
        expectNil(ConformanceIndex.knows(Conditional<Plain>.self, .special))
        expectNil(ConformanceIndex.knows(Uncoded.self, .special))
        expectNil(ConformanceIndex.knows(Object.self, .special))
    }
    #endif
}

extension ConformanceIndexTests.Conditional: _XMLSpecialType where T: _XMLSpecialType {}
