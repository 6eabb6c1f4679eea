import Testing

@testable import XMLCodable

struct DocumentTypeDefinitionTests {
    @Test("general and parameter entities have separate names, and the first declaration is binding")
    func entities() {
        let definition = DocumentTypeDefinition()
        let first = definition.declare(.init(name: 7))
        let parameter = definition.declare(.init(name: 7, isParameter: true))
        #expect(first != parameter)
        expectEqual(definition.declare(.init(name: 7, isUnparsed: true)), first)
        expectEqual(definition.declare(.init(name: 7, isUnparsed: true, isParameter: true)), parameter)
        expectEqual(definition.general(7), first)
        expectEqual(definition.parameter(7), parameter)
        expectNil(definition.general(8))
        expectNil(definition.parameter(8))
        expectEqual(definition.entities.map(\.isUnparsed), [false, false])
    }

    @Test("an entity is open while its text is read")
    func open() {
        let definition = DocumentTypeDefinition()
        let number = definition.declare(.init(name: 1))
        #expect(!definition.entities[number].isOpen)
        definition.setOpen(number, true)
        #expect(definition.entities[number].isOpen)
        definition.setOpen(number, false)
        #expect(!definition.entities[number].isOpen)
    }
}
