#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

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
