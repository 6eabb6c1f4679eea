import Foundation
import XMLCodable

/// A group of components that one file redefines in another (XML Schema, part 1, section 4.2.2).
struct SchemaRedefinition {
    let element: XML.Element
    let file: SchemaFile
}

/// Reads schema documents and what they include, import and redefine. Nothing is ever read from a network.
struct SchemaLoader {
    private let maps: [String: String]
    private let log: MessageLog
    private(set) var files: [SchemaFile] = []
    /// In the order in which they take effect: that of a redefining file comes after those of the files that it redefines.
    private(set) var redefinitions: [SchemaRedefinition] = []
    private var loaded: Set<[String]> = []
    private var pending: [Pending] = []

    private struct Pending {
        let path: String
        let namespace: String
        let root: XML.Element
    }

    private let source: DocumentSource

    /// - Parameter maps: The files for namespaces and absolute locations.
    init(maps: [String: String], source: DocumentSource, log: MessageLog) {
        self.source = source
        self.maps = maps
        self.log = log
    }

    /// Reads files and everything that they refer to.
    mutating func load(_ paths: [String]) throws {
        for path in paths { try add(path, includedFrom: nil, at: nil) }
        var next = 0
        while next < pending.count {
            let file = pending[next]
            next += 1
            try read(file)
        }
        redefinitions.reverse()
    }

    // MARK: - Files

    /// Notes a file to be read, once for each target namespace that it gets.
    ///
    /// - Parameter namespace: The target namespace of the schema that includes it; nil for one that is imported.
    private mutating func add(_ path: String, includedFrom namespace: String?, at place: SourcePlace?) throws {
        let root = try source.root(of: path, at: place)
        guard root.name.namespaceURI == SchemaNamespace.schema, root.name.localName == "schema" else {
            let found = root.location.map { SourcePlace(file: path, line: $0.line, column: $0.column) }
            throw ModelMessage.error("expected an XML Schema, found <\(root.name.qualifiedName)>", at: found)
        }
        let own = root.attributeValue("targetNamespace")
        let target = own ?? namespace ?? ""
        if let own, let namespace, own != namespace {
            throw ModelMessage.error("an included schema has the target namespace \(own), not \(namespace)", at: place)
        }
        let standardized = URL(fileURLWithPath: path).standardizedFileURL.path
        guard loaded.insert([standardized, target]).inserted else { return }
        pending.append(Pending(path: path, namespace: target, root: root))
    }

    private mutating func read(_ pending: Pending) throws {
        let folder = URL(fileURLWithPath: pending.path).deletingLastPathComponent().path
        let file = SchemaFile(
            name: pending.path, folder: folder, root: pending.root, targetNamespace: pending.namespace)
        files.append(file)
        for child in file.root.schemaChildren {
            switch child.name.localName {
            case "include", "redefine":
                try include(child, from: file)
            case "import":
                try importSchema(child, from: file)
            default:
                break
            }
        }
        warnOfNewer(in: file)
    }

    /// What only XML Schema 1.1 has.
    private static let newer: Set<String> = [
        "alternative", "assert", "assertion", "defaultOpenContent", "explicitTimezone", "openContent", "override",
    ]

    private func warnOfNewer(in file: SchemaFile) {
        var open = [file.root]
        while let element = open.popLast() {
            if Self.newer.contains(element.name.localName) {
                log.warn(
                    "xs:\(element.name.localName) is of XML Schema 1.1, and is ignored", at: file.place(of: element))
            } else {
                open += element.schemaChildren.filter { $0.name.localName != "annotation" }.reversed()
            }
        }
    }

    private mutating func include(_ element: XML.Element, from file: SchemaFile) throws {
        let place = file.place(of: element)
        guard let location = element.attributeValue("schemaLocation") else {
            throw ModelMessage.error("xs:\(element.name.localName) without a schemaLocation", at: place)
        }
        let isEmpty = !element.schemaChildren.contains { $0.name.localName != "annotation" }
        guard let path = self.path(of: location, from: file) else {
            if isEmpty {
                log.warn("\(location) is not there; --map \(location)=FILE names a copy", at: place)
                return
            }
            throw ModelMessage.error("\(location) is not there; --map \(location)=FILE names a copy", at: place)
        }
        try add(path, includedFrom: file.targetNamespace, at: place)
        if element.name.localName == "redefine" {
            redefinitions.append(SchemaRedefinition(element: element, file: file))
        }
    }

    private mutating func importSchema(_ element: XML.Element, from file: SchemaFile) throws {
        let place = file.place(of: element)
        let namespace = element.attributeValue("namespace") ?? ""
        let location = element.attributeValue("schemaLocation")
        if let path = location.flatMap({ self.path(of: $0, from: file) }) ?? maps[namespace] {
            try add(path, includedFrom: nil, at: place)
        } else if let location, namespace != SchemaNamespace.xml {
            log.warn("\(location) is not there; --map \(location)=FILE names a copy", at: place)
        }
    }

    /// Returns the file that a location means; nil if there is none.
    private func path(of location: String, from file: SchemaFile) -> String? {
        if let mapped = maps[location] { return mapped }
        if location.contains("://") && !location.hasPrefix("file://") { return nil }
        let plain = location.removingPercentEncoding ?? location
        let path: String
        if plain.hasPrefix("file://") {
            path = URL(string: location)?.path ?? plain
        } else if plain.hasPrefix("/") {
            path = plain
        } else {
            path = URL(fileURLWithPath: file.folder).appendingPathComponent(plain).standardizedFileURL.path
        }
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }
}
