package import BenchmarkModels
package import XMLCodable

// What makes a key an attribute is the model's to say, see `AttributeBearing`.

extension DynamicNodeDecoding where Self: AttributeBearing {
    package static func nodeDecoding(for key: any CodingKey) -> XMLNodeDecoding {
        isAttribute(key) ? .attribute : .element
    }
}

extension DynamicNodeEncoding where Self: AttributeBearing {
    package static func nodeEncoding(for key: any CodingKey) -> XMLNodeEncoding {
        isAttribute(key) ? .attribute : .element
    }
}

extension Price: DynamicNodeDecoding, DynamicNodeEncoding {}
extension MapExtract: DynamicNodeDecoding, DynamicNodeEncoding {}
extension MapNode: DynamicNodeDecoding, DynamicNodeEncoding {}
extension MapWay: DynamicNodeDecoding, DynamicNodeEncoding {}
extension MapReference: DynamicNodeDecoding, DynamicNodeEncoding {}
extension MapTag: DynamicNodeDecoding, DynamicNodeEncoding {}
extension Feed: DynamicNodeDecoding, DynamicNodeEncoding {}
extension FeedLink: DynamicNodeDecoding, DynamicNodeEncoding {}
extension FeedIdentifier: DynamicNodeDecoding, DynamicNodeEncoding {}
extension Paragraph: DynamicNodeDecoding, DynamicNodeEncoding {}
extension Order: DynamicNodeDecoding, DynamicNodeEncoding {}
