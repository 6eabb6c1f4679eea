#if Tree && Wrappers || !SWIFT_PACKAGE
import Foundation

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
            if text.first == " " || text.first == "\t" {
                // A line that continues the one before it (RFC 5322, section 2.2.3).
                if let last { headers[last, default: ""] += text }
            } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
                let name = text[..<colon].lowercased()
                headers[name] = text[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
                last = name
            } else {
                throw MultipartError("expected a header field of a part, found \"\(text.prefix(80))\"")
            }
            if newline == nil { break }
        }
        self.headers = headers
        encoded = rest
    }

    /// The content ID without the angle brackets; nil if the part has none.
    var id: String? { headers["content-id"].map(Self.contentID) }

    /// The number of bytes of the content in its transfer encoding.
    var size: Int { encoded.count }

    var mediaType: MediaType { MediaType(headers["content-type"] ?? "") }

    /// Returns a content ID without the angle brackets.
    static func contentID(_ text: String) -> String {
        let text = text.trimmingCharacters(in: .whitespaces)
        return text.hasPrefix("<") && text.hasSuffix(">") ? String(text.dropFirst().dropLast()) : text
    }

    /// Returns the content, without its transfer encoding (RFC 2045, section 6).
    func content() throws(MultipartError) -> Data {
        let encoding = headers["content-transfer-encoding"]?.lowercased() ?? "binary"
        switch encoding {
        case "7bit", "8bit", "binary": return encoded
        case "base64":
            guard let data = Data(base64Encoded: encoded, options: .ignoreUnknownCharacters) else {
                throw MultipartError("the part \(name) is no valid base64")
            }
            return data
        case "quoted-printable": return try quotedPrintable()
        default: throw MultipartError("the part \(name) has the unknown transfer encoding \"\(encoding)\"")
        }
    }

    private var name: String { id.map { "<\($0)>" } ?? "without an ID" }

    /// Returns the content of quoted-printable text (RFC 2045, section 6.7).
    private func quotedPrintable() throws(MultipartError) -> Data {
        var out = Data()
        var rest = [UInt8](encoded)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "=") else {
                out.append(byte)
                continue
            }
            if rest.starts(with: "\r\n".utf8) {
                rest = rest.dropFirst(2)
            } else if rest.first == UInt8(ascii: "\n") {
                rest = rest.dropFirst()
            } else if let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2 {
                out.append(value)
                rest = rest.dropFirst(2)
            } else {
                throw MultipartError("the part \(name) is no valid quoted-printable text")
            }
        }
        return out
    }
}
#endif
