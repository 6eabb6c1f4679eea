public import XMLCodable

extension XMLDecoder {
    /// XMLCoder's name for ``XMLCodable/XMLPlacement``.
    public typealias NodeDecoding = XMLPlacement

    /// Makes a decoder.
    ///
    /// - Parameters:
    ///   - trimValueWhitespaces: See ``XMLCodable/XMLDecoder/trimValueWhitespaces``.
    ///   - removeWhitespaceElements: Has no effect, as ``removeWhitespaceElements``. Defaults to false.
    public convenience init(trimValueWhitespaces: Bool, removeWhitespaceElements: Bool = false) {
        self.init()
        self.trimValueWhitespaces = trimValueWhitespaces
    }

    /// Makes a decoder.
    ///
    /// - Parameter removeWhitespaceElements: Has no effect, as ``removeWhitespaceElements``.
    public convenience init(removeWhitespaceElements: Bool) { self.init() }

    /// Always false, and setting it has no effect: white space between elements is never a value here.
    @available(*, deprecated, message: "White space between elements is never a value in XMLCodable.")
    public var removeWhitespaceElements: Bool {
        get { false }
        set {}
    }

    /// Always 0, and setting it has no effect: every error says where it is.
    @available(*, deprecated, message: "Every error of XMLCodable says where it is.")
    public var errorContextLength: UInt {
        get { 0 }
        set {}
    }

    /// Whether prefixes are ignored when names are compared: `namespaces` as ``XMLCodable/XMLNamespaceStrategy`` says
    /// it.
    public var shouldProcessNamespaces: Bool {
        get { namespaces == .ignoringPrefixes }
        set { namespaces = newValue ? .ignoringPrefixes : .literal }
    }
}
