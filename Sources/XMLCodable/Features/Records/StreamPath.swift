/// The path of the records of a stream, below the root element.
package struct StreamPath: Sendable {
    /// The path as a key; empty if the root is the record.
    let key: String
    /// Its form; nil if the root is the record.
    fileprivate let grammar: KeyGrammar?
    /// The number of elements around a record.
    package let level: Int
    /// The whole path as the name of an element; nil if it is not several names.
    fileprivate let wholeName: String?
    private let separator: String

    /// - Throws: `DecodingError.dataCorrupted` for a path that cannot be one of records.
    package init(_ path: String, _ options: DecoderOptions) throws {
        key = path
        separator = options.keyRules.separator ?? ""
        guard !path.isEmpty else {
            (grammar, level, wholeName) = (nil, 0, nil)
            return
        }
        do throws(RecordPath.Problem) {
            let path = try RecordPath(path, options.keyRules, depthLimit: options.parsingOptions.limits.depth)
            (grammar, level) = (path.grammar, path.level)
            wholeName = path.grammar.isPath ? path.grammar.wholeName(options.keyRules) : nil
        } catch {
            throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: error.sentence))
        }
    }

    /// The error of a document without records that has elements whose name is the whole path.
    var wholeNameError: DecodingError {
        let escaped = KeyGrammar.escaped(wholeName ?? key, separator)
        return .keyNotFound(
            XMLNameKey(key),
            .init(
                codingPath: [],
                debugDescription: "the document has <\(wholeName ?? key)>, but \"\(key)\" is a path of several names; "
                    + "the path to that element is \"\(escaped)\""))
    }
}

extension DecodingState {
    /// Returns the elements at a path below the root, in document order.
    ///
    /// - Parameter plan: That of the records.
    func records(at path: StreamPath, _ plan: TypePlan) throws -> [UInt32] {
        let root = UInt32(document.store.root)
        document.memory.value.root = root
        try places.checkRoot(root, path.grammar == nil ? plan.core : nil)
        guard let grammar = path.grammar else { return [root] }
        let (table, index) = table(ofPath: path.key, as: grammar)
        switch table[index].kind {
        case .element: return document.children(root, table.names(index))
        case .rest: return document.children(root)
        case .path:
            guard let steps = table.path(index) else { return [] }
            let found = places.elements(root, steps)
            return steps.target == .rest ? found.flatMap { document.children($0) } : found
        case .attribute, .text, .unresolved: return []
        }
    }

    /// Whether the root has elements whose name is the whole path.
    func namesWhole(_ path: StreamPath) -> Bool {
        guard let name = path.wholeName else { return false }
        let (table, index) = table(ofPath: path.key, as: KeyGrammar(child: name))
        return !document.children(UInt32(document.store.root), table.names(index)).isEmpty
    }

    /// Whether an element is no record because no case of the records' type names it.
    func isNoCase(_ plan: TypePlan, _ node: UInt32) -> Bool {
        guard !places.claimsContent, let cases = places.cases(of: plan.core, -1) else { return false }
        return cases.rest == nil && cases.index(of: document[node]) == nil
    }
}
