#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The default of a ``Default`` property.
///
/// ```swift
/// enum Hello: XMLDefault {
///     static let defaultValue = "Hello"
/// }
/// struct Letter: Codable {
///     @Default<Hello> var greeting: String
/// }
/// ```
///
/// A type may be its own: `enum Size: String, Codable, XMLDefault { static let defaultValue = Size.medium }`.
public protocol XMLDefault {
    /// The type of the property.
    associatedtype Value: Codable
    /// What stands for a missing value.
    static var defaultValue: Value { get }
}

extension XML {
    /// 0 as a default, of any number type.
    public enum Zero<Value: Numeric & Codable>: XMLDefault {
        /// What stands for a missing value.
        public static var defaultValue: Value { 0 }
    }

    /// 1 as a default, of any number type.
    public enum One<Value: Numeric & Codable>: XMLDefault {
        /// What stands for a missing value.
        public static var defaultValue: Value { 1 }
    }

    /// false as a default.
    public enum False: XMLDefault {
        /// What stands for a missing value.
        public static var defaultValue: Bool { false }
    }

    /// true as a default.
    public enum True: XMLDefault {
        /// What stands for a missing value.
        public static var defaultValue: Bool { true }
    }

    /// An empty value as a default: of String, Data, Array, Dictionary and all else that can be empty.
    public enum Empty<Value: XMLEmptyValue & Codable>: XMLDefault {
        /// What stands for a missing value.
        public static var defaultValue: Value { Value() }
    }

    /// The first case of an enum as a default.
    public enum FirstCase<Value: CaseIterable & Codable>: XMLDefault {
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
