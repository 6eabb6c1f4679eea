// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
let library: Target.Dependency = .product(name: "XMLCodable", package: "XMLCodable")
let streaming: Target.Dependency = .product(name: "XMLCodableStreaming", package: "XMLCodable")
let canonical: Target.Dependency = .product(name: "XMLCodableCanonical", package: "XMLCodable")
let encodings: Target.Dependency = .product(name: "XMLCodableEncodings", package: "XMLCodable")
let http: Target.Dependency = .product(name: "XMLCodableHTTP", package: "XMLCodable")
let compatibility: Target.Dependency = .product(name: "XMLCoderCompatibility", package: "XMLCodable")
let xmlCoder: Target.Dependency = .product(name: "XMLCoder", package: "XMLCoder")

// Both libraries define XMLDecoder and XMLEncoder: each is imported by the targets of its codec only.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "XMLCodable", path: ".."),
        .package(url: "https://github.com/CoreOffice/XMLCoder.git", from: "0.18.2"),
    ],
    targets: [
        .target(name: "BenchmarkModels", swiftSettings: settings),
        .target(name: "SigilModels", swiftSettings: settings),
        .target(name: "WrapperModels", dependencies: [library], swiftSettings: settings),
        .target(
            name: "BenchmarkDocuments", dependencies: ["BenchmarkModels", "SigilModels", "WrapperModels"],
            swiftSettings: settings),
        .target(name: "XMLCodableCodec", dependencies: ["BenchmarkModels", library], swiftSettings: settings),
        .target(
            name: "XMLCoderCodec", dependencies: ["BenchmarkModels", xmlCoder], path: "Compare/XMLCoderCodec",
            swiftSettings: settings),
        .target(
            name: "FoundationCodec", dependencies: ["BenchmarkModels"], path: "Compare/FoundationCodec",
            swiftSettings: settings),
        .target(
            name: "BenchmarkHarness",
            dependencies: [
                "BenchmarkModels", "BenchmarkDocuments", "XMLCodableCodec", "XMLCoderCodec", "FoundationCodec",
            ],
            swiftSettings: settings),
        // The same cases with both libraries: see `moving`. Code for XMLCoder is in the language mode of its own.
        .executableTarget(
            name: "cases-xmlcoder", dependencies: [xmlCoder], path: "Compare/XMLCoderCases",
            swiftSettings: [.swiftLanguageMode(.v5), .define("XMLCODER")]),
        .executableTarget(
            name: "cases-compatibility", dependencies: [compatibility], path: "Compare/CompatibilityCases",
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .target(name: "AllocationCounter"),
        .target(
            name: "ModelShapes", dependencies: ["BenchmarkModels", "XMLCoderCodec", library], swiftSettings: settings),
        .target(
            name: "GrowthCases", dependencies: [library, streaming, canonical, encodings, http], swiftSettings: settings
        ),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "BenchmarkDocuments", "BenchmarkHarness", "GrowthCases", "ModelShapes", "WrapperModels", library,
                streaming, encodings, http,
            ],
            swiftSettings: settings),
        // A program of its own, since counting slows every allocation down.
        .executableTarget(
            name: "allocations", dependencies: ["BenchmarkHarness", "AllocationCounter"], swiftSettings: settings),
    ]
)
