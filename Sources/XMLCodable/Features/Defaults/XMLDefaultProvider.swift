#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A type that provides the default of an ``XMLDefault`` property.
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
/// A type can provide its own default:
/// `enum Size: String, Codable, XMLDefaultProvider { static let defaultValue = Size.medium }`.
public protocol XMLDefaultProvider {
    /// The type of the property.
    associatedtype Value
    /// The value used if the key is missing or the element is empty.
    static var defaultValue: Value { get }
    /// Whether a value that equals the default is not written; it must then be Equatable. Defaults to false.
    static var omitsDefault: Bool { get }
}

extension XMLDefaultProvider {
    /// Defaults are written.
    public static var omitsDefault: Bool { false }
}

extension XML {
    /// The default of another provider, which is not written: `@XMLDefault<XML.Omitting<XML.Zero>> var level: Int`.
    public enum Omitting<Provider: XMLDefaultProvider>: XMLDefaultProvider where Provider.Value: Equatable {
        /// The default of the other provider.
        public static var defaultValue: Provider.Value { Provider.defaultValue }
        /// Defaults are not written.
        public static var omitsDefault: Bool { true }
    }

    /// A default of 0, for any numeric type.
    public enum Zero<Value: Numeric>: XMLDefaultProvider {
        /// The value 0.
        public static var defaultValue: Value { 0 }
    }

    /// A default of 1, for any numeric type.
    public enum One<Value: Numeric>: XMLDefaultProvider {
        /// The value 1.
        public static var defaultValue: Value { 1 }
    }

    /// A default of false.
    public enum False: XMLDefaultProvider {
        /// The value false.
        public static var defaultValue: Bool { false }
    }

    /// A default of true.
    public enum True: XMLDefaultProvider {
        /// The value true.
        public static var defaultValue: Bool { true }
    }

    /// A default that is empty, for String, Data, Array, Set, Dictionary and any other ``XMLEmptyValue``.
    public enum Empty<Value: XMLEmptyValue>: XMLDefaultProvider {
        /// An empty value.
        public static var defaultValue: Value { Value() }
    }

    /// A default that is the first case of an enum.
    public enum FirstCase<Value: CaseIterable>: XMLDefaultProvider {
        /// The first case. Traps if the enum has no cases.
        public static var defaultValue: Value {
            guard let first = Value.allCases.first else {
                // A mistake in the model that no document can repair: there is no value to return.
                preconditionFailure("\(Value.self) has no case to use as a default")
            }
            return first
        }
    }
}

/// A type with an empty value, which ``XML/Empty`` uses as a default.
public protocol XMLEmptyValue {
    /// Creates an empty value.
    init()
}

extension String: XMLEmptyValue {}
extension Array: XMLEmptyValue {}
extension Set: XMLEmptyValue {}
extension Dictionary: XMLEmptyValue {}
extension Data: XMLEmptyValue {}
