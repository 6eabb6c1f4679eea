import Foundation
import XMLCodable

/// A document with binary content in parts of its own (XOP 1.0).
struct XOPPackage {
    static let namespaceURI = "http://www.w3.org/2004/08/xop/include"
    /// The maximum depth of an element that includes a part.
    private static let depth = 256

    private let message: MultipartMessage

    init(_ message: MultipartMessage) { self.message = message }

    /// Returns the document of the root part, with the content of the parts in place of the elements that include them.
    ///
    /// - Throws: ``MultipartError``, `XMLParsingError`.
    func document(_ options: XML.ParsingOptions) throws -> XML.Document {
        let content = try message.root.content()
        var document = try XML.Document(parsing: content, options: options)
        // A part may be included several times, but a short document must not become a long one that way.
        let total = message.parts.values.reduce(0) { $0 + $1.size }
        var resolver = Resolver(parts: message.parts, remaining: 2 * total + 65_536)
        if let root = try resolver.resolved(document.root, 0) { document.root = root }
        return document
    }

    /// Replaces elements that include parts.
    private struct Resolver {
        let parts: [String: MultipartPart]
        /// The number of bytes that may still be included.
        var remaining: Int
        var texts: [String: String] = [:]

        /// Returns the element with what it includes; nil if it includes nothing.
        mutating func resolved(_ element: XML.Element, _ depth: Int) throws(MultipartError) -> XML.Element? {
            if depth == 0, Self.isInclude(element) {
                // A root has no parent whose content it could be replaced by.
                var element = element
                element.children = [.text(try text(of: element))]
                return element
            }
            var children: [XML.Node]?
            for (index, child) in element.children.enumerated() {
                guard case .element(let inner) = child else { continue }
                guard depth < XOPPackage.depth else {
                    throw MultipartError("the document is nested too deeply to look for what it includes")
                }
                let new: XML.Node? =
                    if Self.isInclude(inner) {
                        .text(try text(of: inner))
                    } else {
                        try resolved(inner, depth + 1).map { .element($0) }
                    }
                guard let new else { continue }
                if children == nil { children = element.children }
                children?[index] = new
            }
            guard let children else { return nil }
            var element = element
            element.children = children
            return element
        }

        private static func isInclude(_ element: XML.Element) -> Bool {
            element.name.localName == "Include" && element.name.namespaceURI == XOPPackage.namespaceURI
        }

        /// Returns the base64 text of the part that an element includes (XOP 1.0, section 3.2).
        private mutating func text(of include: XML.Element) throws(MultipartError) -> String {
            let href = include[attribute: "href"] ?? ""
            guard href.lowercased().hasPrefix("cid:"), let id = String(href.dropFirst(4)).removingPercentEncoding else {
                throw MultipartError("expected a URL of the scheme cid for an included part, found \"\(href)\"")
            }
            guard let part = parts[id] else {
                throw MultipartError("the document includes the part <\(id)>, which the response does not have")
            }
            remaining -= part.size
            guard remaining >= 0 else {
                throw MultipartError("the document includes more than twice the size of all parts")
            }
            if let known = texts[id] { return known }
            let text = try part.content().base64EncodedString()
            texts[id] = text
            return text
        }
    }
}
