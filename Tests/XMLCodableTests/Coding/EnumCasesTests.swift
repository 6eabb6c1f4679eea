import Testing

@testable import XMLCodable

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
    struct Structure {}
    final class Object {}

    @Test("The type makes its first case, or one from a raw value, and no case that it does not have")
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
    }

    enum Bytes: UInt8 { case high = 7, low = 5 }
    enum Uninhabited { case legacy(Swift.Never), active }

    @Test("Other types have no first case")
    func none() {
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
