// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let xmlCodable = Target.Dependency.product(name: "XMLCodable", package: "XMLCodable")

let package = Package(
    name: "Models",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XMLCodable", path: "../..")],
    targets: [
        // The models are made from `recipes.xsd` whenever it has changed, and are no files of the package.
        .target(
            name: "Recipes", dependencies: [xmlCodable], swiftSettings: settings,
            plugins: [.plugin(name: "XMLModelsFromSchema", package: "XMLCodable")]),
        // The models are written by `swift package generate-xml-models`.
        .target(
            name: "Orders", dependencies: [xmlCodable], exclude: ["orders.xsd", "XMLModels.options"],
            swiftSettings: settings),
        // The models of three published schemas: see README.md.
        .target(name: "CycloneDX", dependencies: [xmlCodable], swiftSettings: settings),
        .target(name: "MusicXML", dependencies: [xmlCodable], swiftSettings: settings),
        .target(name: "CashManagement", dependencies: [xmlCodable], swiftSettings: settings),
        .executableTarget(
            name: "EditModels",
            dependencies: ["Recipes", "Orders", "CycloneDX", "MusicXML", "CashManagement", xmlCodable],
            resources: [
                .embedInCode("Documents/bom.xml"), .embedInCode("Documents/score.xml"),
                .embedInCode("Documents/statement.xml"), .embedInCode("Documents/recipe.xml"),
                .embedInCode("Documents/order.xml"),
            ],
            swiftSettings: settings),
    ]
)
