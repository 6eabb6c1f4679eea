// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if SWIFT_PACKAGE && !Inspection

@available(*, unavailable, message: "add \"Inspection\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLMismatch = Never

@available(*, unavailable, message: "add \"Inspection\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLDecoder {
    public var unknownNodes: UnknownContentStrategy {
        get { .skip }
        set {}
    }
    public func diagnose<T: Decodable>(_ type: T.Type, from source: Any) -> [Never] { [] }
    public func decodeWithReport<T: Decodable>(_ type: T.Type, from source: Any) throws -> (value: T, unread: [Never]) {
        throw CancellationError()
    }
    public func update<T: Codable>(_ value: inout T, from source: Any, ignoringNil: Bool = false) throws {}
}
#endif
