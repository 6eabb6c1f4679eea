// Wrapper orders that cannot work, such as `@XMLChild @XMLAttribute`, do not compile.
//
// Swift cannot state that a generic argument must not conform to a protocol. Instead, each placement wrapper has two
// further initializers: one for values that are property wrappers, and one for the wrappers that it refuses. Neither is
// more specialized than the other, so `init(wrappedValue:)` is ambiguous at the declaration of the property exactly
// if its value is a refused wrapper.

/// A property wrapper that cannot follow one whose value is an attribute, such as ``XMLAttribute``.
public protocol _XMLRefusedByAttribute {}
/// A property wrapper that cannot follow ``XMLChild``.
public protocol _XMLRefusedByChild {}
/// A property wrapper that cannot follow ``XMLText``.
public protocol _XMLRefusedByText {}
/// A property wrapper that cannot follow ``XMLCData``.
public protocol _XMLRefusedByCData {}

// A property has only one placement.
extension XMLAttribute: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText {}
extension XMLChild: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText {}
extension XMLText: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText {}

// An attribute is not written as a CDATA section, nor is anything but text.
extension XMLAttribute: _XMLRefusedByCData {}
extension XMLCData: _XMLRefusedByAttribute, _XMLRefusedByCData {}

// MARK: - Initializers

extension XMLAttribute where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLAttribute where Value: _XMLRefusedByAttribute {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLAttribute`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLChild where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLChild where Value: _XMLRefusedByChild {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLChild`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLText where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLText where Value: _XMLRefusedByText {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLText`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLCData where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLCData where Value: _XMLRefusedByCData {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLCData`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}
