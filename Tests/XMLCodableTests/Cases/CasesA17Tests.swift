import Foundation
import Testing
import XMLCodable

@Suite("Case A17: the models of XMLMapper's tests")
struct CasesA17Tests {
    struct Task: Codable, Equatable {
        var taskId: Int
        var percentage: Double
    }

    enum Letter: Int, Codable { case a, b, c }

    @Test("A17: testBasicParsing")
    func basicParsing() throws {
        enum Sex: String, Codable { case male = "Male", female = "Female" }
        struct User: Codable, Equatable {
            var username: String
            var identifier: String?
            var photoCount: Int?
            var age: Int?
            var drinker: Bool
            var smoker: Bool?
            var sex: Sex?
            var canDrive: Bool?
            var arr: [String]
            var dict: [String: String]
            var weight: Double?
            var float: Float?
            var friends: [Friend]
            var friend: Friend?
            var friendDictionary: [String: Friend]
        }
        struct Friend: Codable, Equatable {
            var identifier: String
            var drinker: Bool
            var age: Int
            var username: String
            var canDrive: Bool
        }
        let sub = """
            <identifier>user8723</identifier><drinker>true</drinker><age>17</age><username>sub user</username>\
            <canDrive>true</canDrive>
            """
        let head = """
            <username>John Doe</username><identifier>user8723</identifier><photoCount>13</photoCount><age>1227</age>\
            <drinker>true</drinker><smoker>false</smoker><sex>Female</sex><canDrive>true</canDrive><arr>bla</arr>\
            <arr>true</arr><arr>42</arr>
            """
        let values = "<key1>value1</key1><key2>false</key2><key3>142</key3>"
        let numbers = "<weight>123.23</weight><float>123.231</float>"
        let friend = "<friend>\(sub)</friend><friendDictionary><bestFriend>\(sub)</bestFriend></friendDictionary>"
        let friends = "<friends>\(sub)</friends><friends>\(sub)</friends>"
        let xml = "<root>\(head)<dict>\(values)</dict>\(numbers)\(friend)\(friends)</root>"

        let friendValue = Friend(identifier: "user8723", drinker: true, age: 17, username: "sub user", canDrive: true)
        let user = User(
            username: "John Doe", identifier: "user8723", photoCount: 13, age: 1227, drinker: true, smoker: false,
            sex: .female, canDrive: true, arr: ["bla", "true", "42"],
            dict: ["key1": "value1", "key2": "false", "key3": "142"], weight: 123.23, float: 123.231,
            friends: [friendValue, friendValue], friend: friendValue, friendDictionary: ["bestFriend": friendValue])
        let encoder = XMLEncoder()
        // A dictionary has no order of its own.
        encoder.outputFormatting = .sortedKeys
        let decoded = try XMLDecoder().decode(User.self, from: xml)
        #expect(decoded == user)
        let text = try encoder.encodeToString(decoded, withRootKey: "root")
        #expect(text.contains("<dict>\(values)</dict>"))
        #expect(try XMLDecoder().decode(User.self, from: text) == user)
    }

    @Test("A17: a dictionary of arrays")
    func dictionaryOfArrays() throws {
        struct Plan: Codable, Equatable { var dictionaryOfTasks: [String: [Task]] }
        let xml = """
            <root><dictionaryOfTasks><mondayTasks><taskId>103</taskId><percentage>0.1</percentage></mondayTasks>\
            <mondayTasks><taskId>108</taskId><percentage>1792.41</percentage></mondayTasks></dictionaryOfTasks></root>
            """
        let tasks = [Task(taskId: 103, percentage: 0.1), Task(taskId: 108, percentage: 1792.41)]
        try expectCase(xml, Plan(dictionaryOfTasks: ["mondayTasks": tasks]))
    }

    @Test("A17: a dictionary of objects")
    func dictionaryOfObjects() throws {
        struct Plan: Codable, Equatable { var tasks: [String: Task] }
        let xml = """
            <root><tasks><task1><taskId>103</taskId><percentage>0.1</percentage></task1>\
            <task2><taskId>108</taskId><percentage>1792.41</percentage></task2></tasks></root>
            """
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        let tasks = ["task1": Task(taskId: 103, percentage: 0.1), "task2": Task(taskId: 108, percentage: 1792.41)]
        let written = """
            <root><tasks><task1><percentage>0.1</percentage><taskId>103</taskId></task1>\
            <task2><percentage>1792.41</percentage><taskId>108</taskId></task2></tasks></root>
            """
        try expectCase(xml, Plan(tasks: tasks), written: written, encoder: encoder)
    }

    @Test("A17: Int enums in an array and in a dictionary")
    func intEnums() throws {
        struct List: Codable, Equatable { var enums: [Letter] }
        struct Table: Codable, Equatable { var enums: [String: Letter] }
        try expectCase("<root><enums>0</enums><enums>1</enums><enums>2</enums></root>", List(enums: [.a, .b, .c]))
        let encoder = XMLEncoder()
        encoder.outputFormatting = .sortedKeys
        try expectCase(
            "<root><enums><A>0</A><B>1</B><C>2</C></enums></root>", Table(enums: ["A": .a, "B": .b, "C": .c]),
            encoder: encoder)

        // An undefined raw value is an error at its place.
        let refusal = try decodingRefusal(List.self, "<root><enums>0</enums><enums>7</enums></root>")
        #expect(refusal.kind == .dataCorrupted)
        #expect(refusal.path == ["enums", "Index 1"])
        #expect(refusal.sentence.hasPrefix("1:30: "), "\(refusal.sentence)")
    }

    @Test("A17: several roots, and one root as an array")
    func severalRoots() throws {
        struct Student: Codable, Equatable {
            var name: String
            var uuid: UUID
            var major: Int
            var minor: Int

            enum CodingKeys: String, CodingKey {
                case name
                case uuid = "UUID"
                case major, minor
            }
        }
        let bob = """
            <root><name>Bob</name><UUID>3C074D4B-FC8C-4CA2-82A9-6E9367BBC875</UUID><major>541</major>\
            <minor>123</minor></root>
            """
        let jane = """
            <root><name>Jane</name><UUID>3C074D4B-FC8C-4CA2-82A9-6E9367BBC876</UUID><major>54321</major>\
            <minor>13</minor></root>
            """
        let students = [
            Student(
                name: "Bob", uuid: try #require(UUID(uuidString: "3C074D4B-FC8C-4CA2-82A9-6E9367BBC875")), major: 541,
                minor: 123),
            Student(
                name: "Jane", uuid: try #require(UUID(uuidString: "3C074D4B-FC8C-4CA2-82A9-6E9367BBC876")),
                major: 54321, minor: 13),
        ]
        let decoder = XMLDecoder()
        let decoded = try decoder.decodeFragment([Student].self, from: bob + jane)
        #expect(decoded == students)
        #expect(try decoder.decodeFragment([Student].self, from: bob) == [students[0]])
        let roots = try decoded.map { try XMLEncoder().encodeToString($0, withRootKey: "root") }
        #expect(roots == [bob, jane])

        // Encoded as one document the array gets a root of its own.
        let text = try XMLEncoder().encodeToString(students, withRootKey: "root")
        #expect(text == "<root>\(bob)\(jane)</root>")
        #expect(try decoder.decode([Student].self, from: text) == students)

        // A document has one root.
        let refusal = try decodingRefusal([Student].self, bob + jane)
        #expect(refusal.parsingError?.code == .extraContent)
    }

    @Test("A17: unknown elements are passed over")
    func unknownElements() throws {
        struct User: Codable, Equatable {
            var username: String
            var identifier: String
        }
        let xml = """
            <root><username>bob</username><identifier>bob1987</identifier><foo>bar</foo><fooArr>1</fooArr>\
            <fooArr>2</fooArr><fooArr>3</fooArr><fooObj><baz>qux</baz></fooObj></root>
            """
        try expectCase(
            xml, User(username: "bob", identifier: "bob1987"),
            written: "<root><username>bob</username><identifier>bob1987</identifier></root>")
    }

    @Test("A17: a missing end tag is an error, a missing optional is nil")
    func missing() throws {
        struct User: Codable, Equatable {
            var username: String
            var age: Int?
        }
        let refusal = try decodingRefusal(User.self, "<root><username>bob</username>")
        #expect(refusal.parsingError?.code == .unexpectedEnd)
        try expectCase("<root><username>bob</username></root>", User(username: "bob", age: nil))
    }

    @Test("A17: a dictionary with keys of an enum")
    func enumKeys() throws {
        enum Key: String, Codable, CodingKeyRepresentable { case one, two, foobar, other }
        struct Value: Codable, Equatable {
            var foo: String
            var bar: Int
        }
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
        #expect(refusal.kind == .dataCorrupted)
        #expect(refusal.path == ["dictionary", "ten"])
        #expect(refusal.sentence.hasPrefix("1:7: "), "\(refusal.sentence)")
    }

    @Test("A17: generics")
    func generics() throws {
        struct Response<Result: Codable & Equatable>: Codable, Equatable { var result: Result }
        struct Status: Codable, Equatable { var code: Int }
        struct Item<Value: Codable & Equatable>: Codable, Equatable { var value: Value }
        struct Items<Value: Codable & Equatable>: Codable, Equatable { var genericItems: [Item<Value>] }

        try expectCase("<root><result><code>22</code></result></root>", Response(result: Status(code: 22)))
        try expectCase(
            """
            <root><genericItems><value>value0</value></genericItems><genericItems><value>value1</value></genericItems>\
            </root>
            """, Items(genericItems: [Item(value: "value0"), Item(value: "value1")]))
    }
}
