// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

// Both libraries define XMLDecoder and XMLEncoder: each is imported by one target only.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "XMLCodable", path: ".."),
        .package(url: "https://github.com/CoreOffice/XMLCoder.git", from: "0.18.2"),
    ],
    targets: [
        .target(name: "BenchmarkModels", swiftSettings: settings),
        .target(name: "BenchmarkDocuments", dependencies: ["BenchmarkModels"], swiftSettings: settings),
        .target(
            name: "XMLCodableCodec",
            dependencies: ["BenchmarkModels", .product(name: "XMLCodable", package: "XMLCodable")],
            swiftSettings: settings),
        .target(
            name: "XMLCoderCodec",
            dependencies: ["BenchmarkModels", .product(name: "XMLCoder", package: "XMLCoder")],
            path: "Compare/XMLCoderCodec", swiftSettings: settings),
        .executableTarget(
            name: "benchmarks",
            dependencies: ["BenchmarkModels", "BenchmarkDocuments", "XMLCodableCodec", "XMLCoderCodec"],
            swiftSettings: settings),
    ]
)
