import XMLCodable

/// A worksheet of a spreadsheet (SpreadsheetML).
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
        @Attribute var xSplit: Double?
        @Attribute var ySplit: Double?
        @Attribute var topLeftCell: String?
        @Attribute var state: String?
    }

    struct Column: Codable, Equatable {
        @Attribute var min: Int
        @Attribute var max: Int
        @Attribute var width: Double?
        @Attribute var hidden: Bool?
        @Attribute var customWidth: Bool?
    }

    struct Row: Codable, Equatable {
        @Attribute var number: Int
        @Attribute var height: Double?
        @Attribute var customHeight: Bool?
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
        @Attribute var reference: String
        @Attribute var style: Int?
        @Attribute var type: CellType?
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
        @Attribute var type: String?
        @Attribute var range: String?
        @Attribute var group: Int?
        @Text var expression: String

        enum CodingKeys: String, CodingKey {
            case type = "t"
            case range = "ref"
            case group = "si"
            case expression = "#text"
        }
    }

    struct MergeCell: Codable, Equatable {
        @Attribute var ref: String
    }

    struct Hyperlink: Codable, Equatable {
        @Attribute var ref: String
        @Attribute var relationship: String
        @Attribute var display: String?

        enum CodingKeys: String, CodingKey {
            case ref, display
            case relationship = "r:id"
        }
    }

    struct Margins: Codable, Equatable {
        @Attribute var left: Double
        @Attribute var right: Double
        @Attribute var top: Double
        @Attribute var bottom: Double
        @Attribute var header: Double
        @Attribute var footer: Double
    }
}
