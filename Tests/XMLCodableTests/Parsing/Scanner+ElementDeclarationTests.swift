import Testing

@testable import XMLCodable

struct ScannerElementDeclarationTests {
    @Test("Content models are parsed to any depth and ignored, and grammar errors have their place")
    func models() throws {
        forEachRow([
            "EMPTY", "ANY", "(#PCDATA)", "(#PCDATA)*", "( #PCDATA )", "(#PCDATA|b)*", "( #PCDATA | b | p:c )*", "(b)",
            "(b)?", "(b)*", "(b)+", "( b )", "(b?)", "(b,c)", "(b|c)", "( b , c , d )", "(b|(c,d)*|e)+", "((b))",
            "(((b),c)|d)", "((b|c)+,(d?,e*)+)?", "(b,b)", "(b)\n", "(\n(\nb\n|\nc\n)\n,\nd\n)\n",
        ]) { model in
            try expectEqual(DocumentReading.root("<!DOCTYPE a [<!ELEMENT a \(model)>]><a>t<b/></a>"), "<a>t<b></b></a>")
        }
        expectEach([
            "<!ELEMENTa ANY>": "syntax 1:23", "<!ELEMENT 1 ANY>": "invalidName 1:24",
            "<!ELEMENT a:b:c ANY>": "invalidNamespace 1:24", "<!ELEMENT a>": "syntax 1:25",
            "<!ELEMENT a(b)>": "syntax 1:25", "<!ELEMENT a >": "syntax 1:26", "<!ELEMENT a empty>": "syntax 1:26",
            "<!ELEMENT a EMPTYx>": "syntax 1:31", "<!ELEMENT a ANY ANY>": "syntax 1:30",
            "<!ELEMENT a #PCDATA>": "syntax 1:26", "<!ELEMENT a ()>": "invalidName 1:27",
            "<!ELEMENT a (b>": "syntax 1:28", "<!ELEMENT a (b,)>": "invalidName 1:29",
            "<!ELEMENT a (,b)>": "invalidName 1:27", "<!ELEMENT a (b,c|d)>": "syntax 1:30",
            "<!ELEMENT a (b|c,d)>": "syntax 1:30", "<!ELEMENT a (b c)>": "syntax 1:29",
            "<!ELEMENT a (b)?*>": "syntax 1:30", "<!ELEMENT a (b) *>": "syntax 1:30",
            "<!ELEMENT a (b *)>": "syntax 1:29", "<!ELEMENT a (b))>": "syntax 1:29", "<!ELEMENT a ((b)>": "syntax 1:30",
            "<!ELEMENT a b>": "syntax 1:26", "<!ELEMENT a (b,#PCDATA)>": "invalidName 1:29",
            "<!ELEMENT a (#PCDATA|b)>": "syntax 1:37", "<!ELEMENT a (#PCDATA|b)+>": "syntax 1:37",
            "<!ELEMENT a (#PCDATA|b) *>": "syntax 1:37", "<!ELEMENT a (#PCDATA)?>": "syntax 1:35",
            "<!ELEMENT a (#PCDATA,b)*>": "syntax 1:34", "<!ELEMENT a (#PCDATA|(b))*>": "invalidName 1:35",
            "<!ELEMENT a (#PCDATA|b*)*>": "syntax 1:36", "<!ELEMENT a (#PCDATA|#PCDATA)*>": "invalidName 1:35",
            "<!ELEMENT a (#PCDATAb)*>": "syntax 1:34", "<!ELEMENT a (b:c:d)>": "invalidNamespace 1:27",
            "<!ELEMENT a %p;>": "syntax 1:26", "<!ELEMENT a (%p;)>": "invalidName 1:27",
            "<!ELEMENT a ANY --c-->": "syntax 1:30",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\($0)]><a/>") }
        // Content models may be nested to any depth, and a truncated one is an unexpected end.
        let depth = 100_000
        let model = String(repeating: "(", count: depth) + "b" + String(repeating: ")", count: depth)
        try expectEqual(DocumentReading.content("<!DOCTYPE a [<!ELEMENT a \(model)>]><a/>"), "")
        for length in 1..<26 {
            let text = "<!DOCTYPE a [" + String("<!ELEMENT a (b,(c|d)*)  >".prefix(length))
            expectStart(DocumentReading.refusal(text), length == 25 ? "unexpectedEnd 1:39" : "")
            #expect(!DocumentReading.refusal(text).hasPrefix("accepted"), "\(length)")
        }
    }
}
