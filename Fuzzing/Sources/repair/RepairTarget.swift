import FuzzSupport
import XMLCodable
import XMLCodableStreaming

/// Four bytes of choices and a document: the damaged document, repaired, is the document that was not damaged.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    guard count > 4 else { return 0 }
    let text = Array(bytes[4...])
    guard let whole = parsed(text, []) else {
        damaged(text, bytes)
        return 0
    }
    // Repairs change nothing where there is nothing to repair.
    guard let same = parsed(text, .all) else { Fuzzer.found("well-formed, but not with repairs") }
    Fuzzer.expect(same.repairs.isEmpty && same == whole, "a well-formed document was repaired")
    let place = (Int(bytes[1]) << 8 | Int(bytes[2])) % (text.count + 1)
    switch bytes[0] % 6 {
    case 0: inserted("& ", insteadOf: "&amp; ", .bareAmpersands, text, place, bytes)
    case 1: inserted("\u{1}", insteadOf: " ", .controlCharacters, text, place, bytes)
    case 2: inserted("&zz;", insteadOf: "&amp;zz;", .undeclaredEntities, text, place, bytes)
    case 3: outside(text, whole, bytes)
    case 4: cut(Array(text[..<place]), whole, bytes)
    default: prefixed(text, place, bytes)
    }
    return 0
}

private func parsed(_ bytes: [UInt8], _ repairs: XML.Repairs) -> XML.Document? {
    var options = XML.ParsingOptions.fuzzing
    options.repairs = repairs
    return try? XML.Document(parsing: bytes, options: options)
}

/// What must hold for any document that was repaired.
private func damaged(_ text: [UInt8], _ bytes: [UInt8]) {
    guard let document = parsed(text, .all) else { return }
    Fuzzer.expect(!document.repairs.isEmpty, "repaired, but nothing is listed")
    for (one, next) in zip(document.repairs, document.repairs.dropFirst()) {
        Fuzzer.expect(one.byteOffset <= next.byteOffset, "repairs are not in order")
    }
    for repair in document.repairs {
        Fuzzer.expect(
            repair.line >= 1 && repair.column >= 1 && repair.byteOffset <= text.count, "a repair without a place")
        Fuzzer.expect(!repair.description.isEmpty, "a repair without a description")
    }
    if document.repairs.contains(where: { $0.kind == .undeclaredPrefixes }) { return }
    let written = try? document.bytes()
    if let written, document.doctype == nil {
        guard let again = parsed(written, []) else { Fuzzer.found("what is written is not well-formed") }
        Fuzzer.expect(again.root == document.root, "what is written has another content")
    }
    pieces(text, document, Int(bytes[3]) + 1)
}

/// In pieces, the same is repaired.
private func pieces(_ text: [UInt8], _ document: XML.Document, _ size: Int) {
    guard document.root.elements.allSatisfy({ $0.name.namespaceURI == nil }) else { return }
    let decoder = XMLDecoder()
    decoder.parsingOptions = .fuzzing
    decoder.parsingOptions.repairs = .all
    guard let reader = try? decoder.reader(XML.Element.self, at: "*") else { return }
    var found: [XML.Element] = []
    do {
        for start in stride(from: 0, to: text.count, by: size) {
            reader.feed(text[start..<min(text.count, start + size)])
            while let element = try reader.next() { found.append(element) }
        }
        reader.finish()
        while let element = try reader.next() { found.append(element) }
    } catch {
        // A cutter takes a tag that begins outside of the root element for one.
        guard document.repairs.contains(where: { $0.kind == .outsideRoot }) else {
            Fuzzer.found("repaired as a whole, but not in pieces: \(error)")
        }
        return
    }
    Fuzzer.expect(found == document.root.elements, "other records in pieces")
    Fuzzer.expect(reader.repairs.map(place) == document.repairs.map(place), "other repairs in pieces")
    events(text, document, size)
}

private func place(_ repair: XML.Repair) -> [Int] {
    [Int(repair.kind.rawValue), repair.line, repair.column, repair.byteOffset]
}

/// What events write is what the tree writes.
private func events(_ text: [UInt8], _ document: XML.Document, _ size: Int) {
    var options = XML.ParsingOptions.fuzzing
    options.repairs = .all
    let reader = XMLEventReader(options: options)
    var out: [UInt8] = []
    do {
        let writer = try XMLEventWriter()
        for start in stride(from: 0, to: text.count, by: size) {
            reader.feed(text[start..<min(text.count, start + size)])
            while let event = try reader.next() { try writer.write(event) }
        }
        reader.finish()
        while let event = try reader.next() { try writer.write(event) }
        try writer.finish()
        while let chunk = writer.nextChunk() { out += chunk }
    } catch {
        // An entity with elements, whose text was repaired, cannot be written as a reference.
        guard document.doctype != nil else { Fuzzer.found("events are not written: \(error)") }
        return
    }
    guard document.doctype == nil, let written = try? document.bytes() else { return }
    Fuzzer.expect(out == written, "events write \(String(decoding: out, as: UTF8.self).debugDescription)")
}

private func inserted(
    _ damage: String, insteadOf good: String, _ repair: XML.Repairs, _ text: [UInt8], _ place: Int, _ bytes: [UInt8]
) {
    let broken = text[..<place] + damage.utf8 + text[place...]
    let right = text[..<place] + good.utf8 + text[place...]
    // Where the damage is allowed, or the other text is not, nothing is defined.
    guard parsed(Array(broken), []) == nil, let expected = parsed(Array(right), []) else { return }
    guard let document = parsed(Array(broken), repair) else { Fuzzer.found("not repaired") }
    Fuzzer.expect(document.root == expected.root, "repaired, but with another content")
    Fuzzer.expect(document.repairs.allSatisfy { $0.kind == repair }, "another repair")
    if document.doctype == nil {
        Fuzzer.expect(document.repairs.map(\.byteOffset) == [place], "the repair has another place")
    }
    damaged(Array(broken), bytes)
}

private func outside(_ text: [UInt8], _ whole: XML.Document, _ bytes: [UInt8]) {
    for (broken, place) in [(Array("x y\n".utf8) + text, 0), (text + Array(" z".utf8), text.count + 1)] {
        // Without its declaration and byte order mark at the start, a document may be in another encoding.
        guard text.allSatisfy({ $0 < 0x80 }), whole.declaration?.encoding == nil else { return }
        guard let document = parsed(broken, .outsideRoot) else { Fuzzer.found("not repaired") }
        Fuzzer.expect(document.root == whole.root, "repaired, but with another content")
        Fuzzer.expect(document.repairs.map(\.byteOffset) == [place], "the repair has another place")
        damaged(broken, bytes)
    }
}

private func cut(_ text: [UInt8], _ whole: XML.Document, _ bytes: [UInt8]) {
    guard parsed(text, []) == nil, let document = parsed(text, .missingEnd) else { return }
    Fuzzer.expect(document.repairs.map(\.kind) == [.missingEnd], "other repairs")
    // In UTF-8, what was cut off is a tag, or a character of several bytes.
    if whole.declaration?.encoding == nil, let first = text.first, first == UInt8(ascii: "<") {
        let place = document.repairs.first?.byteOffset ?? -1
        let isPlace =
            place == text.count || text.indices.contains(place) && (text[place] == 0x3C || text[place] >= 0xC0)
        Fuzzer.expect(isPlace, "the repair has another place")
    }
    if whole.doctype == nil {
        let (all, rest) = (Content(of: whole.root), Content(of: document.root))
        Fuzzer.expect(all.text.starts(with: rest.text), "repaired, but with another text")
        Fuzzer.expect(all.names.starts(with: rest.names), "repaired, but with other elements")
    }
    damaged(text, bytes)
}

private func prefixed(_ text: [UInt8], _ place: Int, _ bytes: [UInt8]) {
    let broken = Array(text[..<place] + " zz:q='1'".utf8 + text[place...])
    let right = Array(text[..<place] + " zz:q='1' xmlns:zz='u'".utf8 + text[place...])
    guard parsed(broken, []) == nil, let expected = parsed(right, []) else { return }
    guard let document = parsed(broken, .undeclaredPrefixes) else { Fuzzer.found("not repaired") }
    Fuzzer.expect(document.repairs.allSatisfy { $0.kind == .undeclaredPrefixes }, "another repair")
    if document.doctype == nil {
        Fuzzer.expect(document.repairs.map(\.byteOffset) == [place + 1], "the repair has another place")
        let (found, right) = (Content(of: document.root), Content(of: expected.root))
        Fuzzer.expect(
            found.names == right.names.filter { $0 != "xmlns:zz" } && found.text == right.text,
            "repaired, but with another content")
    }
    damaged(broken, bytes)
}

/// The names of the elements and attributes as they are written, and the text of all elements, in document order.
private struct Content {
    private(set) var names: [String] = []
    private(set) var text: [UInt8] = []

    init(of root: XML.Element) {
        var open: [XML.Node] = [.element(root)]
        while let node = open.popLast() {
            switch node {
            case .element(let element):
                names.append(element.name.qualifiedName)
                names += element.attributes.map(\.name.qualifiedName)
                open += element.children.reversed()
            case .text(let content), .cdata(let content): text += content.utf8
            default: continue
            }
        }
    }
}
