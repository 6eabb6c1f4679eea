import Foundation
import Testing

@testable import XMLCodable

struct EnumMetadataTests {
    enum None {}
    enum One: Equatable { case a }
    enum Three: String, Equatable { case a, b, c }
    enum Holding { case a(Int), b }
    enum Generic<T> { case a, b }
    struct Pair {}
    final class Object {}

    @Test("Enums are distinguished from other types")
    func kinds() {
        for type: Any.Type in [None.self, One.self, Three.self, Holding.self, Generic<Int>.self] {
            #expect(EnumMetadata.isEnum(type))
        }
        for type: Any.Type in [Int.self, Pair.self, Object.self, Int?.self, (Int, Int).self, (() -> Void).self] {
            #expect(!EnumMetadata.isEnum(type))
        }
    }

    @Test("Cases without associated values are listed in order, by their names, unless a type lacks them")
    func values() {
        expectEqual(EnumMetadata.values(of: Three.self), [.a, .b, .c])
        expectEqual(EnumMetadata.values(of: One.self), [.a])
        expectEqual(EnumMetadata.values(of: None.self)?.isEmpty, true)
        expectEqual(EnumMetadata.values(of: Generic<String>.self)?.count, 2)
        expectNil(EnumMetadata.values(of: Holding.self))
        expectNil(EnumMetadata.values(of: Int.self))
        expectNil(EnumMetadata.values(of: Pair.self))
        expectEqual(EnumMetadata.caseNames(of: Three.self), ["a", "b", "c"])
        expectEqual(EnumMetadata.caseNames(of: One.self), ["a"])
        expectEqual(EnumMetadata.caseNames(of: None.self), [])
        expectNil(EnumMetadata.caseNames(of: Holding.self))
        expectNil(EnumMetadata.caseNames(of: Pair.self))
        expectNil(EnumMetadata.values(of: Uninhabited.self))
        expectNil(EnumMetadata.values(of: AllUninhabited.self))
        expectNil(EnumMetadata.values(of: Bytes.self))
        expectEqual(EnumMetadata.values(of: Many.self), [.five, .one])
    }

    enum Plain: CodingKey { case a, b }
    enum Raw: String, CodingKey { case a = "@a", b }
    enum Written: CodingKey {
        @available(*, unavailable)
        case old
        case a
        var stringValue: String {
            switch self {
            case .a: "*"
            }
        }
        var intValue: Int? { nil }
        init?(stringValue: String) { self = .a }
        init?(intValue: Int) { nil }
    }
    enum Listed: CodingKey, CaseIterable {
        case a, b
        var stringValue: String { self == .a ? "x" : "y" }
        var intValue: Int? { nil }
        init?(stringValue: String) {
            guard let key = Self.allCases.first(where: { $0.stringValue == stringValue }) else { return nil }
            self = key
        }
        init?(intValue: Int) { nil }
    }
    struct Open: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    @Test("Keys are listed if the type makes them from their names, or lists them")
    func keys() {
        expectEqual(EnumMetadata.keys(of: Plain.self), [.a, .b])
        expectEqual(EnumMetadata.keys(of: Raw.self), [.a, .b])
        expectNil(EnumMetadata.keys(of: Written.self))
        expectEqual(EnumMetadata.keys(of: Listed.self), [.a, .b])
        expectNil(EnumMetadata.keys(of: Open.self))
    }

    enum Uninhabited: Equatable { case legacy(Never), active, inactive }
    enum AllUninhabited { case a(Never), b(Never) }
    enum Bytes: UInt8 { case low = 5, high = 7 }
    enum Many: Int { case five = 5, one = 1 }
}
