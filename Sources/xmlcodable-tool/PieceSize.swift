/// The number of bytes that a command parses at once, which tests set with `--piece BYTES`; and the other arguments.
struct PieceSize {
    var size = 1 << 20
    var rest: [String] = []

    /// Parses the arguments; returns nil if a size is not a positive number.
    init?(_ arguments: [String]) {
        var arguments = arguments[...]
        while let argument = arguments.popFirst() {
            guard argument == "--piece" else {
                rest.append(argument)
                continue
            }
            guard let value = arguments.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
            size = value
        }
    }
}
