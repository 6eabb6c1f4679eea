/// A media type or range with its parameters, as in the fields Content-Type and Accept: `text/xml; charset=utf-8`.
struct MediaRange {
    /// The type without parameters, in lower case.
    let name: String
    private var parameters: [String: String] = [:]

    init(_ text: some StringProtocol) {
        let parts = text.lowercased().filter { !$0.isWhitespace && $0 != "\"" }.split(separator: ";")
        name = parts.first.map { String($0) } ?? ""
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2 { parameters[String(pair[0])] = String(pair[1]) }
        }
    }

    subscript(parameter: String) -> String? { parameters[parameter] }

    /// The quality of a media type by the most specific range of an Accept field that has it (RFC 9110, section 12.5.1).
    static func quality(of mediaType: String, in ranges: [MediaRange]) -> Double {
        let category = mediaType.prefix { $0 != "/" }
        for name in [mediaType, "\(category)/*", "*/*"] {
            if let range = ranges.first(where: { $0.name == name }) { return range["q"].flatMap { Double($0) } ?? 1 }
        }
        return 0
    }
}
