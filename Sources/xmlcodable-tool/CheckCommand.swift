/// `check FILE...`: reports the first error of each file that is not a well-formed document.
enum CheckCommand {
    static func run(_ paths: [String]) {
        guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else { Terminal.endWithUsage() }
        // Check every file, so that one run reports all that are not well-formed.
        let rejected = paths.filter { Terminal.document(at: $0) == nil }
        if !rejected.isEmpty { Terminal.endWithFailure() }
    }
}
