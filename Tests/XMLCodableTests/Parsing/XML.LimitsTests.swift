import Testing

@testable import XMLCodable

struct XMLLimitsTests {
    /// Parses with the limits set by `change`.
    private func parse(
        _ text: String, _ change: (inout XML.Limits) -> Void = { _ in }
    ) throws(XMLParsingError) -> XML.Document {
        var options = XML.ParsingOptions()
        change(&options.limits)
        return try XML.Document(parsing: text, options: options)
    }

    /// The location of the error, which must be limitExceeded and contain the name of the limit.
    private func refusal(
        _ text: String, naming limit: String, _ change: (inout XML.Limits) -> Void = { _ in }
    ) throws -> String {
        let error = try requireThrows(XMLParsingError.self) { try parse(text, change) }
        expectEqual(error.code, .limitExceeded)
        expectPart(error.message, "limit \(limit) of ")
        return "\(error.line):\(error.column)"
    }

    private func nested(_ depth: Int, _ innermost: String = "") -> String {
        String(repeating: "<a>", count: depth) + innermost + String(repeating: "</a>", count: depth)
    }

    @Test("The defaults are the documented ones: 256 nested elements, siblings aside, and names of 65,536 bytes")
    func defaults() throws {
        let limits = XML.ParsingOptions().limits
        expectEqual(limits.depth, 256)
        expectEqual(limits.attributesPerElement, 10_000)
        expectEqual(limits.nameLength, 65_536)
        expectEqual(limits.namespaces, 10_000)
        expectEqual(limits.documentSize, 4_294_967_295)
        expectEqual(limits, XML.Limits())
        #expect(throws: Never.self) { try parse(nested(256)) }
        #expect(throws: Never.self) { try parse(nested(255, "<a/>")) }
        try expectEqual(refusal(nested(257), naming: "depth"), "1:769")
        try expectEqual(refusal(nested(256, "<a/>"), naming: "depth"), "1:769")
        let text = "<a>" + String(repeating: "<b><c/></b>", count: 500) + "</a>"
        #expect(throws: Never.self) { try parse(text) { $0.depth = 3 } }
        let name = String(repeating: "n", count: 65_536)
        try expectEqual(parse("<\(name)/>").root.name.localName, name)
        try expectEqual(refusal("<\(name)n/>", naming: "nameLength"), "1:2")
    }

    @Test("Depth, attributes, size, namespaces and the bytes of names are limited wherever they are")
    func size() throws {
        // An element counts as depth in all its forms.
        forEachRow(["<b/>", "<b></b>", "<b x='1'/>", "<b>t</b>"]) { innermost in
            #expect(throws: Never.self) { try parse("<a>\(innermost)</a>") { $0.depth = 2 } }
            try expectEqual(refusal("<a>\(innermost)</a>", naming: "depth") { $0.depth = 1 }, "1:4")
            #expect(throws: Never.self) { try parse(innermost) { $0.depth = 1 } }
            try expectEqual(refusal(innermost, naming: "depth") { $0.depth = 0 }, "1:1")
        }
        // Attributes are counted per element, the size in bytes, namespaces by name, entities as amplification.
        let declaring = "<a xmlns='u' xmlns:p='v' b='1'><c d='' e='' f=''/></a>"
        #expect(throws: Never.self) { try parse(declaring) { $0.attributesPerElement = 3 } }
        try expectEqual(refusal(declaring, naming: "attributesPerElement") { $0.attributesPerElement = 2 }, "1:1")
        let inner = try refusal("<a><b c=''/></a>", naming: "attributesPerElement") { $0.attributesPerElement = 0 }
        expectEqual(inner, "1:4")
        let many = { (count: Int) in "<a " + (0..<count).map { "b\($0)=''" }.joined(separator: " ") + "/>" }
        #expect(throws: Never.self) { try parse(many(65_535)) { $0.attributesPerElement = .max } }
        try expectEqual(refusal(many(65_536), naming: "attributesPerElement") { $0.attributesPerElement = .max }, "1:1")
        #expect(throws: Never.self) { try parse(many(10_000)) }
        try expectEqual(refusal(many(10_001), naming: "attributesPerElement"), "1:1")
        #expect(throws: Never.self) { try parse("<a>\u{E9}</a>") { $0.documentSize = 9 } }
        try expectEqual(refusal("<a>\u{E9}</a>", naming: "documentSize") { $0.documentSize = 8 }, "1:1")
        let text = "<a xmlns='1'><b xmlns='2'/><c xmlns='1'/><d xmlns:p='2'/></a>"
        #expect(throws: Never.self) { try parse(text) { $0.namespaces = 2 } }
        try expectEqual(refusal(text, naming: "namespaces") { $0.namespaces = 1 }, "1:17")
        #expect(throws: Never.self) { try parse("<a xml:lang='' xmlns=''/>") { $0.namespaces = 0 } }
        let empties = String(repeating: "&a;", count: 100)
        let entities = "<!DOCTYPE d [<!ENTITY a ''><!ENTITY b '\(empties)'>]><d>&b;&b;</d>"
        #expect(try parse(entities).root.text.isEmpty)
        _ = try refusal(entities, naming: "amplification") {
            $0.amplification = 1
            $0.amplificationThreshold = 1_000
        }
        // The length of a name is counted in bytes, wherever it is.
        forEachRow([
            "<\u{E9}ab/>", "<a \u{E9}ab=''/>", "<?\u{E9}ab?><a/>", "<!DOCTYPE \u{E9}ab><a/>", "<p:\u{E9} xmlns:p='u'/>",
        ]) { text in
            let limit = text.contains("xmlns:p") ? 7 : 4
            #expect(throws: Never.self) { try parse(text) { $0.nameLength = limit } }
            _ = try refusal(text, naming: "nameLength") { $0.nameLength = 3 }
        }
    }
}
