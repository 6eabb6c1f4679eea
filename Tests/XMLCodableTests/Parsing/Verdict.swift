import Testing

@testable import XMLCodable

/// The result of parsing a document: `accepted`, or code, line and column of the error.
func verdict(_ text: String, isFragment: Bool = false) -> String {
    verdict(Array(text.utf8), isFragment: isFragment)
}

func verdict(_ bytes: [UInt8], isFragment: Bool = false) -> String {
    do throws(XMLParsingError) {
        _ = try store(bytes, isFragment: isFragment)
        return "accepted"
    } catch {
        return "\(error.code.rawValue) \(error.line):\(error.column)"
    }
}

/// The records of a document.
func store(_ bytes: [UInt8], isFragment: Bool = false) throws(XMLParsingError) -> NodeStore {
    let source = SourceBytes(copying: bytes)
    return try NodeStore.parse(source, XML.ParsingOptions(), isFragment: isFragment)
}
