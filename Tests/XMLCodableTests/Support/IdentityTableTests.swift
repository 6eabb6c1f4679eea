import Testing

@testable import XMLCodable

struct IdentityTableTests {
    private final class Object {}

    @Test("Every value is found by its identity, and nothing else is", arguments: [0, 1, 7, 8, 9, 16, 17, 1_000])
    func found(count: Int) {
        let objects = (0..<count).map { _ in Object() }
        var table = IdentityTable<Int>()
        for (number, object) in objects.enumerated() {
            #expect(table[ObjectIdentifier(object)] == nil)
            table.set(number, ObjectIdentifier(object))
        }
        for (number, object) in objects.enumerated() { #expect(table[ObjectIdentifier(object)] == number) }
        let other = Object()
        #expect(table[ObjectIdentifier(other)] == nil)
    }
}
