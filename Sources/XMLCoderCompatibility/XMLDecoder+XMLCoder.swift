public import XMLCodable

extension XMLDecoder {
    /// XMLCoder's name for `XMLPlacement`.
    public typealias NodeDecoding = XMLPlacement

    /// Creates a decoder with XMLCoder's options for white space.
    ///
    /// - Parameters:
    ///   - trimValueWhitespaces: See `XMLDecoder.trimValueWhitespaces`.
    ///   - removeWhitespaceElements: Has no effect; see ``removeWhitespaceElements``. Defaults to false.
    public convenience init(trimValueWhitespaces: Bool, removeWhitespaceElements: Bool = false) {
        self.init()
        self.trimValueWhitespaces = trimValueWhitespaces
    }

    /// Creates a decoder with the default options.
    ///
    /// - Parameter removeWhitespaceElements: Has no effect; see ``removeWhitespaceElements``.
    public convenience init(removeWhitespaceElements: Bool) { self.init() }

    /// Always false. Setting it has no effect, because white space between elements is never a value in XMLCodable.
    @available(*, deprecated, message: "White space between elements is never a value in XMLCodable.")
    public var removeWhitespaceElements: Bool {
        get { false }
        set {}
    }

    /// Always 0. Setting it has no effect, because every error includes its location.
    @available(*, deprecated, message: "Every error in XMLCodable includes its location.")
    public var errorContextLength: UInt {
        get { 0 }
        set {}
    }

    /// Whether prefixes are ignored when names are compared.
    ///
    /// This is XMLCoder's name for setting `namespaces` to one of two values of `XMLNamespaceStrategy`:
    /// `ignoringPrefixes` if true, `literal` if false.
    public var shouldProcessNamespaces: Bool {
        get { namespaces == .ignoringPrefixes }
        set { namespaces = newValue ? .ignoringPrefixes : .literal }
    }
}
