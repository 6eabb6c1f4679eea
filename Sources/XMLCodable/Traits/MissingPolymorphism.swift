// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Polymorphism adds, for programs without it. The compiler refuses each use, and names the trait.
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
public typealias XMLPolymorphic<Family> = XMLChild<Family>

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLPolymorphicOptional<Family> = XMLChild<Family>

@available(
    *, unavailable, message: "add \"Polymorphism\" to the traits of the dependency on XMLCodable in Package.swift"
)
public typealias XMLPolymorphicArray<Family> = XMLChild<Family>
#endif
