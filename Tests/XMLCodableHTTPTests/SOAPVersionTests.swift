import Testing
import XMLCodableHTTP

/// Versions of SOAP.
struct SOAPVersionTests {
    @Test(
        "a version is known by its namespace only",
        arguments: [
            ("http://schemas.xmlsoap.org/soap/envelope/", SOAPVersion.v1_1),
            ("http://www.w3.org/2003/05/soap-envelope", .v1_2),
            ("http://www.w3.org/2003/05/soap-envelope/", nil),
            ("http://schemas.xmlsoap.org/soap/envelope", nil),
            ("", nil),
        ] as [(String, SOAPVersion?)])
    func namespaces(_ uri: String, _ version: SOAPVersion?) {
        expectEqual(SOAPVersion(namespaceURI: uri), version)
        if let version { expectEqual(version.namespaceURI, uri) }
    }
}
