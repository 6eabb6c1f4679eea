// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait CanonicalXML adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !CanonicalXML
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

@available(
    *, unavailable, message: "add \"CanonicalXML\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML {
    public enum CanonicalForm {
        case canonical10, canonical11, exclusive
        public static func exclusive(inclusivePrefixes: [String]) -> CanonicalForm { .exclusive }
        public init?(algorithm: String, inclusivePrefixes: [String] = []) { return nil }
        public var withComments: CanonicalForm { self }
    }
}

@available(
    *, unavailable, message: "add \"CanonicalXML\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XMLEncoder {
    public func encodeCanonical<T: Encodable>(
        _ value: T, as form: XML.CanonicalForm = .canonical10, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil
    ) throws -> Data { Data() }
}

@available(
    *, unavailable, message: "add \"CanonicalXML\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML.Document {
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws -> String { "" }
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws -> [UInt8] { [] }
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws -> Data { Data() }
}

@available(
    *, unavailable, message: "add \"CanonicalXML\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML.Element {
    public func canonicalString(_ form: XML.CanonicalForm = .canonical10) throws -> String { "" }
    public func canonicalBytes(_ form: XML.CanonicalForm = .canonical10) throws -> [UInt8] { [] }
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws -> Data { Data() }
}
#endif
