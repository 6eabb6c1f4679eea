/// The declaration and the document type before the root.
enum DocumentHead {
    static func append(
        _ header: XMLHeader?, _ doctype: XMLDocumentType?, _ encoding: XML.Encoding?, to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        let chosen = try self.encoding(header, encoding)
        if let header = header ?? (chosen.needsDeclaration ? XMLHeader() : nil) {
            try append(header, chosen, to: &out)
        }
        if let doctype { try append(doctype, to: &out) }
    }

    /// What the document is written in: what the header says, or else the encoder's option; both, where they agree.
    static func encoding(
        _ header: XMLHeader?, _ encoding: XML.Encoding?
    ) throws(EncodingProblem) -> XML.Encoding {
        var chosen = encoding ?? .utf8
        if let name = header?.encoding {
            guard let named = XML.Encoding(named: name), isDeclarable(name) else { throw unwritable(name) }
            guard let encoding, encoding != named else {
                guard named.isWritable else { throw unwritable(name) }
                return named
            }
            guard named.kind.names(encoding.kind) else {
                throw .head("the header says \"\(name)\", the encoder's outputEncoding is \(encoding.name)")
            }
            chosen = encoding
        }
        guard chosen.isWritable else { throw unwritable(chosen.name) }
        return chosen
    }

    private static func isDeclarable(_ name: String) -> Bool {
        name.withBytes { DocumentEncoding.isEncodingName($0) }
    }

    private static func unwritable(_ name: String) -> EncodingProblem {
        .head("the encoding \"\(name)\" cannot be written, only UTF-8, UTF-16, ISO-8859-1 and US-ASCII")
    }

    private static func append(
        _ header: XMLHeader, _ encoding: XML.Encoding, to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        guard header.version != nil || header.encoding != nil || header.standalone != nil || encoding.needsDeclaration
        else { return }
        let version = header.version.map { "\($0)" } ?? "1.0"
        guard version == "1.0" else { throw .head("XML \(version) cannot be written, only XML 1.0") }
        out.append("<?xml version=\"1.0\"")
        if let name = header.encoding ?? (encoding == .utf8 ? nil : encoding.declaredName) {
            out.append(string: " encoding=\"\(name)\"")
        }
        if let standalone = header.standalone {
            guard standalone == "yes" || standalone == "no" else {
                throw .head("`standalone` must be \"yes\" or \"no\", not \"\(standalone)\"")
            }
            out.append(string: " standalone=\"\(standalone)\"")
        }
        out.append("?>\n")
    }

    private static func append(_ doctype: XMLDocumentType, to out: inout ByteBuffer) throws(EncodingProblem) {
        guard XMLCharacters.isQName(doctype.rootElement) else {
            throw .head("\"\(doctype.rootElement)\" is no name for the root of a document type")
        }
        out.append(string: "<!DOCTYPE \(doctype.rootElement) \(doctype.external.rawValue)")
        if doctype.external == .public {
            let name = doctype.dtdName ?? ""
            guard name.unicodeScalars.allSatisfy(isPublicIdentifier) else {
                throw .head("\"\(name)\" is no public identifier")
            }
            out.append(string: " \"\(name)\"")
        }
        let location = doctype.dtdLocation
        let quote = location.utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
        guard quote == "\"" || !location.utf8.contains(UInt8(ascii: "'")),
            location.unicodeScalars.allSatisfy({ XMLCharacters.isCharacter($0.value) })
        else { throw .head("\"\(location)\" is no system identifier") }
        out.append(string: " \(quote)\(location)\(quote)>\n")
    }

    /// Production 13, without the apostrophe.
    private static func isPublicIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\n", "a"..."z", "A"..."Z", "0"..."9": true
        default: "-()+,./:=?;!*#@$_%".unicodeScalars.contains(scalar)
        }
    }
}
