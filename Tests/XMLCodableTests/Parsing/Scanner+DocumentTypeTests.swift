import Testing

@testable import XMLCodable

struct ScannerDocumentTypeTests {
    @Test("A declaration and its processing instructions are kept, and grammar errors have their place")
    func declarations() throws {
        // A declaration is kept verbatim, whatever its content.
        forEachRow([
            "<!DOCTYPE a>", "<!DOCTYPE a >", "<!DOCTYPE\n\ta\n>", "<!DOCTYPE other>", "<!DOCTYPE p:a>",
            "<!DOCTYPE a SYSTEM 'x'>", "<!DOCTYPE a SYSTEM \"x'<&>\">", "<!DOCTYPE a SYSTEM ''>",
            "<!DOCTYPE a PUBLIC 'p' \"s\">", "<!DOCTYPE a PUBLIC \"-//A 'B' (C)+,./:=?;!*#@$_%//EN\" 's' >",
            "<!DOCTYPE a[]>", "<!DOCTYPE a []>", "<!DOCTYPE a [ \n ] >", "<!DOCTYPE a SYSTEM 'x'[]>",
            "<!DOCTYPE a [<!-- ' ]> \" --><?p ]>?>]>", "<!DOCTYPE a PUBLIC 'p\n q' 's' [<!ELEMENT a ANY>]>",
        ]) { doctype in
            let document = try DocumentReading.document(doctype + "<a/>")
            expectEqual(document.doctype, doctype)
            try expectEqual(DocumentReading.root(doctype + "<a/>"), "<a></a>")
        }
        expectEach([
            "<!DOCTYPE><a/>": "syntax 1:10", "<!DOCTYPEa><a/>": "syntax 1:10", "<!DOCTYPE ><a/>": "invalidName 1:11",
            "<!DOCTYPE [ ]><a/>": "invalidName 1:11", "<!DOCTYPE 1a><a/>": "invalidName 1:11",
            "<!DOCTYPE a:b:c><a/>": "invalidNamespace 1:11", "<!DOCTYPE :a><a/>": "invalidNamespace 1:11",
            "<!DOCTYPE a": "unexpectedEnd 1:12", "<!DOCTYPE a ": "unexpectedEnd 1:13",
            "<!DOCTYPE a b><a/>": "syntax 1:13", "<!DOCTYPE a'x'><a/>": "syntax 1:12",
            "<!DOCTYPE aSYSTEM 'x'><a/>": "syntax 1:19", "<!DOCTYPE a system 'x'><a/>": "syntax 1:13",
            "<!DOCTYPE a SYSTEM><a/>": "syntax 1:19", "<!DOCTYPE a SYSTEM'x'><a/>": "syntax 1:19",
            "<!DOCTYPE a SYSTEM x><a/>": "syntax 1:20", "<!DOCTYPE a SYSTEM 'x><a/>": "unexpectedEnd 1:27",
            "<!DOCTYPE a PUBLIC 'x'><a/>": "syntax 1:23", "<!DOCTYPE a PUBLIC 'x' ><a/>": "syntax 1:24",
            "<!DOCTYPE a PUBLIC 'x''y'><a/>": "syntax 1:23",
            "<!DOCTYPE a PUBLIC 'x{' 'y'><a/>": "invalidCharacter 1:22",
            "<!DOCTYPE a PUBLIC '\t' 'y'><a/>": "invalidCharacter 1:21",
            "<!DOCTYPE a PUBLIC '\u{E9}' 'y'><a/>": "invalidCharacter 1:21",
            "<!DOCTYPE a SYSTEM 'x' 'y'><a/>": "syntax 1:24", "<!DOCTYPE a [": "unexpectedEnd 1:14",
            "<!DOCTYPE a []": "unexpectedEnd 1:15", "<!DOCTYPE a [] []><a/>": "syntax 1:16",
            "<!DOCTYPE a [] SYSTEM 'x'><a/>": "syntax 1:16", "<!DOCTYPE a><!DOCTYPE a><a/>": "syntax 1:13",
            "<a/><!DOCTYPE a>": "extraContent 1:5", "<a><!DOCTYPE a></a>": "syntax 1:4",
            "<!doctype a><a/>": "syntax 1:1", "<!DOCTYPE a>": "noRootElement 1:13",
            "<!DOCTYPE a []>text<a/>": "syntax 1:16",
            // Productions 11 to 13, 28 and 75.
            "<! DOCTYPE a><a/>": "syntax 1:1", "<!DOCTYPE 1><a/>": "invalidName 1:11",
            "<!DOCTYPE p:q:a><a/>": "invalidNamespace 1:11", "<!DOCTYPE a []] ><a/>": "syntax 1:15",
        ]) { DocumentReading.refusal($0) }
        // Processing instructions in the subset are kept in order, until a new declaration drops them.
        let document = try DocumentReading.document(
            """
            <?before?><!DOCTYPE a [
            <?one 1 ?><!--c--><?two?>
            <!ENTITY % pe '<?three a&#13;b?>'>%pe;
            ]><?after?><a/>
            """)
        expectEqual(
            document.doctypeInstructions,
            [
                .processingInstruction(target: "one", data: "1 "), .processingInstruction(target: "two", data: ""),
                .processingInstruction(target: "three", data: "a\nb"),
            ])
        expectEqual(document.prolog.count, 2)
        expectEqual(document.doctypeIndex, 1)
        #expect(document.root.children.isEmpty)
        var other = try DocumentReading.document("<!DOCTYPE a [<?p?>]><a/>")
        expectEqual(other.doctypeInstructions.count, 1)
        other.doctype = "<!DOCTYPE b>"
        #expect(other.doctypeInstructions.isEmpty)
        try expectEqual(other.xmlString(), "<!DOCTYPE b><a/>")
    }

    @Test("An ignored internal subset ends at its own bracket, without which it is an error")
    func ignored() throws {
        forEachRow([
            "[]", "[<!ENTITY e ']'>]", "[<!ENTITY e \"]>\">]", "[<!-- ] ' -->]", "[<?p ] ' ?>]", "[<!ELEMENT broken]",
            "[%unknown;]", "SYSTEM 'x' [<!ATTLIST a b CDATA ']'>]",
        ]) { rest in
            let text = "<!DOCTYPE a \(rest)><a>t</a>"
            try expectEqual(DocumentReading.root(text) { $0.dtd = .skip }, "<a>t</a>")
        }
        expectEach([
            "<!DOCTYPE a [": "unexpectedEnd 1:14", "<!DOCTYPE a ['<a/>": "unexpectedEnd 1:19",
            "<!DOCTYPE a [<!--]><a/>": "unexpectedEnd 1:24", "<!DOCTYPE a [<?p ]><a/>": "unexpectedEnd 1:24",
            "<!DOCTYPE a []x><a/>": "syntax 1:15",
        ]) { text in DocumentReading.refusal(text) { $0.dtd = .skip } }
    }
}

struct DocumentTypeDefinitionTests {
    @Test(
        "General and parameter entities have separate names; the first declaration is binding, and open while it is read"
    )
    func entities() {
        let definition = DocumentTypeDefinition()
        let first = definition.declare(.init(name: 7))
        let parameter = definition.declare(.init(name: 7, isParameter: true))
        #expect(first != parameter)
        expectEqual(definition.declare(.init(name: 7, isUnparsed: true)), first)
        expectEqual(definition.declare(.init(name: 7, isUnparsed: true, isParameter: true)), parameter)
        expectEqual(definition.general[7], first)
        expectEqual(definition.parameters[7], parameter)
        expectNil(definition.general[8])
        expectNil(definition.parameters[8])
        expectEqual(definition.entities.map(\.isUnparsed), [false, false])
    }
}
