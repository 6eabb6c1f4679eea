import Foundation
import Testing
import XMLCodable

/// SAML metadata: lists of URIs, dates with zones, roles in any order, and extensions of known and unknown types.
enum SAML {
    struct Entities: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "EntitiesDescriptor")
        @XMLAttribute var id: String?
        @XMLAttribute var validUntil: XML.DateTime?
        @XMLAttribute var cacheDuration: XML.Duration?
        @XMLAttribute var name: String?
        var extensions: [Extension]?
        var members: [Member]
        enum CodingKeys: String, CodingKey {
            case id = "ID", validUntil, cacheDuration, name = "Name", extensions = "Extensions.*", members = "*"
        }
    }

    indirect enum Member: Codable, Equatable {
        case group(Entities), entity(Entity)
        enum CodingKeys: String, CodingKey { case group = "EntitiesDescriptor", entity = "EntityDescriptor" }
    }

    struct Entity: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "EntityDescriptor")
        @XMLAttribute var entityID: String
        @XMLAttribute var validUntil: XML.DateTime?
        @XMLAttribute var cacheDuration: XML.Duration?
        @XMLAnyAttributes var attributes: [XML.Attribute]
        var extensions: [Extension]?
        var roles: [Role]
        var names, displayNames, urls: [Localized]
        var contacts: [Contact]
        enum CodingKeys: String, CodingKey {
            case entityID, validUntil, cacheDuration, attributes, extensions = "Extensions.*", roles = "*"
            case names = "Organization.OrganizationName", displayNames = "Organization.OrganizationDisplayName"
            case urls = "Organization.OrganizationURL", contacts = "ContactPerson"
        }
    }

    // MARK: - Roles

    enum Role: Codable, Equatable {
        case identityProvider(Descriptor), serviceProvider(Descriptor), attributeAuthority(Descriptor)
        enum CodingKeys: String, CodingKey {
            case identityProvider = "IDPSSODescriptor", serviceProvider = "SPSSODescriptor"
            case attributeAuthority = "AttributeAuthorityDescriptor"
        }
    }

    struct Descriptor: Codable, Equatable {
        @XMLAttribute @XMLList var protocols: [String]
        @XMLAttribute var wantsSignedRequests: Bool?
        @XMLAttribute var errorURL: URL?
        var extensions: [Extension]?
        var keys: [Key]
        var services: [Service]
        enum CodingKeys: String, CodingKey {
            case protocols = "protocolSupportEnumeration", wantsSignedRequests = "WantAuthnRequestsSigned", errorURL
            case extensions = "Extensions.*", keys = "KeyDescriptor", services = "*"
        }
    }

    /// What a role offers, in the order of its schema.
    enum Service: Codable, Equatable {
        case artifactResolution(Endpoint), singleLogout(Endpoint), singleSignOn(Endpoint)
        case assertionConsumer(Endpoint), attribute(Endpoint), nameIDFormat(String)
        enum CodingKeys: String, CodingKey {
            case artifactResolution = "ArtifactResolutionService", singleLogout = "SingleLogoutService"
            case singleSignOn = "SingleSignOnService", assertionConsumer = "AssertionConsumerService"
            case attribute = "AttributeService", nameIDFormat = "NameIDFormat"
        }
    }

    struct Endpoint: Codable, Equatable {
        @XMLAttribute var binding: String
        @XMLAttribute var location: URL
        @XMLAttribute var responseLocation: URL?
        @XMLAttribute var index: Int?
        @XMLAttribute var isDefault: Bool?
        enum CodingKeys: String, CodingKey {
            case binding = "Binding", location = "Location", responseLocation = "ResponseLocation", index, isDefault
        }
    }

    // MARK: - Keys

    enum Use: String, Codable { case signing, encryption }

    /// The certificates are strings, because the line breaks of Base64 are part of a signed text.
    struct Key: Codable, Equatable {
        @XMLAttribute var use: Use?
        var names, certificates: [String]
        var methods: [Method]
        enum CodingKeys: String, CodingKey {
            case use, names = "ds:KeyInfo.ds:KeyName", certificates = "ds:KeyInfo.ds:X509Data.ds:X509Certificate"
            case methods = "EncryptionMethod"
        }
    }

    struct Method: Codable, Equatable {
        @XMLAttribute var algorithm: String
        @XMLAttribute var minimumKeySize: Int?
        enum CodingKeys: String, CodingKey { case algorithm = "Algorithm", minimumKeySize = "MinKeySize" }
    }

    // MARK: - People

    struct Contact: Codable, Equatable {
        @XMLAttribute var type: String
        var company, givenName, surname: String?
        var addresses: [String]
        enum CodingKeys: String, CodingKey {
            case type = "contactType", company = "Company", givenName = "GivenName", surname = "SurName"
            case addresses = "EmailAddress"
        }
    }

    // MARK: - Extensions

    enum Extension: Codable, Equatable {
        case digest(Method), signing(Method), scope(Scope), interface([InterfaceItem]), initiator(Endpoint)
        case other(XML.Element)
        enum CodingKeys: String, CodingKey {
            case digest = "mdalg:DigestMethod", signing = "mdalg:SigningMethod", scope = "shibmd:Scope"
            case interface = "mdui:UIInfo", initiator = "init:RequestInitiator", other = "*"
        }
    }

    struct Scope: Codable, Equatable {
        @XMLAttribute var regexp: Bool?
        @XMLText var pattern: String
    }

    enum InterfaceItem: Codable, Equatable {
        case name(Localized), description(Localized), keywords(Keywords), logo(Logo)
        enum CodingKeys: String, CodingKey {
            case name = "mdui:DisplayName", description = "mdui:Description", keywords = "mdui:Keywords"
            case logo = "mdui:Logo"
        }
    }

    struct Keywords: Codable, Equatable {
        @XMLAttribute var language: String
        @XMLText @XMLList var words: [String]
        enum CodingKeys: String, CodingKey { case language = "xml:lang", words }
    }

    struct Logo: Codable, Equatable {
        @XMLAttribute var height: Int
        @XMLAttribute var width: Int
        @XMLText var url: URL
    }

    static let namespaces = XMLNamespaceStrategy.bound([
        "": "urn:oasis:names:tc:SAML:2.0:metadata", "ds": "http://www.w3.org/2000/09/xmldsig#",
        "mdalg": "urn:oasis:names:tc:SAML:metadata:algsupport", "mdui": "urn:oasis:names:tc:SAML:metadata:ui",
        "shibmd": "urn:mace:shibboleth:metadata:1.0", "init": "urn:oasis:names:tc:SAML:profiles:SSO:request-init",
    ])
}

/// Round trips of SAML metadata.
struct SAMLRoundTripTests {
    private func expectUnchangedEntities(
        _ data: Data, formattings: [XML.OutputFormatting]
    ) throws -> (value: SAML.Entities, written: Data) {
        let decoder = XMLDecoder()
        decoder.namespaces = SAML.namespaces
        decoder.trimValueWhitespaces = false
        let encoder = XMLEncoder()
        encoder.namespaces = SAML.namespaces
        return try expectUnchanged(
            SAML.Entities.self, data, formattings: formattings, decoder: decoder, encoder: encoder)
    }

    private func entities(_ members: [SAML.Member]) -> [SAML.Entity] {
        members.compactMap { if case .entity(let entity) = $0 { entity } else { nil } }
    }

    @Test("the metadata of a federation is unchanged", .enabled(if: RealDocument.hasShared))
    func federation() throws {
        let data = try RealDocument.shared("saml-metadata.xml")
        let group = try expectUnchangedEntities(data, formattings: [.prettyPrinted, []]).value
        let entities = entities(group.members)
        expectEqual(entities.map(\.extensions?.count), [8, 16])
        expectEqual(entities.map(\.roles.count), [2, 1])
        let protocols = entities.first?.roles.map { role in
            switch role {
            case .identityProvider(let descriptor), .serviceProvider(let descriptor),
                .attributeAuthority(let descriptor):
                descriptor.protocols.count
            }
        }
        expectEqual(protocols, [3, 2])
    }

    @Test("dates, lists of URIs, empty extensions and unknown extensions are unchanged, in nested groups")
    func everything() throws {
        let xml = """
            <md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" ID="_1" Name="urn:example:all"
                xmlns:u="urn:oasis:names:tc:SAML:metadata:ui" validUntil="2026-07-01T00:00:00.000+02:00" cacheDuration="PT6H">
                <md:Extensions/>
                <md:EntityDescriptor entityID="urn:example:a" validUntil="2026-07-01T00:00:00" x:rank="2" xmlns:x="urn:example:x">
                    <md:Extensions>
                        <x:tides xmlns:x="urn:example:tides" x:unit="m"> <x:port/> </x:tides>
                        <scope xmlns="urn:mace:shibboleth:metadata:2.0">example</scope>
                        <s:Scope xmlns:s="urn:mace:shibboleth:metadata:1.0">example</s:Scope>
                    </md:Extensions>
                    <md:SPSSODescriptor protocolSupportEnumeration="urn:a http://b.example/c?d&amp;e">
                        <md:KeyDescriptor use="signing">
                            <d:KeyInfo xmlns:d="http://www.w3.org/2000/09/xmldsig#">
                                <d:KeyName>a</d:KeyName><d:KeyName> b </d:KeyName>
                                <d:X509Data>
                                    <d:X509Certificate>
            MIID
            AQAB==
            </d:X509Certificate>
                                </d:X509Data>
                            </d:KeyInfo>
                        </md:KeyDescriptor>
                        <md:NameIDFormat>urn:b</md:NameIDFormat>
                        <md:AssertionConsumerService Binding="urn:c" Location="https://a.example/%20?b&amp;c" index="0"
                            isDefault="false"/>
                        <md:NameIDFormat>urn:a</md:NameIDFormat>
                    </md:SPSSODescriptor>
                    <md:IDPSSODescriptor protocolSupportEnumeration="urn:a" WantAuthnRequestsSigned="true">
                        <md:Extensions><u:UIInfo>
                            <u:Keywords xml:lang="en">sea tide</u:Keywords>
                            <u:DisplayName xml:lang="nl"> Getij
                            </u:DisplayName>
                        </u:UIInfo></md:Extensions>
                    </md:IDPSSODescriptor>
                    <md:ContactPerson contactType="support"><md:EmailAddress>a@b.example</md:EmailAddress></md:ContactPerson>
                </md:EntityDescriptor>
                <md:EntitiesDescriptor><md:EntityDescriptor entityID="b"/></md:EntitiesDescriptor>
                <md:EntityDescriptor entityID="c"/>
            </md:EntitiesDescriptor>
            """
        // Pretty printing changes the white space in raw elements.
        let group = try expectUnchangedEntities(Data(xml.utf8), formattings: [[]]).value
        expectEqual(group.validUntil?.offset, 7_200)
        expectEqual(group.cacheDuration, XML.Duration(hours: 6))
        let entities = entities(group.members)
        expectEqual(entities.map(\.validUntil?.offset), [nil, nil])
        expectEqual(entities.map(\.validUntil?.hour), [0, nil])
        expectEqual(entities.map(\.extensions?.count), [3, nil])
        expectEqual(group.extensions, [])
    }
}
