import Foundation
import XMLCodable

/// A part of a `multipart/related` message.
struct MultipartPart {
    private let encoded: Data
    private let headers: [String: String]

    /// Splits a part into its header fields and its content.
    init(_ part: Data, headerLimit: Int) throws(MultipartError) {
        var headers: [String: String] = [:]
        var rest = part
        var last: String?
        while true {
            let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
            var line = rest[..<(newline ?? rest.endIndex)]
            rest = newline.map { rest[($0 + 1)...] } ?? rest[rest.endIndex...]
            guard part.count - rest.count <= headerLimit else {
                throw MultipartError("the header fields of a part are longer than \(headerLimit) bytes")
            }
            if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
            if line.isEmpty { break }
            let text = String(decoding: line, as: UTF8.self)
            if let last, text.first == " " || text.first == "\t" {
                // A line that continues the one before it (RFC 5322, section 2.2.3).
                headers[last, default: ""] += text
            } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text.first != " ", text.first != "\t" {
                // Blanks before the colon are obsolete, but must be accepted (RFC 5322, section 4.5).
                let name = text[..<colon].trimmingCharacters(in: .whitespaces).lowercased()
                headers[name] = String(text[colon...].dropFirst())
                last = name
            } else {
                throw MultipartError("expected a header field of a part, found \"\(text.prefix(80))\"")
            }
            if newline == nil { break }
        }
        self.headers = headers.mapValues { $0.trimmingCharacters(in: .whitespaces) }
        encoded = rest
    }

    /// The content ID without the angle brackets; nil if the part has none.
    var id: String? { headers["content-id"].map(Self.contentID) }

    /// The number of bytes of the content in its transfer encoding.
    var size: Int { encoded.count }

    var mediaType: MediaType { MediaType(headers["content-type"] ?? "") }

    /// Returns a content ID without the angle brackets, and without comments before and after them (RFC 5322, section
    /// 3.6.4).
    static func contentID(_ text: String) -> String {
        guard let start = text.firstIndex(of: "<"), let end = text[start...].firstIndex(of: ">") else {
            return text.trimmingCharacters(in: .whitespaces)
        }
        return String(text[start..<end].dropFirst())
    }

    /// Returns the content, without its transfer encoding (RFC 2045, section 6).
    func content() throws(MultipartError) -> Data {
        // A comment may follow (RFC 2045, section 6.1).
        let field = headers["content-transfer-encoding"]?.lowercased() ?? "binary"
        let encoding = String(field.prefix { !" \t(;".contains($0) })
        switch encoding {
        case "7bit", "8bit", "binary": return encoded
        case "base64":
            guard let data = Data(base64Encoded: encoded, options: .ignoreUnknownCharacters) else {
                throw MultipartError("the part \(name) is no valid base64")
            }
            return data
        case "quoted-printable": return try quotedPrintable()
        default: throw MultipartError("the part \(name) has the unknown transfer encoding \"\(field)\"")
        }
    }

    private var name: String { id.map { "<\($0)>" } ?? "without an ID" }

    /// Returns the content of quoted-printable text (RFC 2045, section 6.7).
    private func quotedPrintable() throws(MultipartError) -> Data {
        let bytes = [UInt8](encoded)
        var out = Data()
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                // White space at the end of a line was added on the way.
                let end =
                    bytes[index...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? bytes.count
                if end < bytes.count, Self.lineEnd(bytes[end...]) == nil { out.append(contentsOf: bytes[index..<end]) }
                index = end
                continue
            }
            index += 1
            guard byte == UInt8(ascii: "=") else {
                out.append(byte)
                continue
            }
            if index + 1 < bytes.count, let high = HexText.value(of: bytes[index]),
                let low = HexText.value(of: bytes[index + 1])
            {
                out.append(high << 4 | low)
                index += 2
            } else {
                // A soft line break: the next line continues this one.
                let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                guard let end = Self.lineEnd(rest) else {
                    throw MultipartError("the part \(name) is no valid quoted-printable text")
                }
                index = end
            }
        }
        return out
    }

    /// Returns where the next line starts if the bytes begin with a line end.
    private static func lineEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
        if bytes.first == UInt8(ascii: "\n") { return bytes.startIndex + 1 }
        return bytes.starts(with: "\r\n".utf8) ? bytes.startIndex + 2 : nil
    }
}
