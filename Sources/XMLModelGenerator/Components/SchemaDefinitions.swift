import XMLCodable

/// What a schema can define under a global name.
enum DefinitionKind: String {
    case element, attribute, group, attributeGroup, notation
    case simpleType, complexType

    /// Types of both kinds share their names.
    var table: String { self == .simpleType || self == .complexType ? "type" : rawValue }

    var words: String {
        switch self {
        case .attributeGroup: "attribute group"
        case .simpleType, .complexType: "type"
        default: rawValue
        }
    }
}

/// A global component as it is written.
final class SchemaDefinition {
    let kind: DefinitionKind
    let name: SchemaName
    let element: XML.Element
    let file: SchemaFile
    /// What it redefines, which its own name means inside of it.
    let previous: SchemaDefinition?

    init(
        _ kind: DefinitionKind, _ name: SchemaName, _ element: XML.Element, _ file: SchemaFile,
        _ previous: SchemaDefinition?
    ) {
        self.kind = kind
        self.name = name
        self.element = element
        self.file = file
        self.previous = previous
    }

    var place: SourcePlace? { file.place(of: element) }
}

/// The global components of all files by name, as they are written, after redefinition.
struct SchemaDefinitions {
    private struct Key: Hashable {
        let table: String
        let name: SchemaName
    }

    private var found: [Key: SchemaDefinition] = [:]
    /// In the order of the files.
    private var order: [Key] = []

    init(files: [SchemaFile], redefinitions: [SchemaRedefinition], log: MessageLog) throws {
        for file in files {
            for element in file.root.schemaChildren {
                guard let (key, kind) = try Self.key(of: element, file) else { continue }
                if let first = found[key] {
                    log.warn(
                        "the \(kind.words) \(key.name) is defined twice; \(Self.words(first.place)) counts",
                        at: file.place(of: element))
                    continue
                }
                found[key] = SchemaDefinition(kind, key.name, element, file, nil)
                order.append(key)
            }
        }
        for redefinition in redefinitions {
            for element in redefinition.element.schemaChildren {
                guard let (key, kind) = try Self.key(of: element, redefinition.file) else { continue }
                let previous = found[key]
                if previous == nil { order.append(key) }
                found[key] = SchemaDefinition(kind, key.name, element, redefinition.file, previous)
            }
        }
    }

    private static func key(of element: XML.Element, _ file: SchemaFile) throws -> (Key, DefinitionKind)? {
        guard let kind = DefinitionKind(rawValue: element.name.localName) else { return nil }
        guard let local = element.attributeValue("name"), !local.isEmpty else {
            throw ModelMessage.error("the \(kind.words) has no name", at: file.place(of: element))
        }
        return (Key(table: kind.table, name: SchemaName(local, in: file.targetNamespace)), kind)
    }

    private static func words(_ place: SourcePlace?) -> String { place.map { "that in \($0)" } ?? "the first" }

    /// Returns a component; inside of a redefinition, its own name means what it redefines.
    func definition(
        _ kind: DefinitionKind, _ name: SchemaName, from user: SchemaDefinition?
    ) -> SchemaDefinition? {
        if let user, let previous = user.previous, user.kind.table == kind.table, user.name == name { return previous }
        return found[Key(table: kind.table, name: name)]
    }

    func all(_ kind: DefinitionKind) -> [SchemaDefinition] {
        order.compactMap { found[$0] }.filter { $0.kind.table == kind.table }
    }
}
