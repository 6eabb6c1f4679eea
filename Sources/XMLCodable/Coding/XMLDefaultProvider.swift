#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The default of a ``XMLDefault`` property.
///
/// ```swift
/// enum Hello: XMLDefaultProvider {
///     static let defaultValue = "Hello"
/// }
/// struct Letter: Codable {
///     @XMLDefault<Hello> var greeting: String
/// }
/// ```
///
/// A type may be its own: `enum Size: String, Codable, XMLDefaultProvider { static let defaultValue = Size.medium }`.
public protocol XMLDefaultProvider {
    /// The type of the property.
    associatedtype Value: Codable
    /// What stands for a missing value.
    static var defaultValue: Value { get }
}

extension XML {
    /// 0 as a default, of any number type.
    public enum Zero<Value: Numeric & Codable>: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Value { 0 }
    }

    /// 1 as a default, of any number type.
    public enum One<Value: Numeric & Codable>: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Value { 1 }
    }

    /// false as a default.
    public enum False: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Bool { false }
    }

    /// true as a default.
    public enum True: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Bool { true }
    }

    /// An empty value as a default: of String, Data, Array, Dictionary and all else that can be empty.
    public enum Empty<Value: XMLEmptyValue & Codable>: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Value { Value() }
    }

    /// The first case of an enum as a default.
    public enum FirstCase<Value: CaseIterable & Codable>: XMLDefaultProvider {
        /// What stands for a missing value.
        public static var defaultValue: Value {
            guard let first = Value.allCases.first else {
                preconditionFailure("\(Value.self) has no case that could be a default")
            }
            return first
        }
    }
}

/// A type that ``XML/Empty`` makes an empty value of.
public protocol XMLEmptyValue {
    /// An empty value.
    init()
}

extension String: XMLEmptyValue {}
extension Array: XMLEmptyValue {}
extension Set: XMLEmptyValue {}
extension Dictionary: XMLEmptyValue {}
extension Data: XMLEmptyValue {}
