/// A property wrapper that reads its value from a child element or an attribute, and writes both.
///
/// ```swift
/// struct Book: Codable {
///     @XMLElementAndAttribute var id: Int
/// }
/// ```
/// ```xml
/// <Book id="42"><id>42</id></Book>
/// ```
///
/// When reading, the element takes precedence if both are present. An attribute with another value is content without a
/// key, as ``XMLDecoder/unknownNodes`` treats it.
@propertyWrapper
public struct XMLElementAndAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .elementAndAttribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLElementAndAttribute: Decodable where Value: Decodable {}
extension XMLElementAndAttribute: Encodable where Value: Encodable {}
extension XMLElementAndAttribute: Equatable where Value: Equatable {}
extension XMLElementAndAttribute: Hashable where Value: Hashable {}
extension XMLElementAndAttribute: Sendable where Value: Sendable {}

// A name is part of the key, which every coder sees: the message says so.
extension XMLElementAndAttribute {
    /// Not available: the name is the key.
    @available(*, unavailable, message: "a name is the value of the key: `case id = \"ID\"` in `enum CodingKeys`")
    public init(_ name: String) { notAvailable() }
}

// The compiler ignores that an initializer is not available where it initializes an Optional: these two are ambiguous.
extension XMLElementAndAttribute where Value: ExpressibleByNilLiteral {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}
extension XMLElementAndAttribute where Value: XMLOptionalValue {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}

extension XMLElementAndAttribute: PlainWrapper {}

// MARK: - The order of wrappers; see XMLWrapperOrder.swift

extension XMLElementAndAttribute: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}

extension XMLElementAndAttribute where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLElementAndAttribute where Value: _XMLRefusedByAttribute {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLElementAndAttribute`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

// MARK: - Placement

extension XMLPlacement {
    /// Read from a child element or, if there is none, from an attribute; written as both.
    public static let elementAndAttribute = XMLPlacement(form: .both)
}
