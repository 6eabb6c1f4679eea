// swift-tools-version: 6.2
import PackageDescription

var settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
// In a setting of the targets, since an option of the command would also be one for other packages.
if Context.environment["XMLCODABLE_WARNINGS"] == "errors" { settings.append(.treatAllWarnings(as: .error)) }

// Whether the command is one in the package itself, and not in a package that depends on it.
let isHere = Context.environment["PWD"] == Context.packageDirectory

// Much of the time of `swift test` would go into debug information. For a session of the debugger, set
// `XMLCODABLE_DEBUG_INFO` to `on`. It is an option of the frontend since SwiftPM's own `-g` comes after these.
if isHere, Context.environment["XMLCODABLE_DEBUG_INFO"] != "on" {
    settings.append(.unsafeFlags(["-Xfrontend", "-gnone"], .when(platforms: [.linux], configuration: .debug)))
}

let package = Package(
    name: "XMLCodable",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "XMLCodable", targets: ["XMLCodable"]),
        .library(name: "XMLCodableStreaming", targets: ["XMLCodableStreaming"]),
        .library(name: "XMLCodableEncodings", targets: ["XMLCodableEncodings"]),
        .library(name: "XMLCodableCanonical", targets: ["XMLCodableCanonical"]),
        .library(name: "XMLCodableFormatters", targets: ["XMLCodableFormatters"]),
        .library(name: "XMLCodableHTTP", targets: ["XMLCodableHTTP"]),
        .library(name: "XMLCoderCompatibility", targets: ["XMLCoderCompatibility"]),
        .library(name: "XMLDictionaryCompatibility", targets: ["XMLDictionaryCompatibility"]),
        .executable(name: "QuickStart", targets: ["QuickStart"]),
        .executable(name: "xmlcodable-tool", targets: ["xmlcodable-tool"]),
    ],
    targets: [
        .target(name: "XMLCodable", swiftSettings: settings),
        // What few programs need, and what needs all of Foundation on Linux.
        .target(name: "XMLCodableStreaming", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(name: "XMLCodableEncodings", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(name: "XMLCodableCanonical", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(name: "XMLCodableFormatters", dependencies: ["XMLCodable"], swiftSettings: settings),
        .target(
            name: "XMLCodableHTTP", dependencies: ["XMLCodable", "XMLCodableStreaming"], swiftSettings: settings),
        .target(
            name: "XMLCoderCompatibility",
            dependencies: ["XMLCodable", "XMLCodableEncodings", "XMLCodableFormatters"],
            swiftSettings: settings),
        .target(
            name: "XMLDictionaryCompatibility", dependencies: ["XMLCodable"], swiftSettings: settings),
        // What `xmlcodable-tool generate` does; not a product.
        .target(name: "XMLModelGenerator", dependencies: ["XMLCodable"], swiftSettings: settings),
        .executableTarget(
            name: "xmlcodable-tool",
            dependencies: [
                "XMLCodable", "XMLCodableCanonical", "XMLCodableEncodings", "XMLCodableStreaming", "XMLModelGenerator",
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "QuickStart", dependencies: ["XMLCodable"], path: "Examples/QuickStart",
            exclude: ["breakfast-menu.xml", "soap-envelope.xml", "expected-output.txt"], swiftSettings: settings),
        .executableTarget(
            name: "FeedReader", dependencies: ["XMLCodable", "XMLCodableHTTP", "XMLCodableStreaming"],
            path: "Examples/FeedReader",
            exclude: ["README.md", "Fixtures"], swiftSettings: settings),
        .testTarget(
            name: "XMLCodableTests",
            dependencies: [
                "XMLCodable", "XMLCodableCanonical", "XMLCodableEncodings", "XMLCodableFormatters",
                "XMLCodableStreaming", "XMLDictionaryCompatibility",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "XMLCodableHTTPTests",
            dependencies: ["XMLCodableHTTP", "XMLCodableStreaming", "OtherPackagesStandIn"],
            swiftSettings: settings),
        .testTarget(
            name: "XMLCoderCompatibilityTests", dependencies: ["XMLCoderCompatibility"],
            swiftSettings: settings),
        .testTarget(
            name: "XMLDictionaryCompatibilityTests", dependencies: ["XMLDictionaryCompatibility"],
            swiftSettings: settings),
        .testTarget(
            name: "XMLCodableToolTests", dependencies: ["xmlcodable-tool", "XMLCodable", "XMLModelGenerator"],
            exclude: [
                "Models/kitchen.xsd", "Models/kitchen.xml", "Models/shapes.xsd", "Models/shapes.xml",
                "Models/orders.xml", "Models/constructs.xsd", "Models/constructs.xml",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "InterfaceTests",
            dependencies: ["XMLCodable", "SwiftUIStandIn", "SwiftDataStandIn", "OtherPackagesStandIn"],
            swiftSettings: settings),
        // A program of the interoperability tests, which `.ci/run interop` runs; not a product.
        .executableTarget(
            name: "InteropClient", dependencies: ["XMLCodable", "XMLCodableHTTP", "XMLCodableStreaming"],
            path: "Tests/Interop/Client",
            swiftSettings: settings),
        .target(name: "SwiftUIStandIn", path: "Tests/StandIns/SwiftUIStandIn", swiftSettings: settings),
        .target(name: "SwiftDataStandIn", path: "Tests/StandIns/SwiftDataStandIn", swiftSettings: settings),
        .target(name: "OtherPackagesStandIn", path: "Tests/StandIns/OtherPackagesStandIn", swiftSettings: settings),
    ]
)

// Models of schemas: written into the sources by a command, or made whenever a target is built. SwiftPM builds what a plugin
// runs, and so the library, a second time for the host. Commands in the package itself, which has no use for its plugins, do
// without them, unless `XMLCODABLE_PLUGINS` is `on`.
if (Context.environment["XMLCODABLE_PLUGINS"] ?? (isHere ? "off" : "on")) != "off" {
    package.products += [
        .plugin(name: "GenerateXMLModels", targets: ["GenerateXMLModels"]),
        .plugin(name: "XMLModelsFromSchema", targets: ["XMLModelsFromSchema"]),
    ]
    package.targets += [
        .plugin(
            name: "GenerateXMLModels",
            capability: .command(
                intent: .custom(
                    verb: "generate-xml-models", description: "Writes Swift types for XML schemas or samples."),
                permissions: [.writeToPackageDirectory(reason: "The models are files of the package.")]),
            dependencies: ["xmlcodable-tool"]),
        .plugin(name: "XMLModelsFromSchema", capability: .buildTool(), dependencies: ["xmlcodable-tool"]),
    ]
}
