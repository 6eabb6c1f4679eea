import Testing
import XMLCodable
import XMLCodableCanonical

struct XMLCanonicalFormTests {
    static let identifiers: [(XML.CanonicalForm, String)] = [
        (.canonical10, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"),
        (.canonical10.withComments, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments"),
        (.canonical11, "http://www.w3.org/2006/12/xml-c14n11"),
        (.canonical11.withComments, "http://www.w3.org/2006/12/xml-c14n11#WithComments"),
        (.exclusive, "http://www.w3.org/2001/10/xml-exc-c14n#"),
        (.exclusive.withComments, "http://www.w3.org/2001/10/xml-exc-c14n#WithComments"),
    ]

    @Test("Forms have the identifiers of XML Signature, both ways", arguments: identifiers)
    func algorithm(form: XML.CanonicalForm, identifier: String) {
        expectEqual(form.algorithm, identifier)
        expectEqual(XML.CanonicalForm(algorithm: identifier), form)
    }

    @Test("Prefixes apply to exclusive forms only, and other identifiers are not forms")
    func inclusivePrefixes() {
        let exclusive = XML.CanonicalForm(
            algorithm: "http://www.w3.org/2001/10/xml-exc-c14n#", inclusivePrefixes: ["xs"])
        expectEqual(exclusive, .exclusive(inclusivePrefixes: ["xs"]))
        expectEqual(exclusive?.withComments.inclusivePrefixes, ["xs"])
        let inclusive = XML.CanonicalForm(
            algorithm: "http://www.w3.org/2006/12/xml-c14n11", inclusivePrefixes: ["xs"])
        expectEqual(inclusive, .canonical11)
        for identifier in ["", "http://www.w3.org/2010/xml-c14n2", "c14n"] {
            expectNil(XML.CanonicalForm(algorithm: identifier))
        }
    }
}
