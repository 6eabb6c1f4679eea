// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
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
@propertyWrapper public struct XMLDefault<Provider> {
    public var wrappedValue: Any
    public init(wrappedValue: Any) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLFlattened<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLGroups<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLIndirect<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLLenient<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLList<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLLossy<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
@propertyWrapper public struct XMLPresence {
    public var wrappedValue: Bool
    public init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }
}

@available(*, unavailable, message: "add \"Wrappers\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML {
    public typealias DroppedItem = Never
    public typealias Empty<Value> = Never
    public typealias False = Never
    public typealias FirstCase<Value> = Never
    public typealias Nillable<Value> = Never
    public typealias Omitting<Provider> = Never
    public typealias One<Value> = Never
    public typealias True = Never
    public typealias Zero<Value> = Never
}
#endif
