/// What a document says: names by namespace and local name, attributes in no order, text in runs.
struct Meaning: Equatable {
    var uri: String
    var local: String
    var attributes: [String]
    /// The declarations that the tree itself has.
    var declarations: [String]
    var content: [Item]

    enum Item: Equatable {
        case element(Meaning)
        case text(String)
        case comment(String)
        case instruction(String)
    }

    // Strings with the same scalars only, not those that Swift calls equal.
    static func == (left: Meaning, right: Meaning) -> Bool { left.lines == right.lines }

    /// A description that is the same for the same meaning: lines of bytes.
    var lines: [[UInt8]] {
        var lines: [[UInt8]] = []
        append(to: &lines)
        return lines
    }

    private func append(to lines: inout [[UInt8]]) {
        lines.append(Array("<{\(uri)}\(local)".utf8))
        lines += attributes.map { Array("@\($0)".utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
        for item in content {
            switch item {
            case .element(let child): child.append(to: &lines)
            case .text(let text): lines.append(Array("=\(text)".utf8))
            case .comment(let text): lines.append(Array("!\(text)".utf8))
            case .instruction(let text): lines.append(Array("?\(text)".utf8))
            }
        }
        lines.append(Array(">".utf8))
    }

    var text: String { lines.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: "\n") }

    mutating func append(text: String) {
        if text.isEmpty { return }
        if case .text(let before)? = content.last {
            content[content.count - 1] = .text(before + text)
        } else {
            content.append(.text(text))
        }
    }

    /// The elements in no order, for forms that sort them.
    var census: [[UInt8]] {
        var census: [[UInt8]] = [Array("{\(uri)}\(local) \(attributes.sorted())".utf8)]
        for case .element(let child) in content { census += child.census }
        return census.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
