import Testing
import XMLCodable

/// Found by the fuzz target `decode`: `.convertToCapitalized` changed the key to `xmlns:Soap`, leaving `soap` undeclared.
/// Namespace declarations as keys.
struct DeclarationKeysTests {
    struct Envelope: Codable, Equatable {
        @XMLAttribute var soap: String?
        @XMLAttribute var standard: String?
        var requestBody: String?
        enum CodingKeys: String, CodingKey {
            case soap = "xmlns:soapEnv"
            case standard = "xmlns"
            case requestBody = "soapEnv:requestBody"
        }
    }

    @Test(
        "Key strategies do not change the declared prefix",
        arguments: [
            (
                XMLEncoder.KeyEncodingStrategy.convertToCapitalized,
                XMLDecoder.KeyDecodingStrategy.convertFromCapitalized,
                "RequestBody"
            ),
            (.convertToSnakeCase, .convertFromSnakeCase, "request_body"),
            (.convertToKebabCase, .convertFromKebabCase, "request-body"),
        ])
    func strategies(
        writing: XMLEncoder.KeyEncodingStrategy, reading: XMLDecoder.KeyDecodingStrategy, name: String
    ) throws {
        let encoder = XMLEncoder()
        encoder.keyEncodingStrategy = writing
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = reading
        let envelope = Envelope(soap: "urn:s", standard: "urn:d", requestBody: "x")
        let text = try encoder.encodeToString(envelope, withRootKey: "e")
        expectEqual(text, "<e xmlns:soapEnv=\"urn:s\" xmlns=\"urn:d\"><soapEnv:\(name)>x</soapEnv:\(name)></e>")
        try expectEqual(decoder.decode(Envelope.self, from: text), envelope)
    }
}
