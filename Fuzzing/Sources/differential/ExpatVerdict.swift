import CExpat

/// The verdict of expat with namespaces, which reads nothing from outside.
enum ExpatVerdict {
    /// Stands between namespace and local name. No document can hold a form feed, so that it is never part of either.
    private static let separator: XML_Char = 0x0C
    static let separatorText = "\u{0C}"

    /// Errors that are no verdict on the grammar: memory, limits, and encodings that expat does not know.
    private static let withoutVerdict: Set<UInt32> = [
        XML_ERROR_NO_MEMORY.rawValue, XML_ERROR_AMPLIFICATION_LIMIT_BREACH.rawValue,
        XML_ERROR_UNKNOWN_ENCODING.rawValue,
    ]

    /// What the callbacks write to.
    private final class Listener {
        var events = EventText()
        /// Comments in the internal subset are no part of our tree.
        var isInDoctype = false
        /// Whether there is a parameter entity that expat does not read.
        var hasUnreadParameterEntity = false
    }

    static func of(_ bytes: [UInt8]) -> Verdict {
        guard let parser = XML_ParserCreateNS(nil, separator) else { return .unknown }
        defer { XML_ParserFree(parser) }
        let listener = Listener()
        return withExtendedLifetime(listener) {
            XML_SetUserData(parser, Unmanaged.passUnretained(listener).toOpaque())
            // Without this, declarations in parameter entities of the document itself would be passed over.
            XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
            setHandlers(parser)
            setDoctypeHandlers(parser)
            let status = bytes.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { XML_Parse(parser, $0.baseAddress, CInt($0.count), 1) }
            }
            if status == XML_STATUS_OK {
                // Behind a reference to such an entity expat passes over declarations without a look at their values;
                // production 9 (EntityValue) holds there too.
                return listener.hasUnreadParameterEntity ? .unknown : .accepted(listener.events.text)
            }
            let code = XML_GetErrorCode(parser)
            if withoutVerdict.contains(code.rawValue) { return .unknown }
            let line = XML_GetCurrentLineNumber(parser)
            let column = XML_GetCurrentColumnNumber(parser)
            return .rejected("\(line):\(column + 1): \(XML_ErrorString(code).map { String(cString: $0) } ?? "")")
        }
    }

    private static func setHandlers(_ parser: XML_Parser) {
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let listener = ExpatVerdict.listener(data) else { return }
                var pairs: [(name: String, value: String)] = []
                var next = attributes
                while let name = next?[0], let value = next?[1] {
                    pairs.append((String(cString: name), String(cString: value)))
                    next = next?.advanced(by: 2)
                }
                listener.events.start(ExpatVerdict.string(name), pairs)
            },
            { data, name in ExpatVerdict.listener(data)?.events.end(ExpatVerdict.string(name)) })
        XML_SetCharacterDataHandler(parser) { data, start, count in
            let run = UnsafeBufferPointer(start: start, count: Int(count))
            run.withMemoryRebound(to: UInt8.self) { bytes in
                ExpatVerdict.listener(data)?.events.characters(String(decoding: bytes, as: UTF8.self))
            }
        }
        XML_SetCommentHandler(parser) { data, content in
            guard let listener = ExpatVerdict.listener(data), !listener.isInDoctype else { return }
            listener.events.comment(ExpatVerdict.string(content))
        }
        XML_SetProcessingInstructionHandler(parser) { data, target, content in
            ExpatVerdict.listener(data)?.events.instruction(
                ExpatVerdict.string(target), ExpatVerdict.string(content))
        }
    }

    private static func setDoctypeHandlers(_ parser: XML_Parser) {
        XML_SetDoctypeDeclHandler(
            parser,
            { data, _, _, _, _ in ExpatVerdict.listener(data)?.isInDoctype = true },
            { data in ExpatVerdict.listener(data)?.isInDoctype = false })
        XML_SetSkippedEntityHandler(parser) { data, _, isParameter in
            if isParameter != 0 { ExpatVerdict.listener(data)?.hasUnreadParameterEntity = true }
        }
        XML_SetEntityDeclHandler(parser) { data, _, isParameter, value, _, _, _, _, _ in
            if isParameter != 0, value == nil { ExpatVerdict.listener(data)?.hasUnreadParameterEntity = true }
        }
    }

    private static func listener(_ data: UnsafeMutableRawPointer?) -> Listener? {
        data.map { Unmanaged<Listener>.fromOpaque($0).takeUnretainedValue() }
    }

    private static func string(_ text: UnsafePointer<XML_Char>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
