import Foundation
import XMLCodable
import XMLCodableStreaming

/// Checks that values in documents are decoded the same, or with the same error, from pieces of any size and from a whole.
///
/// The documents are those of a folder with a table `EXPECT_TYPED.tsv`: in each, the root has an element `v` with a value of
/// a type, whose name is in the second column.
struct SameTypedCommand {
    let folder: URL

    private struct Box<Value: Decodable>: Decodable {
        var v: Value
    }

    /// Returns what differs, and the number of documents.
    func run() throws -> (differences: [String], count: Int) {
        let table = try String(contentsOf: folder.appendingPathComponent("EXPECT_TYPED.tsv"), encoding: .utf8)
        var differences: [String] = []
        var count = 0
        for line in table.split(separator: "\n").dropFirst() {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard columns.count > 1, let type = Self.types[columns[1]] else {
                differences.append("no type for: \(line)")
                continue
            }
            count += 1
            let document = [UInt8](try Data(contentsOf: folder.appendingPathComponent(columns[0])))
            if let difference = try Self.difference(type, document) {
                differences.append("\(columns[0]), \(columns[1]): \(difference)")
            }
        }
        return (differences, count)
    }

    private static let types: [String: any (Decodable & SendableMetatype).Type] = [
        "Int8": Int8.self, "Int16": Int16.self, "Int32": Int32.self, "Int64": Int64.self, "Int": Int.self,
        "UInt": UInt.self, "UInt8": UInt8.self, "UInt64": UInt64.self, "Double": Double.self, "Float": Float.self,
        "Bool": Bool.self, "Decimal": Decimal.self, "String": String.self, "URL": URL.self, "Date": Date.self,
        "Data": Data.self,
    ]

    private static func difference<Value: Decodable>(_ type: Value.Type, _ document: [UInt8]) throws -> String? {
        let whole = outcome { try XMLDecoder().decode(Box<Value>.self, from: Data(document)).v }
        for size in 1...64 {
            let reader = try XMLDecoder().reader(Box<Value>.self, at: "")
            let streamed = outcome {
                for start in stride(from: 0, to: document.count, by: size) {
                    reader.feed(document[start..<min(start + size, document.count)])
                }
                reader.finish()
                return try reader.next()?.v
            }
            if streamed != whole { return "\(size) bytes: \(streamed) instead of \(whole)" }
        }
        return nil
    }

    private static func outcome<Value>(_ body: () throws -> Value?) -> String {
        do { return try body().map { "\($0)" } ?? "nothing" } catch { return "\(error)" }
    }
}
