// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if SWIFT_PACKAGE && !Polymorphism

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLPolymorphicCoding = Any

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLPolymorphicFamily = Any

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLDiscriminatedChoice = Any

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public enum XMLDiscriminator {
    case xsiType, xsiTypeIfDerived, elementName
    case attribute(String)
    case element(String)
}

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
@propertyWrapper public struct XMLPolymorphic<Family> {
    public var wrappedValue: Any
    public init(wrappedValue: Any) { self.wrappedValue = wrappedValue }
}

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
@propertyWrapper public struct XMLPolymorphicOptional<Family> {
    public var wrappedValue: Any
    public init(wrappedValue: Any) { self.wrappedValue = wrappedValue }
}

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
@propertyWrapper public struct XMLPolymorphicArray<Family> {
    public var wrappedValue: Any
    public init(wrappedValue: Any) { self.wrappedValue = wrappedValue }
}
#endif
