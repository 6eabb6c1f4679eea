import XMLCodable

/// The elements that an ``XMLEventWriter`` has open, and the namespaces that are declared in them.
struct EventScopes {
    struct Element: BitwiseCopyable {
        /// The start of the name in the names of all open elements.
        fileprivate let name: Int
        /// The number of the element in the document that it was read from; 0 for one that was made by hand.
        let serial: UInt32
        let document: EventDocument?
        /// Whether the namespaces in force in it are those of the element that was read.
        let isFaithful: Bool
        /// Whether it has the name that it had there.
        let hasNameOfOrigin: Bool
        /// Whether it declares prefixes.
        fileprivate let hasPrefixes: Bool
    }

    /// The element in a document whose namespaces are those in force, but for declarations inside it.
    struct Origin: Hashable {
        let document: EventDocument
        /// The innermost element that declares any, by number; 0 for none.
        let declaring: UInt32
    }

    private var elements: [Element] = []
    private var names: [UInt8] = []
    /// The prefixes that the elements declare, as far as they do.
    private var prefixes: [[String]] = []
    /// The namespaces of each prefix, the innermost last.
    private(set) var bindings: [String: [String]] = [:]
    /// What tells apart what was in force: the number of what is in force, that of what was around each element that declares
    /// prefixes, and how many there were.
    private(set) var version = 0
    private var outerVersions: [Int] = []
    private var versionCount = 0
    /// What is known about the places that elements were taken from.
    var missing = MissingDeclarations()

    var isEmpty: Bool { elements.isEmpty }

    /// Whether an element that was read is the innermost one.
    func isLast(_ serial: UInt32, of document: EventDocument) -> Bool {
        let last = elements.count - 1
        return last >= 0 && elements[last].serial == serial && elements[last].document == document
    }

    /// Whether the innermost element has the namespaces in force, or the name, that it had where it was read.
    var isFaithful: Bool { !elements.isEmpty && elements[elements.count - 1].isFaithful }
    var hasNameOfOrigin: Bool { !elements.isEmpty && elements[elements.count - 1].hasNameOfOrigin }

    var lastName: ArraySlice<UInt8> { elements.last.map { names[$0.name...] } ?? [] }

    /// The path of the open elements.
    var path: String {
        var path = ""
        for (index, element) in elements.enumerated() {
            let end = index + 1 < elements.count ? elements[index + 1].name : names.count
            path += "/" + String(decoding: names[element.name..<end], as: UTF8.self)
        }
        return path.isEmpty ? "/" : path
    }

    /// The namespace that a prefix is bound to; empty for none.
    func uri(of prefix: String) -> String { bindings[prefix]?.last ?? "" }

    /// The first prefix, by its name, that is bound to a namespace.
    mutating func prefix(for uri: String) -> String? {
        missing.prefix(for: uri, version) {
            bindings.compactMap { prefix, uris in uris.last.map { (prefix, $0) } }
        }
    }

    /// Opens an element that is written as it was read, but for more declarations.
    ///
    /// - Parameters:
    ///   - element: Its record.
    ///   - declared: Its declarations; defaults to none.
    ///   - origin: The element whose namespaces are in force in it, if it has declarations.
    mutating func open(
        _ element: UInt32, of piece: EventPiece, _ declared: Declarations = Declarations(), as origin: Origin? = nil
    ) {
        add(serial: piece.numbers[element], piece.document, isFaithful: true, hasNameOfOrigin: true, declared)
        if let origin, !declared.isEmpty { missing.add([:], origin, version) }
        piece.store.appendName(ofElement: element, to: &names)
    }

    /// Opens an element.
    ///
    /// - Parameter origin: The element whose namespaces are in force in it, if these are those where it was read.
    mutating func open(
        _ name: String, serial: UInt32, _ document: EventDocument?, hasNameOfOrigin: Bool, _ declared: Declarations,
        as origin: Origin?
    ) {
        add(serial: serial, document, isFaithful: origin != nil, hasNameOfOrigin: hasNameOfOrigin, declared)
        if let origin, !declared.isEmpty { missing.add([:], origin, version) }
        names += Array(name.utf8)
    }

    private mutating func add(
        serial: UInt32, _ document: EventDocument?, isFaithful: Bool, hasNameOfOrigin: Bool, _ declared: Declarations
    ) {
        elements.append(
            Element(
                name: names.count, serial: serial, document: document, isFaithful: isFaithful,
                hasNameOfOrigin: hasNameOfOrigin, hasPrefixes: !declared.isEmpty))
        guard !declared.isEmpty else { return }
        outerVersions.append(version)
        versionCount += 1
        version = versionCount
        prefixes.append(declared.map(\.prefix))
        for (prefix, uri) in declared { bindings[prefix, default: []].append(uri) }
    }

    /// Closes the innermost element.
    mutating func close() {
        guard let last = elements.popLast() else { return }
        names.removeLast(names.count - last.name)
        guard last.hasPrefixes, let declared = prefixes.popLast() else { return }
        missing.forget(version)
        version = outerVersions.popLast() ?? 0
        for prefix in declared {
            if bindings[prefix]?.count == 1 { bindings[prefix] = nil } else { bindings[prefix]?.removeLast() }
        }
    }
}
