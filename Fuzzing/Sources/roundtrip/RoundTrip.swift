import FuzzSupport
import XMLCodable

/// Writes a document in several ways and parses what was written.
enum RoundTrip {
    static func check(_ document: XML.Document) {
        // As it is.
        let text = written(document)
        guard let again = parsed(text) else { return }
        Fuzzer.expect(isSame(document, again), "another tree after writing:\n\(text)")
        Fuzzer.expect(written(again) == text, "written differently the second time:\n\(text)\n\(written(again))")

        // The root by itself, without the document type declaration that its references may need.
        let root = written(document.root)
        if let alone = parsed(root) {
            Fuzzer.expect(isSame(document.root, alone.root), "another root by itself:\n\(root)")
        }

        // The same tree made by hand.
        let copy = copied(document.root)
        Fuzzer.expect(copy == document.root, "a copy by hand is not equal")
        let copyText = written(copy)
        if let alone = parsed(copyText) {
            Fuzzer.expect(isSame(document.root, alone.root), "another tree after writing a copy by hand:\n\(copyText)")
        }

        // Written in other forms: the result must parse, and stay as it is when that form is applied again.
        for options in forms {
            let text = written(document, options)
            guard let again = parsed(text) else { continue }
            let second = written(again, options)
            if text == second { continue }
            // Texts beside each other, as an entity with elements leaves them, are one when they are parsed.
            let third = parsed(second).map { written($0, options) }
            Fuzzer.expect(third == nil || second == third, "not stable:\n\(text)\n\(second)")
        }
        for encoding in [XML.Encoding.utf16, .isoLatin1, .ascii] { check(document, in: encoding) }
    }

    /// In another encoding than UTF-8: an error where a name or a comment needs a character that it lacks, else the same
    /// text, with CDATA sections cut where they hold such characters.
    private static func check(_ document: XML.Document, in encoding: XML.Encoding) {
        var options = XML.WritingOptions()
        options.outputEncoding = encoding
        let bytes: [UInt8]
        do throws(XMLWritingError) {
            bytes = try document.bytes(options)
        } catch {
            Fuzzer.expect(error.code == .unencodableCharacter, "cannot be written in \(encoding): \(error)")
            return
        }
        do throws(XMLParsingError) {
            let again = try XML.Document(parsing: bytes, options: .fuzzing)
            Fuzzer.expect(texts(again.root) == texts(document.root), "another text in \(encoding)")
            Fuzzer.expect((try? again.bytes(options)) == bytes, "written differently the second time in \(encoding)")
        } catch {
            if error.code == .limitExceeded { return }
            Fuzzer.found("not well-formed in \(encoding): \(error)")
        }
    }

    /// The elements' texts and attributes in document order.
    private static func texts(_ element: XML.Element) -> [String] {
        [element.text] + element.attributes.map(\.description) + element.elements.flatMap(texts)
    }

    private static let forms: [XML.WritingOptions] = {
        var sorted = XML.WritingOptions(.prettyPrinted, indentation: .tabs(1))
        sorted.outputFormatting.insert(.sortedAttributes)
        sorted.outputFormatting.insert(.sortedElements)
        sorted.outputFormatting.insert(.noEmptyElements)
        sorted.declaration = .always
        return [.prettyPrinted, sorted]
    }()

    // MARK: - Steps

    private static func written(
        _ document: XML.Document, _ options: XML.WritingOptions = XML.WritingOptions()
    ) -> String {
        do {
            return try document.xmlString(options)
        } catch {
            Fuzzer.found("cannot be written: \(error)")
        }
    }

    private static func written(_ element: XML.Element) -> String {
        do {
            return try element.xmlString()
        } catch {
            Fuzzer.found("cannot be written: \(error)")
        }
    }

    /// Nil where what was written is over a limit that the original, being longer, was just under.
    private static func parsed(_ text: String) -> XML.Document? {
        do throws(XMLParsingError) {
            return try XML.Document(parsing: text, options: .fuzzing)
        } catch {
            if error.code == .limitExceeded { return nil }
            Fuzzer.found("what was written is not well-formed: \(error)\n\(text)")
        }
    }

    private static func isSame(_ left: XML.Document, _ right: XML.Document) -> Bool {
        // What is written is in UTF-8 and says so.
        var left = left
        if left.declaration?.encoding != nil { left.declaration?.encoding = "UTF-8" }
        var right = right
        if right.declaration?.encoding != nil { right.declaration?.encoding = "UTF-8" }
        return left == right || holdsCarriageReturn(left.root) && isSame(left.root, right.root)
    }

    private static func isSame(_ left: XML.Element, _ right: XML.Element) -> Bool {
        left == right || holdsCarriageReturn(left) && texts(left) == texts(right)
    }

    /// Whether a CDATA section holds a carriage return, as one out of an entity may: it is cut there when it is written,
    /// since a section can hold no reference.
    private static func holdsCarriageReturn(_ element: XML.Element) -> Bool {
        element.children.contains { child in
            switch child {
            case .cdata(let text): text.utf8.contains(0x0D)
            case .element(let element): holdsCarriageReturn(element)
            default: false
            }
        }
    }

    /// The element and all in it made anew. It recurses: parsed trees are not deeper than the limit.
    private static func copied(_ element: XML.Element) -> XML.Element {
        XML.Element(
            name: copied(element.name),
            attributes: element.attributes.map { XML.Attribute(name: copied($0.name), value: $0.value) },
            children: element.children.map { child in
                if case .element(let element) = child { return .element(copied(element)) }
                return child
            })
    }

    private static func copied(_ name: XML.Name) -> XML.Name {
        XML.Name(name.qualifiedName, namespaceURI: name.namespaceURI)
    }
}
