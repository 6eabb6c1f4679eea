import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A document as lines that are equal for documents with the same meaning.
///
/// What a typed model need not keep is left out here, and only here:
/// - comments, processing instructions, the document type declaration and the encoding;
/// - white space between the elements of an element that has no other text, unless that element is mixed;
/// - prefixes and namespace declarations: names are those of their namespaces, as are the values in ``qualifiedNames``;
/// - the order of attributes, and how text is written: CDATA sections, references, line breaks in tags.
///
/// All other text is compared exactly, with the white space at its ends.
struct DocumentOutline {
    /// The elements in which white space between elements is text, as `{namespace}name`.
    private let mixed: Set<String>
    /// Where values are qualified names: the local name of an element, or of an attribute with an `@`.
    private let qualifiedNames: Set<String>

    init(mixed: Set<String> = [], in namespace: String = "", qualifiedNames: Set<String> = []) {
        self.mixed = Set(mixed.map { "{\(namespace)}\($0)" })
        self.qualifiedNames = qualifiedNames
    }

    /// Returns the lines of a document in Canonical XML, as the library reads and writes it.
    func canonicalLines(_ data: Data) throws -> [String] {
        let canonical = try XML.Document(parsing: data).canonicalData()
        let tree = OutlineTree()
        tree.append(try XML.Document(parsing: canonical).root)
        return try lines(tree)
    }

    /// Returns the lines of a document as Foundation's parser reads it: libxml2, which knows nothing of the library.
    ///
    /// On Linux, it crashes on a processing instruction without data.
    func foundationLines(_ data: Data) throws -> [String] {
        let tree = OutlineTree()
        let parser = XMLParser(data: data)
        parser.delegate = tree
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        return try lines(tree)
    }

    private func lines(_ tree: OutlineTree) throws -> [String] {
        let root = try #require(tree.root)
        var lines: [String] = []
        append(root, scope: ["xml": "http://www.w3.org/XML/1998/namespace"], depth: 0, to: &lines)
        return lines
    }

    private func append(
        _ element: OutlineTree.Element, scope outer: [String: String], depth: Int, to lines: inout [String]
    ) {
        var scope = outer
        var attributes: [(name: String, value: String)] = []
        for (name, value) in element.attributes {
            if name == "xmlns" {
                scope[""] = value
            } else if name.hasPrefix("xmlns:") {
                scope[String(name.dropFirst("xmlns:".count))] = value
            } else {
                attributes.append((name, value))
            }
        }
        let indentation = String(repeating: "  ", count: depth)
        let name = expanded(element.name, scope, usesDefault: true)
        lines.append(indentation + name)
        lines += attributes.map { name, value in
            let isName = qualifiedNames.contains("@" + localPart(name))
            let text = isName ? resolved(value, scope) : value
            return "\(indentation)  @\(expanded(name, scope, usesDefault: false))=\(text.debugDescription)"
        }.sorted()

        let local = localPart(element.name)
        let isText = mixed.contains(name) || element.hasOnlyText || element.hasVisibleText
        for child in element.children {
            switch child {
            case .text(let text) where isText:
                let written = qualifiedNames.contains(local) ? resolved(text, scope) : text
                lines.append("\(indentation)  \(written.debugDescription)")
            case .text: break
            case .element(let child): append(child, scope: scope, depth: depth + 1, to: &lines)
            }
        }
    }

    private func localPart(_ name: String) -> String { name.split(separator: ":").last.map(String.init) ?? name }

    private func expanded(_ name: String, _ scope: [String: String], usesDefault: Bool) -> String {
        let parts = name.split(separator: ":", maxSplits: 1)
        if parts.count == 2 { return "{\(scope[String(parts[0])] ?? "not declared")}\(parts[1])" }
        return "{\(usesDefault ? scope[""] ?? "" : "")}\(name)"
    }

    /// Replaces each name of a text that is one qualified name, or several.
    private func resolved(_ text: String, _ scope: [String: String]) -> String {
        text.split { $0.isWhitespace }.map { expanded(String($0), scope, usesDefault: true) }.joined(separator: " ")
    }
}

/// The elements of a document as its parser reports them, with adjacent texts joined.
private final class OutlineTree: NSObject, XMLParserDelegate {
    final class Element {
        enum Child { case text(String), element(Element) }
        let name: String
        let attributes: [(String, String)]
        var children: [Child] = []

        init(_ name: String, _ attributes: [(String, String)]) {
            self.name = name
            self.attributes = attributes
        }

        private var texts: [String] { children.compactMap { if case .text(let text) = $0 { text } else { nil } } }
        var hasOnlyText: Bool { texts.count == children.count }
        var hasVisibleText: Bool { texts.contains { $0.contains { !$0.isWhitespace } } }

        func append(_ text: String) {
            if case .text(let before) = children.last {
                children[children.count - 1] = .text(before + text)
            } else {
                children.append(.text(text))
            }
        }
    }

    private(set) var root: Element?
    private var open: [Element] = []

    private func start(_ name: String, _ attributes: [(String, String)]) {
        let element = Element(name, attributes)
        if let parent = open.last { parent.children.append(.element(element)) } else { root = element }
        open.append(element)
    }

    func append(_ element: XML.Element) {
        start(element.name.qualifiedName, element.attributes.map { ($0.name.qualifiedName, $0.value) })
        for child in element.children {
            switch child {
            case .text(let text), .cdata(let text): open.last?.append(text)
            case .element(let child): append(child)
            case .comment, .processingInstruction: break
            }
        }
        open.removeLast()
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) { start(name, attributes.map { ($0.key, $0.value) }) }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.append(text) }
    func parser(_ parser: XMLParser, foundCDATA data: Data) { open.last?.append(String(decoding: data, as: UTF8.self)) }
}

/// Checks that nothing of a document is lost: the model reads all of it, and writes a document with the same outline.
///
/// - Parameters:
///   - formattings: How the model is written. Pretty printing adds white space between elements, also where it is text
///     that has no other text beside it.
///   - outline: What counts as the same.
/// - Returns: The value, and the document that was written without formatting.
@discardableResult
func expectUnchanged<Model: Codable & Equatable>(
    _ type: Model.Type, _ source: Data, formattings: [XML.OutputFormatting] = [.prettyPrinted, []],
    outline: DocumentOutline = DocumentOutline(), decoder: XMLDecoder = XMLDecoder(),
    encoder: XMLEncoder = XMLEncoder(), sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> (value: Model, written: Data) {
    decoder.unknownNodes = .throw
    decoder.unknownChoices = .throw
    let mismatches = decoder.diagnose(type, from: source)
    #expect(mismatches.map(\.description) == [], sourceLocation: sourceLocation)
    let (value, unread) = try decoder.decodeWithReport(type, from: source)
    #expect(unread.map(\.description) == [], sourceLocation: sourceLocation)
    #expect(try decoder.decode(type, from: source) == value, sourceLocation: sourceLocation)

    let canonical = try outline.canonicalLines(source)
    let foundation = try outline.foundationLines(source)
    #expect(canonical == foundation, sourceLocation: sourceLocation)
    var written = Data()
    for formatting in formattings {
        encoder.outputFormatting = formatting
        written = try encoder.encode(value)
        #expect(try decoder.decode(type, from: written) == value, sourceLocation: sourceLocation)
        let writtenCanonical = try outline.canonicalLines(written)
        expectSame(writtenCanonical, canonical, sourceLocation)
        let writtenFoundation = try outline.foundationLines(written)
        expectSame(writtenFoundation, foundation, sourceLocation)
    }
    return (value, written)
}

/// Names the first line that differs, which says more than two whole documents.
private func expectSame(_ written: [String], _ source: [String], _ sourceLocation: Testing.SourceLocation) {
    guard written != source else { return }
    let same = zip(written, source).prefix { $0 == $1 }.count
    let (found, expected) = (written.dropFirst(same).first ?? "the end", source.dropFirst(same).first ?? "the end")
    Issue.record("line \(same): wrote \(found), expected \(expected)", sourceLocation: sourceLocation)
}

/// Outlines of documents.
struct DocumentOutlineTests {
    private let outline = DocumentOutline(mixed: ["p"], in: "urn:p", qualifiedNames: ["code", "@type"])

    private func lines(_ xml: String) throws -> [String] {
        let lines = try outline.canonicalLines(Data(xml.utf8))
        try expectEqual(outline.foundationLines(Data(xml.utf8)), lines)
        return lines
    }

    @Test(
        "documents with the same meaning have the same outline",
        arguments: [
            ("<a><b/></a>", "<?xml version=\"1.0\"?><!DOCTYPE a><a>\n  <!-- c --><b></b><?pi data?>\n</a>"),
            ("<a x='1' y='&lt;'>&lt;&#65;</a>", "<a\n y=\"&#60;\" x=\"1\"><![CDATA[<]]>A</a>"),
            ("<a xmlns='urn:a' xmlns:b='urn:b' b:x='1'/>", "<p:a xmlns:p='urn:a' xmlns:q='urn:b' q:x='1'/>"),
            ("<a type='t:x' xmlns:t='urn:t'/>", "<a type='u:x' xmlns:u='urn:t'/>"),
            ("<code xmlns='urn:t'>x</code>", "<u:code xmlns:u='urn:t'> u:x </u:code>"),
            ("<a>x<!-- c -->y</a>", "<a>xy</a>"),
            ("<p><b/> <c/></p>", "<p><b/><c/></p>"),
        ])
    func same(_ first: String, _ second: String) throws { try expectEqual(lines(first), lines(second)) }

    @Test(
        "documents with different meanings have different outlines",
        arguments: [
            ("<a><b/></a>", "<a><b/><b/></a>"),
            ("<a><b/><c/></a>", "<a><c/><b/></a>"),
            ("<a><b/></a>", "<a/><!-- b -->"),
            ("<a> x</a>", "<a>x</a>"),
            ("<a> </a>", "<a/>"),
            ("<a>x <b/> <c/></a>", "<a>x <b/><c/></a>"),
            ("<p xmlns='urn:p'><b/> <c/></p>", "<p xmlns='urn:p'><b/><c/></p>"),
            ("<a xml:space='preserve'/>", "<a xml:space='default'/>"),
            ("<a x='1'/>", "<a/>"),
            ("<a x=' 1'/>", "<a x='1'/>"),
            ("<a xmlns='urn:a'/>", "<a/>"),
            ("<a xmlns:b='urn:b' b:x='1'/>", "<a x='1'/>"),
            ("<a><b xmlns='urn:a'/><b/></a>", "<a><b/><b xmlns='urn:a'/></a>"),
            ("<a type='t:x' xmlns:t='urn:t'/>", "<a type='t:x' xmlns:t='urn:u'/>"),
            ("<a kind='t:x' xmlns:t='urn:t'/>", "<a kind='u:x' xmlns:u='urn:t'/>"),
        ])
    func different(_ first: String, _ second: String) throws { #expect(try lines(first) != lines(second)) }
}
