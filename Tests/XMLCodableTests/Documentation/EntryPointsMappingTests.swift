import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// The snippets of XMLMapping.md about coders, files, tasks, and types that decode themselves.
struct EntryPointsMappingTests {
    @Test("Bytes, text, trees and files are read and written, by one coder for concurrent tasks")
    func forms() async throws {
        let xml = "<food><name>Waffles</name></food>"
        let data = Data(xml.utf8)
        struct Food: Codable { var name: String }
        let decoder = XMLDecoder()
        let food = try decoder.decode(Food.self, from: data)
        let fromText = try decoder.decode(Food.self, from: xml)
        let fromTree = try decoder.decode(Food.self, from: XML.Document(parsing: xml))
        let encoder = XMLEncoder()
        let bytes = try encoder.encode(food, withRootKey: "food")
        let text = try encoder.encodeToString(food, withRootKey: "food")
        let element = try encoder.encodeToElement(food, withRootKey: "food")
        let received = Array(xml.utf8)
        let fromBytes = try decoder.decode(Food.self, from: received)
        let fromSlice = try decoder.decode(Food.self, from: received[...])
        let fromSequence = try decoder.decode(Food.self, from: received.lazy.map { $0 })
        let fromSpan = try decoder.decode(Food.self, from: received.span)
        expectEqual([fromBytes, fromSlice, fromSequence, fromSpan].map(\.name), Array(repeating: "Waffles", count: 4))
        expectEqual([food, fromText, fromTree].map(\.name), ["Waffles", "Waffles", "Waffles"])
        expectEqual(bytes, data)
        expectEqual(text, xml)
        try expectEqual(element.xmlString(), xml)
        do {
            struct Menu: Codable { var food: [Food] }
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
            defer { try? FileManager.default.removeItem(at: url) }
            try XMLEncoder().encode(Menu(food: [Food(name: "Tea"), Food(name: "Toast")])).write(to: url)
            let menu = try XMLDecoder().decode(Menu.self, contentsOf: url)
            let first = try XMLDecoder().decode(Food.self, contentsOf: url, at: "food")
            let document = try XML.Document(contentsOf: url)
            expectEqual(menu.food.count, 2)
            expectEqual(first.name, "Tea")
            expectEqual(document.root.name, "Menu")
        }
        do {
            let documents = (0..<8).map { "<food><name>\($0)</name></food>" }
            let decoder = XMLDecoder()
            let foods = try await withThrowingTaskGroup(of: Food.self) { group in
                for document in documents { group.addTask { try decoder.decode(Food.self, from: document) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            expectEqual(Set(foods.map(\.name)), Set((0..<8).map { "\($0)" }))
        }
    }

    @Test("Documents longer than memory")
    func streams() async throws {
        struct Food: Codable, Sendable { var name: String }
        let xml = """
            <menu><title>Breakfast</title><food><name>Tea</name></food><food/><food><name>Toast</name></food></menu>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer { try? FileManager.default.removeItem(at: url) }
        let valid = xml.replacing("<food/>", with: "")
        let chunks = [Data(valid.utf8.prefix(30)), Data(valid.utf8.dropFirst(30))]
        let bytes = AsyncStream<UInt8> { continuation in
            for byte in valid.utf8 { continuation.yield(byte) }
            continuation.finish()
        }
        var names: [String] = []
        func check() {
            expectEqual(names, ["Tea", "Toast"])
            names = []
        }
        try Data(valid.utf8).write(to: url)
        do {
            let reader = try XMLDecoder().reader(Food.self, at: "food", contentsOf: url)
            while let food = try reader.next() { names.append(food.name) }
        }
        check()
        do {
            let reader = try XMLDecoder().reader(Food.self, at: "food")
            for chunk in chunks {
                reader.feed(chunk)
                while let food = try reader.next() { names.append(food.name) }
            }
            reader.finish()
            while let food = try reader.next() { names.append(food.name) }
        }
        check()
        for try await food in XMLDecoder().elements(Food.self, at: "food", in: bytes) { names.append(food.name) }
        for try await food in XMLDecoder().elements(Food.self, at: "food", contentsOf: url, concurrency: 4) {
            names.append(food.name)
        }
        expectEqual(names, ["Tea", "Toast", "Tea", "Toast"])
        names = []
        try Data(xml.utf8).write(to: url)
        let reader = try XMLDecoder().reader(
            Food.self, at: "food", contentsOf: url, onMismatch: .skip { error in print("left out: \(error)") })
        while let food = try reader.next() { names.append(food.name) }
        let title = try reader.surroundings()?["title"]?.text
        check()
        expectEqual(title, "Breakfast")
    }

    @Test("Records of a document that is written, and records that are added to a value")
    func writtenRecords() async throws {
        struct Food: Codable { var name: String }
        let foods = [Food(name: "Tea"), Food(name: "Toast")]
        let expected = "<menu><food><name>Tea</name></food><food><name>Toast</name></food></menu>"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        let other = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        defer {
            try? FileManager.default.removeItem(at: url)
            try? FileManager.default.removeItem(at: other)
        }
        do {
            let writer = try XMLEncoder().writer(at: "food", withRootKey: "menu", to: .file(url))
            for food in foods { try writer.write(food) }
            try writer.finish()
        }
        try expectEqual(String(contentsOf: url, encoding: .utf8), expected)
        var sent: [UInt8] = []
        func send(_ chunk: [UInt8]) async throws { sent += chunk }
        do {
            let writer = try XMLEncoder().writer(at: "food", withRootKey: "menu")
            for food in foods {
                try writer.write(food)
                if let chunk = writer.nextChunk() { try await send(chunk) }
            }
            try writer.finish()
            while let chunk = writer.nextChunk() { try await send(chunk) }
        }
        let stream = AsyncStream<Food> { continuation in
            for food in foods { continuation.yield(food) }
            continuation.finish()
        }
        let encoder = XMLEncoder()
        for try await chunk in encoder.chunks(of: stream, at: "food", withRootKey: "menu") { try await send(chunk) }
        expectEqual(String(decoding: sent, as: UTF8.self), expected + expected)
        _ = FileManager.default.createFile(atPath: other.path, contents: nil)
        let handle = try FileHandle(forWritingTo: other)
        try XML.Document.check(contentsOf: url)
        try XML.Document.rewrite(contentsOf: url, as: .prettyPrinted) { try handle.write(contentsOf: $0) }
        try expectEqual(
            String(contentsOf: other, encoding: .utf8), XML.Document(parsing: expected).xmlString(.prettyPrinted))
        do {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
            defer { try? FileManager.default.removeItem(at: url) }
            _ = FileManager.default.createFile(atPath: url.path, contents: nil)
            let handle = try FileHandle(forWritingTo: url)
            struct Channel: Encodable { var title: String }
            struct Feed: Encodable {
                @XMLAttribute var version = "2.0"
                var channel: Channel
            }
            let feed = Feed(channel: Channel(title: "News"))
            let writer = try XMLEncoder().writer(
                around: feed, at: "channel.item", withRootKey: "rss", to: .closure { try handle.write(contentsOf: $0) })
            try writer.write("1")
            try writer.finish()
            try expectEqual(
                String(contentsOf: url, encoding: .utf8),
                #"<rss version="2.0"><channel><title>News</title><item>1</item></channel></rss>"#)
        }
    }

    struct Order: Decodable {
        var quantity: Int
        var isUrgent: Bool
        var element: XML.Element
        enum CodingKeys: String, CodingKey { case quantity, urgent }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            quantity = try container.decode(Int.self, forKey: .quantity)
            guard quantity > 0 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .quantity, in: container, debugDescription: "expected a positive number")
            }
            isUrgent = container.contains(.urgent)
            element = try XML.Element(from: decoder)
        }
    }

    @Test("Types that decode themselves, and lists by hand")
    func ownInitializer() throws {
        let order = try XMLDecoder().decode(Order.self, from: "<o n='1'><quantity>2</quantity><urgent/></o>")
        expectEqual(order.quantity, 2)
        #expect(order.isUrgent)
        expectEqual(order.element[attribute: "n"], "1")
        let failure = try #require(refusal(Order.self, "<o><quantity>0</quantity></o>"))
        expectEqual(failure.path, ["quantity"])
        expectPart(failure.sentence, "expected a positive number")
        let xml = """
            <backup>
                <files>
                    <file><name>a.txt</name></file>
                    <file><name>b.txt</name></file>
                </files>
            </backup>
            """
        struct Files: Decodable {
            struct File: Decodable { var name: String }
            var all: [File]
            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                all = []
                while !container.isAtEnd { all.append(try container.decode(File.self)) }
            }
        }
        struct Backup: Decodable { var files: Files }
        try expectEqual(XMLDecoder().decode(Backup.self, from: xml).files.all.map(\.name), ["a.txt", "b.txt"])
    }

    @Test("A value in a single text, and a context")
    func oneText() throws {
        let xml = #"<release version="1.2" />"#
        struct Version: Codable {
            var major: Int
            var minor: Int
            init(major: Int, minor: Int) {
                self.major = major
                self.minor = minor
            }
            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                let parts = try container.decode(String.self).split(separator: ".").compactMap { Int($0) }
                guard parts.count == 2 else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected a version")
                }
                self.init(major: parts[0], minor: parts[1])
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode("\(major).\(minor)")
            }
        }
        struct Release: Codable { @XMLAttribute var version: Version }
        let release = Release(version: Version(major: 1, minor: 2))
        try expectPair(xml, release)
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Release.self, from: "<r version='1'/>") }
        struct Price: Decodable {
            static let currency = CodingUserInfoKey(rawValue: "currency")
            var text: String
            init(from decoder: any Decoder) throws {
                let amount = try decoder.singleValueContainer().decode(Decimal.self)
                let currency = Self.currency.flatMap { decoder.userInfo[$0] as? String }
                text = "\(amount) \(currency ?? "EUR")"
            }
        }
        let decoder = XMLDecoder()
        if let key = Price.currency { decoder.userInfo[key] = "CHF" }
        try expectEqual(decoder.decode([Price].self, from: "<r><price>5.95</price></r>").map(\.text), ["5.95 CHF"])
        try expectEqual(XMLDecoder().decode(Price.self, from: "<price>5.95</price>").text, "5.95 EUR")
    }
}
