public import XMLCodable

extension XMLPlacement {
    /// XMLCoder's name for ``XMLCodable/XMLPlacement/elementAndAttribute`` on reading.
    public static let elementOrAttribute = XMLPlacement.elementAndAttribute
    /// XMLCoder's name for ``XMLCodable/XMLPlacement/elementAndAttribute`` on writing.
    public static let both = XMLPlacement.elementAndAttribute
    /// XMLCoder's name for what it writes unless told otherwise: ``XMLCodable/XMLPlacement/element``.
    public static let `default` = XMLPlacement.element
}
