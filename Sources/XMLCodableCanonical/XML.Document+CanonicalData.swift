public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML.Document {
    /// Returns the document in a canonical form, as the UTF-8 data to sign.
    ///
    /// Otherwise behaves like ``canonicalString(_:)``.
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> Data {
        Data(try canonicalBytes(form))
    }
}

extension XML.Element {
    /// Returns the element in a canonical form, as the UTF-8 data to sign.
    ///
    /// Otherwise behaves like ``canonicalString(_:)``.
    public func canonicalData(_ form: XML.CanonicalForm = .canonical10) throws(XMLWritingError) -> Data {
        Data(try canonicalBytes(form))
    }
}
