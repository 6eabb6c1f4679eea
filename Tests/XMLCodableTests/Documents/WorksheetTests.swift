import Testing
import XMLCodable
import XMLCodableStreaming

/// Spreadsheet worksheet.
struct WorksheetTests {
    private func sheet() throws -> Worksheet {
        try XMLDecoder().decode(Worksheet.self, from: RealDocument.fixture("sheet.xml"))
    }

    private func cell(_ reference: String, in sheet: Worksheet) throws -> Worksheet.Cell {
        try #require(sheet.rows.flatMap(\.cells).first { $0.reference == reference })
    }

    @Test("the settings of the sheet are read, its rows in order, and cells of every type")
    func surroundings() throws {
        let sheet = try sheet()
        expectEqual(sheet.dimension, "A1:D6")
        expectEqual(sheet.pane, Worksheet.Pane(xSplit: 1, ySplit: 1, topLeftCell: "B2", state: "frozen"))
        expectEqual(sheet.columns.map(\.width), [18.25, 9.5])
        expectEqual(sheet.columns.map(\.max), [1, 4])
        expectEqual(sheet.columns.map(\.customWidth), [true, nil])
        expectEqual(sheet.columns.map(\.hidden), [nil, true])
        expectEqual(sheet.mergeCount, 2)
        expectEqual(sheet.merges.map(\.ref), ["A6:B6", "C6:D6"])
        expectEqual(sheet.hyperlinks, [Worksheet.Area(ref: "A2", relationship: "rId1", display: "the letter")])
        expectEqual(
            sheet.margins, Worksheet.Margins(left: 0.7, right: 0.7, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3))
        expectEqual(sheet.orientation, "portrait")
        expectEqual(sheet.footer, "&L&\"Helvetica,Bold\"&D&RPage &P")
        expectEqual(sheet.rows.map(\.number), [1, 2, 3, 4, 6])
        expectEqual(sheet.rows.map(\.cells.count), [4, 4, 3, 4, 1])
        expectEqual(sheet.rows.map(\.height), [20.5, nil, nil, nil, nil])
        expectEqual(sheet.rows.first?.customHeight, true)
        expectEqual(sheet.rows.first?.cells.map(\.reference), ["A1", "B1", "C1", "D1"])
        let empty = try cell("D1", in: sheet)
        #expect(empty.value == nil && empty.formula == nil && empty.type == nil && empty.style == 2)
        try expectEqual(cell("C1", in: sheet).inlineText, " total ")
        try expectEqual(cell("A2", in: sheet).type, .sharedString)
        try expectEqual(cell("B2", in: sheet).value, "1200")
        try expectEqual(cell("D2", in: sheet).type, .boolean)
        try expectEqual(cell("C2", in: sheet).formula?.expression, "B2*1.21")
        try expectEqual(cell("D4", in: sheet).value, "#DIV/0!")
        let shared = Worksheet.Formula(type: "shared", range: "C3:C4", group: 0, expression: "B3*1.21")
        try expectEqual(cell("C3", in: sheet).formula, shared)
        try expectEqual(
            cell("C4", in: sheet).formula, Worksheet.Formula(type: "shared", range: nil, group: 0, expression: ""))
        try expectEqual(cell("A6", in: sheet).formula?.expression, "IF(B2>B3,\"more\",\"less\")")
        let numbers = try ["B2", "B3", "B4", "C3"].map { Double(try #require(try cell($0, in: sheet).value)) }
        expectEqual(numbers, [1200, 49.9, -0.015, 60.379])
    }

    @Test("a round trip keeps the sheet, with attributes first")
    func roundTrip() throws {
        let written = try expectRoundTrip(sheet(), root: "worksheet", namespaces: Worksheet.namespaces)
        expectEqual(written.elements(at: "sheetData.row").count, 5)
        expectEqual(written.elements(at: "mergeCells").count, 1)
        expectEqual(written["mergeCells"]?[attribute: "count"], "2")
        expectEqual(written["dimension"]?[attribute: "ref"], "A1:D6")
        expectEqual(written["dimension"]?.children.isEmpty, true)
        let first = try #require(written["sheetData.row.c"])
        expectEqual(first.attributes.map(\.name.qualifiedName), ["r", "s", "t"])
        expectEqual(first["v"]?.text, "0")
        expectEqual(written["sheetData.row.c.2.is.t"]?.text, " total ")
        expectEqual(written["hyperlinks.hyperlink"]?[attribute: "r:id"], "rId1")
    }

    @Test("an error has its location")
    func mistakes() throws {
        let mistakes = Mistakes<Worksheet>(in: "sheet.xml")
        try mistakes.expect(
            "<row r=\"4\">", "<row r=\"four\">",
            """
            dataCorrupted sheetData.row[3] > r: 32:13: expected an integer for Row.r at \
            /worksheet/sheetData/row[4]/@r, found "four"
            """)
        try mistakes.expect(
            "customHeight=\"1\"", "customHeight=\"on\"",
            """
            dataCorrupted sheetData.row[0] > customHeight: 15:40: expected a boolean for Row.customHeight at \
            /worksheet/sheetData/row[1]/@customHeight, found "on", which `decoder.boolDecodingStrategy = .lenient` \
            reads
            """)
        try mistakes.expect(
            "r=\"D2\" t=\"b\"", "r=\"D2\" t=\"bool\"",
            """
            dataCorrupted sheetData.row[1] > c[3] > t: 25:20: expected "b", "e", "inlineStr", "n", "s" or "str" for \
            Cell.t at /worksheet/sheetData/row[2]/c[4]/@t, found "bool"
            """)
        try mistakes.expect(
            "r=\"B4\"", "ref=\"B4\"",
            """
            keyNotFound sheetData.row[3] > c[1] > r: 34:7: expected the attribute 'r' for Cell.r at \
            /worksheet/sheetData/row[4]/c[2], found none
            """)
        try mistakes.expect(
            "width=\"9.5\"", "width=\"9.5pt\"",
            """
            dataCorrupted cols.col[1] > width: 12:33: expected a number for Column.width at \
            /worksheet/cols/col[2]/@width, found "9.5pt"
            """)
        try mistakes.expect(
            "si=\"0\"/>", "si=\"-\"/>",
            """
            dataCorrupted sheetData.row[3] > c[2] > f > si: 35:35: expected an integer for Formula.si at \
            /worksheet/sheetData/row[4]/c[3]/f/@si, found "-"
            """)
    }

    @Test("a real worksheet is unchanged in a round trip", .enabled(if: RealDocument.hasShared))
    func realSheet() throws {
        let sheet = try XMLDecoder().decode(Worksheet.self, from: RealDocument.shared("xlsx-sheet1.xml"))
        expectEqual(sheet.dimension, "A2:F15")
        expectEqual(sheet.rows.map(\.number), Array(1...15))
        #expect(sheet.rows.allSatisfy { $0.cells.count == 6 })
        expectEqual(sheet.columns.map(\.min), [1, 2, 7])
        try expectEqual(cell("A1", in: sheet).value, "0")
        try expectEqual(cell("F15", in: sheet).value, "45")
        #expect(try cell("F4", in: sheet).formula != nil)
        expectEqual(sheet.merges.map(\.ref), ["A1:F1"])
        try expectRoundTrip(sheet, root: "worksheet", namespaces: Worksheet.namespaces)
    }
}
