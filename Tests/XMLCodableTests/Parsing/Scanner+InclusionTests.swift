import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

struct ScannerInclusionTests {

    @Test(
        "A recursive entity is an error; others are referenced again and nested to any depth, and messages name the innermost"
    )
    func recursion() throws {
        // A recursive entity is an error at the outermost reference.
        expectEach([
            "<!ENTITY e '&e;'>": "recursiveEntity 2:5",
            "<!ENTITY e 'x&f;'><!ENTITY f '&g;'><!ENTITY g '<b/>&e;'>": "recursiveEntity 2:5",
            "<!ENTITY e '&f;'><!ENTITY f '&f;'>": "recursiveEntity 2:5", "<!ENTITY e '&#38;e;'>": "recursiveEntity 2:5",
            "<!ENTITY e '<b c=\"&e;\"/>'>": "recursiveEntity 2:5",
            "<!ENTITY e '&f;'><!ENTITY f '&#38;amp;e;'>": "accepted: <a>x&amp;e;</a>",
            "<!ENTITY e '<![CDATA[&e;]]><!--&e;-->'>": "accepted: <a>x[&amp;e;]<!--&e;--></a>",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\($0)]>\n<a>x&e;</a>") }
        // An entity can be referenced again after its end, and nested to any depth; messages name the innermost one.
        let text = "<!DOCTYPE a [<!ENTITY e '[&f;]'><!ENTITY f 'x'>]><a b='&e;&f;'>&e;&f;&e;</a>"
        try expectEqual(DocumentReading.root(text), "<a b=\"[x]x\">[x]x[x]</a>")
        let depth = 10_000
        var subset = "<!ENTITY e0 'x'>"
        for index in 1...depth { subset += "<!ENTITY e\(index) '&e\(index - 1);'>" }
        let nested = "<!DOCTYPE a [\(subset)]><a b='&e\(depth);'>&e\(depth);</a>"
        try expectEqual(DocumentReading.root(nested), "<a b=\"x\">x</a>")
        let error = try requireThrows(XMLParsingError.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY f '<b'><!ENTITY e 'x&f;'>]><a>&e;</a>")
        }
        expectStart(error.message, "the entity 'f' ends too early")
        expectEqual(error.column, 53)
        let unknown = try requireThrows(XMLParsingError.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY e 'x&f;'>]><a>&e;</a>")
        }
        expectEqual(
            unknown.message,
            "in the entity 'e', the entity 'f' is not declared; `import XMLCodableEncodings` and "
                + "`parsingOptions.entities = .html` read the entities of HTML, `parsingOptions.entityResolver` supplies any "
                + "text, and `parsingOptions.repairs = .undeclaredEntities` reads it as text")
    }

    /// `e0` is ten characters; each further entity references the previous one ten times.
    private func laughs(_ levels: Int, _ text: String = "0123456789") -> String {
        var subset = "<!ENTITY e0 '\(text)'>"
        for level in 1...levels {
            subset += "<!ENTITY e\(level) '" + String(repeating: "&e\(level - 1);", count: 10) + "'>"
        }
        return subset
    }

    private func limit(_ text: String, _ change: DocumentReading.Change = { _ in }) throws -> String {
        let error = try requireThrows(XMLParsingError.self) { try DocumentReading.document(text, change) }
        expectEqual(error.code, .limitExceeded)
        #expect(error.snippet.count < 300)
        let words = error.message.split { $0 == " " || $0 == "," }
        let name = words.firstIndex(of: "limit").map { words[$0 + 1] } ?? ""
        return "\(name) \(error.line):\(error.column)"
    }

    @Test("A billion laughs attack, a quadratic blowup and default attributes stop at the limit amplification")
    func billionLaughs() throws {
        let doctype = "<!DOCTYPE a [\(laughs(9))"
        let sooner: DocumentReading.Change = { $0.limits.amplificationThreshold = 100_000 }
        try expectEqual(limit("\(doctype)]>\n<a>&e9;</a>", sooner), "amplification 2:4")
        try expectEqual(limit("\(doctype)]>\n<a b='&e9;'/>", sooner), "amplification 2:7")
        try expectEqual(limit("\(doctype)\n<!ATTLIST a b CDATA '&e9;'>]><a/>", sooner), "amplification 2:22")
        let parameters = laughs(9, "").replacing("<!ENTITY ", with: "<!ENTITY % ").replacing("&", with: "&#37;")
        try expectEqual(limit("<!DOCTYPE a [\(parameters)\n%e9;]><a/>", sooner), "amplification 2:1")
        // Within the threshold the entities are ordinary text.
        try expectEqual(DocumentReading.document("<!DOCTYPE a [\(laughs(3))]><a>&e3;</a>").root.text.count, 10_000)
        let text = String(repeating: "x", count: 50_000)
        let references = String(repeating: "&e;", count: 5_000)
        let xml = "<!DOCTYPE a [<!ENTITY e '\(text)'>]>\n<a>\(references)</a>"
        try expectStart(limit(xml), "amplification 2:")
        #expect(throws: Never.self) {
            try DocumentReading.document("<!DOCTYPE a [<!ENTITY e '\(text)'>]><a>&e;&e;&e;</a>")
        }
        let value = String(repeating: "v", count: 20_000)
        let defaulted =
            "<!DOCTYPE a [<!ATTLIST b c CDATA '\(value)'>]>\n<a>\(String(repeating: "<b/>", count: 500))</a>"
        try expectStart(limit(defaulted), "amplification 2:")
        let inEntity = "<!DOCTYPE a [<!ENTITY e '<b/>'><!ATTLIST b c CDATA '\(value)'>]>\n<a>"
        try expectStart(limit("\(inEntity)\(String(repeating: "&e;", count: 500))</a>"), "amplification 2:")
    }

    @Test("The threshold is a number of bytes, above which the factor applies; expansions and elements are counted too")
    func threshold() throws {
        let xml = "<!DOCTYPE a [<!ENTITY e '0123456789abcdef'>]><a>&e;&e;&e;</a>"
        let limits = { (threshold: Int, factor: Int) -> DocumentReading.Change in
            {
                $0.limits.amplificationThreshold = threshold
                $0.limits.amplification = factor
            }
        }
        #expect(throws: Never.self) { try DocumentReading.document(xml, limits(48, 0)) }
        #expect(throws: Never.self) { try DocumentReading.document(xml, limits(0, 1)) }
        // 111 bytes of source; each e1 counts for 200: 40 itself, and 16 for each expansion in it.
        let twice = "<!DOCTYPE a [\(laughs(1))]>\n<a>&e1;&e1;</a>"
        expectEqual(twice.utf8.count, 111)
        try expectEqual(limit(twice, limits(0, 1)), "amplification 2:4")
        try expectEqual(limit(twice, limits(0, 2)), "amplification 2:8")
        #expect(throws: Never.self) { try DocumentReading.document(twice, limits(400, 1)) }
        #expect(throws: Never.self) { try DocumentReading.document("<a>&amp;</a>", limits(0, 0)) }
        let change: DocumentReading.Change = { $0.limits.entityExpansions = 3 }
        let text = { (content: String) in "<!DOCTYPE a [<!ENTITY e ''><!ENTITY % p ''>]>\n<a>\(content)</a>" }
        #expect(throws: Never.self) { try DocumentReading.document(text("&e;&e;&e;&amp;&#32;"), change) }
        try expectEqual(limit(text("&e;&e;&e;&e;"), change), "entityExpansions 2:13")
        try expectEqual(limit(text("<b c='&e;&e;'/>&e;&e;"), change), "entityExpansions 2:22")
        try expectEqual(limit("<!DOCTYPE a [<!ENTITY % p ''>%p;%p;%p;\n%p;]><a/>", change), "entityExpansions 2:1")
        let html: DocumentReading.Change = {
            change(&$0)
            $0.entities = .html
        }
        try expectEqual(limit("<a>&nbsp;&nbsp;&nbsp;&nbsp;</a>", html), "entityExpansions 1:22")
        let doctype = "<!DOCTYPE a [<!ENTITY e '<b><c d=\"\" e=\"\"/></b>'>]>\n<a>&e;</a>"
        try expectEqual(limit(doctype) { $0.limits.depth = 2 }, "depth 2:4")
        try expectEqual(limit(doctype) { $0.limits.attributesPerElement = 1 }, "attributesPerElement 2:4")
        #expect(throws: Never.self) { try DocumentReading.document(doctype) { $0.limits.depth = 3 } }
        let defaults = "<!DOCTYPE a [<!ATTLIST a b CDATA '' c CDATA ''>]>\n<a/>"
        try expectEqual(limit(defaults) { $0.limits.attributesPerElement = 1 }, "attributesPerElement 2:1")
    }
}
