// The orders of wrappers that change how a value is read and written; see XMLWrapperOrder.swift.

// Only text is written as a CDATA section; an empty element is not text.
extension XMLPresence: _XMLRefusedByText, _XMLRefusedByCData {}

// Several values do not fit into one attribute or one text.
extension XMLLossy: _XMLRefusedByAttribute, _XMLRefusedByText {}

// These are what their value is.
extension XMLLenient: _XMLRefusedByCData where Value: _XMLRefusedByCData {}
extension XMLLenient: _XMLRefusedByAttribute where Value: _XMLRefusedByAttribute {}
extension XMLLenient: _XMLRefusedByText where Value: _XMLRefusedByText {}
extension XMLIndirect: _XMLRefusedByAttribute where Value: _XMLRefusedByAttribute {}
extension XMLIndirect: _XMLRefusedByChild where Value: _XMLRefusedByChild {}
extension XMLIndirect: _XMLRefusedByText where Value: _XMLRefusedByText {}
extension XMLIndirect: _XMLRefusedByCData where Value: _XMLRefusedByCData {}

extension XMLIndirect where Value: XMLPropertyWrapper {
    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}

extension XMLIndirect where Value: _XMLRefusedByChild {
    /// If the compiler calls this ambiguous, the next wrapper of the property cannot follow `@XMLIndirect`.
    public init(wrappedValue: Value) { self.init(wrappedValue) }
}
