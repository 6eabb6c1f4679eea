// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "XMLCodable",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "XMLCodable", targets: ["XMLCodable"]),
        .library(name: "XMLCodableHTTP", targets: ["XMLCodableHTTP"]),
        .library(name: "XMLCoderCompatibility", targets: ["XMLCoderCompatibility"]),
        .library(name: "XMLDictionaryCompatibility", targets: ["XMLDictionaryCompatibility"]),
        .executable(name: "QuickStart", targets: ["QuickStart"]),
        .executable(name: "xmlcodable-tool", targets: ["xmlcodable-tool"]),
    ],
    // The part of the library that each trait adds is described in README.md. The sources check for `TRAIT ||
    // !SWIFT_PACKAGE`, so that everything is compiled if SwiftPM does not do it.
    traits: [
        .default(enabledTraits: [
            "CanonicalXML", "DateFormatters", "HTMLEntities", "Inspection", "LegacyEncodings", "Polymorphism",
            "Streaming", "Transforms", "Tree", "Wrappers",
        ]),
        .trait(name: "CanonicalXML", description: "Canonical XML, as signatures require.", enabledTraits: ["Tree"]),
        .trait(
            name: "DateFormatters",
            description: "Dates in formats of DateFormatter, for which programs on Linux need all of Foundation."),
        .trait(name: "HTMLEntities", description: "HTML's named entities, such as &nbsp;, without a declaration."),
        .trait(
            name: "Inspection", description: "diagnose, unknownNodes and update of XMLDecoder.",
            enabledTraits: ["Tree"]),
        .trait(
            name: "LegacyEncodings",
            description: "Reading encodings other than Unicode's, US-ASCII, ISO-8859-1 and Windows-1252."),
        .trait(name: "Polymorphism", description: "Families of types that a document tells apart, such as xsi:type."),
        .trait(
            name: "Streaming", description: "Reading and writing documents that are longer than memory.",
            enabledTraits: ["Tree"]),
        .trait(
            name: "Transforms",
            description:
                "@XMLTransformed with its transforms; XML.DateTime, XML.Duration, XML.TimeOfDay and XML.HexColor."),
        .trait(
            name: "Tree",
            description: "XML.Document and XML.Element, and the properties of models that hold parts of a document."),
        .trait(
            name: "Wrappers",
            description: "Property wrappers that change how a value is read and written, such as @XMLDefault."),
    ],
    targets: [
        .target(name: "XMLCodable", swiftSettings: settings),
        .target(name: "XMLCodableHTTP", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(name: "XMLCoderCompatibility", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(name: "XMLDictionaryCompatibility", dependencies: ["XMLCodable"], swiftSettings: settings),
        // What `xmlcodable-tool generate` does; not a product.
        .target(name: "XMLModelGenerator", dependencies: ["XMLCodable"], swiftSettings: settings),
        .executableTarget(
            name: "xmlcodable-tool", dependencies: ["XMLCodable", "XMLModelGenerator"], swiftSettings: settings),
        .executableTarget(
            name: "QuickStart", dependencies: ["XMLCodable"], path: "Examples/QuickStart",
            exclude: ["breakfast-menu.xml", "soap-envelope.xml", "expected-output.txt"], swiftSettings: settings),
        .executableTarget(
            name: "FeedReader", dependencies: ["XMLCodable", "XMLCodableHTTP"], path: "Examples/FeedReader",
            exclude: ["README.md", "Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "XMLCodableTests", dependencies: ["XMLCodable", "XMLDictionaryCompatibility"],
            swiftSettings: settings),
        .testTarget(
            name: "XMLCodableHTTPTests", dependencies: ["XMLCodableHTTP"], swiftSettings: settings),
        .testTarget(
            name: "XMLCoderCompatibilityTests", dependencies: ["XMLCoderCompatibility"], swiftSettings: settings),
        .testTarget(
            name: "XMLDictionaryCompatibilityTests", dependencies: ["XMLDictionaryCompatibility"],
            swiftSettings: settings),
        .testTarget(
            name: "XMLCodableToolTests", dependencies: ["xmlcodable-tool", "XMLCodable", "XMLModelGenerator"],
            exclude: [
                "Models/kitchen.xsd", "Models/kitchen.xml", "Models/shapes.xsd", "Models/shapes.xml",
                "Models/orders.xml",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "InterfaceTests",
            dependencies: ["XMLCodable", "SwiftUIStandIn", "SwiftDataStandIn", "OtherPackagesStandIn"],
            swiftSettings: settings),
        // A program of the interoperability tests, which `.ci/run interop` runs; not a product.
        .executableTarget(
            name: "InteropClient", dependencies: ["XMLCodable", "XMLCodableHTTP"], path: "Tests/Interop/Client",
            swiftSettings: settings),
        .target(name: "SwiftUIStandIn", path: "Tests/StandIns/SwiftUIStandIn", swiftSettings: settings),
        .target(name: "SwiftDataStandIn", path: "Tests/StandIns/SwiftDataStandIn", swiftSettings: settings),
        .target(name: "OtherPackagesStandIn", path: "Tests/StandIns/OtherPackagesStandIn", swiftSettings: settings),
    ]
)
