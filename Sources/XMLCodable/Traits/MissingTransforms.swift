// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
//
// What the trait Transforms adds, for programs without it. The compiler refuses each use, and names the trait.
#if SWIFT_PACKAGE && !Transforms
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLTransform = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLClosureTransform = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLDateTimeFormat = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLBooleanSpelling = Any

@available(*, unavailable, message: "add \"Transforms\" to the traits of the dependency on XMLCodable in Package.swift")
public typealias XMLListSeparator = Any

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
    public typealias AnyOf<First, Second> = Never
    public typealias AsString<Value> = Never
    public typealias AttributeMap = Never
    public typealias Base64Data = Never
    public typealias Chained<First, Second> = Never
    public typealias Comma = Never
    public typealias DateOnly = Never
    public typealias Embedded<Value> = Never
    public typealias EpochMilliseconds = Never
    public typealias EpochSeconds = Never
    public typealias FormattedDateTime<Format> = Never
    public typealias FromString<Value> = Never
    public typealias HexData = Never
    public typealias ISO8601 = Never
    public typealias Inverted = Never
    public typealias MapEntry<Key, Value> = Never
    public typealias MapOf<Entry> = Never
    public typealias OnOff = Never
    public typealias PercentEncodedURL = Never
    public typealias PreservedString = Never
    public typealias RFC822 = Never
    public typealias Semicolon = Never
    public typealias Separated<Item, Separator> = Never
    public typealias SetOf<Item> = Never
    public typealias TransformClosures<Coded, Output> = Never
    public typealias YesNo = Never

    public struct DateTime {
        public init?(_ description: String) { return nil }
        public init?(_ date: Date, offset: Int = 0) { return nil }
        public init?(
            year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
            second: Decimal? = nil, offset: Int? = nil
        ) { return nil }
        public var date: Date? { nil }
    }

    public struct DecimalNumber {
        public init?(_ description: String) { return nil }
        public init(_ value: Decimal, fractionDigits: Int = 0) {}
        public init(_ value: Decimal, fractionDigits: Int, rounding: FloatingPointRoundingRule) {}
    }

    public struct Duration {
        public typealias Seconds = Never
        public init?(_ description: String) { return nil }
        public init(
            isNegative: Bool = false, years: UInt64 = 0, months: UInt64 = 0, days: UInt64 = 0, hours: UInt64 = 0,
            minutes: UInt64 = 0, seconds: Decimal = 0
        ) {}
        public var timeInterval: TimeInterval? { nil }
    }

    public struct HexColor {
        public typealias Prefixed = Never
        public typealias PrefixedWithAlpha = Never
        public typealias WithAlpha = Never
        public init?(_ description: String) { return nil }
        public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {}
        public init(gray: UInt8, alpha: UInt8 = 255) {}
    }

    public struct TimeOfDay {
        public init?(_ description: String) { return nil }
        public init?(secondsSinceMidnight: Double, secondsFromGMT: Int? = nil) { return nil }
    }

    public struct TransformError: Error {
        public init(expected: String) {}
    }
}
#endif
