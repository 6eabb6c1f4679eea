/// SwiftData's `@Attribute` is a macro; a property wrapper of the name claims it in the same way.
@propertyWrapper package struct Attribute<Value> {
    package var wrappedValue: Value
    package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Attribute: Sendable where Value: Sendable {}
