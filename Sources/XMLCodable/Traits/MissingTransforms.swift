// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
#if SWIFT_PACKAGE && !Transforms

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLTransform = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLClosureTransform = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLBooleanSpelling = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLMapEntry = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLTransformed<Transform> = XMLChild<Transform>

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLDecoder.DateDecodingStrategy {
    public static var rfc822: XMLDecoder.DateDecodingStrategy { .iso8601 }
}

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
extension XMLEncoder.DateEncodingStrategy {
    public static var rfc822: XMLEncoder.DateEncodingStrategy { .iso8601 }
}

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
extension XML {
    public typealias AsString<Value> = Never
    public typealias AttributeMap = Never
    public typealias Base64Data = Never
    public typealias Chained<First, Second> = Never
    public typealias DateOnly = Never
    public typealias DateTime = Never
    public typealias Duration = Never
    public typealias EpochMilliseconds = Never
    public typealias EpochSeconds = Never
    public typealias FromString<Value> = Never
    public typealias HexColor = Never
    public typealias HexData = Never
    public typealias ISO8601 = Never
    public typealias Inverted = Never
    public typealias MapEntry<Key, Value> = Never
    public typealias MapOf<Entry> = Never
    public typealias OnOff = Never
    public typealias PercentEncodedURL = Never
    public typealias PreservedString = Never
    public typealias RFC822 = Never
    public typealias SetOf<Item> = Never
    public typealias TimeOfDay = Never
    public typealias TransformClosures<Coded, Output> = Never
    public typealias TransformError = Never
    public typealias YesNo = Never
}
#endif
