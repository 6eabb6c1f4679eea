import Foundation
import Testing
import XMLCodable

struct DictionariesTests {
    struct Task: Codable, Equatable { var taskId: Int, percentage: Double }

    @Test("Dictionaries of arrays and of objects")
    func dictionaries() throws {
        struct Lists: Codable, Equatable { var dictionaryOfTasks: [String: [Task]] }
        let xml = """
            <root><dictionaryOfTasks><mondayTasks><taskId>103</taskId><percentage>0.1</percentage></mondayTasks>\
            <mondayTasks><taskId>108</taskId><percentage>1792.41</percentage></mondayTasks></dictionaryOfTasks></root>
            """
        let tasks = [Task(taskId: 103, percentage: 0.1), Task(taskId: 108, percentage: 1792.41)]
        try expectCase(xml, Lists(dictionaryOfTasks: ["mondayTasks": tasks]))
        struct Plan: Codable, Equatable { var tasks: [String: Task] }
        let objects = """
            <root><tasks><task1><taskId>103</taskId><percentage>0.1</percentage></task1>\
            <task2><taskId>108</taskId><percentage>1792.41</percentage></task2></tasks></root>
            """
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        let named = ["task1": Task(taskId: 103, percentage: 0.1), "task2": Task(taskId: 108, percentage: 1792.41)]
        let written = """
            <root><tasks><task1><percentage>0.1</percentage><taskId>103</taskId></task1>\
            <task2><percentage>1792.41</percentage><taskId>108</taskId></task2></tasks></root>
            """
        try expectCase(objects, Plan(tasks: named), written: written, encoder: encoder)
    }

    @Test("A dictionary keyed by an enum, whose unknown keys @XMLLossy drops")
    func enumKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, two, foobar, other }
        struct Value: Codable, Equatable { var foo: String, bar: Int }
        struct Model: Codable, Equatable { var dictionary: [Key: Value] }
        let xml = """
            <root><dictionary><foobar><foo>bar</foo><bar>777</bar></foobar><one><foo>uno</foo><bar>1</bar></one>\
            <two><foo>dve</foo><bar>2</bar></two></dictionary></root>
            """
        let model = Model(dictionary: [
            .one: Value(foo: "uno", bar: 1), .two: Value(foo: "dve", bar: 2), .foobar: Value(foo: "bar", bar: 777),
        ])
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        let written = """
            <root><dictionary><foobar><bar>777</bar><foo>bar</foo></foobar><one><bar>1</bar><foo>uno</foo></one>\
            <two><bar>2</bar><foo>dve</foo></two></dictionary></root>
            """
        try expectCase(xml, model, written: written, encoder: encoder)
        let unknown = "<root><dictionary><ten><foo>x</foo><bar>1</bar></ten></dictionary></root>"
        let refusal = try decodingRefusal(Model.self, unknown)
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.path, ["dictionary", "ten"])
        expectStart(refusal.sentence, "1:19: ")
        struct Lax: Codable, Equatable { @XMLLossy var dictionary: [Key: Value] }
        let partly = """
            <root><dictionary><one><foo>uno</foo><bar>1</bar></one><three><foo>bar</foo><bar>777</bar></three></dictionary></root>
            """
        let known = "<root><dictionary><one><foo>uno</foo><bar>1</bar></one></dictionary></root>"
        try expectCase(partly, Lax(dictionary: [.one: Value(foo: "uno", bar: 1)]), written: known)
        let lax = try XMLDecoder().decode(Lax.self, from: partly)
        expectEqual(lax.$dictionary.map(\.key.stringValue), ["three"])
        try expectEqual(decodingRefusal(Model.self, partly).kind, .dataCorrupted)
    }

    @Test("A name that occurs twice is refused, whatever the values are")
    func repeatedContent() {
        let xml = "<m><k>1<z/></k><k>2</k></m>"
        #expect(refusal([String: [XML.Node]].self, xml) != nil)
        #expect(refusal([String: InnerXML].self, xml) != nil)
        #expect(refusal([String: XML.Element].self, xml) != nil)
        #expect(refusal([String: [XML.Node]].self, "<m><k>1<z/></k><l>2</l></m>") == nil)
    }
}
