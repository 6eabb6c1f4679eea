// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if SWIFT_PACKAGE && !Tree
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML {
    public struct Document {
        public init(parsing source: Any, options: XML.ParsingOptions = XML.ParsingOptions()) {}
        public init(contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions()) {}
        public init(root: XML.Element) {}
    }

    public struct Element {
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], children: [XML.Node] = []) {}
        public init(_ name: String, attributes: KeyValuePairs<String, String> = [:], text: String) {}
        public init(name: XML.Name, attributes: [XML.Attribute] = [], children: [XML.Node] = []) {}
    }

    public enum Node {
        case element(Never)
        case text(String)
        case cdata(String)
        case comment(String)
        case processingInstruction(target: String, data: String)
    }
}

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLEncoder {
    public func encodeToElement<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil
    ) throws {}
}

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias InnerXML = XMLChild<String>

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLAnyElements = XMLChild<[Never]>

@available(*, unavailable, message: "add \"Tree\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLComments = XMLChild<[String]>
#endif
