import Testing

@testable import XMLCodable

/// Helpers for reading documents, shared by the parser tests.
enum DocumentReading {
    typealias Change = (inout XML.ParsingOptions) -> Void

    static func document(_ text: String, _ change: Change = { _ in }) throws(XMLParsingError) -> XML.Document {
        var options = XML.ParsingOptions()
        change(&options)
        return try XML.Document(parsing: text, options: options)
    }

    /// The root element in the notation of ``form(_:)``. Also checks that it is unchanged in a round trip.
    static func root(_ text: String, _ change: Change = { _ in }) throws -> String {
        let document = try document(text, change)
        let form = form(document.root)
        let written = try document.xmlString()
        let again = try self.document(written, change)
        expectEqual(Self.form(again.root), form, for: "written as \(written)")
        expectEqual(again.doctype, document.doctype)
        expectEqual(again.doctypeInstructions, document.doctypeInstructions)
        return form
    }

    /// The content of the root element `<a>`.
    static func content(_ text: String, _ change: Change = { _ in }) throws -> String {
        let form = try root(text, change)
        #expect(form.hasPrefix("<a>") && form.hasSuffix("</a>"), "\(form)")
        return String(form.dropFirst(3).dropLast(4))
    }

    /// The code and the location of the error, such as `syntax 1:14`.
    static func refusal(_ text: String, _ change: Change = { _ in }) -> String {
        do {
            let document = try document(text, change)
            return "accepted: \(form(document.root))"
        } catch {
            return "\(error.code.rawValue) \(error.line):\(error.column)"
        }
    }

    /// An element on one line: CDATA sections in `[...]`, and white space but the space, markup characters and quotes
    /// of values as references.
    static func form(_ element: XML.Element) -> String {
        var text = "<\(element.name.qualifiedName)"
        for attribute in element.attributes {
            text += " \(attribute.name.qualifiedName)=\"\(escaped(attribute.value))\""
        }
        text += ">"
        for child in element.children {
            switch child {
            case .element(let element): text += form(element)
            case .text(let run): text += escaped(run)
            case .cdata(let run): text += "[\(escaped(run))]"
            case .comment(let comment): text += "<!--\(comment)-->"
            case .processingInstruction(let target, let data): text += "<?\(target) \(data)?>"
            }
        }
        return text + "</\(element.name.qualifiedName)>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The result of parsing a document: `accepted`, or code, line and column of the error.
func verdict(_ text: String, isFragment: Bool = false) -> String { verdict(Array(text.utf8), isFragment: isFragment) }

func verdict(_ bytes: [UInt8], isFragment: Bool = false) -> String {
    do throws(XMLParsingError) {
        _ = try store(bytes, isFragment: isFragment)
        return "accepted"
    } catch {
        return "\(error.code.rawValue) \(error.line):\(error.column)"
    }
}

/// The records of a document.
func store(_ bytes: [UInt8], isFragment: Bool = false) throws(XMLParsingError) -> NodeStore {
    let source = SourceBytes(copying: bytes)
    return try NodeStore.parse(source, XML.ParsingOptions(), isFragment: isFragment)
}
