// Names that another package may declare, and that XMLCodable therefore leaves alone.

package protocol StandIn {
    init()
}

extension StandIn {
    package var name: String { "\(Self.self)" }
}

package struct Element: StandIn { package init() {} }
package struct ElementAndAttribute: StandIn { package init() {} }
package struct CData: StandIn { package init() {} }
package struct ElementName: StandIn { package init() {} }
package struct AnyAttributes: StandIn { package init() {} }
package struct AnyElements: StandIn { package init() {} }
package struct Transformed: StandIn { package init() {} }
package struct SpaceSeparated: StandIn { package init() {} }
package struct Presence: StandIn { package init() {} }
package struct Default: StandIn { package init() {} }
package struct Lenient: StandIn { package init() {} }
package struct Lossy: StandIn { package init() {} }
package struct Located: StandIn { package init() {} }
package struct Polymorphic: StandIn { package init() {} }
package struct PolymorphicOptional: StandIn { package init() {} }
package struct PolymorphicArray: StandIn { package init() {} }
package struct DynamicNodeEncoding: StandIn { package init() {} }
package struct DynamicNodeDecoding: StandIn { package init() {} }
package struct Document: StandIn { package init() {} }
package struct Node: StandIn { package init() {} }
package struct Encoding: StandIn { package init() {} }
package struct Namespace: StandIn { package init() {} }
package struct Placement: StandIn { package init() {} }
