import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

struct StreamPieceTests {
    @Test(
        "Only entities make a piece depend on those before it",
        arguments: [
            ("<a><b/></a>", false), ("<?xml version='1.0'?>\n<a><b/></a>", false),
            ("<!DOCTYPE a [<!ENTITY e 'x'>]><a><b>&e;</b></a>", true),
            ("<?xml version='1.0'?><!-- --><!DOCTYPE a><a><b/></a>", true), ("<a>&lt;!DOCTYPE<b/></a>", false),
        ])
    func documentType(_ text: String, _ expected: Bool) throws {
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
