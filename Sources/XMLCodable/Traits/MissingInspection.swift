// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

//
// What the trait Inspection adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !Inspection

@available(*, unavailable, message: "add \"Inspection\" to the traits of the dependency on XMLCodable in Package.swift")
public struct XMLMismatch: Error, CustomStringConvertible {
    public struct Kind: Equatable {
        public static var missing: Kind { Kind() }
        public static var malformed: Kind { Kind() }
        public static var mergedElement: Kind { Kind() }
        public static var renamedElement: Kind { Kind() }
        public static var notWellFormed: Kind { Kind() }
        public static var unknownAttribute: Kind { Kind() }
        public static var unknownElement: Kind { Kind() }
        public static var unknownText: Kind { Kind() }
    }
    public var kind: Kind { Kind() }
    public var keyPath: String { "" }
    public var elementPath: String { "" }
    public var line: Int { 0 }
    public var column: Int { 0 }
    public var description: String { "" }
}

@available(*, unavailable, message: "add \"Inspection\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLDecoder {
    public var unknownNodes: UnknownContentStrategy {
        get { .skip }
        set {}
    }
    public func diagnose<T: Decodable>(_ type: T.Type, from source: Any) -> [XMLMismatch] { [] }
    public func decodeWithReport<T: Decodable>(
        _ type: T.Type, from source: Any
    ) throws -> (value: T, unread: [XMLMismatch]) { throw CancellationError() }
    public func update<T: Codable>(_ value: inout T, from source: Any, ignoringNil: Bool = false) throws {}
}
#endif
