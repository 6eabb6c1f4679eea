/// A type that names its root element, used when it is encoded without `withRootKey:`.
public protocol XMLRootNamed: _XMLSpecialType {
    /// The name of the root element.
    static var xmlRootName: String { get }
}
