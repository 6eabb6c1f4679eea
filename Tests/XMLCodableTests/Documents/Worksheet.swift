import XMLCodable

/// A spreadsheet worksheet (SpreadsheetML).
struct Worksheet: Codable, Equatable {
    var dimension: String?
    var pane: Pane?
    var columns: [Column]
    var rows: [Row]
    var mergeCount: Int?
    var merges, hyperlinks: [Area]
    var margins: Margins?
    var orientation, footer: String?
    enum CodingKeys: String, CodingKey {
        case dimension = "dimension.@ref", pane = "sheetViews.sheetView.pane", columns = "cols.col"
        case rows = "sheetData.row", mergeCount = "mergeCells.@count", merges = "mergeCells.mergeCell"
        case hyperlinks = "hyperlinks.hyperlink", margins = "pageMargins", orientation = "pageSetup.@orientation"
        case footer = "headerFooter.oddFooter"
    }

    static let namespaces = [
        "xmlns": "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
        "xmlns:r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    ]

    struct Pane: Codable, Equatable {
        @XMLAttribute var xSplit: Double?
        @XMLAttribute var ySplit: Double?
        @XMLAttribute var topLeftCell: String?
        @XMLAttribute var state: String?
    }

    struct Column: Codable, Equatable {
        @XMLAttribute var min: Int
        @XMLAttribute var max: Int
        @XMLAttribute var width: Double?
        @XMLAttribute var hidden: Bool?
        @XMLAttribute var customWidth: Bool?
    }

    struct Row: Codable, Equatable {
        @XMLAttribute var number: Int
        @XMLAttribute var height: Double?
        @XMLAttribute var customHeight: Bool?
        var cells: [Cell]
        enum CodingKeys: String, CodingKey { case number = "r", height = "ht", customHeight, cells = "c" }
    }

    enum CellType: String, Codable {
        case boolean = "b", error = "e", inlineString = "inlineStr", number = "n", sharedString = "s"
        case formulaString = "str"
    }

    struct Cell: Codable, Equatable {
        @XMLAttribute var reference: String
        @XMLAttribute var style: Int?
        @XMLAttribute var type: CellType?
        var formula: Formula?
        var value, inlineText: String?
        enum CodingKeys: String, CodingKey {
            case reference = "r", style = "s", type = "t", formula = "f", value = "v", inlineText = "is.t"
        }
    }

    struct Formula: Codable, Equatable {
        @XMLAttribute var type: String?
        @XMLAttribute var range: String?
        @XMLAttribute var group: Int?
        @XMLText var expression: String
        enum CodingKeys: String, CodingKey { case type = "t", range = "ref", group = "si", expression = "#text" }
    }

    /// Merged cells, or cells with a link.
    struct Area: Codable, Equatable {
        @XMLAttribute var ref: String
        @XMLAttribute var relationship: String?
        @XMLAttribute var display: String?
        enum CodingKeys: String, CodingKey { case ref, display, relationship = "r:id" }
    }

    struct Margins: Codable, Equatable {
        @XMLAttribute var left: Double
        @XMLAttribute var right: Double
        @XMLAttribute var top: Double
        @XMLAttribute var bottom: Double
        @XMLAttribute var header: Double
        @XMLAttribute var footer: Double
    }
}
