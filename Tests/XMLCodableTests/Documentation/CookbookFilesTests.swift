import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// The pages of the cookbook about files of programs and offices.
struct CookbookFilesTests {
    @Test("Maven, and configuration files that are changed")
    func maven() throws {
        let xml = try Cookbook.sample(0, of: "Configuration")
        struct Project: Codable {
            var modelVersion: String
            var groupId: String
            var artifactId: String
            var version: String
            var properties: [String: String]
            var dependencies: [Dependency]
            enum CodingKeys: String, CodingKey {
                case modelVersion, groupId, artifactId, version, properties
                case dependencies = "dependencies.dependency"
            }
        }
        struct Dependency: Codable {
            var groupId: String
            var artifactId: String
            var version: String?
            var scope: String?
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://maven.apache.org/POM/4.0.0"])
        let project = try decoder.decode(Project.self, from: xml)
        expectEqual(project.properties["java.version"], "21")
        try Cookbook.expectRoundTrip(Project.self, xml, as: "project", decoder)
        do {
            let xml = try Cookbook.sample(0, of: "Configuration")
            var document = try XML.Document(parsing: xml)
            document.root["version"]?.text = "1.3.0"
            document.root["properties.java..version"]?.text = "25"
            let changed = try document.xmlString()
            let released = xml.replacingOccurrences(of: "1.2.0", with: "1.3.0")
            let expected = released.replacingOccurrences(of: ">21<", with: ">25<")
            expectEqual(changed, expected)
        }
    }

    @Test("XLIFF")
    func xliff() throws {
        let xml = try Cookbook.sample(0, of: "Translations")
        struct XLIFF: Codable {
            @XMLAttribute var version: String
            var files: [File]
            enum CodingKeys: String, CodingKey {
                case version
                case files = "file"
            }
        }
        struct File: Codable {
            @XMLAttribute var original: String
            @XMLAttribute var source: String
            @XMLAttribute var target: String?
            @XMLAttribute var datatype: String
            var units: [Unit]
            enum CodingKeys: String, CodingKey {
                case original
                case source = "source-language"
                case target = "target-language"
                case datatype
                case units = "body.trans-unit"
            }
        }
        struct Unit: Codable {
            @XMLAttribute var id: String
            var source: [Inline]
            var target: [Inline]?
            var note: String?
            enum CodingKeys: String, CodingKey {
                case id
                case source = "source.*"
                case target = "target.*"
                case note
            }
        }
        enum Inline: Codable {
            case text(String)
            case g(Span)
            enum CodingKeys: String, CodingKey {
                case text = "#text"
                case g
            }
        }
        struct Span: Codable {
            @XMLAttribute var id: String
            var content: [Inline]
            enum CodingKeys: String, CodingKey {
                case id
                case content = "*"
            }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "urn:oasis:names:tc:xliff:document:1.2"])
        let xliff = try decoder.decode(XLIFF.self, from: xml)
        let open = xliff.files.flatMap(\.units).filter { $0.target == nil }.map(\.id)
        #expect(open.isEmpty)
        try Cookbook.expectRoundTrip(XLIFF.self, xml, as: "xliff", decoder)
    }

    @Test("Android strings")
    func android() throws {
        let xml = try Cookbook.sample(1, of: "Translations")
        struct Resources: Codable {
            var all: [Resource]
            enum CodingKeys: String, CodingKey { case all = "*" }
        }
        enum Resource: Codable {
            case string(Text)
            case plurals(Plurals)
            case array(List)
            enum CodingKeys: String, CodingKey {
                case string, plurals
                case array = "string-array"
            }
        }
        struct Text: Codable {
            @XMLAttribute var name: String
            var content: [XML.Node]
            enum CodingKeys: String, CodingKey {
                case name
                case content = "*"
            }
        }
        struct Plurals: Codable {
            @XMLAttribute var name: String
            var items: [Plural]
            enum CodingKeys: String, CodingKey {
                case name
                case items = "item"
            }
        }
        struct Plural: Codable {
            @XMLAttribute var quantity: String
            @XMLText var text: String
        }
        struct List: Codable {
            @XMLAttribute var name: String
            var items: [String]
            enum CodingKeys: String, CodingKey {
                case name
                case items = "item"
            }
        }
        let resources = try XMLDecoder().decode(Resources.self, from: xml)
        expectEqual(resources.all.count, 4)
        try Cookbook.expectRoundTrip(Resources.self, xml, as: "resources", XMLDecoder())
    }

    @Test("Spreadsheets")
    func sheet() throws {
        let xml = try Cookbook.sample(0, of: "Spreadsheets")
        let strings = try Cookbook.sample(1, of: "Spreadsheets")
        var table: [[String]] = []
        let shared = try sharedStrings(strings)
        struct Worksheet: Codable {
            @XMLAttribute @XMLList var ignorable: [XML.NamespacePrefix]?
            var dimension: String
            var rows: [Row]
            enum CodingKeys: String, CodingKey {
                case ignorable = "mc:Ignorable"
                case dimension = "dimension.@ref"
                case rows = "sheetData.row"
            }
        }
        struct Row: Codable {
            @XMLAttribute var r: Int
            @XMLAttribute var descent: XML.DecimalNumber?
            var cells: [Cell]
            enum CodingKeys: String, CodingKey {
                case r
                case descent = "x14ac:dyDescent"
                case cells = "c"
            }
        }
        struct Cell: Codable {
            @XMLAttribute var r: String
            @XMLAttribute var t: String?
            var formula: String?
            var value: String?
            var text: String?
            enum CodingKeys: String, CodingKey {
                case r, t
                case formula = "f"
                case value = "v"
                case text = "is.t"
            }
            func text(_ shared: [String]) -> String {
                if t == "s", let value, let index = Int(value), shared.indices.contains(index) { return shared[index] }
                return text ?? value ?? ""
            }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound([
            "": "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
            "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
            "x14ac": "http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac",
        ])
        let reader = try decoder.reader(Row.self, at: "sheetData.row")
        reader.feed(xml.utf8)
        reader.finish()
        while let row = try reader.next() { table.append(row.cells.map { $0.text(shared) }) }
        expectEqual(table, [["Name", "Price"], ["Waffles", "6.4"]])
        let ignorable = try decoder.decode(Worksheet.self, from: xml).ignorable
        expectEqual(ignorable?.map(\.namespaceURI), ["http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"])
        try Cookbook.expectRoundTrip(Worksheet.self, xml, as: "worksheet", decoder)
    }

    private func sharedStrings(_ strings: String) throws -> [String] {
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"])
        let shared = try decoder.decode([String].self, from: strings, at: "si.t")
        return shared
    }

    @Test("Property lists")
    func plist() throws {
        let xml = try Cookbook.sample(0, of: "PropertyLists")
        struct PropertyList: Codable {
            @XMLAttribute var version: String
            var value: Value
            enum CodingKeys: String, CodingKey {
                case version
                case value = "*"
            }
        }
        indirect enum Value: Codable {
            case string(String)
            case integer(Int)
            case real(Double)
            case date(Date)
            case data(Data)
            case `true`
            case `false`
            case array([Value])
            case dict(Entries)
            subscript(name: String) -> Value? {
                guard case .dict(let entries) = self else { return nil }
                return entries.all.first { $0.key == name }?.value
            }
        }
        struct Entries: Codable { @XMLGroups var all: [Entry] }
        struct Entry: Codable {
            var key: String
            var value: Value
            enum CodingKeys: String, CodingKey {
                case key
                case value = "*"
            }
        }
        let plist = try XMLDecoder().decode(PropertyList.self, from: xml).value
        if case .integer(let width)? = plist["Window"]?["width"] { print(width) }
        let window = try #require(plist["Window"])
        #expect(window["width"] != nil)
        try Cookbook.expectRoundTrip(PropertyList.self, xml, as: "plist", XMLDecoder())
        let value = try XMLDecoder().decode(PropertyList.self, from: xml)
        let read = try JSONDecoder().decode(PropertyList.self, from: JSONEncoder().encode(value))
        try expectEqual(Cookbook.encoder.encodeToString(read, withRootKey: "plist"), xml)
        let failure = refusal(PropertyList.self, xml.replacingOccurrences(of: "800", with: "wide"))
        expectEqual(
            failure?.sentence,
            "15:22: expected an integer for Value.integer at /plist/dict/dict/integer, found \"wide\"")
    }

    @Test("SVG")
    func svg() throws {
        let xml = try Cookbook.sample(0, of: "SVG")
        struct SVG: Codable {
            @XMLAttribute @XMLList var viewBox: [XML.DecimalNumber]
            var title: String?
            var shapes: [Shape]
            enum CodingKeys: String, CodingKey {
                case viewBox, title
                case shapes = "*"
            }
        }
        enum Shape: Codable {
            case g(Group)
            case rect(Rectangle)
            case circle(Circle)
            case other(XML.Element)
            enum CodingKeys: String, CodingKey {
                case g, rect, circle
                case other = "*"
            }
        }
        struct Group: Codable {
            @XMLAttribute var id: String?
            @XMLAnyAttributes var style: [XML.Attribute]
            var shapes: [Shape]
            enum CodingKeys: String, CodingKey {
                case id, style
                case shapes = "*"
            }
        }
        struct Rectangle: Codable {
            @XMLAttribute var x: XML.DecimalNumber
            @XMLAttribute var y: XML.DecimalNumber
            @XMLAttribute var width: XML.DecimalNumber
            @XMLAttribute var height: XML.DecimalNumber
            @XMLAnyAttributes var style: [XML.Attribute]
        }
        struct Circle: Codable {
            @XMLAttribute var cx: XML.DecimalNumber
            @XMLAttribute var cy: XML.DecimalNumber
            @XMLAttribute var r: XML.DecimalNumber
            @XMLAnyAttributes var style: [XML.Attribute]
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": "http://www.w3.org/2000/svg"])
        let svg = try decoder.decode(SVG.self, from: xml)
        expectEqual(svg.shapes.count, 2)
        try Cookbook.expectRoundTrip(SVG.self, xml, as: "svg", decoder)
    }

    @Test("SVG in several namespaces")
    func svgVersions() throws {
        let xml = try Cookbook.sample(1, of: "SVG")
        struct Drawing: Codable {
            @XMLAttribute var name: String?
            var title: String?
            enum CodingKeys: String, CodingKey { case name = "sodipodi:docname", title }
        }
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(versions: [
            "": ["http://www.w3.org/2000/svg", "http://www.w3.org/2000/svg-20000303-stylable"],
            "sodipodi": [
                "http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd",
                "http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd",
            ],
        ])
        let encoder = XMLEncoder()
        encoder.namespaces = try decoder.namespaces.writing(namespacesOf: XML.Document(parsing: xml).root)
        encoder.outputFormatting = .prettyPrinted
        let later = xml.replacing("inkscape", with: "sodipodi")
        for document in [xml, later, xml.replacing("2000/svg", with: "2000/svg-20000303-stylable")] {
            let drawing = try Cookbook.expectStrict(Drawing.self, document, decoder)
            #expect(drawing.name == "waffle.svg" && drawing.title == "Waffle")
            try expectEqual(encoder.encodeToString(drawing, withRootKey: "svg"), xml)
        }
    }

    @Test("JUnit reports")
    func junit() throws {
        let xml = try Cookbook.sample(0, of: "JUnit")
        struct Report: Codable {
            var suites: [Suite]
            enum CodingKeys: String, CodingKey { case suites = "testsuite" }
        }
        struct Suite: Codable {
            @XMLAttribute var name: String
            @XMLAttribute var tests: Int
            @XMLAttribute var failures: Int
            @XMLAttribute var time: XML.DecimalNumber
            @XMLAttribute var timestamp: XML.DateTime?
            var cases: [Case]
            @XMLCData var output: String?
            enum CodingKeys: String, CodingKey {
                case name, tests, failures, time, timestamp
                case cases = "testcase"
                case output = "system-out"
            }
        }
        struct Case: Codable {
            @XMLAttribute var classname: String
            @XMLAttribute var name: String
            @XMLAttribute var time: XML.DecimalNumber
            var failures: [Failure]
            @XMLPresence var skipped: Bool
            enum CodingKeys: String, CodingKey {
                case classname, name, time, skipped
                case failures = "failure"
            }
        }
        struct Failure: Codable {
            @XMLAttribute var type: String?
            @XMLAttribute var message: String?
            @XMLText var text: String
        }
        let report = try XMLDecoder().decode(Report.self, from: xml)
        let failed = report.suites.flatMap(\.cases).filter { !$0.failures.isEmpty }.map(\.name)
        expectEqual(failed, ["cools"])
        try Cookbook.expectRoundTrip(Report.self, xml, as: "testsuites", XMLDecoder())
    }
}
