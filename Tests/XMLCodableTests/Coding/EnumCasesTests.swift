import Testing

@testable import XMLCodable

@Suite("Enum cases from runtime metadata")
struct EnumCasesTests {
    enum Plain: Equatable { case first, second }
    enum Single: Equatable { case only }
    enum Raw: String { case b, a }
    enum Numbered: Int { case five = 5, one = 1 }
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

    @Test("The first case of an enum without associated values is found")
    func first() {
        #expect(EnumCases.first(of: Plain.self) == .first)
        #expect(EnumCases.first(of: Single.self) == .only)
        #expect(EnumCases.first(of: Raw.self) == .b)
        #expect(EnumCases.first(of: Numbered.self) == .five)
        #expect(EnumCases.first(of: Listed.self) == .a)
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
