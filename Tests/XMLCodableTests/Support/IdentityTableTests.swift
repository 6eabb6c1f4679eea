import Testing

@testable import XMLCodable

struct IdentityTableTests {
    private final class Object {}

    @Test("Every value is found by its identity, and nothing else is", arguments: [0, 1, 7, 8, 9, 16, 17, 1_000])
    func found(count: Int) {
        let objects = (0..<count).map { _ in Object() }
        var table = IdentityTable<Int>()
        for (number, object) in objects.enumerated() {
            expectNil(table[ObjectIdentifier(object)])
            table.set(number, ObjectIdentifier(object))
        }
        for (number, object) in objects.enumerated() { expectEqual(table[ObjectIdentifier(object)], number) }
        let other = Object()
        expectNil(table[ObjectIdentifier(other)])
    }
}
