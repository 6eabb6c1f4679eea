import Foundation

/// A `multipart/related` message (RFC 2387): a root part and the parts that it refers to.
struct MultipartMessage {
    /// The limits that no message of a real system comes near.
    private enum Limit {
        static let parts = 10_000
        static let headerSize = 65_536
        static let boundary = 1_024
    }

    let root: MultipartPart
    /// The parts by their content IDs, without the angle brackets.
    let parts: [String: MultipartPart]

    /// Splits a message into its parts, in linear time.
    ///
    /// - Parameters:
    ///   - body: The message.
    ///   - mediaType: The value of its field `Content-Type`.
    init(_ body: Data, _ mediaType: MediaType) throws(MultipartError) {
        // A boundary does not end with white space, which may have been added (RFC 2046, section 5.1.1).
        let name = mediaType["boundary"].map { String($0.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) }
        guard let boundary = name, !boundary.isEmpty, boundary.utf8.count <= Limit.boundary else {
            throw MultipartError("the multipart response has no valid boundary")
        }
        var all: [MultipartPart] = []
        for range in try Self.ranges(in: body, boundary: boundary) {
            guard all.count < Limit.parts else {
                throw MultipartError("the multipart response has more than \(Limit.parts) parts")
            }
            all.append(try MultipartPart(body[range], headerLimit: Limit.headerSize))
        }
        var parts: [String: MultipartPart] = [:]
        for part in all {
            // Of parts with one ID, the first counts.
            if let id = part.id, parts[id] == nil { parts[id] = part }
        }
        self.parts = parts
        let start = mediaType["start"].map(MultipartPart.contentID)
        guard let root = start.map({ parts[$0] }) ?? all.first else {
            throw MultipartError(
                start.map { "the multipart response has no root part <\($0)>" } ?? "the multipart response has no parts"
            )
        }
        self.root = root
    }

    /// Returns where the parts are, between lines with the boundary (RFC 2046, section 5.1.1).
    private static func ranges(in body: Data, boundary: String) throws(MultipartError) -> [Range<Int>] {
        // A search in an array is many times faster than in `Data`.
        let bytes = [UInt8](body)
        let delimiter = Array("--\(boundary)".utf8)
        var found: [Range<Int>] = []
        var partStart: Int?
        var lineStart = 0
        while lineStart < bytes.count {
            let lineEnd = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            if let isLast = isDelimiter(bytes[lineStart..<lineEnd], delimiter) {
                if let partStart {
                    let end = max(partStart, self.end(ofLineBefore: lineStart, bytes))
                    found.append(body.startIndex + partStart..<body.startIndex + end)
                }
                if isLast { return found }
                partStart = min(lineEnd + 1, bytes.count)
            }
            lineStart = lineEnd + 1
        }
        throw MultipartError("the multipart response ends before its closing boundary")
    }

    /// Returns whether a line is the last delimiter; nil if it is none.
    private static func isDelimiter(_ line: ArraySlice<UInt8>, _ delimiter: [UInt8]) -> Bool? {
        guard line.starts(with: delimiter) else { return nil }
        var rest = line.dropFirst(delimiter.count)
        let isLast = rest.starts(with: "--".utf8)
        if isLast { rest = rest.dropFirst(2) }
        return rest.allSatisfy { " \t\r".utf8.contains($0) } ? isLast : nil
    }

    /// Returns where a part ends whose line end belongs to the delimiter in the next line.
    private static func end(ofLineBefore start: Int, _ bytes: [UInt8]) -> Int {
        start >= 2 && bytes[start - 2] == UInt8(ascii: "\r") ? start - 2 : start - 1
    }
}

/// What is wrong with a `multipart/related` response, or with what its document includes.
struct MultipartError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}
