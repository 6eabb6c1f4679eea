// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Wrappers adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !Wrappers

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLDefaultProvider = Any

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLEmptyValue = Any

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLListValue = Any

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLLossyValue = Any

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLDefault<Provider> = XMLChild<Provider>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLFlattened<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLGroups<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLIndirect<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLLenient<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLList<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLLossy<Value> = XMLChild<Value>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLPresence = XMLChild<Bool>

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML {
    public typealias DroppedItem = Never
    public typealias Empty<Value> = Never
    public typealias False = Never
    public typealias FirstCase<Value> = Never
    public typealias Omitting<Provider> = Never
    public typealias One<Value> = Never
    public typealias True = Never
    public typealias Zero<Value> = Never

    public enum Open<Kind: RawRepresentable> {
        case known(Kind)
        case other(Kind.RawValue)
        public init(_ kind: Kind) { self = .known(kind) }
        public init(rawValue: Kind.RawValue) { self = .other(rawValue) }
    }

    public enum Nillable<Value> {
        case value(Value)
        case null
        public init(_ value: Value) { self = .null }
    }
}
#endif
