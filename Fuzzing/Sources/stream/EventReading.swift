import FuzzSupport
import XMLCodable
import XMLCodableStreaming

/// The events of a document in pieces: they are those of the document at once, are all of it, and come out byte for byte.
struct EventReading {
    private var events: [String] = []
    private var markup = ""
    private var written: [UInt8] = []
    private var error: XMLParsingError?

    /// - Parameter next: Returns the number of bytes of the next piece.
    init(_ document: [UInt8], _ next: () -> Int) {
        let reader = XMLEventReader(options: .fuzzing)
        guard let writer = try? XMLEventWriter() else { Fuzzer.found("no writer") }
        var start = 0
        do {
            while !reader.isAtEnd {
                if start < document.count {
                    let end = min(document.count, start + max(1, next()))
                    reader.feed(document[start..<end])
                    start = end
                } else {
                    reader.finish()
                }
                while let event = try reader.next() {
                    add(event)
                    do { try writer.write(event) } catch { Fuzzer.found("an event cannot be written: \(error)") }
                    if let chunk = writer.nextChunk() { written += chunk }
                }
            }
            do { try writer.finish() } catch { Fuzzer.found("the document cannot be ended: \(error)") }
            while let chunk = writer.nextChunk() { written += chunk }
        } catch let error as XMLParsingError {
            self.error = error
        } catch {
            Fuzzer.found("another error: \(error)")
        }
    }

    private mutating func add(_ event: XMLEvent) {
        let place = event.location.map { "\($0.line):\($0.column) \($0.byteOffset)" } ?? "no place"
        let attributes = event.attributes.map { "\($0.name.namespaceURI ?? "") \($0)" }
        events.append(
            "\(event.kind) \(event.depth) \(event.name.namespaceURI ?? "") \(event.name) \(attributes) \(event.text) \(place)"
        )
        markup += event.markup
        Fuzzer.expect(hasOwnMarkup(event), "\(event.kind) is \(event.markup.debugDescription)")
    }

    /// Whether what the document has for an event is of its kind.
    private func hasOwnMarkup(_ event: XMLEvent) -> Bool {
        let (markup, name) = (event.markup, event.name.qualifiedName)
        func has(_ start: String, _ end: String) -> Bool {
            // Not compared as characters, to which a mark after the `>` would belong.
            markup.utf8.starts(with: start.utf8) && markup.utf8.reversed().starts(with: end.utf8.reversed())
        }
        switch event.kind {
        case .start: return has("<" + name, ">")
        case .end: return markup.isEmpty || has("</" + name, ">")
        case .text, .entity: return !markup.isEmpty && !markup.utf8.contains(UInt8(ascii: "<"))
        case .cdata: return has("<![CDATA[", "]]>")
        case .comment: return has("<!--", "-->")
        case .processingInstruction: return has("<?" + name, "?>")
        case .doctype: return has("<!DOCTYPE", ">")
        default: return event.kind == .declaration && has("<?xml", "?>")
        }
    }

    static func check(_ document: [UInt8], whole: XML.Document?, _ next: () -> Int) {
        let pieces = EventReading(document, next)
        let once = EventReading(document) { document.count }
        guard let whole else {
            Fuzzer.expect(pieces.error != nil && once.error != nil, "only the events are accepted")
            return
        }
        if let error = pieces.error ?? once.error {
            if error.code == .limitExceeded { return }
            Fuzzer.found("only the events are refused: \(error)")
        }
        Fuzzer.expect(pieces.events == once.events, "\(pieces.events) instead of \(once.events)")
        Fuzzer.expect(pieces.written == once.written, "in pieces, something else is written")
        if whole.declaration?.encoding == nil, let text = String(validating: document, as: UTF8.self),
            !document.contains(0)
        {
            // A byte order mark is no event.
            Fuzzer.expect(
                pieces.markup == text || "\u{FEFF}" + pieces.markup == text, "the events are not the document")
        }
        guard let bytes = try? whole.bytes() else { return }
        Fuzzer.expect(pieces.written == bytes, "it does not come out byte for byte")
    }
}
