// What is said by `XMLMapped` now: a protocol for each part of an `XMLTypeMapping`. That of marks is where these are.

/// A type that names its root element.
@available(*, deprecated, message: "conform to `XMLMapped` and state the `root` of its `xmlMapping`")
public typealias XMLRootNamed = _XMLRootNamed
/// A type whose keys without a prefix name elements of one namespace.
@available(*, deprecated, message: "conform to `XMLMapped` and state the `namespace` of its `xmlMapping`")
public typealias XMLNamespaced = _XMLNamespaced
/// A type that determines the order in which its attributes and child elements are written.
@available(*, deprecated, message: "conform to `XMLMapped` and state the `order` of its `xmlMapping`")
public typealias XMLOrdered = _XMLOrdered
/// An enum whose cases are mixed content.
@available(*, deprecated, message: "conform to `XMLMapped` and state `isMixed` in its `xmlMapping`")
public typealias XMLMixedContent = _XMLMixedContent

/// A type that has one of these protocols. To conform to it alone has no effect.
public protocol _XMLEarlierMapped: _XMLSpecialType {}

/// See ``XMLTypeMapping/root``.
public protocol _XMLRootNamed: _XMLEarlierMapped {
    /// See ``XMLTypeMapping/root``.
    static var xmlRootName: String { get }
}

/// See ``XMLTypeMapping/namespace``.
public protocol _XMLNamespaced: _XMLEarlierMapped {
    /// See ``XMLTypeMapping/namespace``.
    static var xmlNamespaceURI: String { get }
    /// See ``XMLTypeMapping/prefix``.
    static var xmlPrefix: String? { get }
    /// See ``XMLTypeMapping/namespaceVersions``.
    static var xmlNamespaceVersions: [String] { get }
}

extension _XMLNamespaced {
    /// nil: there is no preferred prefix.
    public static var xmlPrefix: String? { nil }
    /// None: there is only one version of the namespace.
    public static var xmlNamespaceVersions: [String] { [] }
}

/// See ``XMLTypeMapping/order``.
public protocol _XMLOrdered: _XMLEarlierMapped {
    /// See ``XMLTypeMapping/order``.
    static var xmlOrder: [any CodingKey] { get }
}

/// See ``XMLTypeMapping/isMixed``.
public protocol _XMLMixedContent: _XMLEarlierMapped {}

extension SpecialType {
    /// What the type says by these protocols; nil if it has none of them.
    var earlierMapping: XMLTypeMapping? {
        if self.as((any _XMLEarlierMapped.Type).self) == nil { return nil }
        let namespaced = self.as((any _XMLNamespaced.Type).self)
        var mapping = XMLTypeMapping(
            root: self.as((any _XMLRootNamed.Type).self)?.xmlRootName, namespace: namespaced?.xmlNamespaceURI,
            prefix: namespaced?.xmlPrefix, namespaceVersions: namespaced?.xmlNamespaceVersions ?? [],
            order: self.as((any _XMLOrdered.Type).self)?.xmlOrder,
            isMixed: self.as((any _XMLMixedContent.Type).self) != nil)
        markAsEarlier(&mapping)
        return mapping
    }
}

extension ConformanceIndex {
    /// The protocols above, and the one of marks.
    static var ofEarlierNames: [Any.Type] {
        [
            (any _XMLEarlierMapped.Type).self, (any _XMLRootNamed.Type).self, (any _XMLNamespaced.Type).self,
            (any _XMLOrdered.Type).self, (any _XMLMixedContent.Type).self,
        ] + ofEarlierMarks
    }
}
