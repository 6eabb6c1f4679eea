// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let library: [Target.Dependency] = ["XMLCodable", "XMLCodableCanonical", "XMLCodableEncodings", "XMLCodableStreaming"]
    .map {
        .product(name: $0, package: "XMLCodable")
    }

// Every target is a program whose main is libFuzzer's: it links with `--sanitize=fuzzer` only, as `run` builds it.
func fuzzTarget(_ name: String, _ more: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: ["FuzzSupport"] + library + more,
        swiftSettings: settings)
}

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "XMLCodable", path: "..")],
    targets: [
        .systemLibrary(
            name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .target(
            name: "FuzzSupport", dependencies: [.product(name: "XMLCodable", package: "XMLCodable")],
            swiftSettings: settings),
        fuzzTarget("parse"),
        fuzzTarget("roundtrip"),
        fuzzTarget("decode"),
        fuzzTarget("coders"),
        fuzzTarget("stream"),
        fuzzTarget("repair"),
        fuzzTarget("tree", ["CExpat"]),
        fuzzTarget("differential", ["CExpat"]),
    ]
)
