/// The path of the records of a stream, below the root element: a key that leads to elements, without indices.
///
/// Reading and writing accept the same paths.
struct RecordPath {
    /// Why a path cannot be one of records.
    struct Problem: Error {
        let sentence: String
    }

    let grammar: KeyGrammar
    /// The number of elements around a record.
    let level: Int

    /// - Parameters:
    ///   - path: The path, which is not empty.
    ///   - depthLimit: The maximum nesting depth of elements.
    init(_ path: String, _ rules: KeyGrammar.Rules, depthLimit: Int) throws(Problem) {
        grammar = KeyGrammar(path, rules)
        if let problem = grammar.problem(in: path, rules) {
            throw Problem(sentence: problem + KeyGrammar.wayOut(["a.b", "a.*"], rules))
        }
        if grammar.target == .rest, path != "*", !path.hasSuffix((rules.separator ?? "") + "*") {
            throw Problem(
                sentence: "the path \"\(path)\" has wildcards or conditions; one of records may only end in *")
        }
        let isRest = grammar.target == .rest
        let names = grammar.steps.filter { if case .child = $0 { true } else { false } }
        guard names.count == grammar.steps.count, isRest || grammar.target == .element && !names.isEmpty else {
            throw Problem(
                sentence: "expected a path of elements without indices for the records of a stream, found \"\(path)\"")
        }
        level = names.count + (isRest ? 1 : 0)
        guard level < depthLimit else {
            throw Problem(
                sentence:
                    "the path leads \(level) elements deep, and the limit depth of \(depthLimit) includes the root")
        }
    }
}
