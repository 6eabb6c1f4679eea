/// `check FILE...`: says where each file stops being a well-formed document.
enum CheckCommand {
    static func run(_ paths: [String]) {
        guard !paths.isEmpty, !paths.contains(where: { $0.hasPrefix("-") }) else { Terminal.endWithUsage() }
        // Every file is looked at, so that one run tells all that is wrong.
        let rejected = paths.filter { Terminal.document(at: $0) == nil }
        if !rejected.isEmpty { Terminal.endWithFailure() }
    }
}
