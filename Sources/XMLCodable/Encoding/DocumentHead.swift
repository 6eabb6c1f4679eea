/// The declaration and the document type before the root.
enum DocumentHead {
    static func append(
        _ header: XMLHeader?, _ doctype: XMLDocumentType?, to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        if let header { try append(header, to: &out) }
        if let doctype { try append(doctype, to: &out) }
    }

    /// Whether characters outside ASCII must be written as references.
    static func isASCII(_ header: XMLHeader?) -> Bool {
        guard let encoding = header?.encoding?.uppercased() else { return false }
        return encoding == "US-ASCII" || encoding == "ASCII"
    }

    private static func append(_ header: XMLHeader, to out: inout ByteBuffer) throws(EncodingProblem) {
        guard header.version != nil || header.encoding != nil || header.standalone != nil else { return }
        let version = header.version.map { "\($0)" } ?? "1.0"
        guard version == "1.0" else { throw .head("XML \(version) cannot be written, only XML 1.0") }
        out.append("<?xml version=\"1.0\"")
        if let encoding = header.encoding {
            guard encoding.uppercased() == "UTF-8" || isASCII(header) else {
                throw .head("the encoding \"\(encoding)\" cannot be written, only UTF-8 and US-ASCII")
            }
            out.append(" encoding=\"\(encoding)\"")
        }
        if let standalone = header.standalone {
            guard standalone == "yes" || standalone == "no" else {
                throw .head("`standalone` must be \"yes\" or \"no\", not \"\(standalone)\"")
            }
            out.append(" standalone=\"\(standalone)\"")
        }
        out.append("?>\n")
    }

    private static func append(_ doctype: XMLDocumentType, to out: inout ByteBuffer) throws(EncodingProblem) {
        guard XMLCharacters.isQName(doctype.rootElement) else {
            throw .head("\"\(doctype.rootElement)\" is no name for the root of a document type")
        }
        out.append("<!DOCTYPE \(doctype.rootElement) \(doctype.external.rawValue)")
        if doctype.external == .public {
            let name = doctype.dtdName ?? ""
            guard name.unicodeScalars.allSatisfy(isPublicIdentifier) else {
                throw .head("\"\(name)\" is no public identifier")
            }
            out.append(" \"\(name)\"")
        }
        let location = doctype.dtdLocation
        let quote = location.utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
        guard quote == "\"" || !location.utf8.contains(UInt8(ascii: "'")),
            location.unicodeScalars.allSatisfy({ XMLCharacters.isCharacter($0.value) })
        else { throw .head("\"\(location)\" is no system identifier") }
        out.append(" \(quote)\(location)\(quote)>\n")
    }

    /// Production 13, without the apostrophe.
    private static func isPublicIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\n", "a"..."z", "A"..."Z", "0"..."9": true
        default: "-()+,./:=?;!*#@$_%".unicodeScalars.contains(scalar)
        }
    }
}
