/// Prefixes for the names of types: those that the input declares, or else what a namespace ends in.
enum NamespacePrefixes {
    /// - Parameter declared: Namespaces and their prefixes, the first of each counts.
    static func choose(namespaces: [String], declared: [(namespace: String, prefix: String)]) -> [String: String] {
        var result: [String: String] = [:]
        var taken: Set<String> = []
        for namespace in namespaces where !namespace.isEmpty && result[namespace] == nil {
            let known = declared.first { $0.namespace == namespace && !$0.prefix.isEmpty }?.prefix
            let candidates = [known].compactMap { $0 } + endings(of: namespace)
            let prefix = candidates.first { !taken.contains(SwiftWords.typeName($0)) } ?? namespace
            result[namespace] = prefix
            taken.insert(SwiftWords.typeName(prefix))
        }
        return result
    }

    /// A prefix with only what prefixes may have.
    static func valid(_ prefix: String) -> String {
        let name = prefix.filter { $0.isASCII && ($0.isLetter || $0.isASCIIDigit || "-_.".contains($0)) }
        guard let first = name.first, first.isLetter, !name.lowercased().hasPrefix("xml") else { return "n\(name)" }
        return name
    }

    /// The last part of a namespace, then the last two, and so on: `camt.053.001.02`, `xsd-camt.053.001.02`.
    private static func endings(of namespace: String) -> [String] {
        let parts = namespace.split { $0 == "/" || $0 == ":" || $0 == "#" }.map(String.init)
        return parts.indices.reversed().map { parts[$0...].joined(separator: "-") }
    }
}
