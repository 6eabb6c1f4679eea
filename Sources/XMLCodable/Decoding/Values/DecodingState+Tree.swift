/// Elements of the tree, and what wrappers ask of the element of a value.
extension DecodingState {
    func rawElement<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        let node = try places.element(at: place, for: XML.Element.self).node
        places.marks?.noteWhole(node)
        return LayoutCast.same(XML.Element(document.store, Int(node)), as: type)
    }

    /// Returns the name of the element at a place; nil if there is none.
    func elementName(_ place: DecodingPlace) -> XML.Name? {
        let place = places.single(place)
        return place.isElement ? document.store.elementName(Int(place.node)) : nil
    }

    /// Returns the attributes of an element that says nil, except `xsi:nil` and declarations; nil if it does not.
    func attributesOfNil(_ place: DecodingPlace) -> [XML.Attribute]? {
        let place = places.single(place)
        guard place.isElement, places.isNil(place) else { return nil }
        let mark = document.schemaAttribute(place.node, "nil")
        let found = document.attributes(of: place.node).filter {
            let attribute = document.attribute(at: $0)
            // Not the key of an entry either.
            return $0 != mark && attribute.flags & AttributeFlag.declaration == 0
                && !places.core.value.ledger.hasMark(attribute.usedName, isAttribute: true, in: place.node)
        }
        places.marks?.noteTaken(attributes: found)
        return found.map { XML.Attribute(document.store, index: Int($0)) }
    }
}
