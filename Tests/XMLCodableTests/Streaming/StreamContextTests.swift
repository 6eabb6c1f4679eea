import Foundation
import Testing

@testable import XMLCodable
@testable import XMLCodableCanonical
@testable import XMLCodableStreaming

/// What is in force around the records of a stream is that of the whole document, however the document is cut.
struct StreamContextTests {
    /// A document, the path of its records, and what is around them.
    struct Sample: Sendable, CustomTestStringConvertible {
        let name: String, text: String
        var path = "r"
        let around: String
        var testDescription: String { name }
    }

    static let samples = [
        Sample(
            name: "a comment", text: "<!DOCTYPE m [<!ENTITY c '<!--c-->'>]><m>&c;<r/></m>", around: "<m><!--c--></m>"),
        Sample(
            name: "an instruction", text: "<!DOCTYPE m [<!ENTITY c '<?p q?>'>]><m>&c;<r/>&c;</m>",
            around: "<m><?p q?><?p q?></m>"),
        Sample(
            name: "an element", text: "<!DOCTYPE m [<!ENTITY c 't<x k=\"1\"/>u'>]><m>&c;<r/></m>",
            around: "<m>t<x k=\"1\" />u</m>"),
        Sample(name: "a record", text: "<!DOCTYPE m [<!ENTITY c 't<r>1</r>u'>]><m>&c;<r/></m>", around: "<m>tu</m>"),
        Sample(name: "text", text: "<!DOCTYPE m [<!ENTITY e 'x'>]><m>&e;</m>", around: "<m>x</m>"),
        Sample(
            name: "text in a parent", text: "<!DOCTYPE m [<!ENTITY e 'x'>]><m><a>&e;</a><a>y</a><a><r/></a></m>",
            path: "a.r", around: "<m><a>x</a><a>y</a><a /></m>"),
        Sample(
            name: "a parent", text: "<!DOCTYPE m [<!ENTITY e '<a i=\"1\">x<r/></a>'>]><m>&e;<a><r/></a></m>",
            path: "a.r", around: "<m><a i=\"1\">x</a><a /></m>"),
        Sample(
            name: "a section", text: "<!DOCTYPE m [<!ENTITY e '<![CDATA[&#13;<]]>'>]><m>&e;<r/></m>",
            around: "<m><![CDATA[]]>&#13;<![CDATA[<]]></m>"),
        Sample(
            name: "default attributes",
            text: "<!DOCTYPE m [<!ATTLIST m k CDATA 'v'><!ATTLIST r t NMTOKENS ' x  y '>]><m><r/><r t=' z '/></m>",
            around: "<m k=\"v\" />"),
        Sample(
            name: "namespaces",
            text:
                "<m xmlns='urn:d' xmlns:p='urn:u' xml:lang='en'><a xmlns:q='urn:w'><p:r q:i='1'/></a><a><p:r/></a></m>",
            path: "a.*", around: "<m xmlns='urn:d' xmlns:p='urn:u' xml:lang='en'><a xmlns:q='urn:w' /><a /></m>"),
        Sample(
            name: "prefixes in values",
            text: "<m xmlns:p='urn:p'><r k='p:a'><x>p:b</x></r><r xmlns:p='urn:q' k='p:c'/></m>",
            around: "<m xmlns:p='urn:p' />"),
        Sample(
            name: "prefixes in no name",
            text: "<m xmlns:q='urn:w' xmlns:p='urn:u'><r t='q:int'>p:x</r><r/><r>q:</r></m>",
            around: "<m xmlns:q='urn:w' xmlns:p='urn:u' />"),
    ]

    private func read(_ sample: Sample, _ size: Int) throws -> (records: [XML.Element], around: XML.Element?) {
        let reader = try XMLDecoder().reader(XML.Element.self, at: sample.path)
        var records: [XML.Element] = []
        try reader.read(sample.text.utf8, size) { records.append($0) }
        return (records, try reader.surroundings())
    }

    @Test("Records and surroundings are those of the whole document", arguments: samples)
    func same(_ sample: Sample) throws {
        let whole = try XMLDecoder().decode([XML.Element].self, from: sample.text, at: sample.path)
        let wholeUniform = try whole.map { try $0.xmlString(.uniform) }
        let wholeCanonical = try whole.map { try $0.canonicalString() }
        for size in [1, 2, 3, 5, 7, 11, 16, 21, 1_000] {
            let (records, around) = try read(sample, size)
            expectEqual(records, whole, for: size)
            expectEqual(records.map(\.namespacesInScope), whole.map(\.namespacesInScope), for: size)
            func p(_ record: XML.Element) -> String? { record.namespaceURI(ofPrefix: "p") }
            expectEqual(records.map(p), whole.map(p), for: size)
            try expectEqual(records.map { try $0.xmlString(.uniform) }, wholeUniform, for: size)
            try expectEqual(records.map { try $0.canonicalString() }, wholeCanonical, for: size)
            try expectEqual(around?.xmlString(.uniform), sample.around, for: size)
        }
    }

    @Test("Default attributes around the records count once, and the records in entities before those after them")
    func counts() throws {
        let value = String(repeating: "x", count: 1_000)
        let text = "<!DOCTYPE m [<!ATTLIST m k CDATA '\(value)'>]><m>" + String(repeating: "<r/>", count: 500) + "</m>"
        let decoder = XMLDecoder()
        decoder.parsingOptions.limits.amplificationThreshold = 2_000
        decoder.parsingOptions.limits.amplification = 1
        let reader = try decoder.reader(String.self, at: "r")
        try reader.read(text.utf8, 1)
        try expectNil(reader.next())
        expectEqual(reader.recordCount, 500)
        forEachRow([1, 7, 1_000]) { size in
            let log = ErrorLog()
            let reader = try XMLDecoder().reader(Int.self, at: "a.r", onMismatch: .skip { log.add("\($0)") })
            let text =
                "<!DOCTYPE m [<!ENTITY e '<r>1</r><r>x</r>'><!ENTITY a '<a><r>y</r></a>'>]>"
                + "<m><a><r>1</r>&e;<r>x</r>&e;</a>&a;<a><r>x</r></a></m>"
            try reader.read(text.utf8, size)
            let places = ["/m/a/r[3],", "/m/a/r[4],", "/m/a/r[6],", "/m/a[2]/r,", "/m/a[3]/r,"]
            expectEqual(log.all.count, places.count)
            for (error, place) in zip(log.all, places) { #expect(error.contains(place), "\(error)") }
        }
    }

    @Test(
        "Parts of a document in another encoding do not grow; names of siblings are counted, and a copy keeps its counts"
    )
    func offsets() {
        var offsets = StreamOffsets()
        offsets.begin(.utf16LE, at: 2)
        // U+00E9, two bytes each in both encodings.
        for _ in 0..<20_000 { offsets.add([0xE9, 0x00][...], text: 2, set: .ascii) }
        expectEqual(offsets.parts.count, 40_000 / StreamOffsets.partSize + 1)
        for offset in [0, 2, 4_094, 4_096, 4_098, 39_998] { expectEqual(offsets.original(of: offset), offset + 2) }
        offsets.forget(before: 39_000)
        #expect(offsets.parts.count < 3)
        expectEqual(offsets.original(of: 39_998), 40_000)
        var numbers = SiblingNumbers()
        var snapshots: [SiblingNumbers] = []
        for round in 0..<10 {
            for name in 0..<100 { "n\(name)".withBytes { numbers.count($0) } }
            snapshots.append(numbers)
            for (index, snapshot) in snapshots.enumerated() {
                expectEqual("n7".withBytes { snapshot.count(of: $0) }, index + 1, for: round)
            }
        }
        numbers.open = Array("n7".utf8)
        expectEqual("n7".withBytes { numbers.count(of: $0) }, 9)
        expectEqual("x".withBytes { numbers.count(of: $0) }, 0)
    }
}

struct StreamPieceTests {
    @Test("Only entities make a piece depend on those before it")
    func documentType() throws {
        forEachRow([
            ("<a><b/></a>", false), ("<?xml version='1.0'?>\n<a><b/></a>", false),
            ("<!DOCTYPE a [<!ENTITY e 'x'>]><a><b>&e;</b></a>", true),
            ("<?xml version='1.0'?><!-- --><!DOCTYPE a><a><b/></a>", true), ("<a>&lt;!DOCTYPE<b/></a>", false),
        ]) { text, expected in
            var splitter = StreamSplitter(XML.ParsingOptions(), recordLevel: 1, pieceSize: 1)
            try splitter.add(text.utf8)
            try splitter.finish()
            var pieces = 0
            while let piece = try splitter.next() {
                expectEqual(piece.hasDocumentType, expected)
                pieces += 1
            }
            #expect(pieces > 1)
        }
    }
}
