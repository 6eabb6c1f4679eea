import Testing
import XMLCodable
import XMLCodableStreaming

/// A closure that resolves entities, which calls the reader that is parsing.
struct PieceFeedTests {
    private static let start = Array("<!DOCTYPE r SYSTEM 'd'><r><item><a>&e;</a></item>".utf8)

    /// Options whose closure does something, and resolves each entity to `x`.
    private static func options(_ action: @escaping () -> Void) -> XML.ParsingOptions {
        nonisolated(unsafe) let action = action
        var options = XML.ParsingOptions()
        options.entityResolver = { _ in
            action()
            return "x"
        }
        return options
    }

    @Test("A reader has no more events or records then, and what is fed comes afterward, also an error")
    func fed() throws {
        var reader: XMLEventReader?
        var seen: [String] = []
        reader = XMLEventReader(
            options: Self.options {
                guard let reader else { return }
                reader.skipElement()
                do { seen.append("\(try reader.next() == nil)") } catch { seen.append("\(error)") }
                seen.append("\(reader.byteCount) \(reader.isAtEnd) \(reader.repairs)")
                reader.feed(Array("</r><!--b-->".utf8))
                reader.finish()
                reader.feed(Array("<!--c-->".utf8))
            })
        reader?.feed(Self.start)
        var events: [String] = []
        while let event = try reader?.next() { events.append(event.markup) }
        expectEqual(seen, ["true", "\(Self.start.count) false []"])
        expectEqual(
            events, ["<!DOCTYPE r SYSTEM 'd'>", "<r>", "<item>", "<a>", "&e;", "</a>", "</item>", "</r>", "<!--b-->"])
        expectEqual(reader?.isAtEnd, true)
        expectEqual(reader?.byteCount, Self.start.count + 12)
        do {
            var reader: XMLRecordReader<[String: String]>?
            var seen: [String] = []
            let decoder = XMLDecoder()
            decoder.parsingOptions = Self.options {
                guard let reader else { return }
                do { seen.append("\(try reader.next() == nil)") } catch { seen.append("\(error)") }
                seen.append("\(reader.byteCount) \(reader.isAtEnd) \(reader.recordCount) \(reader.repairs)")
                do { seen.append("\(String(describing: try reader.surroundings()))") } catch { seen.append("\(error)") }
                if seen.count == 3 { reader.feed(Array("<item><a>b</a></item></r>".utf8)) }
                reader.finish()
            }
            reader = try decoder.reader([String: String].self, at: "item")
            reader?.feed(Self.start)
            var items: [String] = []
            while let item = try reader?.next() { items.append(item["a"] ?? "") }
            expectEqual(items, ["x", "b"])
            expectEqual(seen.prefix(3), ["true", "\(Self.start.count) false 0 []", "Optional(<r></r>)"])
            expectEqual(reader?.isAtEnd, true)
        }
        do {
            var reader: XMLEventReader?
            var options = Self.options { reader?.feed([0xFF, 0xFF]) }
            options.limits.streamSize = Self.start.count + 1
            reader = XMLEventReader(options: options)
            reader?.feed(Self.start)
            var events: [String] = []
            let error = expectThrows(XMLParsingError.self) {
                while let event = try reader?.next() { events.append(event.markup) }
            }
            expectEqual(error?.code, .limitExceeded)
            expectEqual(events.last, "</item>")
            expectEqual(reader?.isAtEnd, true)
            try expectNil(reader?.next())
        }
    }
}
