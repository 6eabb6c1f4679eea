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

    @Test("The cases of enums without associated values are listed, and keys that the type makes from names or lists")
    func values() {
        for type: Any.Type in [None.self, One.self, Three.self, Holding.self, Generic<Int>.self] {
            #expect(EnumMetadata.isEnum(type))
        }
        for type: Any.Type in [Int.self, Pair.self, Object.self, Int?.self, (Int, Int).self, (() -> Void).self] {
            #expect(!EnumMetadata.isEnum(type))
        }
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
        expectEqual(EnumMetadata.keys(of: Plain.self), [.a, .b])
        expectEqual(EnumMetadata.keys(of: Raw.self), [.a, .b])
        expectNil(EnumMetadata.keys(of: Written.self))
        expectEqual(EnumMetadata.keys(of: Listed.self), [.a, .b])
        expectNil(EnumMetadata.keys(of: Open.self))
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
    enum Uninhabited: Equatable { case legacy(Never), active, inactive }
    enum AllUninhabited { case a(Never), b(Never) }
    enum Bytes: UInt8 { case low = 5, high = 7 }
    enum Many: Int { case five = 5, one = 1 }
}

/// Enum cases that stand in for others.
struct EnumCasesTests {
    enum Plain: Equatable { case first, second }
    enum Single: Equatable { case only }
    enum Raw: String { case b, a }
    enum Renamed: String { case a = "A", b }
    enum Coded: String { case a = "A" }
    enum Numbered: Int { case five = 5, one = 1 }
    enum Gone: String {
        @available(*, unavailable)
        case gone
        case here
    }
    enum Listed: String, CaseIterable {
        case b, a
        static let allCases: [Listed] = [.a, .b]
    }
    enum Carrying: Equatable { case plain, number(Int) }
    enum Never {}
    enum Bytes: UInt8 { case high = 7, low = 5 }
    enum Uninhabited { case legacy(Swift.Never), active }
    struct Structure {}
    final class Object {}

    @Test("An enum without values makes its first case, or one from a raw value; other types have none")
    func first() {
        expectEqual(EnumCases.first(of: Raw.self), .b)
        expectEqual(EnumCases.first(of: Renamed.self), .b)
        expectEqual(EnumCases.first(of: Numbered.self), .one)
        expectEqual(EnumCases.first(of: Listed.self), .a)
        expectEqual(EnumCases.first(of: Gone.self), .here)
        expectNil(EnumCases.first(of: Coded.self))
        expectNil(EnumCases.first(of: Plain.self))
        expectNil(EnumCases.first(of: Single.self))
        expectEqual(EnumCases.first(of: Bytes.self), .low)
        expectNil(EnumCases.first(of: Carrying.self))
        expectNil(EnumCases.first(of: Never.self))
        expectNil(EnumCases.first(of: Uninhabited.self))
        expectNil(EnumCases.first(of: Structure.self))
        expectNil(EnumCases.first(of: Object.self))
        expectNil(EnumCases.first(of: Plain?.self))
        expectNil(EnumCases.first(of: (Int, Int).self))
        expectNil(EnumCases.first(of: Any.self))
    }
}
