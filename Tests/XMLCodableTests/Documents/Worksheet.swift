import XMLCodable

/// A spreadsheet worksheet (SpreadsheetML).
struct Worksheet: Codable, Equatable {
    var dimension: String?
    var pane: Pane?
    var columns: [Column]
    var rows: [Row]
    var mergeCount: Int?
    var merges: [MergeCell]
    var hyperlinks: [Hyperlink]
    var margins: Margins?
    var orientation: String?
    var footer: String?

    enum CodingKeys: String, CodingKey {
        case dimension = "dimension.@ref"
        case pane = "sheetViews.sheetView.pane"
        case columns = "cols.col"
        case rows = "sheetData.row"
        case mergeCount = "mergeCells.@count"
        case merges = "mergeCells.mergeCell"
        case hyperlinks = "hyperlinks.hyperlink"
        case margins = "pageMargins"
        case orientation = "pageSetup.@orientation"
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

        enum CodingKeys: String, CodingKey {
            case number = "r"
            case height = "ht"
            case customHeight
            case cells = "c"
        }
    }

    enum CellType: String, Codable {
        case boolean = "b"
        case error = "e"
        case inlineString = "inlineStr"
        case number = "n"
        case sharedString = "s"
        case formulaString = "str"
    }

    struct Cell: Codable, Equatable {
        @XMLAttribute var reference: String
        @XMLAttribute var style: Int?
        @XMLAttribute var type: CellType?
        var formula: Formula?
        var value: String?
        var inlineText: String?

        enum CodingKeys: String, CodingKey {
            case reference = "r"
            case style = "s"
            case type = "t"
            case formula = "f"
            case value = "v"
            case inlineText = "is.t"
        }
    }

    struct Formula: Codable, Equatable {
        @XMLAttribute var type: String?
        @XMLAttribute var range: String?
        @XMLAttribute var group: Int?
        @XMLText var expression: String

        enum CodingKeys: String, CodingKey {
            case type = "t"
            case range = "ref"
            case group = "si"
            case expression = "#text"
        }
    }

    struct MergeCell: Codable, Equatable {
        @XMLAttribute var ref: String
    }

    struct Hyperlink: Codable, Equatable {
        @XMLAttribute var ref: String
        @XMLAttribute var relationship: String
        @XMLAttribute var display: String?

        enum CodingKeys: String, CodingKey {
            case ref, display
            case relationship = "r:id"
        }
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
