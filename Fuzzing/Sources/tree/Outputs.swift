import FuzzSupport
import XMLCodable
import XMLCodableCanonical

/// Writes a document in all ways and compares what is read back with what the tree means.
struct Outputs {
    let pair: Editor.Pair
    let options: XML.ParsingOptions
    /// Whether expat is asked about what is written.
    let asksExpat: Bool

    func check() {
        checkDocument()
        checkElement(pair.document.root, pair.root)
        for (node, plain) in zip(pair.document.root.children, pair.root.children).prefix(4) {
            if case .element(let element) = node, case .element(let plain) = plain { checkElement(element, plain) }
        }
        EncoderOutputs(outputs: self).check()
    }

    // MARK: - Documents

    private func checkDocument() {
        let defaults = Expat.attributes(in: pair.document.doctype ?? "")
        var reader = MeaningReader(defaults)
        let root = Result { try reader.read(pair.root) }
        let outside = Result { try Self.outside(pair.prolog) + Self.outside(pair.epilog) }
        var wanted = root
        if case .failure(let error) = outside { wanted = .failure(error) }
        for form in Self.forms {
            let written = result { () throws(XMLWritingError) in try pair.document.xmlString(form.options) }
            guard let text = judge(written, wanted, form.name, mayFail: !defaults.isEmpty) else { continue }
            guard let document = parsed(text, form.name) else { continue }
            compare(document.root, wanted, form, text, defaults)
            let around = Result { try Self.outside((document.prolog + document.epilog).map { PlainNode(leaf: $0) }) }
            Fuzzer.expect(
                (try? around.get()) == (try? outside.get()), "\(form.name): other nodes outside the root:\n\(text)")
        }
        let canonical = result { () throws(XMLWritingError) in
            try pair.document.canonicalString(.canonical10.withComments)
        }
        if let text = judge(canonical, wanted, "canonical", mayFail: true), let document = parsed(text, "canonical") {
            compare(document.root, wanted, Form(name: "canonical", keepsDeclarations: false), text, defaults)
        }
    }

    /// The comments and processing instructions outside the root; white space is not kept there.
    private static func outside(_ nodes: [PlainNode]) throws -> [Meaning.Item] {
        try nodes.compactMap { node in
            if case .text(let text) = node, text.unicodeScalars.allSatisfy({ " \t\r\n".unicodeScalars.contains($0) }) {
                return nil
            }
            return try MeaningReader.leaf(node)
        }
    }

    // MARK: - Elements

    private func checkElement(_ element: XML.Element, _ plain: PlainElement) {
        var reader = MeaningReader()
        let wanted = Result { try reader.read(plain) }
        for form in Self.forms {
            let name = "element, " + form.name
            let written = result { () throws(XMLWritingError) in try element.xmlString(form.options) }
            guard let text = judge(written, wanted, name), let root = parsed(text, name)?.root else { continue }
            compare(root, wanted, form, text)
        }
        // The canonical form is that of the element where it was parsed.
        let inPlace = Result { try reader.read(plain, in: plain.around) }
        let canonical = result { () throws(XMLWritingError) in try element.canonicalString(.exclusive.withComments) }
        if let text = judge(canonical, inPlace, "canonical", mayFail: true), let root = parsed(text, "canonical")?.root
        {
            compare(root, inPlace, Form(name: "exclusive", keepsDeclarations: false), text)
        }
    }

    // MARK: - Forms

    struct Form {
        let name: String
        var options = XML.WritingOptions()
        /// Whether white space between elements is as it was, and whether the elements are in order.
        var keepsSpace = true
        var keepsOrder = true
        var keepsDeclarations = true
    }

    private static let forms: [Form] = {
        var uniform = Form(name: "uniform")
        uniform.options.keepsSourceForm = false
        var full = Form(name: "sorted attributes", options: XML.WritingOptions([.sortedAttributes, .noEmptyElements]))
        full.options.declaration = .always
        var pretty = Form(name: "indented", options: .prettyPrinted)
        pretty.keepsSpace = false
        var sorted = Form(name: "sorted", options: XML.WritingOptions(.sortedKeys))
        sorted.keepsOrder = false
        return [Form(name: "source form"), uniform, full, pretty, sorted]
    }()

    // MARK: - Judging

    func result<Value, Failure: Error>(_ body: () throws(Failure) -> Value) -> Result<Value, any Error> {
        do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }

    /// Returns what was written, if it should and could be.
    ///
    /// - Parameter mayFail: Whether there are reasons for errors that the plain tree does not know.
    func judge(
        _ written: Result<String, any Error>, _ wanted: Result<Meaning, any Error>, _ name: String,
        mayFail: Bool = false
    ) -> String? {
        switch (written, wanted) {
        case (.success(let text), .success): return text
        case (.failure, .failure): return nil
        case (.success, .failure(is Undecided)): return nil
        case (.success(let text), .failure(let error)):
            Fuzzer.found("\(name): written, although \(error):\n\(text)")
        case (.failure(let error), .success(let meaning)):
            if mayFail { return nil }
            Fuzzer.found("\(name): \(error), but it can be written:\n\(meaning.text)")
        }
    }

    func parsed(_ text: String, _ name: String) -> XML.Document? {
        if asksExpat, let error = Expat.error(in: text) {
            Fuzzer.found("\(name): expat says \(error):\n\(text.debugDescription)")
        }
        do throws(XMLParsingError) {
            return try XML.Document(parsing: text, options: options)
        } catch {
            if error.code == .limitExceeded { return nil }
            Fuzzer.found("\(name): not well-formed: \(error)\n\(text.debugDescription)\n\(pair.root)")
        }
    }

    func compare(
        _ root: XML.Element, _ wanted: Result<Meaning, any Error>, _ form: Form, _ text: String,
        _ defaults: Defaults = Defaults()
    ) {
        var reader = MeaningReader()
        guard case .success(var wanted) = wanted, var found = try? reader.read(PlainElement(parsed: root)) else {
            Fuzzer.found("\(form.name): the tree that was read cannot be written:\n\(text.debugDescription)")
        }
        if !form.keepsOrder, !defaults.isEmpty { return }
        if !form.keepsDeclarations || !form.keepsOrder { wanted = wanted.withoutDeclarations }
        if !defaults.isEmpty { (found, wanted) = (found.withSingleSpaces, wanted.withSingleSpaces) }
        found = found.keeping(wanted, defaults)
        wanted = wanted.withoutDeclarations
        if !form.keepsSpace { (found, wanted) = (found.withoutSpace, wanted.withoutSpace) }
        let isSame = form.keepsOrder ? found == wanted : found.census == wanted.census
        Fuzzer.expect(
            isSame, "\(form.name): read as\n\(found.text)\ninstead of\n\(wanted.text)\n\(text.debugDescription)")
    }
}
