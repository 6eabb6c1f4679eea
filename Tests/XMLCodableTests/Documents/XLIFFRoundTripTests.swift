import Foundation
import Testing
import XMLCodable

/// XLIFF 1.2 and 2.0: text with placeholders, in which white space counts.
enum XLIFF {
    // MARK: - Version 1.2

    struct Version1: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "xliff")
        @XMLAttribute var version: String
        var files: [File]
        enum CodingKeys: String, CodingKey { case version, files = "file" }
    }

    struct File: Codable, Equatable {
        @XMLAttribute var original: String
        @XMLAttribute var sourceLanguage: String
        @XMLAttribute var targetLanguage: String?
        @XMLAttribute var datatype: String
        @XMLAttribute var date: XML.DateTime?
        var body: [Item]
        enum CodingKeys: String, CodingKey {
            case original, sourceLanguage = "source-language", targetLanguage = "target-language", datatype, date
            case body = "body.*"
        }
    }

    indirect enum Item: Codable, Equatable {
        case group(Group), unit(Unit)
        enum CodingKeys: String, CodingKey { case group, unit = "trans-unit" }
    }

    struct Group: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var name: String?
        var notes: [Note]
        var items: [Item]
        enum CodingKeys: String, CodingKey { case id, name = "resname", notes = "note", items = "*" }
    }

    /// A unit of version 1.2, or a segment of version 2.0.
    struct Unit: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var name: String?
        @XMLAttribute var approved: String?
        @XMLAttribute var state: String?
        @XMLAttribute var space: String?
        var source: Text
        var target: Text?
        var notes: [Note]
        enum CodingKeys: String, CodingKey {
            case id, name = "resname", approved, state, space = "xml:space", source, target, notes = "note"
        }
    }

    struct Note: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var language: String?
        @XMLAttribute var appliesTo: String?
        @XMLAttribute var category: String?
        @XMLAttribute var priority: Int?
        @XMLAttribute var author: String?
        @XMLText var text: String
        enum CodingKeys: String, CodingKey {
            case id, language = "xml:lang", appliesTo, category, priority, author = "from", text = "#text"
        }
    }

    struct Text: Codable, Equatable {
        @XMLAttribute var language: String?
        @XMLAttribute var state: String?
        @XMLAttribute var space: String?
        var content: [Inline]
        enum CodingKeys: String, CodingKey { case language = "xml:lang", state, space = "xml:space", content = "*" }
    }

    indirect enum Inline: Codable, Equatable {
        case text(String), g(Span), mrk(Span), pc(Span), x(Code), ph(Code), bpt(Code), ept(Code)
        enum CodingKeys: String, CodingKey { case text = "#text", g, mrk, pc, x, ph, bpt, ept }
    }

    struct Span: Codable, Equatable {
        @XMLAttribute var id: String?
        @XMLAttribute var type: String?
        var content: [Inline]
        enum CodingKeys: String, CodingKey { case id, type = "ctype", content = "*" }
    }

    struct Code: Codable, Equatable {
        @XMLAttribute var id: String
        @XMLAttribute var type: String?
        @XMLAttribute var equivalentText: String?
        @XMLAttribute var equivalent: String?
        @XMLText var code: String
        enum CodingKeys: String, CodingKey {
            case id, type = "ctype", equivalentText = "equiv-text", equivalent = "equiv", code = "#text"
        }
    }

    // MARK: - Version 2.0

    struct Version2: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "xliff")
        @XMLAttribute var version: String
        @XMLAttribute var sourceLanguage: String
        @XMLAttribute var targetLanguage: String?
        var files: [File2]
        enum CodingKeys: String, CodingKey {
            case version, sourceLanguage = "srcLang", targetLanguage = "trgLang", files = "file"
        }
    }

    struct File2: Codable, Equatable {
        @XMLAttribute var id: String
        var units: [Unit2]
        enum CodingKeys: String, CodingKey { case id, units = "unit" }
    }

    struct Unit2: Codable, Equatable {
        @XMLAttribute var id: String
        @XMLAttribute var name: String?
        var notes: [Note]?
        var parts: [Part]
        enum CodingKeys: String, CodingKey { case id, name, notes = "notes.note", parts = "*" }
    }

    enum Part: Codable, Equatable { case segment(Unit), ignorable(Unit) }

    /// The namespace of a version.
    static func namespace(_ version: String) -> String { "urn:oasis:names:tc:xliff:document:\(version)" }
}

/// Round trips of XLIFF.
struct XLIFFRoundTripTests {
    private func expectUnchangedFile<File: Codable & Equatable>(
        _ type: File.Type, _ version: String, _ data: Data, formattings: [XML.OutputFormatting] = [[]],
        encoder: XMLEncoder = XMLEncoder()
    ) throws -> (value: File, written: Data) {
        let namespace = XLIFF.namespace(version)
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["": namespace])
        // White space is text in translations.
        decoder.trimValueWhitespaces = false
        encoder.namespaces = decoder.namespaces
        return try expectUnchanged(
            type, data, formattings: formattings,
            outline: DocumentOutline(mixed: ["source", "target", "g", "mrk", "pc"], in: namespace),
            decoder: decoder, encoder: encoder)
    }

    @Test(
        "real translations are unchanged, with a document type and also in ISO-8859-1",
        .enabled(if: RealDocument.hasShared))
    func real() throws {
        let formattings: [XML.OutputFormatting] = [.prettyPrinted, []]
        let newer = try expectUnchangedFile(
            XLIFF.Version2.self, "2.0", RealDocument.shared("xliff12.xlf"), formattings: formattings)
        expectEqual(newer.value.files.flatMap(\.units).map(\.notes?.count), [3, 2])
        let data = try RealDocument.shared("xliff-latin1.xlf")
        let encoder = XMLEncoder()
        encoder.outputEncoding = .isoLatin1
        let latin1 = try expectUnchangedFile(
            XLIFF.Version1.self, "1.2", data, formattings: formattings, encoder: encoder)
        expectEqual(latin1.value.files.first?.sourceLanguage, "en")
        expectEqual(Set(latin1.written).filter { $0 > 0x7F }, Set(data).filter { $0 > 0x7F })
        let typed = try expectUnchangedFile(
            XLIFF.Version1.self, "1.2", RealDocument.shared("xliff-doctype.xlf"), formattings: formattings)
        expectEqual(typed.value.files.map(\.original), ["file.ext"])
    }

    @Test("placeholders, and the white space around and between them, are unchanged")
    func placeholders() throws {
        let xml = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
                <file original="tides.strings" source-language="en" target-language="nl-BE" datatype="plaintext"
                    date="2026-07-01T12:30:00">
                    <body>
                        <trans-unit id="1" approved="no">
                            <source>High <g id="a">water</g> at <x id="b" equiv-text="{0}"/> <x id="c"/></source>
                            <target state="new"> <g id="a">Hoog</g> <x id="b"/></target>
                            <note priority="2" from="Ada"> keep the space </note>
                        </trans-unit>
                        <group id="2" resname="menu">
                            <note>The menu</note>
                            <trans-unit id="3" xml:space="preserve">
                                <source>
            <ph id="1">%s</ph> <ph id="2"> </ph>
            </source>
                            </trans-unit>
                            <group><trans-unit id="4"><source/></trans-unit></group>
                            <trans-unit id="5"><source> </source><target>	</target></trans-unit>
                        </group>
                    </body>
                </file>
            </xliff>
            """
        let file = try expectUnchangedFile(XLIFF.Version1.self, "1.2", Data(xml.utf8)).value
        expectEqual(file.files.first?.date, XML.DateTime(year: 2026, month: 7, day: 1, hour: 12, minute: 30, second: 0))
        let units = file.files.flatMap(\.body).compactMap { if case .unit(let unit) = $0 { unit } else { nil } }
        let (high, x) = (XLIFF.Span(id: "a", content: [.text("Hoog")]), XLIFF.Code(id: "b", code: ""))
        expectEqual(units.map(\.target?.content), [[.text(" "), .g(high), .text(" "), .x(x)]])
    }

    @Test("parts of version 2.0 keep their order, and no notes are not an empty list of notes")
    func parts() throws {
        let xml = """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en">
                <file id="f">
                    <unit id="1">
                        <segment id="a"><source>High <pc id="1">water</pc> <ph id="2" equiv=""/></source></segment>
                        <ignorable><source xml:space="preserve"> </source></ignorable>
                        <segment id="b" state="final"><source>Low</source><target><pc id="1"/></target></segment>
                    </unit>
                    <unit id="2"><notes/><segment><source/></segment></unit>
                </file>
            </xliff>
            """
        let file = try expectUnchangedFile(XLIFF.Version2.self, "2.0", Data(xml.utf8)).value
        expectEqual(file.files.flatMap(\.units).map(\.notes), [nil, []])
    }
}
