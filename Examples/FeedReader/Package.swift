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
    // The only part of XMLCodable that this program uses beside the core is streaming.
    dependencies: [.package(name: "XMLCodable", path: "../..", traits: ["Streaming"])],
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
