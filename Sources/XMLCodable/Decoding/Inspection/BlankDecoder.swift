#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A decoder that produces placeholders for values that do not match, so that a report can continue after them.
///
/// Scalars are zero, collections empty, Optionals nil, and enums a case that they make themselves. Any other type decodes
/// itself from such placeholders.
struct BlankDecoder: SubstituteDecoder {
    /// Empty.
    let recording = Recording()
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]
    /// What all decoders for a placeholder share.
    var budget = Budget()

    /// The maximum nesting depth: a class that contains itself would recurse endlessly.
    private static let depthLimit = 32

    /// How many more values may decode themselves for a placeholder: a type that contains two of itself, and goes on if
    /// one of them throws, would not come to an end.
    final class Budget {
        fileprivate var rest = 1_000
    }

    /// Returns a placeholder of a type.
    ///
    /// - Throws: ``AlreadyReported`` if the type has no placeholder.
    static func value<T: Decodable>(_ type: T.Type, _ userInfo: [CodingUserInfoKey: Any]) throws -> T {
        try BlankDecoder(codingPath: [], userInfo: userInfo).value(type)
    }

    private func value<T: Decodable>(_ type: T.Type) throws -> T {
        if let blank = (type as? any BlankValue.Type)?.blank as? T { return blank }
        if let first = EnumCases.first(of: type) { return first }
        // An enum decides on its case by the content, and there is none.
        guard !EnumMetadata.isEnum(type), codingPath.count < Self.depthLimit, budget.rest > 0, !StackGuard().isLow
        else {
            throw AlreadyReported()
        }
        budget.rest -= 1
        do {
            return try T(from: self)
        } catch {
            throw AlreadyReported()
        }
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { BlankSingle(decoder: self).container }

    func value<T: Decodable>(_ type: T.Type, _ content: Recording.Content?, _ key: any CodingKey) throws -> T {
        try nested(content, key).value(type)
    }

    func nested(_ content: Recording.Content?, _ key: any CodingKey) -> BlankDecoder {
        BlankDecoder(codingPath: codingPath + [key], userInfo: userInfo, budget: budget)
    }
}

private struct BlankSingle: UniformSingleDecoding {
    let decoder: BlankDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func value<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type, nil, XMLNameKey("")) }
}

/// A type with a predefined placeholder for ``BlankDecoder``.
protocol BlankValue {
    static var blank: Self { get }
}

extension BlankValue where Self: AdditiveArithmetic {
    static var blank: Self { .zero }
}

extension BlankValue where Self: RangeReplaceableCollection {
    static var blank: Self { Self() }
}

extension XML.Open: BlankValue where Kind.RawValue: BlankValue {
    static var blank: XML.Open<Kind> { XML.Open(rawValue: .blank) }
}

extension Int: BlankValue {}
extension Int8: BlankValue {}
extension Int16: BlankValue {}
extension Int32: BlankValue {}
extension Int64: BlankValue {}
extension UInt: BlankValue {}
extension UInt8: BlankValue {}
extension UInt16: BlankValue {}
extension UInt32: BlankValue {}
extension UInt64: BlankValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Int128: BlankValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension UInt128: BlankValue {}
extension Double: BlankValue {}
extension Float: BlankValue {}
extension Decimal: BlankValue {}
extension String: BlankValue {}
extension Array: BlankValue {}
extension ContiguousArray: BlankValue {}
extension Data: BlankValue {}

extension Bool: BlankValue {
    static var blank: Bool { false }
}

extension Set: BlankValue {
    static var blank: Set { [] }
}

extension Dictionary: BlankValue {
    static var blank: Dictionary { [:] }
}

extension Optional: BlankValue {
    static var blank: Optional { nil }
}

extension Date: BlankValue {
    static var blank: Date { Date(timeIntervalSince1970: 0) }
}

extension UUID: BlankValue {
    static var blank: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: BlankValue {
    static var blank: URL { URL(fileURLWithPath: "/") }
}

extension XML.Element: BlankValue {
    static var blank: XML.Element { XML.Element("blank") }
}
