import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

@Suite("Maven POM")
struct MavenProjectTests {
    private func project() throws -> MavenProject {
        try XMLDecoder().decode(MavenProject.self, from: RealDocument.fixture("project.pom"))
    }

    @Test("the project is read with its properties")
    func head() throws {
        let project = try project()
        #expect(project.modelVersion == "4.0.0")
        #expect(
            project.parent
                == MavenProject.Parent(groupId: "example.harbour", artifactId: "parent", version: "7", relativePath: "")
        )
        #expect(project.groupId == nil)
        #expect(project.artifactId == "tides")
        #expect(project.version == "2.1.0-SNAPSHOT")
        #expect(project.url == URL(string: "https://harbour.example/tides"))
        #expect(project.inceptionYear == 2019)
        #expect(project.licenses.map(\.name) == ["MIT"])
        #expect(project.modules == ["core", "web"])
        #expect(
            project.properties == [
                "java.version": "21", "project.build.sourceEncoding": "UTF-8", "skipTests": "",
                "argLine": "-Xmx1g -Dname=\"a & b\"",
            ])
        #expect(project.finalName == "tides-${project.version}")
    }

    @Test("dependencies of the two lists are kept apart")
    func dependencies() throws {
        let project = try project()
        #expect(project.managedDependencies.map(\.artifactId) == ["bom"])
        #expect(project.managedDependencies.map(\.scope) == [.import])
        #expect(project.dependencies.map(\.artifactId) == ["astro", "checks"])
        #expect(project.dependencies.map(\.version) == ["${astro.version}", nil])
        #expect(project.dependencies.map(\.scope) == [nil, .test])
        #expect(project.dependencies.map(\.optional) == [nil, true])
        #expect(
            project.dependencies.map(\.exclusions) == [
                [MavenProject.Exclusion(groupId: "commons-old", artifactId: "*")], [],
            ])
    }

    @Test("a plugin keeps its raw configuration")
    func plugins() throws {
        let plugins = try project().plugins
        #expect(plugins.map(\.artifactId) == ["maven-jar-plugin", "moon-plugin"])
        #expect(plugins.map(\.groupId) == [nil, "org.example"])
        let configuration = try #require(plugins.first?.configuration)
        #expect(configuration["archive.manifestEntries.Class-Path"]?.text == "a.jar b.jar")
        #expect(configuration["includes"]?[attribute: "combine.children"] == "append")
        #expect(configuration.elements(at: "includes.include").map(\.text) == ["**/*.txt", "data/**"])
        #expect(
            plugins.first?.executions == [
                MavenProject.Execution(id: "pack", phase: "package", goals: ["jar", "test-jar"])
            ])
        #expect(plugins.last?.configuration == nil)
    }

    @Test("a round trip keeps the build in one element")
    func roundTrip() throws {
        let written = try expectRoundTrip(
            project(), root: "project", namespaces: MavenProject.namespaces, formattings: [[]])
        #expect(written.elements(at: "build").count == 1)
        #expect(written.elements(at: "build.plugins.plugin").count == 2)
        #expect(written.elements(at: "dependencies.dependency").count == 2)
        #expect(written["dependencyManagement.dependencies.dependency.scope"]?.text == "import")
        #expect(written["properties"]?["project.build.sourceEncoding"]?.text == "UTF-8")
        let include = try #require(written["build.plugins.plugin.configuration.includes.include"])
        #expect(include.text == "**/*.txt")
        #expect(include.name.namespaceURI == "http://maven.apache.org/POM/4.0.0")
    }

    @Test(
        "an error has its location",
        arguments: [
            (
                "<inceptionYear>2019<", "<inceptionYear>MMXIX<",
                """
                dataCorrupted inceptionYear: 17:18: expected an integer for MavenProject.inceptionYear at \
                /project/inceptionYear, found "MMXIX"
                """
            ),
            (
                "<optional>true<", "<optional>yes<",
                """
                dataCorrupted dependencies.dependency[1] > optional: 62:17: expected a boolean for \
                Dependency.optional at /project/dependencies/dependency[2]/optional, found "yes", \
                which `decoder.boolDecodingStrategy = .lenient` reads
                """
            ),
            (
                "<scope>test<", "<scope>Test<",
                """
                dataCorrupted dependencies.dependency[1] > scope: 61:14: expected "compile", "provided", \
                "runtime", "test", "system" or "import" for Dependency.scope at \
                /project/dependencies/dependency[2]/scope, found "Test"
                """
            ),
            (
                "<groupId>commons-old</groupId>", "",
                """
                keyNotFound dependencies.dependency[0] > exclusions.exclusion[0] > groupId: 52:9: expected \
                <groupId> for Exclusion.groupId at /project/dependencies/dependency[1]/exclusions/exclusion, \
                found none
                """
            ),
            (
                "<skipTests/>", "<skipTests><yes/></skipTests><skipTests/>",
                """
                dataCorrupted properties > skipTests: 31:34: expected one value for MavenProject.skipTests \
                at /project/properties/skipTests[2], found a second <skipTests>
                """
            ),
            (
                "<artifactId>tides</artifactId>", "<artefactId>tides</artefactId>",
                """
                keyNotFound artifactId: 2:1: expected <artifactId> for MavenProject.artifactId at /project, \
                found none
                """
            ),
        ])
    func mistakes(_ old: String, _ new: String, _ expected: String) throws {
        let found = try mistake(MavenProject.self, in: "project.pom", replacing: old, with: new)
        #expect(found == expected)
    }

    @Test(
        "real projects are unchanged in a round trip", .enabled(if: RealDocument.hasShared),
        arguments: [
            ("pom.xml", "utils", "tests", ["kotlin.version": "1.3.72"], 6, "kotlin-maven-plugin"),
            ("pom-rome-opml.xml", "rome-opml", "rome-parent", [:], 5, "maven-jar-plugin"),
        ] as [(String, String, String, [String: String], Int, String)])
    func realProjects(
        _ name: String, _ artifact: String, _ parent: String, _ properties: [String: String], _ dependencies: Int,
        _ plugin: String
    ) throws {
        let project = try XMLDecoder().decode(MavenProject.self, from: RealDocument.shared(name))
        #expect(project.artifactId == artifact)
        #expect(project.parent?.artifactId == parent)
        #expect(project.properties == properties)
        #expect(project.dependencies.count == dependencies)
        #expect(project.dependencies.contains { $0.artifactId == "junit" && $0.scope == .test })
        #expect(project.plugins.first?.artifactId == plugin)
        try expectRoundTrip(project, root: "project", namespaces: MavenProject.namespaces, formattings: [[]])
    }
}
