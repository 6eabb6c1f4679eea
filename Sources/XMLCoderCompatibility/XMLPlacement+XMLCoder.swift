public import XMLCodable

extension XMLPlacement {
    /// XMLCoder's name for `XMLPlacement.elementAndAttribute` when decoding.
    public static let elementOrAttribute = XMLPlacement.elementAndAttribute
    /// XMLCoder's name for `XMLPlacement.elementAndAttribute` when encoding.
    public static let both = XMLPlacement.elementAndAttribute
    /// XMLCoder's name for its default placement, `XMLPlacement.element`.
    public static let `default` = XMLPlacement.element
}
