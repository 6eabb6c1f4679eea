import Testing

@testable import XMLCodable

@Suite("Enum cases that stand in for others")
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
    enum Carrying: Equatable {
        case plain
        case number(Int)
    }
    enum Never {}
    struct Structure {}
    final class Object {}

    @Test("The type makes its first case, or one from a raw value")
    func first() {
        #expect(EnumCases.first(of: Raw.self) == .b)
        #expect(EnumCases.first(of: Renamed.self) == .b)
        #expect(EnumCases.first(of: Numbered.self) == .one)
        #expect(EnumCases.first(of: Listed.self) == .a)
    }

    @Test("A case that the type does not make is never made")
    func unavailable() {
        #expect(EnumCases.first(of: Gone.self) == .here)
        #expect(EnumCases.first(of: Coded.self) == nil)
        #expect(EnumCases.first(of: Plain.self) == nil)
        #expect(EnumCases.first(of: Single.self) == nil)
    }

    enum Bytes: UInt8 { case high = 7, low = 5 }
    enum Uninhabited { case legacy(Swift.Never), active }

    @Test("An enum that may have the layout of C is made from its raw values")
    func rawValues() {
        #expect(EnumCases.first(of: Bytes.self) == .low)
    }

    @Test("Other types have no first case")
    func none() {
        #expect(EnumCases.first(of: Carrying.self) == nil)
        #expect(EnumCases.first(of: Never.self) == nil)
        #expect(EnumCases.first(of: Uninhabited.self) == nil)
        #expect(EnumCases.first(of: Structure.self) == nil)
        #expect(EnumCases.first(of: Object.self) == nil)
        #expect(EnumCases.first(of: Plain?.self) == nil)
        #expect(EnumCases.first(of: (Int, Int).self) == nil)
        #expect(EnumCases.first(of: Any.self) == nil)
    }
}
