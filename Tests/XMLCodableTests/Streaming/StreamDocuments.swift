import Foundation
import XMLCodable
import XMLCodableEncodings
import XMLCodableStreaming

/// Documents that are read in pieces, and as a whole.
enum StreamDocuments {
    /// A document, the path of the records in it, and what is special about it.
    struct Sample: Sendable {
        let name: String, bytes: [UInt8], path: String
        init(_ name: String, _ text: String, at path: String = "food") {
            self.init(name, bytes: Array(text.utf8), at: path)
        }
        /// - Parameters:
        ///   - encoding: The encoding of the text.
        ///   - declared: Its name in the XML declaration, which the text does not have.
        init(_ name: String, _ text: String, in encoding: String.Encoding, declared: String) {
            let declaration = "<?xml version='1.0' encoding='\(declared)'?>"
            self.init(name, bytes: Array((declaration + text).data(using: encoding) ?? Data()))
        }
        init(_ name: String, bytes: [UInt8], at path: String = "food") {
            (self.name, self.path, self.bytes) = (name, path, bytes)
        }
    }

    static let markup = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- a <menu> in a comment, with 'quotes' -->
        <?instruction <menu a="?"> ?>
        <menu>
          <title>Tea &amp; "coffee" ]]&gt; é日本🧇</title>
          <food a="1 > 0" b='"'><name><![CDATA[<food>]]]]></name></food>text &lt;
          <!-- <food> --><food/><food
            c = '/>' /><?pi </food> ?>
          <food><food><food/></food><!----><![CDATA[]]></food>
          <Other><food/></Other>
          <food>last</food >
        </menu>
        <!-- after --> <?pi?>

        """

    /// Without a declaration of its encoding.
    private static let encoded = markup.replacing(" encoding=\"UTF-8\"", with: "")

    static let samples = [
        Sample("markup", markup), Sample("markup, the root", markup, at: ""), Sample("markup, all", markup, at: "*"),
        Sample("markup, a step more", markup, at: "food.food"),
        Sample("line ends", markup.replacing("\n", with: "\r\n")),
        Sample("old line ends", markup.replacing("\n", with: "\r")),
        Sample(
            "namespaces",
            """
            <m:menu xmlns:m="urn:m" xmlns="urn:d" xml:lang="en" xml:space="preserve"><food xmlns="" m:a="1"> <m:b/> </food>
            <p:food xmlns:p="urn:p"><q/></p:food><food m:x="2" xml:space="default"> x </food></m:menu>
            """),
        Sample(
            "several parents",
            """
            <list><menu id="1"><food>1</food><food>2</food></menu><menu/>text<menu id="2" xmlns:p="urn:p"><x/>
            <food p:a="3">3</food></menu><other><food>4</food></other><menu id="3"><food>5</food></menu></list>
            """, at: "menu.food"),
        Sample(
            "declarations",
            """
            <!DOCTYPE menu [ <!ENTITY e "e<b>x</b>"> <!-- ]> --> <!ENTITY f '<food>&e;</food>'> <?pi ]> ?>
            <!ATTLIST food kind CDATA "d>" id ID #IMPLIED> <!ENTITY quoted "a'>]"> ]>
            <menu><food>&e;&quoted;</food>&f;<food kind=" k " id=" i "/>&e;<food/></menu>
            """),
        Sample("a system identifier", #"<!DOCTYPE menu SYSTEM "a>b'"><menu><food/></menu>"#),
        Sample("a comment that begins with a hyphen", "<!DOCTYPE menu [<!---> ]> -->]><menu><food/></menu>"),
        Sample("only the root", "<menu/>"),
        Sample("a byte order mark", bytes: [0xEF, 0xBB, 0xBF] + Array(markup.utf8)),
        Sample("UTF-16", bytes: [0xFF, 0xFE] + Array(encoded.data(using: .utf16LittleEndian) ?? Data())),
        Sample("UTF-16BE", #"<menu><food a="é">🧇</food><food/></menu>"#, in: .utf16BigEndian, declared: "UTF-16BE"),
        Sample("UTF-32", bytes: [0, 0, 0xFE, 0xFF] + Array(encoded.data(using: .utf32BigEndian) ?? Data())),
        Sample(
            "ISO-8859-1", #"<menu><food a="é">ü</food><food>ñ</food></menu>"#, in: .isoLatin1, declared: "ISO-8859-1"),
        Sample("ISO-2022-JP", "<menu><food>日本</food><food>語a</food></menu>", in: .iso2022JP, declared: "ISO-2022-JP"),
        Sample("Shift JIS", "<menu><food>日本ソ</food><food>ー</food></menu>", in: .shiftJIS, declared: "Shift_JIS"),
        Sample("US-ASCII", "<menu><food>a</food><food/></menu>", in: .ascii, declared: "US-ASCII"),
        Sample(
            "GB 18030",
            bytes: Array("<?xml version='1.0' encoding='GB18030'?><menu><food>".utf8) + [0xD6, 0xD0, 0xCE, 0xC4]
                + Array("</food><food>".utf8) + [0x95, 0x30, 0xDF, 0x33] + Array("</food></menu>".utf8)),
    ]

    /// Documents that are not well-formed, each with one error.
    static let malformed = [
        "", " ", "<", "<menu", "<menu>", "<menu><food>", "<menu><food/><food", "<menu><food/></men>",
        "<menu><food/></menu><menu/>", "<menu><food/></menu>x", "<menu><food/><food></foo></menu>",
        "<menu><food/><food a='1' a='2'/><food/></menu>", "<menu><food/>&nope;<food/></menu>",
        "<menu><food/>]]><food/></menu>", "<menu><food/><p:food/></menu>", "<menu><food/><food b=<></menu>",
        "<menu><food/><!-- -- --><food/></menu>", "<menu><food/><![CDATA[<food/></menu>", "<menu><food/>\n<!x></menu>",
        "<menu><food/><?xml version='1.0'?></menu>", "<menu><food/><food>\u{1}</food></menu>",
        "<!DOCTYPE menu [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><menu><food/><food>&a;</food></menu>",
        "<!DOCTYPE menu [ <menu> <food/></menu>", "<menu><food/></food></menu>", "<menu><food/><food a='</food></menu>",
        "<a:menu xmlns:a='u'><food/></b:menu>", "<menu><food/><food/ ></menu>", "<menu><food/><></></menu>",
        "<menu><food/><!DOCTYPE a [<!ENTITY e 'x'>]><food/></menu>", "<menu><food/></menu><!DOCTYPE menu>",
    ]
}

/// A document of which the records are a part.
struct FoodList<Item: Encodable>: Encodable { var food: [Item] }

/// The pieces of a size in which bytes arrive.
func inPieces(_ bytes: [UInt8], _ size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
}

extension XMLRecordReader {
    /// Reads a document that arrives in pieces of a size, and calls a function with each record as soon as it is there.
    func read(_ document: some Sequence<UInt8>, _ size: Int, _ body: (Record) throws -> Void = { _ in }) throws {
        for piece in inPieces(Array(document), size) {
            feed(piece)
            while let record = try next() { try body(record) }
        }
        finish()
        while let record = try next() { try body(record) }
    }
}

extension XMLEventReader {
    /// Reads a document that arrives in pieces of a size, and calls a function with each event as soon as it is there.
    func read(_ document: some Sequence<UInt8>, _ size: Int, _ body: (XMLEvent) throws -> Void = { _ in }) throws {
        for piece in inPieces(Array(document), size) {
            feed(piece)
            while let event = try next() { try body(event) }
        }
        finish()
        while let event = try next() { try body(event) }
    }
}

extension XMLRecordWriter {
    /// What has been written, as text.
    func text() -> String {
        var bytes: [UInt8] = []
        while let chunk = nextChunk() { bytes += chunk }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension XMLEventWriter {
    /// What has been written, as text.
    func text() -> String {
        var bytes: [UInt8] = []
        while let chunk = nextChunk() { bytes += chunk }
        return String(decoding: bytes, as: UTF8.self)
    }
}
