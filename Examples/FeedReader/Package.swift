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
    dependencies: [.package(name: "XMLCodable", path: "../..")],
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
