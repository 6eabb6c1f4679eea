/// Text of Swift code, line by line, with the layout of `swift format`.
struct SwiftSource {
    private(set) var text = ""
    private var depth = 0
    /// Whether the next declaration needs an empty line before it.
    private var isOpened = true
    static let width = 120

    mutating func line(_ text: String = "") {
        if !text.isEmpty { self.text += String(repeating: "    ", count: depth) + text }
        self.text += "\n"
        isOpened = false
    }

    /// An empty line, except directly after an opening brace.
    mutating func gap() {
        if !isOpened { line() }
    }

    /// A head, then `body` in braces.
    mutating func block(_ head: String, _ body: (inout SwiftSource) -> Void) {
        line(head + " {")
        depth += 1
        isOpened = true
        body(&self)
        depth -= 1
        line("}")
    }

    /// A call or a declaration with a list in parentheses, which is broken where it is too long for a line.
    mutating func list(_ head: String, _ items: [String], _ tail: String) {
        let whole = "\(head)(\(items.joined(separator: ", ")))\(tail)"
        guard depth * 4 + whole.count > Self.width, !items.isEmpty else { return line(whole) }
        line(head + "(")
        depth += 1
        for (index, item) in items.enumerated() { line(item + (index + 1 < items.count ? "," : "")) }
        depth -= 1
        line(")" + tail)
    }

    mutating func indented(_ body: (inout SwiftSource) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Paragraphs as a documentation comment.
    mutating func documentation(_ paragraphs: [String]) {
        var isFirst = true
        for paragraph in paragraphs where !paragraph.isEmpty {
            if !isFirst { line("///") }
            isFirst = false
            var text = "///"
            for word in paragraph.split(whereSeparator: \.isWhitespace) {
                if text.count > 3, depth * 4 + text.count + 1 + word.count > Self.width {
                    line(text)
                    text = "///"
                }
                text += " \(word)"
            }
            line(text)
        }
    }

    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _
            where scalar.value < 0x20 || scalar.properties.generalCategory == .format
                || scalar.properties.isWhitespace && scalar != " ":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
