import FuzzSupport
import XMLCodable
import XMLCodableStreaming

/// Encodes elements in all ways in which a model can hold them.
struct EncoderOutputs {
    let outputs: Outputs
    private var element: XML.Element { outputs.pair.document.root }
    private var plain: PlainElement { outputs.pair.root }

    init(outputs: Outputs) { self.outputs = outputs }

    func check() {
        check("root", element, outputs.result { try MeaningReader.meaning(of: plain) })
        check("nodes", Nodes(content: element.children)) { try Self.element("content", plain.children) }
        check("elements", Elements(any: element.elements)) { try Self.elements(plain.children) }
        checkAttributes()
        checkRecords()
    }

    private func check(_ name: String, _ value: some Encodable, _ content: () throws -> [Meaning.Item]) {
        check(
            name, value,
            outputs.result {
                Meaning(uri: "", local: "\(type(of: value))", attributes: [], declarations: [], content: try content())
            })
    }

    private struct Nodes: Encodable { let content: [XML.Node] }
    private struct Elements: Encodable { @XMLAnyElements var any: [XML.Element] }
    private struct Attributes: Encodable { @XMLAnyAttributes var any: [XML.Attribute] }

    /// An element around nodes, each of which has its own surroundings.
    private static func element(_ name: String, _ nodes: [PlainNode]) throws -> [Meaning.Item] {
        var found = Meaning(uri: "", local: name, attributes: [], declarations: [], content: [])
        for node in nodes {
            if case .element(let child) = node {
                found.content.append(.element(try MeaningReader.meaning(of: child)))
            } else {
                let around = PlainElement(name: PlainName(text: "x"), attributes: [], children: [node])
                for item in try MeaningReader.meaning(of: around).content {
                    if case .text(let text) = item { found.append(text: text) } else { found.content.append(item) }
                }
            }
        }
        return [.element(found)]
    }

    private static func elements(_ nodes: [PlainNode]) throws -> [Meaning.Item] {
        try nodes.compactMap { node in
            if case .element(let child) = node { return .element(try MeaningReader.meaning(of: child)) }
            return nil
        }
    }

    private func check(_ name: String, _ value: some Encodable, _ wanted: Result<Meaning, any Error>) {
        let written = outputs.result { try XMLEncoder().encodeToString(value) }
        let label = "encoder, " + name
        guard let text = outputs.judge(written, wanted, label), let root = outputs.parsed(text, label)?.root else {
            return
        }
        outputs.compare(root, wanted, Outputs.Form(name: label), text)
    }

    /// Attributes of a model. Prefixes that nothing declares are up to the encoder.
    private func checkAttributes() {
        var plain = PlainElement(name: PlainName(text: "Attributes"), attributes: [], children: [])
        plain.attributes = self.plain.attributes
        let wanted = outputs.result { try MeaningReader.meaning(of: plain) }
        let written = outputs.result { try XMLEncoder().encodeToString(Attributes(any: element.attributes)) }
        let isOpen = plain.attributes.contains { $0.name.uri == nil && !$0.name.parts.prefix.isEmpty }
        if isOpen, case .failure = wanted { return }
        let label = "encoder, attributes"
        guard let text = outputs.judge(written, wanted, label, mayFail: isOpen),
            let root = outputs.parsed(text, label)?.root
        else { return }
        outputs.compare(root, wanted, Outputs.Form(name: label), text)
    }

    /// Elements as records, and an element around records.
    private func checkRecords() {
        let wanted = outputs.result {
            Meaning(
                uri: "", local: "r", attributes: [], declarations: [], content: try Self.elements(plain.children))
        }
        let written = outputs.result { () throws -> String in
            let writer = try XMLEncoder().writer(at: "*", withRootKey: "r")
            for element in element.elements { try writer.write(element) }
            return try finish(writer)
        }
        if let text = outputs.judge(written, wanted, "records"), let root = outputs.parsed(text, "records")?.root {
            outputs.compare(root, wanted, Outputs.Form(name: "records"), text)
        }
        let whole = outputs.result { try MeaningReader.meaning(of: plain) }
        let lastName = element.elements.last?.name.qualifiedName ?? ""
        for path in Grammar.isNCName(lastName) ? ["*", lastName + ".*"] : ["*"] {
            let label = "shell at " + path
            let shell = outputs.result { () throws -> String in
                try finish(try XMLEncoder().writer(around: element, at: path))
            }
            // A prefix without a namespace means what it does where each part of the tree was parsed.
            if plain.hasOpenPrefix {
                if case .success(let text) = shell { _ = outputs.parsed(text, label) }
                continue
            }
            guard let text = outputs.judge(shell, whole, label, mayFail: true),
                let root = outputs.parsed(text, label)?.root
            else { continue }
            outputs.compare(root, whole, Outputs.Form(name: label), text)
        }
    }

    private func finish(_ writer: XMLRecordWriter) throws -> String {
        try writer.finish()
        var bytes: [UInt8] = []
        while let chunk = writer.nextChunk() { bytes += chunk }
        return String(decoding: bytes, as: UTF8.self)
    }
}
