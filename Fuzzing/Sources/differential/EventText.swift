/// A document's content as one line per event: what both parsers must find the same.
///
/// Namespace declarations are left out, since expat reports them apart; attributes are sorted, since only their names
/// and values count.
struct EventText {
    private(set) var text = ""
    private var pendingText = ""

    mutating func start(_ name: String, _ attributes: [(name: String, value: String)]) {
        flush()
        text += "(" + name
        let parts = attributes.map { $0.name + "=" + Self.escaped($0.value) }
        for part in parts.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { text += " " + part }
        text += "\n"
    }

    mutating func end(_ name: String) {
        flush()
        text += ")" + name + "\n"
    }

    /// Character data, which parsers may report in any number of pieces.
    mutating func characters(_ run: String) {
        pendingText += run
    }

    mutating func comment(_ content: String) {
        flush()
        text += "!" + Self.escaped(content) + "\n"
    }

    mutating func instruction(_ target: String, _ data: String) {
        flush()
        text += "?" + target + " " + Self.escaped(data) + "\n"
    }

    private mutating func flush() {
        guard !pendingText.isEmpty else { return }
        text += "\"" + Self.escaped(pendingText) + "\n"
        pendingText = ""
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
