// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait HTMLEntities adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !HTMLEntities

@available(
    *, unavailable, message: "add \"HTMLEntities\" to the traits of the dependency on XMLCodable in Package.swift"
)
extension XML.EntitySet {
    public static var html: XML.EntitySet { .predefined }
}
#endif
