import Foundation
import Testing
import XMLCodable

/// A Maven POM with its elements in any order, which the model in `MavenProject.swift` does not keep.
enum Maven {
    struct Project: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "project")

        @XMLAttribute @XMLList var schemaLocation: [String]
        var parts: [Part]

        enum CodingKeys: String, CodingKey {
            case schemaLocation = "xsi:schemaLocation"
            case parts = "*"
        }
    }

    enum Part: Codable, Equatable {
        case modelVersion(String)
        case parent([Coordinate])
        case groupId(String), artifactId(String), version(String), packaging(String)
        case name(String), description(String)
        case url(URL), inceptionYear(XML.DateTime)
        case licenses(Licenses)
        case modules(Modules)
        case properties([Property])
        case dependencyManagement(DependencyManagement)
        case dependencies(Dependencies)
        case build(Build)
    }

    enum Coordinate: Codable, Equatable {
        case groupId(String), artifactId(String), version(String), relativePath(String)
    }

    struct Licenses: Codable, Equatable {
        var licenses: [License]
        enum CodingKeys: String, CodingKey { case licenses = "license" }
    }

    struct License: Codable, Equatable {
        var name: String
        var url: URL?
    }

    struct Modules: Codable, Equatable {
        var names: [String]
        enum CodingKeys: String, CodingKey { case names = "module" }
    }

    struct Property: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var value: String
    }

    struct DependencyManagement: Codable, Equatable {
        var dependencies: Dependencies
    }

    struct Dependencies: Codable, Equatable {
        var dependencies: [Dependency]
        enum CodingKeys: String, CodingKey { case dependencies = "dependency" }
    }

    enum Scope: String, Codable {
        case compile, provided, runtime, test, system, `import`
    }

    /// The type and the scope have defaults that projects may write.
    struct Dependency: Codable, Equatable {
        var groupId: String
        var artifactId: String
        var version: String?
        var type: String?
        var scope: Scope?
        var optional: Bool?
        var exclusions: [[Coordinate]]?

        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, type, scope, optional
            case exclusions = "exclusions/exclusion"
        }
    }

    struct Build: Codable, Equatable {
        var finalName: String?
        var plugins: [Plugin]?

        enum CodingKeys: String, CodingKey {
            case finalName
            case plugins = "plugins/plugin"
        }
    }

    struct Plugin: Codable, Equatable {
        var groupId: String?
        var artifactId: String
        var version: String?
        var extensions: Bool?
        var executions: [Execution]?
        var configuration: Configuration?

        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, extensions
            case executions = "executions/execution"
            case configuration
        }
    }

    struct Execution: Codable, Equatable {
        var id: String?
        var phase: String?
        var goals: [String]?
        var configuration: Configuration?

        enum CodingKeys: String, CodingKey {
            case id, phase
            case goals = "goals/goal"
            case configuration
        }
    }

    /// Settings of any names: what a plugin makes of them is up to the plugin.
    struct Configuration: Codable, Equatable {
        @XMLAttribute var combination: String?
        var content: [Content]

        enum CodingKeys: String, CodingKey {
            case combination = "combine.self"
            case content = "*"
        }

        indirect enum Content: Codable, Equatable {
            case text(String)
            case setting(Setting)

            enum CodingKeys: String, CodingKey {
                case text = "#text"
                case setting = "*"
            }
        }
    }

    struct Setting: Codable, Equatable {
        @XMLElementName var name: String
        @XMLAttribute var combination: String?
        @XMLAttribute var combinationOfChildren: String?
        var content: [Configuration.Content]

        enum CodingKeys: String, CodingKey {
            case name
            case combination = "combine.self"
            case combinationOfChildren = "combine.children"
            case content = "*"
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
        return try expectUnchanged(
            Maven.Project.self, data, formattings: [[]], decoder: decoder, encoder: encoder)
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
            if case .dependencies(let list) = part { list.dependencies } else { [Maven.Dependency]() }
        }
        expectEqual(dependencies.map(\.scope), [.compile, nil])
        expectEqual(dependencies.map(\.exclusions), [[[.artifactId("*"), .groupId("old")]], []])
    }
}
