import Foundation

/// The text of a generated document, written without either library.
struct Markup {
    private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// How many bytes there are so far.
    var count: Int { text.utf8.count }

    /// The document as the coders take it.
    var data: Data { Data(text.utf8) }

    /// Writes markup as it stands.
    mutating func raw(_ markup: String) { text += markup }

    /// Writes a start tag.
    mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        tag(name, attributes, end: ">")
    }

    /// Writes a tag of an element without content.
    mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String>) {
        tag(name, attributes, end: "/>")
    }

    /// Writes an end tag.
    mutating func close(_ name: String) { text += "</\(name)>" }

    /// Writes an element with text.
    mutating func element(_ name: String, _ content: String, _ attributes: KeyValuePairs<String, String> = [:]) {
        open(name, attributes)
        escape(content)
        close(name)
    }

    /// Writes an element with a CDATA section.
    mutating func cdata(_ name: String, _ content: String) {
        text += "<\(name)><![CDATA[\(content)]]></\(name)>"
    }

    private mutating func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, end: String) {
        text += "<\(name)"
        for (key, value) in attributes {
            text += " \(key)=\""
            escape(value)
            text += "\""
        }
        text += end
    }

    private mutating func escape(_ content: String) {
        for character in content.unicodeScalars {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(character)
            }
        }
    }
}
