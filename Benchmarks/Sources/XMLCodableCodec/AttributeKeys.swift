package import BenchmarkModels
package import XMLCodable

// What makes a key an attribute is the model's to say, see `AttributeBearing`.

extension XMLDynamicNodeDecoding where Self: AttributeBearing {
    package static func nodeDecoding(for key: any CodingKey) -> XMLPlacement {
        isAttribute(key) ? .attribute : .element
    }
}

extension XMLDynamicNodeEncoding where Self: AttributeBearing {
    package static func nodeEncoding(for key: any CodingKey) -> XMLPlacement {
        isAttribute(key) ? .attribute : .element
    }
}

extension Price: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension MapExtract: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension MapNode: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension MapWay: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension MapReference: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension MapTag: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension Feed: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension FeedLink: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension FeedIdentifier: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension Paragraph: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
extension Order: XMLDynamicNodeDecoding, XMLDynamicNodeEncoding {}
