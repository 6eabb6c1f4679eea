// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Tree adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !Tree
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML {
    public struct Document {
        public init(parsing source: Any, options: XML.ParsingOptions = XML.ParsingOptions()) throws(XMLParsingError) {}
        public init(contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions()) throws {}
        public init(root: XML.Element) {}
        public var root: XML.Element {
            get { XML.Element("") }
            set {}
        }
        public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws -> String { "" }
        public func data(_ options: XML.WritingOptions = XML.WritingOptions()) throws -> Data { Data() }
    }

    public struct Element: Codable {
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], children: [XML.Node] = []) {}
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], text: String) {}
        public init(name: XML.Name, attributes: [XML.Attribute] = [], children: [XML.Node] = []) {}
        public init(from decoder: any Decoder) throws {}
        public func encode(to encoder: any Encoder) throws {}
        public var name: XML.Name {
            get { "" }
            set {}
        }
        public var attributes: [XML.Attribute] {
            get { [] }
            set {}
        }
        public var children: [XML.Node] {
            get { [] }
            set {}
        }
        public var text: String {
            get { "" }
            set {}
        }
        public var innerXML: String { "" }
        public var comments: [String] { [] }
        public var elements: [XML.Element] { [] }
        public func elements(at path: String) -> [XML.Element] { [] }
        public var descendants: XML.Descendants { XML.Descendants() }
        public func descendants(named name: String) -> XML.Descendants { XML.Descendants() }
        public subscript(path: String) -> XML.Element? {
            get { nil }
            set {}
        }
        public subscript(attribute name: String) -> String? {
            get { nil }
            set {}
        }
        public mutating func append(_ node: XML.Node) {}
        public mutating func append(_ element: XML.Element) {}
        public mutating func updateElements(at path: String, _ change: (inout XML.Element) throws -> Void) rethrows {}
        public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws -> String { "" }
    }

    public struct Descendants {}

    public indirect enum Node {
        case element(XML.Element)
        case text(String)
        case cdata(String)
        case comment(String)
        case processingInstruction(target: String, data: String)
    }
}

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLDecoder {
    public func decode<T: Decodable>(_ type: T.Type, from document: XML.Document, at path: String? = nil) throws -> T {
        throw CancellationError()
    }
    public func decode<T: Decodable>(_ type: T.Type, from element: XML.Element, at path: String? = nil) throws -> T {
        throw CancellationError()
    }
}

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLEncoder {
    public func encodeToElement<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil
    ) throws -> XML.Element { XML.Element("") }
    public func encodeToDocument<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> XML.Document { XML.Document(root: XML.Element("")) }
}

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias InnerXML = XMLChild<String>

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLAnyElements = XMLChild<[XML.Element]>

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLComments = XMLChild<[String]>
#endif
