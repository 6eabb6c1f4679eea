import Foundation
import Testing
import XMLCodable

/// MSBuild: groups in an order that matters, conditions, and properties and items of any name.
enum MSBuild {
    struct Project: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Project")
        @XMLAttribute var xmlns: String?
        @XMLAttribute var sdk: String?
        @XMLAttribute var toolsVersion: String?
        @XMLAttribute @XMLTransformed<Semicolons?> var defaultTargets: [String]?
        var parts: [Part]
        enum CodingKeys: String, CodingKey {
            case xmlns, sdk = "Sdk", toolsVersion = "ToolsVersion", defaultTargets = "DefaultTargets", parts = "*"
        }
    }

    /// A list whose items are separated by semicolons.
    enum Semicolons: XMLTransform {
        static func decode(_ coded: String) -> [String] {
            coded.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        }

        static func encode(_ value: [String]) -> String { value.joined(separator: ";") }
    }

    indirect enum Part: Codable, Equatable {
        case imported(Import), properties(Conditional<Property>), items(Conditional<Item>)
        case target(Target), choose([Branch])
        enum CodingKeys: String, CodingKey {
            case imported = "Import", properties = "PropertyGroup", items = "ItemGroup", target = "Target"
            case choose = "Choose"
        }
    }

    struct Import: Codable, Equatable {
        @XMLAttribute var project: String
        @XMLAttribute var condition: String?
        enum CodingKeys: String, CodingKey { case project = "Project", condition = "Condition" }
    }

    /// Elements that may be subject to a condition.
    struct Conditional<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var condition: String?
        var items: [Item]
        enum CodingKeys: String, CodingKey { case condition = "Condition", items = "*" }
    }

    struct Property: Codable, Equatable {
        @XMLElementName var name: String
        @XMLAttribute var condition: String?
        @XMLText var value: String
        enum CodingKeys: String, CodingKey { case name, condition = "Condition", value }
    }

    struct Item: Codable, Equatable {
        @XMLElementName var name: String
        @XMLAttribute var include: String?
        @XMLAttribute var exclude: String?
        @XMLAttribute var remove: String?
        @XMLAttribute var update: String?
        @XMLAttribute var version: String?
        @XMLAttribute var condition: String?
        var metadata: [Property]
        enum CodingKeys: String, CodingKey {
            case name, include = "Include", exclude = "Exclude", remove = "Remove", update = "Update"
            // Without the sign, the attribute would also be looked for as an element, which is metadata.
            case version = "@Version", condition = "Condition", metadata = "*"
        }
    }

    struct Target: Codable, Equatable {
        @XMLAttribute var name: String
        @XMLAttribute @XMLTransformed<Semicolons?> var afterTargets: [String]?
        var tasks: [Task]
        enum CodingKeys: String, CodingKey { case name = "Name", afterTargets = "AfterTargets", tasks = "*" }
    }

    /// A task, whose attributes are the parameters of its program.
    struct Task: Codable, Equatable {
        @XMLElementName var name: String
        @XMLAnyAttributes var parameters: [XML.Attribute]
    }

    indirect enum Branch: Codable, Equatable {
        case when(Conditional<Part>), otherwise([Part])
        enum CodingKeys: String, CodingKey { case when = "When", otherwise = "Otherwise" }
    }

    /// White space is part of the values.
    static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.trimValueWhitespaces = false
        return decoder
    }
}

/// Round trips of MSBuild projects.
struct MSBuildRoundTripTests {
    @Test("a project of .NET Framework is unchanged", .enabled(if: RealDocument.hasShared))
    func framework() throws {
        let project = try expectUnchanged(
            MSBuild.Project.self, RealDocument.shared("csproj-net-framework.csproj"), decoder: MSBuild.decoder
        ).value
        let kinds = project.parts.map { part in
            switch part {
            case .imported: "Import"
            case .properties(let group): group.condition ?? "PropertyGroup"
            case .items(let group): group.items.map(\.name).first ?? "none"
            case .target, .choose: "other"
            }
        }
        expectEqual(
            kinds,
            [
                "Import", "PropertyGroup", " '$(Configuration)|$(Platform)' == 'Debug|AnyCPU' ",
                " '$(Configuration)|$(Platform)' == 'Release|AnyCPU' ", "PropertyGroup", "Reference", "Compile",
                "PackageReference", "None", "Service", "Import",
            ])
    }

    @Test("groups in their order, conditions, metadata and tasks are unchanged")
    func groups() throws {
        let xml = """
            <Project Sdk="Microsoft.NET.Sdk" DefaultTargets="Build;;Pack ">
                <PropertyGroup>
                    <OutputType Condition="'$(Kind)' != '&#10;' And '$(A)' &lt; '3'">Exe</OutputType>
                    <DefineConstants> $(DefineConstants);A&amp;B
                    </DefineConstants>
                    <Empty />
                    <OutputType>Library</OutputType>
                </PropertyGroup>
                <ItemGroup Condition=" true ">
                    <Compile Include="a/**/*.cs" Exclude="a/b.cs; c.cs" />
                    <Compile Remove="old.cs" />
                    <PackageReference Include="Tides" Version="1.0.0"><PrivateAssets>all</PrivateAssets></PackageReference>
                    <PackageReference Include="Moon"><Version>2.10</Version></PackageReference>
                </ItemGroup>
                <PropertyGroup />
                <Choose>
                    <When Condition="$(A)"><ItemGroup><None Update="x" /></ItemGroup><PropertyGroup /></When>
                    <Otherwise><PropertyGroup><B>1</B></PropertyGroup></Otherwise>
                </Choose>
                <ItemGroup />
                <Target Name="Done" AfterTargets="Build">
                    <Message Text="done  &quot;$(A)&quot;" Importance="high" />
                    <Exec Command="ls&#9;-l" />
                    <Message Text="" />
                </Target>
            </Project>
            """
        let project = try expectUnchanged(
            MSBuild.Project.self, Data(xml.utf8), formattings: [[]], decoder: MSBuild.decoder
        ).value
        expectEqual(project.defaultTargets, ["Build", "", "Pack "])
        let items = project.parts.flatMap { part in
            if case .items(let group) = part { group.items } else { [MSBuild.Item]() }
        }
        expectEqual(items.map(\.version), [nil, nil, "1.0.0", nil])
        expectEqual(items.map { $0.metadata.map(\.value) }, [[], [], ["all"], ["2.10"]])
    }
}
