import Foundation
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// A temporary file, which is removed with its last owner.
private final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID()).xml")

    init(_ text: String) throws { try Data(text.utf8).write(to: url) }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension GrowthCase {
    private static func file(
        _ name: String, from count: Int = 40_000, _ text: @escaping (Int) -> String,
        _ use: @escaping (URL) throws -> Void
    ) -> GrowthCase {
        GrowthCase("file: \(name)", count) { count in
            let file = try TemporaryFile(text(count))
            return { try use(file.url) }
        }
    }

    private static func items(_ count: Int) -> String { document(count) { "<i a='\($0)'><n>\($0)</n></i>\n" } }

    private static func items(of item: String) -> (Int) -> String { { document($0) { _ in item } } }

    /// The documents of the commands of `xmlcodable-tool`, as they are read and written there.
    static var files: [GrowthCase] {
        [
            file("check", items) { try XML.Document.check(contentsOf: $0) },
            file("check a long text", from: 1_000_000, { "<r>\(String(repeating: "x ", count: $0))</r>" }) {
                try XML.Document.check(contentsOf: $0)
            },
            file("check what ends too soon", { "<r>" + repeated($0) { "<i>\($0)</i>" } }) {
                _ = try? XML.Document.check(contentsOf: $0)
            },
            file("format", items) { try XML.Document.rewrite(contentsOf: $0) { _ in } },
            file("format indented", items) {
                try XML.Document.rewrite(contentsOf: $0, as: .prettyPrinted) { _ in }
            },
            file("events", items) { url in
                let reader = try XMLEventReader(contentsOf: url)
                while try reader.next() != nil {}
            },
            file("events with places, written again", items) { url in
                let reader = try XMLEventReader(contentsOf: url)
                let writer = try XMLEventWriter(to: .closure { _ in })
                while var event = try reader.next() {
                    if event.kind == .text, let line = event.location?.line { event.text = "\(line)" }
                    try writer.write(event)
                }
                try writer.finish()
            },
            file("events of many declarations, unwrapped", from: 10_000, items(of: "<i xmlns:p='u'><p:n/></i>")) {
                url in
                let reader = try XMLEventReader(contentsOf: url)
                let writer = try XMLEventWriter(to: .closure { _ in })
                while let event = try reader.next() {
                    if !event.starts("i"), !event.ends("i") { try writer.write(event) }
                }
                try writer.finish()
            },
            file("canonicalize", items) { try visit(XML.Document(contentsOf: $0).root) },
            file("c14n", items) { _ = try XML.Document(contentsOf: $0).canonicalBytes(.canonical10) },
            file("c14n of an element", items) {
                _ = try XML.Document(contentsOf: $0).root["i"]?.canonicalBytes(.exclusive)
            },
            file("decode", items) { _ = try XMLDecoder().decode([String: [XML.Element]].self, contentsOf: $0) },
        ]
    }

    /// Asks for what a canonical form consists of.
    private static func visit(_ root: XML.Element) throws {
        var open = [root]
        while let element = open.popLast() {
            _ = element.attributes
            for case .element(let child) in element.children { open.append(child) }
        }
    }
}
