/// The value of a `Content-Type` header field (RFC 9110, section 8.3.1).
struct MediaType {
    /// The type and the subtype, in lower case; empty if the value is malformed.
    private(set) var name = ""
    private var parameters: [(name: String, value: String)] = []

    /// Parses a value. What is malformed is left out.
    init(_ text: String) {
        var fields = FieldScanner(text)
        name = fields.token(until: ";").lowercased()
        while let parameter = fields.parameter() { parameters.append(parameter) }
    }

    /// Whether the type is one of XML (RFC 7303), or not known.
    var mayBeXML: Bool { name.isEmpty || name.contains("xml") }

    /// The value of a parameter; nil if there is none. Names ignore case.
    subscript(parameter: String) -> String? {
        parameters.first { $0.name == parameter }?.value
    }
}

/// A cursor in the value of a header field.
private struct FieldScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = Substring(text).utf8 }

    /// Takes the text before a delimiter, which stays, without the white space around it.
    mutating func token(until delimiters: String) -> String {
        let end = rest.firstIndex { delimiters.utf8.contains($0) } ?? rest.endIndex
        let token = rest[..<end]
        rest = rest[end...]
        let isText: (UInt8) -> Bool = { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let first = token.firstIndex(where: isText), let last = token.lastIndex(where: isText) else { return "" }
        return String(Substring(token[first...last]))
    }

    /// Takes the next parameter: `; name=value`, where the value may be a quoted string.
    mutating func parameter() -> (name: String, value: String)? {
        while rest.first == UInt8(ascii: ";") {
            rest = rest.dropFirst()
            let name = token(until: "=;").lowercased()
            guard rest.first == UInt8(ascii: "=") else { continue }
            rest = rest.dropFirst()
            rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            let value = rest.first == UInt8(ascii: "\"") ? quoted() : token(until: ";")
            return (name, value)
        }
        return nil
    }

    /// Takes a quoted string, and what stands between it and the next parameter.
    private mutating func quoted() -> String {
        var bytes: [UInt8] = []
        rest = rest.dropFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            // A backslash quotes the next character (RFC 9110, section 5.6.4).
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() { bytes.append(next) } else { bytes.append(byte) }
        }
        _ = token(until: ";")
        return String(decoding: bytes, as: UTF8.self)
    }
}
