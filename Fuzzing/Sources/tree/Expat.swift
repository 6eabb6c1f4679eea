import CExpat

/// What expat, with namespaces, makes of a document.
enum Expat {
    private static let separator: XML_Char = 0x0C

    /// Returns why expat rejects a document; nil if it does not.
    static func error(in text: String) -> String? {
        guard let parser = XML_ParserCreateNS("UTF-8", separator) else { return nil }
        defer { XML_ParserFree(parser) }
        guard parse(text, parser) != XML_STATUS_OK else { return nil }
        let code = XML_GetErrorCode(parser)
        if code == XML_ERROR_AMPLIFICATION_LIMIT_BREACH || code == XML_ERROR_NO_MEMORY { return nil }
        let place = "\(XML_GetCurrentLineNumber(parser)):\(XML_GetCurrentColumnNumber(parser) + 1)"
        return place + ": " + (XML_ErrorString(code).map { String(cString: $0) } ?? "")
    }

    private static func parse(_ text: String, _ parser: XML_Parser) -> XML_Status {
        Array(text.utf8).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, CInt($0.count), 1) }
        }
    }

    /// Returns the attributes that a document type declaration declares.
    static func attributes(in doctype: String) -> Defaults {
        guard let parser = XML_ParserCreate("UTF-8") else { return Defaults() }
        defer { XML_ParserFree(parser) }
        let listener = Listener()
        return withExtendedLifetime(listener) {
            XML_SetUserData(parser, Unmanaged.passUnretained(listener).toOpaque())
            XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
            XML_SetAttlistDeclHandler(parser) { data, element, name, _, value, _ in
                guard let data, let element, let name else { return }
                let listener = Unmanaged<Listener>.fromOpaque(data).takeUnretainedValue()
                listener.defaults.add(
                    String(cString: element), String(cString: name), value.map { String(cString: $0) })
            }
            _ = parse(doctype + "<x/>", parser)
            return listener.defaults
        }
    }

    private final class Listener {
        var defaults = Defaults()
    }
}
