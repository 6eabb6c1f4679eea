/// An element that is open at a place where a document is cut, with what is in force in it.
///
/// The part of the document after that place is parsed in this context, whatever the context contains: the scanner asks
/// it only for what the part uses, so that nothing of the context is read again.
@safe
package final class DocumentContext: Sendable {
    /// An attribute in the namespace of the prefix `xml`, which may concern what is in the element.
    package struct XMLAttribute: Sendable {
        package let name: String
        package let value: String
    }

    /// Tells contexts apart, also from those that no longer exist, without keeping them.
    final class Identity: Sendable {}

    let identity = Identity()
    let prologue: DocumentPrologue
    // Only `deinit` changes it, when there is no other reference to the context.
    nonisolated(unsafe) private var enclosing: DocumentContext?
    /// The number of open elements, including this one.
    let depth: Int
    package let name: [UInt8]
    let namespace: String
    /// The namespace declarations of the element itself.
    package let declarations: [NamespaceBinding]
    private let byPrefix: RareTable<[UInt8], Int>
    package let xmlAttributes: [XMLAttribute]
    /// Whether `xml:space="preserve"` is in force.
    let preservesSpace: Bool
    /// Where the element begins in the document.
    package let place: TextPlace

    package init(
        _ prologue: DocumentPrologue, in outer: DocumentContext?, name: [UInt8], namespace: String,
        declarations: [NamespaceBinding], xmlAttributes: [XMLAttribute], preservesSpace: Bool, at place: TextPlace
    ) {
        self.prologue = prologue
        unsafe enclosing = outer
        depth = (outer?.depth ?? 0) + 1
        self.name = name
        self.namespace = namespace
        self.declarations = declarations
        var byPrefix = RareTable<[UInt8], Int>()
        for (index, binding) in declarations.enumerated() { byPrefix[Array(binding.prefix.utf8)] = index }
        self.byPrefix = byPrefix
        self.xmlAttributes = xmlAttributes
        self.preservesSpace = preservesSpace
        self.place = place
    }

    deinit {
        unsafe LinkedChain.release(&enclosing) { context in
            defer { unsafe context.enclosing = nil }
            return unsafe context.enclosing
        }
    }

    /// The element around it; nil for the root element.
    var outer: DocumentContext? { unsafe enclosing }

    /// This element and those around it, to the root.
    private var outward: some Sequence<DocumentContext> { sequence(first: self, next: \.outer) }

    /// The elements from the root to this one.
    package var chain: [DocumentContext] { outward.reversed() }

    /// Returns the element at a depth, from 1 for the root; nil if there is none.
    func element(at depth: Int) -> DocumentContext? { outward.first { $0.depth == depth } }

    /// The innermost element, up to this one, that declares a namespace; nil if there is none.
    var innermostDeclaring: DocumentContext? { outward.first { !$0.declarations.isEmpty } }

    /// Returns the namespace name that a prefix is bound to here; nil if it is not bound.
    func namespace(ofPrefix prefix: ByteSlice) -> String? {
        let prefix = Array(prefix)
        for context in outward where !context.declarations.isEmpty {
            guard let index = context.byPrefix[prefix] else { continue }
            let namespace = context.declarations[index].uri
            return namespace.isEmpty ? nil : namespace
        }
        return nil
    }
}

/// A namespace declaration; the prefix is "" for the default namespace, and the URI is "" for no namespace.
package struct NamespaceBinding: Sendable {
    package var prefix: String
    package var uri: String
}

/// What comes before the root element of a document that is cut, as far as it is in force in the parts of it.
///
/// It is `Sendable` although it has a definition, names and a side buffer: nothing changes these after the declarations were
/// read. Only `kept` and `supplied` change, which have locks.
@safe
package final class DocumentPrologue: @unchecked Sendable {
    let declaration: XML.Declaration?
    package let hasDocumentType: Bool
    /// The declarations of entities and attributes, which no longer change.
    let definition: DocumentTypeDefinition?
    /// The names that the definition refers to by number. Both are valid as long as the prologue, which keeps their owner.
    let names: NameTable
    private let side: ByteBuffer
    private let owner: any Sendable
    /// The parts of the scanner that read the last part of the document.
    private let kept = Locked<Pooled<ScannerParts.Box>?>(nil)
    /// The texts that were supplied for entities in the parts after the first one; nil for those that were not.
    private let supplied = Locked<[String: SourceBytes?]>([:])

    /// - Parameter owner: What owns the names and the side buffer of the scanner that read the declarations.
    init(
        _ declaration: XML.Declaration?, hasDocumentType: Bool, _ definition: DocumentTypeDefinition?,
        _ names: NameTable, _ side: ByteBuffer, of owner: any Sendable
    ) {
        self.declaration = declaration
        self.hasDocumentType = hasDocumentType
        self.definition = definition
        self.names = names
        self.side = side
        self.owner = owner
    }

    deinit {
        // Nothing else refers to them.
        if let last = kept.value { unsafe last.object.giveBack(documentSize: 0) }
    }

    // MARK: - Parts of scanners

    /// Returns parts that contain the elements of a context, and have no other owner.
    func takeParts(in context: DocumentContext) -> ScannerParts.Box? {
        kept.withLock { kept -> Pooled<ScannerParts.Box>? in
            guard let last = kept, last.object.surroundings?.seeds?.identity === context.identity else { return nil }
            kept = nil
            return last
        }?.object
    }

    /// Keeps parts without another owner, instead of those that were kept before.
    func keep(_ box: ScannerParts.Box) {
        let pooled = Pooled(object: box)
        let last = kept.withLock { kept in
            defer { kept = pooled }
            return kept
        }
        // Nothing else refers to them.
        if let last { unsafe last.object.giveBack(documentSize: 0) }
    }

    // MARK: - Declarations

    /// Returns the text that is supplied for an entity, which all parts of the document have in common: `make` is called
    /// for the first one that refers to it, and possibly for others that are read at the same time.
    func supplied(
        _ name: String, _ make: () throws(ScanFailure) -> SourceBytes?
    ) throws(ScanFailure) -> SourceBytes? {
        if let known = supplied.withLock({ $0[name] }) { return known }
        if let definition, let number = name.withBytes({ names.find($0) }), definition.unsupplied.contains(number) {
            return nil
        }
        // It calls code of the user's, which may read another part meanwhile.
        let made = try make()
        return supplied.withLock { all in
            if let known = all[name] { return known }
            all.updateValue(made, forKey: name)
            return made
        }
    }

    /// Returns the bytes of a default value, which are valid as long as the prologue.
    func bytes(of value: Scanner.SideValue) -> ByteSlice {
        // Nothing is appended to it anymore.
        unsafe side.bytes(value.range)
    }
}

/// A part of a document that is parsed alone.
package final class DocumentPart: Sendable {
    package enum Start: Sendable {
        /// The start of the document.
        case document
        /// The start tag of the root element.
        case root(DocumentPrologue)
        /// In the content of an element.
        case content(DocumentContext)
        /// After the root element.
        case epilog(DocumentPrologue)
    }

    package let start: Start
    /// The number of elements that are open at the end, or nil if the document ends there.
    package let openCount: Int?

    package init(start: Start, openCount: Int?) {
        self.start = start
        self.openCount = openCount
    }

    /// The element around the start.
    package var context: DocumentContext? { if case .content(let context) = start { context } else { nil } }

    package var prologue: DocumentPrologue? {
        switch start {
        case .document: nil
        case .root(let prologue), .epilog(let prologue): prologue
        case .content(let context): context.prologue
        }
    }
}
