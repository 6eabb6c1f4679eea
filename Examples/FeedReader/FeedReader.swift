// Prints the records of an RSS feed or an OpenStreetMap extract while they arrive, however long the document is.
//
//     swift run FeedReader feed Examples/FeedReader/Fixtures/news.rss
//     swift run FeedReader osm Examples/FeedReader/Fixtures/harbour.osm
//     swift run FeedReader feed https://www.swift.org/atom.xml

import Foundation
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@main
struct FeedReader {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2, let source = source(arguments[1]) else {
            print("usage: FeedReader feed|osm FILE-OR-URL")
            exit(2)
        }
        let decoder = XMLDecoder()
        decoder.dateDecodingStrategy = .rfc822
        do {
            switch arguments[0] {
            case "feed": try await read(Item.self, at: "channel.item", of: source, decoder)
            default: try await read(OSMRecord.self, at: "*", of: source, decoder)
            }
        } catch {
            // What was read so far is printed already.
            print("error: \(error)")
            exit(1)
        }
    }

    private static func read<Record: Decodable & CustomStringConvertible & Sendable>(
        _ type: Record.Type, at path: String, of source: URL, _ decoder: XMLDecoder
    ) async throws {
        if source.isFileURL {
            let records = decoder.elements(type, at: path, contentsOf: source)
            try await show(records) { "\(records.progress.byteCount) bytes" }
        } else {
            let request = URLRequest(url: source)
            try await show(URLSession.shared.elements(type, for: request, at: path, decoder: decoder))
        }
    }

    /// Prints the records, and after each thousand of them how far it has got.
    private static func show<Records: AsyncSequence>(
        _ records: Records, position: () -> String? = { nil }
    ) async throws where Records.Element: CustomStringConvertible {
        var count = 0
        func report() {
            let line = ["\(count) records", position()].compactMap { $0 }.joined(separator: ", ")
            FileHandle.standardError.write(Data("\(line)\n".utf8))
        }
        for try await record in records {
            print(record)
            count += 1
            if count.isMultiple(of: 1000) { report() }
        }
        report()
    }

    private static func source(_ argument: String) -> URL? {
        argument.contains("://") ? URL(string: argument) : URL(fileURLWithPath: argument)
    }
}
