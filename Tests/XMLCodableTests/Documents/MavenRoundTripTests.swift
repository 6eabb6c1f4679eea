import Foundation
import Testing
import XMLCodable

/// A Maven POM with its elements in any order, which the model in `MavenProject.swift` does not keep.
enum Maven {
    struct Project: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "project")
        @XMLAttribute @XMLList var schemaLocation: [String]
        var parts: [Part]
        enum CodingKeys: String, CodingKey { case schemaLocation = "xsi:schemaLocation", parts = "*" }
    }

    enum Part: Codable, Equatable {
        case modelVersion(String), parent([Coordinate]), groupId(String), artifactId(String), version(String)
        case packaging(String), name(String), description(String), url(URL), inceptionYear(XML.DateTime)
        case licenses([Entry]), modules([Entry]), properties([Property]), dependencyManagement([Entry])
        case dependencies([Entry]), build(Build)
    }

    enum Coordinate: Codable, Equatable {
        case groupId(String), artifactId(String), version(String), relativePath(String)
    }

    /// An item of a list.
    indirect enum Entry: Codable, Equatable {
        case license(MavenProject.License), module(String), dependency(Dependency), dependencies([Entry])
    }

    struct Property: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var value: String
    }

    /// The type and the scope have defaults that projects may write.
    struct Dependency: Codable, Equatable {
        var groupId, artifactId: String
        var version, type: String?
        var scope: MavenProject.Scope?
        var optional: Bool?
        var exclusions: [[Coordinate]]?
        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, type, scope, optional, exclusions = "exclusions/exclusion"
        }
    }

    struct Build: Codable, Equatable {
        var finalName: String?
        var plugins: [Plugin]?
        enum CodingKeys: String, CodingKey { case finalName, plugins = "plugins/plugin" }
    }

    struct Plugin: Codable, Equatable {
        var groupId: String?
        var artifactId: String
        var version: String?
        var extensions: Bool?
        var executions: [Execution]?
        var configuration: Setting?
        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, extensions, executions = "executions/execution", configuration
        }
    }

    struct Execution: Codable, Equatable {
        var id, phase: String?
        var goals: [String]?
        var configuration: Setting?
        enum CodingKeys: String, CodingKey { case id, phase, goals = "goals/goal", configuration }
    }

    /// Settings of any names: what a plugin makes of them is up to the plugin.
    struct Setting: Codable, Equatable {
        @XMLElementName var name: String
        @XMLAttribute var combination: String?
        @XMLAttribute var combinationOfChildren: String?
        var content: [Content]
        enum CodingKeys: String, CodingKey {
            case name, combination = "combine.self", combinationOfChildren = "combine.children", content = "*"
        }

        indirect enum Content: Codable, Equatable {
            case text(String), setting(Setting)
            enum CodingKeys: String, CodingKey { case text = "#text", setting = "*" }
        }
    }

    static let namespaces = XMLNamespaceStrategy.bound(["": "http://maven.apache.org/POM/4.0.0"])
}

/// Round trips of Maven projects.
struct MavenRoundTripTests {
    private func expectUnchangedProject(_ data: Data) throws -> (value: Maven.Project, written: Data) {
        let decoder = XMLDecoder()
        decoder.namespaces = Maven.namespaces
        // Names have dots.
        decoder.nestedKeyStrategy = .separated(by: "/")
        decoder.trimValueWhitespaces = false
        let encoder = XMLEncoder()
        encoder.namespaces = Maven.namespaces
        encoder.nestedKeyStrategy = .separated(by: "/")
        return try expectUnchanged(Maven.Project.self, data, formattings: [[]], decoder: decoder, encoder: encoder)
    }

    @Test(
        "projects are unchanged", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("pom.xml", "http://maven.apache.org/xsd/maven-4.0.0.xsd", [Maven.Coordinate.artifactId("tests")]),
            ("pom-rome-opml.xml", "https://maven.apache.org/xsd/maven-4.0.0.xsd", [.groupId("com.rometools")]),
        ])
    func projects(_ name: String, _ schema: String, _ coordinates: [Maven.Coordinate]) throws {
        let project = try expectUnchangedProject(RealDocument.shared(name)).value
        expectEqual(project.schemaLocation, ["http://maven.apache.org/POM/4.0.0", schema])
        let first = project.parts.compactMap { part in
            if case .parent(let coordinates) = part { coordinates.first } else { nil }
        }
        expectEqual(first, coordinates)
    }

    @Test("order, written defaults, dots in names, empty lists and configurations are unchanged")
    func everything() throws {
        let xml = """
            <m:project xmlns:m="http://maven.apache.org/POM/4.0.0" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"
                i:schemaLocation="http://maven.apache.org/POM/4.0.0 http://maven.apache.org/xsd/maven-4.0.0.xsd">
                <m:artifactId>tides</m:artifactId>
                <m:parent>
                    <m:version>7</m:version><m:groupId>example</m:groupId><m:artifactId>top</m:artifactId><m:relativePath/>
                </m:parent>
                <m:modelVersion>4.0.0</m:modelVersion>
                <m:inceptionYear>2019</m:inceptionYear>
                <m:packaging>jar</m:packaging>
                <m:properties>
                    <m:java.version>21</m:java.version>
                    <m:skipTests/>
                    <m:argLine> -Xmx1g  -Dname="a &amp; b" </m:argLine>
                    <m:java.version>17</m:java.version>
                </m:properties>
                <m:modules/>
                <m:dependencies>
                    <m:dependency>
                        <m:groupId>org.example</m:groupId>
                        <m:artifactId>astro</m:artifactId>
                        <m:type>jar</m:type>
                        <m:scope>compile</m:scope>
                        <m:optional>false</m:optional>
                        <m:exclusions>
                            <m:exclusion><m:artifactId>*</m:artifactId><m:groupId>old</m:groupId></m:exclusion>
                        </m:exclusions>
                    </m:dependency>
                    <m:dependency><m:groupId>a</m:groupId><m:artifactId>b</m:artifactId><m:exclusions/></m:dependency>
                </m:dependencies>
                <m:build>
                    <m:plugins>
                        <m:plugin>
                            <m:artifactId>maven-jar-plugin</m:artifactId>
                            <m:executions><m:execution><m:goals/></m:execution></m:executions>
                            <m:configuration combine.self="override">
                                <m:includes combine.children="append"><m:include>**/*.txt </m:include></m:includes>
                            </m:configuration>
                        </m:plugin>
                        <m:plugin><m:artifactId>moon</m:artifactId><m:configuration/></m:plugin>
                    </m:plugins>
                </m:build>
                <m:description>
                    Tides, and more.
                </m:description>
            </m:project>
            """
        let project = try expectUnchangedProject(Data(xml.utf8)).value
        let dependencies = project.parts.flatMap { part in
            if case .dependencies(let list) = part { list } else { [Maven.Entry]() }
        }
        .compactMap { if case .dependency(let dependency) = $0 { dependency } else { nil } }
        expectEqual(dependencies.map(\.scope), [.compile, nil])
        expectEqual(dependencies.map(\.exclusions), [[[.artifactId("*"), .groupId("old")]], []])
    }
}
