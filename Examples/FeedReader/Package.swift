// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "FeedReader",
    platforms: [.macOS(.v13)],
    // Beside the core, this program uses streaming, and transforms for the dates of RFC 822.
    dependencies: [.package(name: "XMLCodable", path: "../..", traits: ["Streaming", "Transforms"])],
    targets: [
        .executableTarget(
            name: "FeedReader",
            dependencies: [
                .product(name: "XMLCodable", package: "XMLCodable"),
                .product(name: "XMLCodableHTTP", package: "XMLCodable"),
            ],
            swiftSettings: settings)
    ]
)
