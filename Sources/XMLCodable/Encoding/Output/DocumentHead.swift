/// Writes the XML declaration and the document type declaration that precede the root.
enum DocumentHead {
    static func append(
        _ declaration: XML.Declaration?, _ doctype: XML.DocumentType?, _ encoding: XML.Encoding?,
        to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        let chosen = try self.encoding(declaration, encoding)
        if let declaration = declaration ?? (chosen.needsDeclaration ? XML.Declaration() : nil) {
            try append(declaration, chosen, to: &out)
        }
        if let doctype { try append(doctype, to: &out) }
    }

    /// Returns the encoding of the document: the one that the declaration names, or else the encoder's option.
    ///
    /// If both are given, they must agree.
    static func encoding(
        _ declaration: XML.Declaration?, _ encoding: XML.Encoding?
    ) throws(EncodingProblem) -> XML.Encoding {
        var chosen = encoding ?? .utf8
        if let name = declaration?.encoding {
            guard let named = XML.Encoding(named: name), isDeclarable(name) else { throw unwritable(name) }
            guard let encoding, encoding != named else {
                guard named.isWritable else { throw unwritable(name) }
                return named
            }
            guard named.kind.names(encoding.kind) else {
                throw .head("the declaration names \"\(name)\", but the encoder's outputEncoding is \(encoding.name)")
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
        .head("the encoding \"\(name)\" is not supported for output, only UTF-8, UTF-16, ISO-8859-1 and US-ASCII")
    }

    private static func append(
        _ declaration: XML.Declaration, _ encoding: XML.Encoding, to out: inout ByteBuffer
    ) throws(EncodingProblem) {
        guard declaration.version == "1.0" else {
            throw .head("XML \(declaration.version) is not supported for output, only XML 1.0")
        }
        out.append(declaration, encoding: declaration.encoding ?? (encoding == .utf8 ? nil : encoding.declaredName))
        out.append(0x0A)
    }

    private static func append(_ doctype: XML.DocumentType, to out: inout ByteBuffer) throws(EncodingProblem) {
        guard XMLCharacters.isQName(doctype.name) else {
            throw .head("\"\(doctype.name)\" is not a valid root name for a document type declaration")
        }
        out.append(string: "<!DOCTYPE \(doctype.name)")
        if let publicID = doctype.publicID {
            guard publicID.utf8.allSatisfy(isPublicIdentifier) else {
                throw .head("\"\(publicID)\" is not a valid public identifier")
            }
            guard doctype.systemID != nil else {
                throw .head("the public identifier \"\(publicID)\" requires a system identifier")
            }
            out.append(string: " PUBLIC \"\(publicID)\"")
        }
        if let systemID = doctype.systemID {
            let quote = systemID.utf8.contains(UInt8(ascii: "\"")) ? "'" : "\""
            guard quote == "\"" || !systemID.utf8.contains(UInt8(ascii: "'")),
                systemID.unicodeScalars.allSatisfy({ XMLCharacters.isCharacter($0.value) })
            else { throw .head("\"\(systemID)\" is not a valid system identifier") }
            out.append(string: "\(doctype.publicID == nil ? " SYSTEM" : "") \(quote)\(systemID)\(quote)")
        }
        out.append(">\n")
    }

    /// Whether a byte may appear in a public identifier: production 13, without the apostrophe and the carriage return.
    private static func isPublicIdentifier(_ byte: UInt8) -> Bool {
        byte != UInt8(ascii: "'") && byte != 0x0D && Scanner.isPublicIdentifierCharacter(byte)
    }
}
