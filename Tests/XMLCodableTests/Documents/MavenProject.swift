import Foundation
import XMLCodable

/// A Maven POM: wrapped lists by path, properties as a dictionary, raw plugin configuration.
struct MavenProject: Codable, Equatable {
    var modelVersion: String
    var parent: Parent?
    var groupId: String?
    var artifactId: String
    var version, packaging, name, description: String?
    var url: URL?
    var inceptionYear: Int?
    var licenses: [License]
    var modules: [String]
    var properties: [String: String]
    var managedDependencies, dependencies: [Dependency]
    var finalName: String?
    var plugins: [Plugin]
    enum CodingKeys: String, CodingKey {
        case modelVersion, parent, groupId, artifactId, version, packaging, name, description, url, inceptionYear
        case licenses = "licenses.license", modules = "modules.module", properties
        case managedDependencies = "dependencyManagement.dependencies.dependency"
        case dependencies = "dependencies.dependency", finalName = "build.finalName", plugins = "build.plugins.plugin"
    }

    static let namespaces = ["xmlns": "http://maven.apache.org/POM/4.0.0"]

    struct Parent: Codable, Equatable {
        var groupId, artifactId, version: String
        var relativePath: String?
    }

    struct License: Codable, Equatable {
        var name: String
        var url: URL?
    }

    enum Scope: String, Codable { case compile, provided, runtime, test, system, `import` }

    struct Dependency: Codable, Equatable {
        var groupId, artifactId: String
        var version, type: String?
        var scope: Scope?
        var optional: Bool?
        var exclusions: [Exclusion]
        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, type, scope, optional, exclusions = "exclusions.exclusion"
        }
    }

    struct Exclusion: Codable, Equatable { var groupId, artifactId: String }

    struct Plugin: Codable, Equatable {
        var groupId: String?
        var artifactId: String
        var version: String?
        var configuration: XML.Element?
        var executions: [Execution]
        enum CodingKeys: String, CodingKey {
            case groupId, artifactId, version, configuration, executions = "executions.execution"
        }
    }

    struct Execution: Codable, Equatable {
        var id, phase: String?
        var goals: [String]
        enum CodingKeys: String, CodingKey { case id, phase, goals = "goals.goal" }
    }
}
