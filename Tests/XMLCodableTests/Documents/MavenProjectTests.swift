import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Maven POM.
struct MavenProjectTests {
    private func project() throws -> MavenProject {
        try XMLDecoder().decode(MavenProject.self, from: RealDocument.fixture("project.pom"))
    }

    @Test("the project is read with its properties, both lists of dependencies, and raw configurations")
    func head() throws {
        let project = try project()
        expectEqual(project.modelVersion, "4.0.0")
        expectEqual(
            project.parent,
            MavenProject.Parent(groupId: "example.harbour", artifactId: "parent", version: "7", relativePath: ""))
        expectNil(project.groupId)
        expectEqual(project.artifactId, "tides")
        expectEqual(project.version, "2.1.0-SNAPSHOT")
        expectEqual(project.url, URL(string: "https://harbour.example/tides"))
        expectEqual(project.inceptionYear, 2019)
        expectEqual(project.licenses.map(\.name), ["MIT"])
        expectEqual(project.modules, ["core", "web"])
        expectEqual(
            project.properties,
            [
                "java.version": "21", "project.build.sourceEncoding": "UTF-8", "skipTests": "",
                "argLine": "-Xmx1g -Dname=\"a & b\"",
            ])
        expectEqual(project.finalName, "tides-${project.version}")
        expectEqual(project.managedDependencies.map(\.artifactId), ["bom"])
        expectEqual(project.managedDependencies.map(\.scope), [.import])
        expectEqual(project.dependencies.map(\.artifactId), ["astro", "checks"])
        expectEqual(project.dependencies.map(\.version), ["${astro.version}", nil])
        expectEqual(project.dependencies.map(\.scope), [nil, .test])
        expectEqual(project.dependencies.map(\.optional), [nil, true])
        let exclusion = MavenProject.Exclusion(groupId: "commons-old", artifactId: "*")
        expectEqual(project.dependencies.map(\.exclusions), [[exclusion], []])
        let plugins = project.plugins
        expectEqual(plugins.map(\.artifactId), ["maven-jar-plugin", "moon-plugin"])
        expectEqual(plugins.map(\.groupId), [nil, "org.example"])
        let configuration = try #require(plugins.first?.configuration)
        expectEqual(configuration["archive.manifestEntries.Class-Path"]?.text, "a.jar b.jar")
        expectEqual(configuration["includes"]?[attribute: "combine.children"], "append")
        expectEqual(configuration.elements(at: "includes.include").map(\.text), ["**/*.txt", "data/**"])
        let execution = MavenProject.Execution(id: "pack", phase: "package", goals: ["jar", "test-jar"])
        expectEqual(plugins.first?.executions, [execution])
        expectNil(plugins.last?.configuration)
    }

    @Test("a round trip keeps the build in one element")
    func roundTrip() throws {
        let written = try expectRoundTrip(
            project(), root: "project", namespaces: MavenProject.namespaces, formattings: [[]])
        expectEqual(written.elements(at: "build").count, 1)
        expectEqual(written.elements(at: "build.plugins.plugin").count, 2)
        expectEqual(written.elements(at: "dependencies.dependency").count, 2)
        expectEqual(written["dependencyManagement.dependencies.dependency.scope"]?.text, "import")
        expectEqual(written["properties"]?["project.build.sourceEncoding"]?.text, "UTF-8")
        let include = try #require(written["build.plugins.plugin.configuration.includes.include"])
        expectEqual(include.text, "**/*.txt")
        expectEqual(include.name.namespaceURI, "http://maven.apache.org/POM/4.0.0")
    }

    @Test("an error has its location")
    func mistakes() throws {
        let mistakes = Mistakes<MavenProject>(in: "project.pom")
        try mistakes.expect(
            "<inceptionYear>2019<", "<inceptionYear>MMXIX<",
            """
            dataCorrupted inceptionYear: 17:18: expected an integer for MavenProject.inceptionYear at \
            /project/inceptionYear, found "MMXIX"
            """)
        try mistakes.expect(
            "<optional>true<", "<optional>yes<",
            """
            dataCorrupted dependencies.dependency[1] > optional: 62:17: expected a boolean for Dependency.optional at \
            /project/dependencies/dependency[2]/optional, found "yes", which `decoder.boolDecodingStrategy = .lenient` \
            reads
            """)
        try mistakes.expect(
            "<scope>test<", "<scope>Test<",
            """
            dataCorrupted dependencies.dependency[1] > scope: 61:14: expected "compile", "provided", "runtime", \
            "test", "system" or "import" for Dependency.scope at /project/dependencies/dependency[2]/scope, found \
            "Test"
            """)
        try mistakes.expect(
            "<groupId>commons-old</groupId>", "",
            """
            keyNotFound dependencies.dependency[0] > exclusions.exclusion[0] > groupId: 52:9: expected <groupId> for \
            Exclusion.groupId at /project/dependencies/dependency[1]/exclusions/exclusion, found none
            """)
        try mistakes.expect(
            "<skipTests/>", "<skipTests><yes/></skipTests><skipTests/>",
            """
            dataCorrupted properties > skipTests: 31:34: expected one value for MavenProject.properties at \
            /project/properties/skipTests[2], found a second <skipTests>
            """)
        try mistakes.expect(
            "<artifactId>tides</artifactId>", "<artefactId>tides</artefactId>",
            "keyNotFound artifactId: 2:1: expected <artifactId> for MavenProject.artifactId at /project, found none")
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
        expectEqual(project.artifactId, artifact)
        expectEqual(project.parent?.artifactId, parent)
        expectEqual(project.properties, properties)
        expectEqual(project.dependencies.count, dependencies)
        #expect(project.dependencies.contains { $0.artifactId == "junit" && $0.scope == .test })
        expectEqual(project.plugins.first?.artifactId, plugin)
        try expectRoundTrip(project, root: "project", namespaces: MavenProject.namespaces, formattings: [[]])
    }
}
