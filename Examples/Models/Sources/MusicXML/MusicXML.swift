// Made by xmlcodable-tool generate from musicxml.xsd. Changes are lost when it is made again.

public import Foundation
public import XMLCodable

/// The element `score-partwise`.
public struct ScorePartwise: Codable, Sendable, XMLMapped {
    /// The name of the root element.
    public static let xmlMapping = XMLTypeMapping(root: "score-partwise")

    /// The attribute `version`.
    ///
    /// Defaults to `1.0`.
    @XMLAttribute public var version: String?
    /// The element `work`.
    public var work: Work?
    /// The element `movement-number`.
    @XMLTransformed<XML.PreservedString?> public var movementNumber: String?
    /// The element `movement-title`.
    @XMLTransformed<XML.PreservedString?> public var movementTitle: String?
    /// The element `identification`.
    public var identification: Identification?
    /// The element `defaults`.
    public var defaults: Defaults?
    /// The elements `credit`.
    public var credit: [Credit]
    /// The element `part-list`.
    public var partList: PartList
    /// The elements `part`.
    public var part: [Part]

    enum CodingKeys: String, CodingKey {
        case version
        case work
        case movementNumber = "movement-number"
        case movementTitle = "movement-title"
        case identification
        case defaults
        case credit
        case partList = "part-list"
        case part
    }

    /// Creates a value of its parts.
    public init(
        version: String? = nil,
        work: Work? = nil,
        movementNumber: String? = nil,
        movementTitle: String? = nil,
        identification: Identification? = nil,
        defaults: Defaults? = nil,
        credit: [Credit] = [],
        partList: PartList,
        part: [Part] = []
    ) {
        self.version = version
        self.work = work
        self.movementNumber = movementNumber
        self.movementTitle = movementTitle
        self.identification = identification
        self.defaults = defaults
        self.credit = credit
        self.partList = partList
        self.part = part
    }

    /// The value of `version`, or its default.
    public var versionOrDefault: String { version ?? "1.0" }

    /// The element `part`.
    public struct Part: Codable, Sendable {
        /// The attribute `id`.
        @XMLAttribute public var id: String
        /// The elements `measure`.
        public var measure: [Measure]

        /// Creates a value of its parts.
        public init(id: String, measure: [Measure] = []) {
            self.id = id
            self.measure = measure
        }

        /// The element `measure`.
        public struct Measure: Codable, Sendable {
            /// The attribute `number`.
            @XMLAttribute public var number: String
            /// The attribute `text`.
            ///
            /// Facets: minLength `1`.
            @XMLAttribute public var text: String?
            /// The attribute `implicit`.
            @XMLAttribute public var implicit: YesNo?
            /// The attribute `non-controlling`.
            @XMLAttribute public var nonControlling: YesNo?
            /// The attribute `width`.
            @XMLAttribute public var width: Decimal?
            /// The attribute `id`.
            @XMLAttribute public var id: String?
            /// The elements, in their order.
            public var content: [Content]

            enum CodingKeys: String, CodingKey {
                case number
                case text
                case implicit
                case nonControlling = "non-controlling"
                case width
                case id
                case content = "*content"
            }

            /// Creates a value of its parts.
            public init(
                number: String,
                text: String? = nil,
                implicit: YesNo? = nil,
                nonControlling: YesNo? = nil,
                width: Decimal? = nil,
                id: String? = nil,
                content: [Content] = []
            ) {
                self.number = number
                self.text = text
                self.implicit = implicit
                self.nonControlling = nonControlling
                self.width = width
                self.id = id
                self.content = content
            }

            /// The elements, in their order.
            public enum Content: Codable, Sendable {
                /// `note`.
                case note(Note)
                /// `backup`.
                case backup(Backup)
                /// `forward`.
                case forward(Forward)
                /// `direction`.
                case direction(Direction)
                /// `attributes`.
                case attributes(Attributes)
                /// `harmony`.
                case harmony(Harmony)
                /// `figured-bass`.
                case figuredBass(FiguredBass)
                /// `print`.
                case print(Print)
                /// `sound`.
                case sound(Sound)
                /// `listening`.
                case listening(Listening)
                /// `barline`.
                case barline(Barline)
                /// `grouping`.
                case grouping(Grouping)
                /// `link`.
                case link(Link)
                /// `bookmark`.
                case bookmark(Bookmark)

                enum CodingKeys: String, CodingKey {
                    case note
                    case backup
                    case forward
                    case direction
                    case attributes
                    case harmony
                    case figuredBass = "figured-bass"
                    case print
                    case sound
                    case listening
                    case barline
                    case grouping
                    case link
                    case bookmark
                }
            }
        }
    }
}

/// The type `work`.
public struct Work: Codable, Sendable {
    /// The element `work-number`.
    @XMLTransformed<XML.PreservedString?> public var workNumber: String?
    /// The element `work-title`.
    @XMLTransformed<XML.PreservedString?> public var workTitle: String?
    /// The element `opus`.
    public var opus: Opus?

    enum CodingKeys: String, CodingKey {
        case workNumber = "work-number"
        case workTitle = "work-title"
        case opus
    }

    /// Creates a value of its parts.
    public init(workNumber: String? = nil, workTitle: String? = nil, opus: Opus? = nil) {
        self.workNumber = workNumber
        self.workTitle = workTitle
        self.opus = opus
    }
}

/// The type `identification`.
public struct Identification: Codable, Sendable {
    /// The elements `creator`.
    public var creator: [TypedText]
    /// The elements `rights`.
    public var rights: [TypedText]
    /// The element `encoding`.
    public var encoding: Encoding?
    /// The element `source`.
    @XMLTransformed<XML.PreservedString?> public var source: String?
    /// The elements `relation`.
    public var relation: [TypedText]
    /// The element `miscellaneous`.
    public var miscellaneous: Miscellaneous?

    /// Creates a value of its parts.
    public init(
        creator: [TypedText] = [],
        rights: [TypedText] = [],
        encoding: Encoding? = nil,
        source: String? = nil,
        relation: [TypedText] = [],
        miscellaneous: Miscellaneous? = nil
    ) {
        self.creator = creator
        self.rights = rights
        self.encoding = encoding
        self.source = source
        self.relation = relation
        self.miscellaneous = miscellaneous
    }
}

/// The type `defaults`.
public struct Defaults: Codable, Sendable {
    /// The element `scaling`.
    public var scaling: Scaling?
    /// The element `concert-score`.
    public var concertScore: AnyEmpty?
    /// The element `page-layout`.
    public var pageLayout: PageLayout?
    /// The element `system-layout`.
    public var systemLayout: SystemLayout?
    /// The elements `staff-layout`.
    public var staffLayout: [StaffLayout]
    /// The element `appearance`.
    public var appearance: Appearance?
    /// The element `music-font`.
    public var musicFont: EmptyFont?
    /// The element `word-font`.
    public var wordFont: EmptyFont?
    /// The elements `lyric-font`.
    public var lyricFont: [LyricFont]
    /// The elements `lyric-language`.
    public var lyricLanguage: [LyricLanguage]

    enum CodingKeys: String, CodingKey {
        case scaling
        case concertScore = "concert-score"
        case pageLayout = "page-layout"
        case systemLayout = "system-layout"
        case staffLayout = "staff-layout"
        case appearance
        case musicFont = "music-font"
        case wordFont = "word-font"
        case lyricFont = "lyric-font"
        case lyricLanguage = "lyric-language"
    }

    /// Creates a value of its parts.
    public init(
        scaling: Scaling? = nil,
        concertScore: AnyEmpty? = nil,
        pageLayout: PageLayout? = nil,
        systemLayout: SystemLayout? = nil,
        staffLayout: [StaffLayout] = [],
        appearance: Appearance? = nil,
        musicFont: EmptyFont? = nil,
        wordFont: EmptyFont? = nil,
        lyricFont: [LyricFont] = [],
        lyricLanguage: [LyricLanguage] = []
    ) {
        self.scaling = scaling
        self.concertScore = concertScore
        self.pageLayout = pageLayout
        self.systemLayout = systemLayout
        self.staffLayout = staffLayout
        self.appearance = appearance
        self.musicFont = musicFont
        self.wordFont = wordFont
        self.lyricFont = lyricFont
        self.lyricLanguage = lyricLanguage
    }
}

/// The type `credit`.
public struct Credit: Codable, Sendable {
    /// The attribute `page`.
    @XMLAttribute public var page: Int?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `credit-type`.
    @XMLTransformed<[XML.PreservedString]> public var creditType: [String]
    /// The elements, in their order.
    public var content: [Content]
    /// The element `credit-image`.
    public var creditImage: Image?

    enum CodingKeys: String, CodingKey {
        case page
        case id
        case creditType = "credit-type"
        case content = "*content"
        case creditImage = "credit-image"
    }

    /// Creates a value of its parts.
    public init(
        page: Int? = nil,
        id: String? = nil,
        creditType: [String] = [],
        content: [Content] = [],
        creditImage: Image? = nil
    ) {
        self.page = page
        self.id = id
        self.creditType = creditType
        self.content = content
        self.creditImage = creditImage
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `link`.
        case link(Link)
        /// `bookmark`.
        case bookmark(Bookmark)
        /// `credit-words`.
        case creditWords(FormattedTextId)
        /// `credit-symbol`.
        case creditSymbol(FormattedSymbolId)

        enum CodingKeys: String, CodingKey {
            case link
            case bookmark
            case creditWords = "credit-words"
            case creditSymbol = "credit-symbol"
        }
    }
}

/// The type `part-list`.
public struct PartList: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `part-group`.
        case partGroup(PartGroup)
        /// `score-part`.
        case scorePart(ScorePart)

        enum CodingKeys: String, CodingKey {
            case partGroup = "part-group"
            case scorePart = "score-part"
        }
    }
}

/// The type `opus`.
public struct Opus: Codable, Sendable {
    /// The attribute `href`.
    @XMLAttribute public var href: String
    /// The attribute `type`.
    ///
    /// Defaults to `simple`.
    @XMLAttribute public var type: TypeValue?
    /// The attribute `role`.
    @XMLAttribute public var role: String?
    /// The attribute `title`.
    @XMLAttribute public var title: String?
    /// The attribute `show`.
    ///
    /// Defaults to `replace`.
    @XMLAttribute public var show: Show?
    /// The attribute `actuate`.
    ///
    /// Defaults to `onRequest`.
    @XMLAttribute public var actuate: Actuate?

    enum CodingKeys: String, CodingKey {
        case href = "{http://www.w3.org/1999/xlink}href"
        case type = "{http://www.w3.org/1999/xlink}type"
        case role = "{http://www.w3.org/1999/xlink}role"
        case title = "{http://www.w3.org/1999/xlink}title"
        case show = "{http://www.w3.org/1999/xlink}show"
        case actuate = "{http://www.w3.org/1999/xlink}actuate"
    }

    /// Creates a value of its parts.
    public init(
        href: String,
        type: TypeValue? = nil,
        role: String? = nil,
        title: String? = nil,
        show: Show? = nil,
        actuate: Actuate? = nil
    ) {
        self.href = href
        self.type = type
        self.role = role
        self.title = title
        self.show = show
        self.actuate = actuate
    }

    /// The value of `type`, or its default.
    public var typeOrDefault: TypeValue { type ?? .simple }

    /// The value of `show`, or its default.
    public var showOrDefault: Show { show ?? .replace }

    /// The value of `actuate`, or its default.
    public var actuateOrDefault: Actuate { actuate ?? .onRequest }
}

/// The type `typed-text`.
public struct TypedText: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(type: String? = nil, value: String) {
        self.type = type
        self.value = value
    }
}

/// The type `encoding`.
public struct Encoding: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `encoding-date`.
        case encodingDate(XML.DateTime)
        /// `encoder`.
        case encoder(TypedText)
        /// `software`.
        case software(PreservedText)
        /// `encoding-description`.
        case encodingDescription(PreservedText)
        /// `supports`.
        case supports(Supports)

        enum CodingKeys: String, CodingKey {
            case encodingDate = "encoding-date"
            case encoder
            case software
            case encodingDescription = "encoding-description"
            case supports
        }
    }
}

/// The type `miscellaneous`.
public struct Miscellaneous: Codable, Sendable {
    /// The elements `miscellaneous-field`.
    public var miscellaneousField: [MiscellaneousField]

    enum CodingKeys: String, CodingKey {
        case miscellaneousField = "miscellaneous-field"
    }

    /// Creates a value of its parts.
    public init(miscellaneousField: [MiscellaneousField] = []) {
        self.miscellaneousField = miscellaneousField
    }
}

/// The type `scaling`.
public struct Scaling: Codable, Sendable, Hashable {
    /// The element `millimeters`.
    public var millimeters: Decimal
    /// The element `tenths`.
    public var tenths: Decimal

    /// Creates a value of its parts.
    public init(millimeters: Decimal, tenths: Decimal) {
        self.millimeters = millimeters
        self.tenths = tenths
    }
}

/// The type `empty`, or one derived from it, as `xsi:type` says.
public enum AnyEmpty: Codable, Sendable, XMLMapped {
    /// What tells the cases apart.
    public static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

    /// `empty` itself.
    case empty
    /// `release`.
    case release(Release)

    enum CodingKeys: String, CodingKey {
        case empty = "*"
        case release
    }
}

/// The type `page-layout`.
public struct PageLayout: Codable, Sendable {
    /// The element `page-height`.
    public var pageHeight: Decimal?
    /// The element `page-width`.
    public var pageWidth: Decimal?
    /// The elements `page-margins`.
    public var pageMargins: [PageMargins]

    enum CodingKeys: String, CodingKey {
        case pageHeight = "page-height"
        case pageWidth = "page-width"
        case pageMargins = "page-margins"
    }

    /// Creates a value of its parts.
    public init(pageHeight: Decimal? = nil, pageWidth: Decimal? = nil, pageMargins: [PageMargins] = []) {
        self.pageHeight = pageHeight
        self.pageWidth = pageWidth
        self.pageMargins = pageMargins
    }
}

/// The type `system-layout`.
public struct SystemLayout: Codable, Sendable {
    /// The element `system-margins`.
    public var systemMargins: SystemMargins?
    /// The element `system-distance`.
    public var systemDistance: Decimal?
    /// The element `top-system-distance`.
    public var topSystemDistance: Decimal?
    /// The element `system-dividers`.
    public var systemDividers: SystemDividers?

    enum CodingKeys: String, CodingKey {
        case systemMargins = "system-margins"
        case systemDistance = "system-distance"
        case topSystemDistance = "top-system-distance"
        case systemDividers = "system-dividers"
    }

    /// Creates a value of its parts.
    public init(
        systemMargins: SystemMargins? = nil,
        systemDistance: Decimal? = nil,
        topSystemDistance: Decimal? = nil,
        systemDividers: SystemDividers? = nil
    ) {
        self.systemMargins = systemMargins
        self.systemDistance = systemDistance
        self.topSystemDistance = topSystemDistance
        self.systemDividers = systemDividers
    }
}

/// The type `staff-layout`.
public struct StaffLayout: Codable, Sendable, Hashable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The element `staff-distance`.
    public var staffDistance: Decimal?

    enum CodingKeys: String, CodingKey {
        case number
        case staffDistance = "staff-distance"
    }

    /// Creates a value of its parts.
    public init(number: Int? = nil, staffDistance: Decimal? = nil) {
        self.number = number
        self.staffDistance = staffDistance
    }
}

/// The type `appearance`.
public struct Appearance: Codable, Sendable {
    /// The elements `line-width`.
    public var lineWidth: [LineWidth]
    /// The elements `note-size`.
    public var noteSize: [NoteSize]
    /// The elements `distance`.
    public var distance: [Distance]
    /// The elements `glyph`.
    public var glyph: [Glyph]
    /// The elements `other-appearance`.
    public var otherAppearance: [OtherAppearance]

    enum CodingKeys: String, CodingKey {
        case lineWidth = "line-width"
        case noteSize = "note-size"
        case distance
        case glyph
        case otherAppearance = "other-appearance"
    }

    /// Creates a value of its parts.
    public init(
        lineWidth: [LineWidth] = [],
        noteSize: [NoteSize] = [],
        distance: [Distance] = [],
        glyph: [Glyph] = [],
        otherAppearance: [OtherAppearance] = []
    ) {
        self.lineWidth = lineWidth
        self.noteSize = noteSize
        self.distance = distance
        self.glyph = glyph
        self.otherAppearance = otherAppearance
    }
}

/// The type `empty-font`.
public struct EmptyFont: Codable, Sendable, Hashable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
    }
}

/// The type `lyric-font`.
public struct LyricFont: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: String?
    /// The attribute `name`.
    @XMLAttribute public var name: String?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?

    enum CodingKeys: String, CodingKey {
        case number
        case name
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
    }

    /// Creates a value of its parts.
    public init(
        number: String? = nil,
        name: String? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil
    ) {
        self.number = number
        self.name = name
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
    }
}

/// The type `lyric-language`.
public struct LyricLanguage: Codable, Sendable, Hashable {
    /// The attribute `number`.
    @XMLAttribute public var number: String?
    /// The attribute `name`.
    @XMLAttribute public var name: String?
    /// The attribute `lang`.
    @XMLAttribute public var lang: String

    enum CodingKeys: String, CodingKey {
        case number
        case name
        case lang = "xml:lang"
    }

    /// Creates a value of its parts.
    public init(number: String? = nil, name: String? = nil, lang: String) {
        self.number = number
        self.name = name
        self.lang = lang
    }
}

/// The type `link`.
public struct Link: Codable, Sendable {
    /// The attribute `href`.
    @XMLAttribute public var href: String
    /// The attribute `type`.
    ///
    /// Defaults to `simple`.
    @XMLAttribute public var type: TypeValue?
    /// The attribute `role`.
    @XMLAttribute public var role: String?
    /// The attribute `title`.
    @XMLAttribute public var title: String?
    /// The attribute `show`.
    ///
    /// Defaults to `replace`.
    @XMLAttribute public var show: Show?
    /// The attribute `actuate`.
    ///
    /// Defaults to `onRequest`.
    @XMLAttribute public var actuate: Actuate?
    /// The attribute `name`.
    @XMLAttribute public var name: String?
    /// The attribute `element`.
    @XMLAttribute public var element: String?
    /// The attribute `position`.
    @XMLAttribute public var position: Int?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?

    enum CodingKeys: String, CodingKey {
        case href = "{http://www.w3.org/1999/xlink}href"
        case type = "{http://www.w3.org/1999/xlink}type"
        case role = "{http://www.w3.org/1999/xlink}role"
        case title = "{http://www.w3.org/1999/xlink}title"
        case show = "{http://www.w3.org/1999/xlink}show"
        case actuate = "{http://www.w3.org/1999/xlink}actuate"
        case name
        case element
        case position
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
    }

    /// Creates a value of its parts.
    public init(
        href: String,
        type: TypeValue? = nil,
        role: String? = nil,
        title: String? = nil,
        show: Show? = nil,
        actuate: Actuate? = nil,
        name: String? = nil,
        element: String? = nil,
        position: Int? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil
    ) {
        self.href = href
        self.type = type
        self.role = role
        self.title = title
        self.show = show
        self.actuate = actuate
        self.name = name
        self.element = element
        self.position = position
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
    }

    /// The value of `type`, or its default.
    public var typeOrDefault: TypeValue { type ?? .simple }

    /// The value of `show`, or its default.
    public var showOrDefault: Show { show ?? .replace }

    /// The value of `actuate`, or its default.
    public var actuateOrDefault: Actuate { actuate ?? .onRequest }
}

/// The type `bookmark`.
public struct Bookmark: Codable, Sendable, Hashable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The attribute `name`.
    @XMLAttribute public var name: String?
    /// The attribute `element`.
    @XMLAttribute public var element: String?
    /// The attribute `position`.
    @XMLAttribute public var position: Int?

    /// Creates a value of its parts.
    public init(id: String, name: String? = nil, element: String? = nil, position: Int? = nil) {
        self.id = id
        self.name = name
        self.element = element
        self.position = position
    }
}

/// The type `formatted-text-id`.
public struct FormattedTextId: Codable, Sendable {
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `rotation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var rotation: Decimal?
    /// The attribute `letter-spacing`.
    @XMLAttribute public var letterSpacing: NumberOrNormal?
    /// The attribute `line-height`.
    @XMLAttribute public var lineHeight: NumberOrNormal?
    /// The attribute `lang`.
    @XMLAttribute public var lang: String?
    /// The attribute `space`.
    @XMLAttribute public var space: Space?
    /// The attribute `dir`.
    @XMLAttribute public var dir: TextDirection?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case justify
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case underline
        case overline
        case lineThrough = "line-through"
        case rotation
        case letterSpacing = "letter-spacing"
        case lineHeight = "line-height"
        case lang = "xml:lang"
        case space = "xml:space"
        case dir
        case enclosure
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        justify: LeftCenterRight? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        rotation: Decimal? = nil,
        letterSpacing: NumberOrNormal? = nil,
        lineHeight: NumberOrNormal? = nil,
        lang: String? = nil,
        space: Space? = nil,
        dir: TextDirection? = nil,
        enclosure: EnclosureShape? = nil,
        id: String? = nil,
        value: String
    ) {
        self.justify = justify
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.rotation = rotation
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.lang = lang
        self.space = space
        self.dir = dir
        self.enclosure = enclosure
        self.id = id
        self.value = value
    }
}

/// The type `formatted-symbol-id`.
public struct FormattedSymbolId: Codable, Sendable {
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `rotation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var rotation: Decimal?
    /// The attribute `letter-spacing`.
    @XMLAttribute public var letterSpacing: NumberOrNormal?
    /// The attribute `line-height`.
    @XMLAttribute public var lineHeight: NumberOrNormal?
    /// The attribute `dir`.
    @XMLAttribute public var dir: TextDirection?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText public var value: String

    enum CodingKeys: String, CodingKey {
        case justify
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case underline
        case overline
        case lineThrough = "line-through"
        case rotation
        case letterSpacing = "letter-spacing"
        case lineHeight = "line-height"
        case dir
        case enclosure
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        justify: LeftCenterRight? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        rotation: Decimal? = nil,
        letterSpacing: NumberOrNormal? = nil,
        lineHeight: NumberOrNormal? = nil,
        dir: TextDirection? = nil,
        enclosure: EnclosureShape? = nil,
        id: String? = nil,
        value: String
    ) {
        self.justify = justify
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.rotation = rotation
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.dir = dir
        self.enclosure = enclosure
        self.id = id
        self.value = value
    }
}

/// The type `image`.
public struct Image: Codable, Sendable {
    /// The attribute `source`.
    @XMLAttribute public var source: String
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The attribute `height`.
    @XMLAttribute public var height: Decimal?
    /// The attribute `width`.
    @XMLAttribute public var width: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: ValignImage?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case source
        case type
        case height
        case width
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case halign
        case valign
        case id
    }

    /// Creates a value of its parts.
    public init(
        source: String,
        type: String,
        height: Decimal? = nil,
        width: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        halign: LeftCenterRight? = nil,
        valign: ValignImage? = nil,
        id: String? = nil
    ) {
        self.source = source
        self.type = type
        self.height = height
        self.width = width
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.halign = halign
        self.valign = valign
        self.id = id
    }
}

/// The type `part-group`.
public struct PartGroup: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `number`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: String?
    /// The element `group-name`.
    public var groupName: GroupName?
    /// The element `group-name-display`.
    public var groupNameDisplay: NameDisplay?
    /// The element `group-abbreviation`.
    public var groupAbbreviation: GroupName?
    /// The element `group-abbreviation-display`.
    public var groupAbbreviationDisplay: NameDisplay?
    /// The element `group-symbol`.
    public var groupSymbol: GroupSymbol?
    /// The element `group-barline`.
    public var groupBarline: GroupBarline?
    /// The element `group-time`.
    public var groupTime: AnyEmpty?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case groupName = "group-name"
        case groupNameDisplay = "group-name-display"
        case groupAbbreviation = "group-abbreviation"
        case groupAbbreviationDisplay = "group-abbreviation-display"
        case groupSymbol = "group-symbol"
        case groupBarline = "group-barline"
        case groupTime = "group-time"
        case footnote
        case level
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        number: String? = nil,
        groupName: GroupName? = nil,
        groupNameDisplay: NameDisplay? = nil,
        groupAbbreviation: GroupName? = nil,
        groupAbbreviationDisplay: NameDisplay? = nil,
        groupSymbol: GroupSymbol? = nil,
        groupBarline: GroupBarline? = nil,
        groupTime: AnyEmpty? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil
    ) {
        self.type = type
        self.number = number
        self.groupName = groupName
        self.groupNameDisplay = groupNameDisplay
        self.groupAbbreviation = groupAbbreviation
        self.groupAbbreviationDisplay = groupAbbreviationDisplay
        self.groupSymbol = groupSymbol
        self.groupBarline = groupBarline
        self.groupTime = groupTime
        self.footnote = footnote
        self.level = level
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: String { number ?? "1" }
}

/// The type `score-part`.
public struct ScorePart: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The element `identification`.
    public var identification: Identification?
    /// The elements `part-link`.
    public var partLink: [PartLink]
    /// The element `part-name`.
    public var partName: PartName
    /// The element `part-name-display`.
    public var partNameDisplay: NameDisplay?
    /// The element `part-abbreviation`.
    public var partAbbreviation: PartName?
    /// The element `part-abbreviation-display`.
    public var partAbbreviationDisplay: NameDisplay?
    /// The elements `group`.
    @XMLTransformed<[XML.PreservedString]> public var group: [String]
    /// The elements `score-instrument`.
    public var scoreInstrument: [ScoreInstrument]
    /// The elements `player`.
    public var player: [Player]
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case id
        case identification
        case partLink = "part-link"
        case partName = "part-name"
        case partNameDisplay = "part-name-display"
        case partAbbreviation = "part-abbreviation"
        case partAbbreviationDisplay = "part-abbreviation-display"
        case group
        case scoreInstrument = "score-instrument"
        case player
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(
        id: String,
        identification: Identification? = nil,
        partLink: [PartLink] = [],
        partName: PartName,
        partNameDisplay: NameDisplay? = nil,
        partAbbreviation: PartName? = nil,
        partAbbreviationDisplay: NameDisplay? = nil,
        group: [String] = [],
        scoreInstrument: [ScoreInstrument] = [],
        player: [Player] = [],
        content: [Content] = []
    ) {
        self.id = id
        self.identification = identification
        self.partLink = partLink
        self.partName = partName
        self.partNameDisplay = partNameDisplay
        self.partAbbreviation = partAbbreviation
        self.partAbbreviationDisplay = partAbbreviationDisplay
        self.group = group
        self.scoreInstrument = scoreInstrument
        self.player = player
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `midi-device`.
        case midiDevice(MidiDevice)
        /// `midi-instrument`.
        case midiInstrument(MidiInstrument)

        enum CodingKeys: String, CodingKey {
            case midiDevice = "midi-device"
            case midiInstrument = "midi-instrument"
        }
    }
}

/// The values of `type`.
public enum TypeValue: String, Codable, Sendable, CaseIterable {
    /// `simple`.
    case simple
}

/// The values of `show`.
public enum Show: String, Codable, Sendable, CaseIterable {
    /// `new`.
    case new
    /// `replace`.
    case replace
    /// `embed`.
    case embed
    /// `other`.
    case other
    /// `none`.
    case none
}

/// The values of `actuate`.
public enum Actuate: String, Codable, Sendable, CaseIterable {
    /// `onRequest`.
    case onRequest
    /// `onLoad`.
    case onLoad
    /// `other`.
    case other
    /// `none`.
    case none
}

/// The type `supports`.
public struct Supports: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: YesNo
    /// The attribute `element`.
    @XMLAttribute public var element: String
    /// The attribute `attribute`.
    @XMLAttribute public var attribute: String?
    /// The attribute `value`.
    @XMLAttribute public var value: String?

    /// Creates a value of its parts.
    public init(type: YesNo, element: String, attribute: String? = nil, value: String? = nil) {
        self.type = type
        self.element = element
        self.attribute = attribute
        self.value = value
    }
}

/// The type `miscellaneous-field`.
public struct MiscellaneousField: Codable, Sendable, Hashable {
    /// The attribute `name`.
    @XMLAttribute public var name: String
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}

/// The type `release`.
public struct Release: Codable, Sendable, Hashable {
    /// The attribute `offset`.
    @XMLAttribute public var offset: Decimal?

    /// Creates a value of its parts.
    public init(offset: Decimal? = nil) {
        self.offset = offset
    }
}

/// The type `empty`.
public struct Empty: Codable, Sendable, Hashable {
    /// Creates a value of its parts.
    public init() {}
}

/// The type `page-margins`.
public struct PageMargins: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: MarginType?
    /// The element `left-margin`.
    public var leftMargin: Decimal
    /// The element `right-margin`.
    public var rightMargin: Decimal
    /// The element `top-margin`.
    public var topMargin: Decimal
    /// The element `bottom-margin`.
    public var bottomMargin: Decimal

    enum CodingKeys: String, CodingKey {
        case type
        case leftMargin = "left-margin"
        case rightMargin = "right-margin"
        case topMargin = "top-margin"
        case bottomMargin = "bottom-margin"
    }

    /// Creates a value of its parts.
    public init(
        type: MarginType? = nil,
        leftMargin: Decimal,
        rightMargin: Decimal,
        topMargin: Decimal,
        bottomMargin: Decimal
    ) {
        self.type = type
        self.leftMargin = leftMargin
        self.rightMargin = rightMargin
        self.topMargin = topMargin
        self.bottomMargin = bottomMargin
    }
}

/// The type `system-margins`.
public struct SystemMargins: Codable, Sendable, Hashable {
    /// The element `left-margin`.
    public var leftMargin: Decimal
    /// The element `right-margin`.
    public var rightMargin: Decimal

    enum CodingKeys: String, CodingKey {
        case leftMargin = "left-margin"
        case rightMargin = "right-margin"
    }

    /// Creates a value of its parts.
    public init(leftMargin: Decimal, rightMargin: Decimal) {
        self.leftMargin = leftMargin
        self.rightMargin = rightMargin
    }
}

/// The type `system-dividers`.
public struct SystemDividers: Codable, Sendable {
    /// The element `left-divider`.
    public var leftDivider: EmptyPrintObjectStyleAlign
    /// The element `right-divider`.
    public var rightDivider: EmptyPrintObjectStyleAlign

    enum CodingKeys: String, CodingKey {
        case leftDivider = "left-divider"
        case rightDivider = "right-divider"
    }

    /// Creates a value of its parts.
    public init(leftDivider: EmptyPrintObjectStyleAlign, rightDivider: EmptyPrintObjectStyleAlign) {
        self.leftDivider = leftDivider
        self.rightDivider = rightDivider
    }
}

/// The type `line-width`.
public struct LineWidth: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The text.
    @XMLText public var value: Decimal

    /// Creates a value of its parts.
    public init(type: String, value: Decimal) {
        self.type = type
        self.value = value
    }
}

/// The type `note-size`.
public struct NoteSize: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: NoteSizeType
    /// The text.
    ///
    /// Facets: minInclusive `0`.
    @XMLText public var value: Decimal

    /// Creates a value of its parts.
    public init(type: NoteSizeType, value: Decimal) {
        self.type = type
        self.value = value
    }
}

/// The type `distance`.
public struct Distance: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The text.
    @XMLText public var value: Decimal

    /// Creates a value of its parts.
    public init(type: String, value: Decimal) {
        self.type = type
        self.value = value
    }
}

/// The type `glyph`.
public struct Glyph: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The text.
    @XMLText public var value: String

    /// Creates a value of its parts.
    public init(type: String, value: String) {
        self.type = type
        self.value = value
    }
}

/// The type `other-appearance`.
public struct OtherAppearance: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(type: String, value: String) {
        self.type = type
        self.value = value
    }
}

/// The type `font-style`.
public enum FontStyle: String, Codable, Sendable, CaseIterable {
    /// `normal`.
    case normal
    /// `italic`.
    case italic
}

/// The type `css-font-size`.
public enum CssFontSize: String, Codable, Sendable, CaseIterable {
    /// `xx-small`.
    case xxSmall = "xx-small"
    /// `x-small`.
    case xSmall = "x-small"
    /// `small`.
    case small
    /// `medium`.
    case medium
    /// `large`.
    case large
    /// `x-large`.
    case xLarge = "x-large"
    /// `xx-large`.
    case xxLarge = "xx-large"
}

/// The type `font-size`.
public enum FontSize: Codable, Sendable, Hashable {
    /// `decimal`.
    case decimal(Decimal)
    /// `css-font-size`.
    case cssFontSize(CssFontSize)

    /// Decodes the first kind of value that the text is.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Decimal.self) {
            self = .decimal(value)
            return
        }
        self = .cssFontSize(try container.decode(CssFontSize.self))
    }

    /// Encodes the value as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .decimal(let value): try container.encode(value)
        case .cssFontSize(let value): try container.encode(value)
        }
    }
}

/// The type `font-weight`.
public enum FontWeight: String, Codable, Sendable, CaseIterable {
    /// `normal`.
    case normal
    /// `bold`.
    case bold
}

/// The type `left-center-right`.
public enum LeftCenterRight: String, Codable, Sendable, CaseIterable {
    /// `left`.
    case left
    /// `center`.
    case center
    /// `right`.
    case right
}

/// The type `valign`.
public enum Valign: String, Codable, Sendable, CaseIterable {
    /// `top`.
    case top
    /// `middle`.
    case middle
    /// `bottom`.
    case bottom
    /// `baseline`.
    case baseline
}

/// The values of `letter-spacing-name`.
public enum LetterSpacingName: String, Codable, Sendable, CaseIterable {
    /// `normal`.
    case normal
}

/// The type `number-or-normal`.
public enum NumberOrNormal: Codable, Sendable, Hashable {
    /// `decimal`.
    case decimal(Decimal)
    /// `name`.
    case name(LetterSpacingName)

    /// Decodes the first kind of value that the text is.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Decimal.self) {
            self = .decimal(value)
            return
        }
        self = .name(try container.decode(LetterSpacingName.self))
    }

    /// Encodes the value as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .decimal(let value): try container.encode(value)
        case .name(let value): try container.encode(value)
        }
    }
}

/// The values of `space`.
public enum Space: String, Codable, Sendable, CaseIterable {
    /// `default`.
    case `default`
    /// `preserve`.
    case preserve
}

/// The type `text-direction`.
public enum TextDirection: String, Codable, Sendable, CaseIterable {
    /// `ltr`.
    case ltr
    /// `rtl`.
    case rtl
    /// `lro`.
    case lro
    /// `rlo`.
    case rlo
}

/// The type `enclosure-shape`.
public enum EnclosureShape: String, Codable, Sendable, CaseIterable {
    /// `rectangle`.
    case rectangle
    /// `square`.
    case square
    /// `oval`.
    case oval
    /// `circle`.
    case circle
    /// `bracket`.
    case bracket
    /// `inverted-bracket`.
    case invertedBracket = "inverted-bracket"
    /// `triangle`.
    case triangle
    /// `diamond`.
    case diamond
    /// `pentagon`.
    case pentagon
    /// `hexagon`.
    case hexagon
    /// `heptagon`.
    case heptagon
    /// `octagon`.
    case octagon
    /// `nonagon`.
    case nonagon
    /// `decagon`.
    case decagon
    /// `none`.
    case none
}

/// The type `valign-image`.
public enum ValignImage: String, Codable, Sendable, CaseIterable {
    /// `top`.
    case top
    /// `middle`.
    case middle
    /// `bottom`.
    case bottom
}

/// The type `start-stop`.
public enum StartStop: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
}

/// The type `group-name`.
public struct GroupName: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case justify
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        justify: LeftCenterRight? = nil,
        value: String
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.justify = justify
        self.value = value
    }
}

/// The type `name-display`.
public struct NameDisplay: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(printObject: YesNo? = nil, content: [Content] = []) {
        self.printObject = printObject
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `display-text`.
        case displayText(FormattedText)
        /// `accidental-text`.
        case accidentalText(AccidentalText)

        enum CodingKeys: String, CodingKey {
            case displayText = "display-text"
            case accidentalText = "accidental-text"
        }
    }
}

/// The type `group-symbol`.
public struct GroupSymbol: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: GroupSymbolValue

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        value: GroupSymbolValue
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.value = value
    }
}

/// The type `group-barline`.
public struct GroupBarline: Codable, Sendable, Hashable {
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: GroupBarlineValue

    /// Creates a value of its parts.
    public init(color: String? = nil, value: GroupBarlineValue) {
        self.color = color
        self.value = value
    }
}

/// The type `formatted-text`.
public struct FormattedText: Codable, Sendable {
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `rotation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var rotation: Decimal?
    /// The attribute `letter-spacing`.
    @XMLAttribute public var letterSpacing: NumberOrNormal?
    /// The attribute `line-height`.
    @XMLAttribute public var lineHeight: NumberOrNormal?
    /// The attribute `lang`.
    @XMLAttribute public var lang: String?
    /// The attribute `space`.
    @XMLAttribute public var space: Space?
    /// The attribute `dir`.
    @XMLAttribute public var dir: TextDirection?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case justify
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case underline
        case overline
        case lineThrough = "line-through"
        case rotation
        case letterSpacing = "letter-spacing"
        case lineHeight = "line-height"
        case lang = "xml:lang"
        case space = "xml:space"
        case dir
        case enclosure
        case value
    }

    /// Creates a value of its parts.
    public init(
        justify: LeftCenterRight? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        rotation: Decimal? = nil,
        letterSpacing: NumberOrNormal? = nil,
        lineHeight: NumberOrNormal? = nil,
        lang: String? = nil,
        space: Space? = nil,
        dir: TextDirection? = nil,
        enclosure: EnclosureShape? = nil,
        value: String
    ) {
        self.justify = justify
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.rotation = rotation
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.lang = lang
        self.space = space
        self.dir = dir
        self.enclosure = enclosure
        self.value = value
    }
}

/// The type `level`.
public struct Level: Codable, Sendable {
    /// The attribute `reference`.
    @XMLAttribute public var reference: YesNo?
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopSingle?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `bracket`.
    @XMLAttribute public var bracket: YesNo?
    /// The attribute `size`.
    @XMLAttribute public var size: SymbolSize?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(
        reference: YesNo? = nil,
        type: StartStopSingle? = nil,
        parentheses: YesNo? = nil,
        bracket: YesNo? = nil,
        size: SymbolSize? = nil,
        value: String
    ) {
        self.reference = reference
        self.type = type
        self.parentheses = parentheses
        self.bracket = bracket
        self.size = size
        self.value = value
    }
}

/// The type `part-link`.
public struct PartLink: Codable, Sendable {
    /// The attribute `href`.
    @XMLAttribute public var href: String
    /// The attribute `type`.
    ///
    /// Defaults to `simple`.
    @XMLAttribute public var type: TypeValue?
    /// The attribute `role`.
    @XMLAttribute public var role: String?
    /// The attribute `title`.
    @XMLAttribute public var title: String?
    /// The attribute `show`.
    ///
    /// Defaults to `replace`.
    @XMLAttribute public var show: Show?
    /// The attribute `actuate`.
    ///
    /// Defaults to `onRequest`.
    @XMLAttribute public var actuate: Actuate?
    /// The elements `instrument-link`.
    public var instrumentLink: [InstrumentLink]
    /// The elements `group-link`.
    @XMLTransformed<[XML.PreservedString]> public var groupLink: [String]

    enum CodingKeys: String, CodingKey {
        case href = "{http://www.w3.org/1999/xlink}href"
        case type = "{http://www.w3.org/1999/xlink}type"
        case role = "{http://www.w3.org/1999/xlink}role"
        case title = "{http://www.w3.org/1999/xlink}title"
        case show = "{http://www.w3.org/1999/xlink}show"
        case actuate = "{http://www.w3.org/1999/xlink}actuate"
        case instrumentLink = "instrument-link"
        case groupLink = "group-link"
    }

    /// Creates a value of its parts.
    public init(
        href: String,
        type: TypeValue? = nil,
        role: String? = nil,
        title: String? = nil,
        show: Show? = nil,
        actuate: Actuate? = nil,
        instrumentLink: [InstrumentLink] = [],
        groupLink: [String] = []
    ) {
        self.href = href
        self.type = type
        self.role = role
        self.title = title
        self.show = show
        self.actuate = actuate
        self.instrumentLink = instrumentLink
        self.groupLink = groupLink
    }

    /// The value of `type`, or its default.
    public var typeOrDefault: TypeValue { type ?? .simple }

    /// The value of `show`, or its default.
    public var showOrDefault: Show { show ?? .replace }

    /// The value of `actuate`, or its default.
    public var actuateOrDefault: Actuate { actuate ?? .onRequest }
}

/// The type `part-name`.
public struct PartName: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case printObject = "print-object"
        case justify
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        printObject: YesNo? = nil,
        justify: LeftCenterRight? = nil,
        value: String
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.printObject = printObject
        self.justify = justify
        self.value = value
    }
}

/// The type `score-instrument`.
public struct ScoreInstrument: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The element `instrument-name`.
    @XMLTransformed<XML.PreservedString> public var instrumentName: String
    /// The element `instrument-abbreviation`.
    @XMLTransformed<XML.PreservedString?> public var instrumentAbbreviation: String?
    /// The element `instrument-sound`.
    @XMLTransformed<XML.PreservedString?> public var instrumentSound: String?
    /// One of several elements.
    public var soloOrEnsemble: SoloOrEnsemble?
    /// The element `virtual-instrument`.
    public var virtualInstrument: VirtualInstrument?

    enum CodingKeys: String, CodingKey {
        case id
        case instrumentName = "instrument-name"
        case instrumentAbbreviation = "instrument-abbreviation"
        case instrumentSound = "instrument-sound"
        case soloOrEnsemble = "*soloOrEnsemble"
        case virtualInstrument = "virtual-instrument"
    }

    /// Creates a value of its parts.
    public init(
        id: String,
        instrumentName: String,
        instrumentAbbreviation: String? = nil,
        instrumentSound: String? = nil,
        soloOrEnsemble: SoloOrEnsemble? = nil,
        virtualInstrument: VirtualInstrument? = nil
    ) {
        self.id = id
        self.instrumentName = instrumentName
        self.instrumentAbbreviation = instrumentAbbreviation
        self.instrumentSound = instrumentSound
        self.soloOrEnsemble = soloOrEnsemble
        self.virtualInstrument = virtualInstrument
    }

    /// One of the elements.
    public enum SoloOrEnsemble: Codable, Sendable {
        /// `solo`.
        case solo(AnyEmpty)
        /// `ensemble`.
        case ensemble(PositiveIntegerOrEmpty)
    }
}

/// The type `player`.
public struct Player: Codable, Sendable, Hashable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The element `player-name`.
    @XMLTransformed<XML.PreservedString> public var playerName: String

    enum CodingKeys: String, CodingKey {
        case id
        case playerName = "player-name"
    }

    /// Creates a value of its parts.
    public init(id: String, playerName: String) {
        self.id = id
        self.playerName = playerName
    }
}

/// The type `midi-device`.
public struct MidiDevice: Codable, Sendable, Hashable {
    /// The attribute `port`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var port: Int?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(port: Int? = nil, id: String? = nil, value: String) {
        self.port = port
        self.id = id
        self.value = value
    }
}

/// The type `midi-instrument`.
public struct MidiInstrument: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The element `midi-channel`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    public var midiChannel: Int?
    /// The element `midi-name`.
    @XMLTransformed<XML.PreservedString?> public var midiName: String?
    /// The element `midi-bank`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16384`.
    public var midiBank: Int?
    /// The element `midi-program`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `128`.
    public var midiProgram: Int?
    /// The element `midi-unpitched`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `128`.
    public var midiUnpitched: Int?
    /// The element `volume`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    public var volume: Decimal?
    /// The element `pan`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    public var pan: Decimal?
    /// The element `elevation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    public var elevation: Decimal?

    enum CodingKeys: String, CodingKey {
        case id
        case midiChannel = "midi-channel"
        case midiName = "midi-name"
        case midiBank = "midi-bank"
        case midiProgram = "midi-program"
        case midiUnpitched = "midi-unpitched"
        case volume
        case pan
        case elevation
    }

    /// Creates a value of its parts.
    public init(
        id: String,
        midiChannel: Int? = nil,
        midiName: String? = nil,
        midiBank: Int? = nil,
        midiProgram: Int? = nil,
        midiUnpitched: Int? = nil,
        volume: Decimal? = nil,
        pan: Decimal? = nil,
        elevation: Decimal? = nil
    ) {
        self.id = id
        self.midiChannel = midiChannel
        self.midiName = midiName
        self.midiBank = midiBank
        self.midiProgram = midiProgram
        self.midiUnpitched = midiUnpitched
        self.volume = volume
        self.pan = pan
        self.elevation = elevation
    }
}

/// The type `yes-no`.
public enum YesNo: String, Codable, Sendable, CaseIterable {
    /// `yes`.
    case yes
    /// `no`.
    case no
}

/// The type `note`.
public struct Note: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `print-dot`.
    @XMLAttribute public var printDot: YesNo?
    /// The attribute `print-spacing`.
    @XMLAttribute public var printSpacing: YesNo?
    /// The attribute `print-lyric`.
    @XMLAttribute public var printLyric: YesNo?
    /// The attribute `print-leger`.
    @XMLAttribute public var printLeger: YesNo?
    /// The attribute `dynamics`.
    ///
    /// Facets: minInclusive `0`.
    @XMLAttribute public var dynamics: Decimal?
    /// The attribute `end-dynamics`.
    ///
    /// Facets: minInclusive `0`.
    @XMLAttribute public var endDynamics: Decimal?
    /// The attribute `attack`.
    @XMLAttribute public var attack: Decimal?
    /// The attribute `release`.
    @XMLAttribute public var release: Decimal?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?
    /// The attribute `pizzicato`.
    @XMLAttribute public var pizzicato: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `grace`.
    public var grace: Grace?
    /// The element `cue`.
    public var cue: AnyEmpty?
    /// The element `chord`.
    public var chord: AnyEmpty?
    /// The element `pitch`.
    public var pitch: Pitch?
    /// The element `unpitched`.
    public var unpitched: Unpitched?
    /// The element `rest`.
    public var rest: Rest?
    /// The element `duration`.
    ///
    /// Facets: minExclusive `0`.
    public var duration: Decimal?
    /// The elements `tie`.
    public var tie: [Tie]
    /// The elements `instrument`.
    public var instrument: [Instrument]
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `voice`.
    @XMLTransformed<XML.PreservedString?> public var voice: String?
    /// The element `type`.
    public var type: NoteType?
    /// The elements `dot`.
    public var dot: [AnyEmptyPlacement]
    /// The element `accidental`.
    public var accidental: Accidental?
    /// The element `time-modification`.
    public var timeModification: AnyTimeModification?
    /// The element `stem`.
    public var stem: Stem?
    /// The element `notehead`.
    public var notehead: Notehead?
    /// The element `notehead-text`.
    public var noteheadText: NoteheadText?
    /// The element `staff`.
    public var staff: Int?
    /// The elements `beam`.
    public var beam: [Beam]
    /// The elements `notations`.
    public var notations: [Notations]
    /// The elements `lyric`.
    public var lyric: [Lyric]
    /// The element `play`.
    public var play: Play?
    /// The element `listen`.
    public var listen: Listen?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case printObject = "print-object"
        case printDot = "print-dot"
        case printSpacing = "print-spacing"
        case printLyric = "print-lyric"
        case printLeger = "print-leger"
        case dynamics
        case endDynamics = "end-dynamics"
        case attack
        case release
        case timeOnly = "time-only"
        case pizzicato
        case id
        case grace
        case cue
        case chord
        case pitch
        case unpitched
        case rest
        case duration
        case tie
        case instrument
        case footnote
        case level
        case voice
        case type
        case dot
        case accidental
        case timeModification = "time-modification"
        case stem
        case notehead
        case noteheadText = "notehead-text"
        case staff
        case beam
        case notations
        case lyric
        case play
        case listen
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        printObject: YesNo? = nil,
        printDot: YesNo? = nil,
        printSpacing: YesNo? = nil,
        printLyric: YesNo? = nil,
        printLeger: YesNo? = nil,
        dynamics: Decimal? = nil,
        endDynamics: Decimal? = nil,
        attack: Decimal? = nil,
        release: Decimal? = nil,
        timeOnly: String? = nil,
        pizzicato: YesNo? = nil,
        id: String? = nil,
        grace: Grace? = nil,
        cue: AnyEmpty? = nil,
        chord: AnyEmpty? = nil,
        pitch: Pitch? = nil,
        unpitched: Unpitched? = nil,
        rest: Rest? = nil,
        duration: Decimal? = nil,
        tie: [Tie] = [],
        instrument: [Instrument] = [],
        footnote: FormattedText? = nil,
        level: Level? = nil,
        voice: String? = nil,
        type: NoteType? = nil,
        dot: [AnyEmptyPlacement] = [],
        accidental: Accidental? = nil,
        timeModification: AnyTimeModification? = nil,
        stem: Stem? = nil,
        notehead: Notehead? = nil,
        noteheadText: NoteheadText? = nil,
        staff: Int? = nil,
        beam: [Beam] = [],
        notations: [Notations] = [],
        lyric: [Lyric] = [],
        play: Play? = nil,
        listen: Listen? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.printObject = printObject
        self.printDot = printDot
        self.printSpacing = printSpacing
        self.printLyric = printLyric
        self.printLeger = printLeger
        self.dynamics = dynamics
        self.endDynamics = endDynamics
        self.attack = attack
        self.release = release
        self.timeOnly = timeOnly
        self.pizzicato = pizzicato
        self.id = id
        self.grace = grace
        self.cue = cue
        self.chord = chord
        self.pitch = pitch
        self.unpitched = unpitched
        self.rest = rest
        self.duration = duration
        self.tie = tie
        self.instrument = instrument
        self.footnote = footnote
        self.level = level
        self.voice = voice
        self.type = type
        self.dot = dot
        self.accidental = accidental
        self.timeModification = timeModification
        self.stem = stem
        self.notehead = notehead
        self.noteheadText = noteheadText
        self.staff = staff
        self.beam = beam
        self.notations = notations
        self.lyric = lyric
        self.play = play
        self.listen = listen
    }
}

/// The type `backup`.
public struct Backup: Codable, Sendable {
    /// The element `duration`.
    ///
    /// Facets: minExclusive `0`.
    public var duration: Decimal
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?

    /// Creates a value of its parts.
    public init(duration: Decimal, footnote: FormattedText? = nil, level: Level? = nil) {
        self.duration = duration
        self.footnote = footnote
        self.level = level
    }
}

/// The type `forward`.
public struct Forward: Codable, Sendable {
    /// The element `duration`.
    ///
    /// Facets: minExclusive `0`.
    public var duration: Decimal
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `voice`.
    @XMLTransformed<XML.PreservedString?> public var voice: String?
    /// The element `staff`.
    public var staff: Int?

    /// Creates a value of its parts.
    public init(
        duration: Decimal,
        footnote: FormattedText? = nil,
        level: Level? = nil,
        voice: String? = nil,
        staff: Int? = nil
    ) {
        self.duration = duration
        self.footnote = footnote
        self.level = level
        self.voice = voice
        self.staff = staff
    }
}

/// The type `direction`.
public struct Direction: Codable, Sendable {
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `directive`.
    @XMLAttribute public var directive: YesNo?
    /// The attribute `system`.
    @XMLAttribute public var system: SystemRelation?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `direction-type`.
    public var directionType: [DirectionType]
    /// The element `offset`.
    public var offset: Offset?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `voice`.
    @XMLTransformed<XML.PreservedString?> public var voice: String?
    /// The element `staff`.
    public var staff: Int?
    /// The element `sound`.
    public var sound: Sound?
    /// The element `listening`.
    public var listening: Listening?

    enum CodingKeys: String, CodingKey {
        case placement
        case directive
        case system
        case id
        case directionType = "direction-type"
        case offset
        case footnote
        case level
        case voice
        case staff
        case sound
        case listening
    }

    /// Creates a value of its parts.
    public init(
        placement: AboveBelow? = nil,
        directive: YesNo? = nil,
        system: SystemRelation? = nil,
        id: String? = nil,
        directionType: [DirectionType] = [],
        offset: Offset? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil,
        voice: String? = nil,
        staff: Int? = nil,
        sound: Sound? = nil,
        listening: Listening? = nil
    ) {
        self.placement = placement
        self.directive = directive
        self.system = system
        self.id = id
        self.directionType = directionType
        self.offset = offset
        self.footnote = footnote
        self.level = level
        self.voice = voice
        self.staff = staff
        self.sound = sound
        self.listening = listening
    }
}

/// The type `attributes`.
public struct Attributes: Codable, Sendable {
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `divisions`.
    ///
    /// Facets: minExclusive `0`.
    public var divisions: Decimal?
    /// The elements `key`.
    public var key: [Key]
    /// The elements `time`.
    public var time: [Time]
    /// The element `staves`.
    public var staves: Int?
    /// The element `part-symbol`.
    public var partSymbol: PartSymbol?
    /// The element `instruments`.
    public var instruments: Int?
    /// The elements `clef`.
    public var clef: [Clef]
    /// The elements `staff-details`.
    public var staffDetails: [StaffDetails]
    /// The elements `transpose`.
    public var transpose: [Transpose]
    /// The elements `for-part`.
    public var forPart: [ForPart]
    /// The elements `directive`.
    public var directive: [Directive]
    /// The elements `measure-style`.
    public var measureStyle: [MeasureStyle]

    enum CodingKeys: String, CodingKey {
        case footnote
        case level
        case divisions
        case key
        case time
        case staves
        case partSymbol = "part-symbol"
        case instruments
        case clef
        case staffDetails = "staff-details"
        case transpose
        case forPart = "for-part"
        case directive
        case measureStyle = "measure-style"
    }

    /// Creates a value of its parts.
    public init(
        footnote: FormattedText? = nil,
        level: Level? = nil,
        divisions: Decimal? = nil,
        key: [Key] = [],
        time: [Time] = [],
        staves: Int? = nil,
        partSymbol: PartSymbol? = nil,
        instruments: Int? = nil,
        clef: [Clef] = [],
        staffDetails: [StaffDetails] = [],
        transpose: [Transpose] = [],
        forPart: [ForPart] = [],
        directive: [Directive] = [],
        measureStyle: [MeasureStyle] = []
    ) {
        self.footnote = footnote
        self.level = level
        self.divisions = divisions
        self.key = key
        self.time = time
        self.staves = staves
        self.partSymbol = partSymbol
        self.instruments = instruments
        self.clef = clef
        self.staffDetails = staffDetails
        self.transpose = transpose
        self.forPart = forPart
        self.directive = directive
        self.measureStyle = measureStyle
    }

    /// The element `directive`.
    public struct Directive: Codable, Sendable {
        /// The attribute `default-x`.
        @XMLAttribute public var defaultX: Decimal?
        /// The attribute `default-y`.
        @XMLAttribute public var defaultY: Decimal?
        /// The attribute `relative-x`.
        @XMLAttribute public var relativeX: Decimal?
        /// The attribute `relative-y`.
        @XMLAttribute public var relativeY: Decimal?
        /// The attribute `font-family`.
        ///
        /// Facets: pattern `[^,]+(, ?[^,]+)*`.
        @XMLAttribute public var fontFamily: String?
        /// The attribute `font-style`.
        @XMLAttribute public var fontStyle: FontStyle?
        /// The attribute `font-size`.
        @XMLAttribute public var fontSize: FontSize?
        /// The attribute `font-weight`.
        @XMLAttribute public var fontWeight: FontWeight?
        /// The attribute `color`.
        ///
        /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
        @XMLAttribute public var color: String?
        /// The attribute `lang`.
        @XMLAttribute public var lang: String?
        /// The text.
        @XMLText @XMLTransformed<XML.PreservedString> public var value: String

        enum CodingKeys: String, CodingKey {
            case defaultX = "default-x"
            case defaultY = "default-y"
            case relativeX = "relative-x"
            case relativeY = "relative-y"
            case fontFamily = "font-family"
            case fontStyle = "font-style"
            case fontSize = "font-size"
            case fontWeight = "font-weight"
            case color
            case lang = "xml:lang"
            case value
        }

        /// Creates a value of its parts.
        public init(
            defaultX: Decimal? = nil,
            defaultY: Decimal? = nil,
            relativeX: Decimal? = nil,
            relativeY: Decimal? = nil,
            fontFamily: String? = nil,
            fontStyle: FontStyle? = nil,
            fontSize: FontSize? = nil,
            fontWeight: FontWeight? = nil,
            color: String? = nil,
            lang: String? = nil,
            value: String
        ) {
            self.defaultX = defaultX
            self.defaultY = defaultY
            self.relativeX = relativeX
            self.relativeY = relativeY
            self.fontFamily = fontFamily
            self.fontStyle = fontStyle
            self.fontSize = fontSize
            self.fontWeight = fontWeight
            self.color = color
            self.lang = lang
            self.value = value
        }
    }
}

/// The type `harmony`.
public struct Harmony: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: HarmonyType?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `print-frame`.
    @XMLAttribute public var printFrame: YesNo?
    /// The attribute `arrangement`.
    @XMLAttribute public var arrangement: HarmonyArrangement?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `system`.
    @XMLAttribute public var system: SystemRelation?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var harmonyChord: [HarmonyChord]
    /// The element `frame`.
    public var frame: Frame?
    /// The element `offset`.
    public var offset: Offset?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `staff`.
    public var staff: Int?

    enum CodingKeys: String, CodingKey {
        case type
        case printObject = "print-object"
        case printFrame = "print-frame"
        case arrangement
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case system
        case id
        case harmonyChord = "*harmonyChord"
        case frame
        case offset
        case footnote
        case level
        case staff
    }

    /// Creates a value of its parts.
    public init(
        type: HarmonyType? = nil,
        printObject: YesNo? = nil,
        printFrame: YesNo? = nil,
        arrangement: HarmonyArrangement? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        system: SystemRelation? = nil,
        id: String? = nil,
        harmonyChord: [HarmonyChord] = [],
        frame: Frame? = nil,
        offset: Offset? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil,
        staff: Int? = nil
    ) {
        self.type = type
        self.printObject = printObject
        self.printFrame = printFrame
        self.arrangement = arrangement
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.system = system
        self.id = id
        self.harmonyChord = harmonyChord
        self.frame = frame
        self.offset = offset
        self.footnote = footnote
        self.level = level
        self.staff = staff
    }

    /// The elements, in their order.
    public enum HarmonyChord: Codable, Sendable {
        /// `root`.
        case root(Root)
        /// `numeral`.
        case numeral(Numeral)
        /// `function`.
        case function(StyleText)
        /// `kind`.
        case kind(Kind)
        /// `inversion`.
        case inversion(Inversion)
        /// `bass`.
        case bass(Bass)
        /// `degree`.
        case degree(Degree)
    }
}

/// The type `figured-bass`.
public struct FiguredBass: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `print-dot`.
    @XMLAttribute public var printDot: YesNo?
    /// The attribute `print-spacing`.
    @XMLAttribute public var printSpacing: YesNo?
    /// The attribute `print-lyric`.
    @XMLAttribute public var printLyric: YesNo?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `figure`.
    public var figure: [Figure]
    /// The element `duration`.
    ///
    /// Facets: minExclusive `0`.
    public var duration: Decimal?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case placement
        case printObject = "print-object"
        case printDot = "print-dot"
        case printSpacing = "print-spacing"
        case printLyric = "print-lyric"
        case parentheses
        case id
        case figure
        case duration
        case footnote
        case level
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        placement: AboveBelow? = nil,
        printObject: YesNo? = nil,
        printDot: YesNo? = nil,
        printSpacing: YesNo? = nil,
        printLyric: YesNo? = nil,
        parentheses: YesNo? = nil,
        id: String? = nil,
        figure: [Figure] = [],
        duration: Decimal? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.placement = placement
        self.printObject = printObject
        self.printDot = printDot
        self.printSpacing = printSpacing
        self.printLyric = printLyric
        self.parentheses = parentheses
        self.id = id
        self.figure = figure
        self.duration = duration
        self.footnote = footnote
        self.level = level
    }
}

/// The type `print`.
public struct Print: Codable, Sendable {
    /// The attribute `staff-spacing`.
    @XMLAttribute public var staffSpacing: Decimal?
    /// The attribute `new-system`.
    @XMLAttribute public var newSystem: YesNo?
    /// The attribute `new-page`.
    @XMLAttribute public var newPage: YesNo?
    /// The attribute `blank-page`.
    @XMLAttribute public var blankPage: Int?
    /// The attribute `page-number`.
    @XMLAttribute public var pageNumber: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `page-layout`.
    public var pageLayout: PageLayout?
    /// The element `system-layout`.
    public var systemLayout: SystemLayout?
    /// The elements `staff-layout`.
    public var staffLayout: [StaffLayout]
    /// The element `measure-layout`.
    public var measureLayout: MeasureLayout?
    /// The element `measure-numbering`.
    public var measureNumbering: MeasureNumbering?
    /// The element `part-name-display`.
    public var partNameDisplay: NameDisplay?
    /// The element `part-abbreviation-display`.
    public var partAbbreviationDisplay: NameDisplay?

    enum CodingKeys: String, CodingKey {
        case staffSpacing = "staff-spacing"
        case newSystem = "new-system"
        case newPage = "new-page"
        case blankPage = "blank-page"
        case pageNumber = "page-number"
        case id
        case pageLayout = "page-layout"
        case systemLayout = "system-layout"
        case staffLayout = "staff-layout"
        case measureLayout = "measure-layout"
        case measureNumbering = "measure-numbering"
        case partNameDisplay = "part-name-display"
        case partAbbreviationDisplay = "part-abbreviation-display"
    }

    /// Creates a value of its parts.
    public init(
        staffSpacing: Decimal? = nil,
        newSystem: YesNo? = nil,
        newPage: YesNo? = nil,
        blankPage: Int? = nil,
        pageNumber: String? = nil,
        id: String? = nil,
        pageLayout: PageLayout? = nil,
        systemLayout: SystemLayout? = nil,
        staffLayout: [StaffLayout] = [],
        measureLayout: MeasureLayout? = nil,
        measureNumbering: MeasureNumbering? = nil,
        partNameDisplay: NameDisplay? = nil,
        partAbbreviationDisplay: NameDisplay? = nil
    ) {
        self.staffSpacing = staffSpacing
        self.newSystem = newSystem
        self.newPage = newPage
        self.blankPage = blankPage
        self.pageNumber = pageNumber
        self.id = id
        self.pageLayout = pageLayout
        self.systemLayout = systemLayout
        self.staffLayout = staffLayout
        self.measureLayout = measureLayout
        self.measureNumbering = measureNumbering
        self.partNameDisplay = partNameDisplay
        self.partAbbreviationDisplay = partAbbreviationDisplay
    }
}

/// The type `sound`.
public struct Sound: Codable, Sendable {
    /// The attribute `tempo`.
    ///
    /// Facets: minInclusive `0`.
    @XMLAttribute public var tempo: Decimal?
    /// The attribute `dynamics`.
    ///
    /// Facets: minInclusive `0`.
    @XMLAttribute public var dynamics: Decimal?
    /// The attribute `dacapo`.
    @XMLAttribute public var dacapo: YesNo?
    /// The attribute `segno`.
    @XMLAttribute public var segno: String?
    /// The attribute `dalsegno`.
    @XMLAttribute public var dalsegno: String?
    /// The attribute `coda`.
    @XMLAttribute public var coda: String?
    /// The attribute `tocoda`.
    @XMLAttribute public var tocoda: String?
    /// The attribute `divisions`.
    @XMLAttribute public var divisions: Decimal?
    /// The attribute `forward-repeat`.
    @XMLAttribute public var forwardRepeat: YesNo?
    /// The attribute `fine`.
    @XMLAttribute public var fine: String?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?
    /// The attribute `pizzicato`.
    @XMLAttribute public var pizzicato: YesNo?
    /// The attribute `pan`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var pan: Decimal?
    /// The attribute `elevation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var elevation: Decimal?
    /// The attribute `damper-pedal`.
    @XMLAttribute public var damperPedal: YesNoNumber?
    /// The attribute `soft-pedal`.
    @XMLAttribute public var softPedal: YesNoNumber?
    /// The attribute `sostenuto-pedal`.
    @XMLAttribute public var sostenutoPedal: YesNoNumber?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]
    /// The element `swing`.
    public var swing: Swing?
    /// The element `offset`.
    public var offset: Offset?

    enum CodingKeys: String, CodingKey {
        case tempo
        case dynamics
        case dacapo
        case segno
        case dalsegno
        case coda
        case tocoda
        case divisions
        case forwardRepeat = "forward-repeat"
        case fine
        case timeOnly = "time-only"
        case pizzicato
        case pan
        case elevation
        case damperPedal = "damper-pedal"
        case softPedal = "soft-pedal"
        case sostenutoPedal = "sostenuto-pedal"
        case id
        case content = "*content"
        case swing
        case offset
    }

    /// Creates a value of its parts.
    public init(
        tempo: Decimal? = nil,
        dynamics: Decimal? = nil,
        dacapo: YesNo? = nil,
        segno: String? = nil,
        dalsegno: String? = nil,
        coda: String? = nil,
        tocoda: String? = nil,
        divisions: Decimal? = nil,
        forwardRepeat: YesNo? = nil,
        fine: String? = nil,
        timeOnly: String? = nil,
        pizzicato: YesNo? = nil,
        pan: Decimal? = nil,
        elevation: Decimal? = nil,
        damperPedal: YesNoNumber? = nil,
        softPedal: YesNoNumber? = nil,
        sostenutoPedal: YesNoNumber? = nil,
        id: String? = nil,
        content: [Content] = [],
        swing: Swing? = nil,
        offset: Offset? = nil
    ) {
        self.tempo = tempo
        self.dynamics = dynamics
        self.dacapo = dacapo
        self.segno = segno
        self.dalsegno = dalsegno
        self.coda = coda
        self.tocoda = tocoda
        self.divisions = divisions
        self.forwardRepeat = forwardRepeat
        self.fine = fine
        self.timeOnly = timeOnly
        self.pizzicato = pizzicato
        self.pan = pan
        self.elevation = elevation
        self.damperPedal = damperPedal
        self.softPedal = softPedal
        self.sostenutoPedal = sostenutoPedal
        self.id = id
        self.content = content
        self.swing = swing
        self.offset = offset
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `instrument-change`.
        case instrumentChange(InstrumentChange)
        /// `midi-device`.
        case midiDevice(MidiDevice)
        /// `midi-instrument`.
        case midiInstrument(MidiInstrument)
        /// `play`.
        case play(Play)

        enum CodingKeys: String, CodingKey {
            case instrumentChange = "instrument-change"
            case midiDevice = "midi-device"
            case midiInstrument = "midi-instrument"
            case play
        }
    }
}

/// The type `listening`.
public struct Listening: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]
    /// The element `offset`.
    public var offset: Offset?

    enum CodingKeys: String, CodingKey {
        case content = "*content"
        case offset
    }

    /// Creates a value of its parts.
    public init(content: [Content] = [], offset: Offset? = nil) {
        self.content = content
        self.offset = offset
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `sync`.
        case sync(Sync)
        /// `other-listening`.
        case otherListening(OtherListening)

        enum CodingKeys: String, CodingKey {
            case sync
            case otherListening = "other-listening"
        }
    }
}

/// The type `barline`.
public struct Barline: Codable, Sendable {
    /// The attribute `location`.
    ///
    /// Defaults to `right`.
    @XMLAttribute public var location: RightLeftMiddle?
    /// The attribute `segno`.
    @XMLAttribute public var segnoAttribute: String?
    /// The attribute `coda`.
    @XMLAttribute public var codaAttribute: String?
    /// The attribute `divisions`.
    @XMLAttribute public var divisions: Decimal?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `bar-style`.
    public var barStyle: BarStyleColor?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The element `wavy-line`.
    public var wavyLine: WavyLine?
    /// The element `segno`.
    public var segno: Segno?
    /// The element `coda`.
    public var coda: Coda?
    /// The elements `fermata`.
    public var fermata: [Fermata]
    /// The element `ending`.
    public var ending: Ending?
    /// The element `repeat`.
    public var `repeat`: Repeat?

    enum CodingKeys: String, CodingKey {
        case location
        case segnoAttribute = "@segno"
        case codaAttribute = "@coda"
        case divisions
        case id
        case barStyle = "bar-style"
        case footnote
        case level
        case wavyLine = "wavy-line"
        case segno
        case coda
        case fermata
        case ending
        case `repeat`
    }

    /// Creates a value of its parts.
    public init(
        location: RightLeftMiddle? = nil,
        segnoAttribute: String? = nil,
        codaAttribute: String? = nil,
        divisions: Decimal? = nil,
        id: String? = nil,
        barStyle: BarStyleColor? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil,
        wavyLine: WavyLine? = nil,
        segno: Segno? = nil,
        coda: Coda? = nil,
        fermata: [Fermata] = [],
        ending: Ending? = nil,
        `repeat`: Repeat? = nil
    ) {
        self.location = location
        self.segnoAttribute = segnoAttribute
        self.codaAttribute = codaAttribute
        self.divisions = divisions
        self.id = id
        self.barStyle = barStyle
        self.footnote = footnote
        self.level = level
        self.wavyLine = wavyLine
        self.segno = segno
        self.coda = coda
        self.fermata = fermata
        self.ending = ending
        self.`repeat` = `repeat`
    }

    /// The value of `location`, or its default.
    public var locationOrDefault: RightLeftMiddle { location ?? .right }
}

/// The type `grouping`.
public struct Grouping: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopSingle
    /// The attribute `number`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: String?
    /// The attribute `member-of`.
    @XMLAttribute public var memberOf: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `feature`.
    public var feature: [Feature]

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case memberOf = "member-of"
        case id
        case feature
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopSingle,
        number: String? = nil,
        memberOf: String? = nil,
        id: String? = nil,
        feature: [Feature] = []
    ) {
        self.type = type
        self.number = number
        self.memberOf = memberOf
        self.id = id
        self.feature = feature
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: String { number ?? "1" }
}

/// The type `margin-type`.
public enum MarginType: String, Codable, Sendable, CaseIterable {
    /// `odd`.
    case odd
    /// `even`.
    case even
    /// `both`.
    case both
}

/// The type `empty-print-object-style-align`.
public struct EmptyPrintObjectStyleAlign: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
    }

    /// Creates a value of its parts.
    public init(
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil
    ) {
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
    }
}

/// The type `note-size-type`.
public enum NoteSizeType: String, Codable, Sendable, CaseIterable {
    /// `cue`.
    case cue
    /// `grace`.
    case grace
    /// `grace-cue`.
    case graceCue = "grace-cue"
    /// `large`.
    case large
}

/// The type `accidental-text`.
public struct AccidentalText: Codable, Sendable {
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `rotation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var rotation: Decimal?
    /// The attribute `letter-spacing`.
    @XMLAttribute public var letterSpacing: NumberOrNormal?
    /// The attribute `line-height`.
    @XMLAttribute public var lineHeight: NumberOrNormal?
    /// The attribute `lang`.
    @XMLAttribute public var lang: String?
    /// The attribute `space`.
    @XMLAttribute public var space: Space?
    /// The attribute `dir`.
    @XMLAttribute public var dir: TextDirection?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `(acc|medRenFla|medRenNatura|medRenShar|kievanAccidental)(\c+)`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: AccidentalValue

    enum CodingKeys: String, CodingKey {
        case justify
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case underline
        case overline
        case lineThrough = "line-through"
        case rotation
        case letterSpacing = "letter-spacing"
        case lineHeight = "line-height"
        case lang = "xml:lang"
        case space = "xml:space"
        case dir
        case enclosure
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        justify: LeftCenterRight? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        rotation: Decimal? = nil,
        letterSpacing: NumberOrNormal? = nil,
        lineHeight: NumberOrNormal? = nil,
        lang: String? = nil,
        space: Space? = nil,
        dir: TextDirection? = nil,
        enclosure: EnclosureShape? = nil,
        smufl: String? = nil,
        value: AccidentalValue
    ) {
        self.justify = justify
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.rotation = rotation
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
        self.lang = lang
        self.space = space
        self.dir = dir
        self.enclosure = enclosure
        self.smufl = smufl
        self.value = value
    }
}

/// The type `group-symbol-value`.
public enum GroupSymbolValue: String, Codable, Sendable, CaseIterable {
    /// `none`.
    case none
    /// `brace`.
    case brace
    /// `line`.
    case line
    /// `bracket`.
    case bracket
    /// `square`.
    case square
}

/// The type `group-barline-value`.
public enum GroupBarlineValue: String, Codable, Sendable, CaseIterable {
    /// `yes`.
    case yes
    /// `no`.
    case no
    /// `Mensurstrich`.
    case mensurstrich = "Mensurstrich"
}

/// The type `start-stop-single`.
public enum StartStopSingle: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `single`.
    case single
}

/// The type `symbol-size`.
public enum SymbolSize: String, Codable, Sendable, CaseIterable {
    /// `full`.
    case full
    /// `cue`.
    case cue
    /// `grace-cue`.
    case graceCue = "grace-cue"
    /// `large`.
    case large
}

/// The type `instrument-link`.
public struct InstrumentLink: Codable, Sendable, Hashable {
    /// The attribute `id`.
    @XMLAttribute public var id: String

    /// Creates a value of its parts.
    public init(id: String) {
        self.id = id
    }
}

/// The values of `ensemble-name`.
public enum EnsembleName: String, Codable, Sendable, CaseIterable {
    /// ``.
    case empty = ""
}

/// The type `positive-integer-or-empty`.
public enum PositiveIntegerOrEmpty: Codable, Sendable, Hashable {
    /// `int`.
    case int(Int)
    /// `name`.
    case name(EnsembleName)

    /// Decodes the first kind of value that the text is.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self = .int(value)
            return
        }
        self = .name(try container.decode(EnsembleName.self))
    }

    /// Encodes the value as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .int(let value): try container.encode(value)
        case .name(let value): try container.encode(value)
        }
    }
}

/// The type `virtual-instrument`.
public struct VirtualInstrument: Codable, Sendable, Hashable {
    /// The element `virtual-library`.
    @XMLTransformed<XML.PreservedString?> public var virtualLibrary: String?
    /// The element `virtual-name`.
    @XMLTransformed<XML.PreservedString?> public var virtualName: String?

    enum CodingKeys: String, CodingKey {
        case virtualLibrary = "virtual-library"
        case virtualName = "virtual-name"
    }

    /// Creates a value of its parts.
    public init(virtualLibrary: String? = nil, virtualName: String? = nil) {
        self.virtualLibrary = virtualLibrary
        self.virtualName = virtualName
    }
}

/// The type `grace`.
public struct Grace: Codable, Sendable, Hashable {
    /// The attribute `steal-time-previous`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var stealTimePrevious: Decimal?
    /// The attribute `steal-time-following`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var stealTimeFollowing: Decimal?
    /// The attribute `make-time`.
    @XMLAttribute public var makeTime: Decimal?
    /// The attribute `slash`.
    @XMLAttribute public var slash: YesNo?

    enum CodingKeys: String, CodingKey {
        case stealTimePrevious = "steal-time-previous"
        case stealTimeFollowing = "steal-time-following"
        case makeTime = "make-time"
        case slash
    }

    /// Creates a value of its parts.
    public init(
        stealTimePrevious: Decimal? = nil,
        stealTimeFollowing: Decimal? = nil,
        makeTime: Decimal? = nil,
        slash: YesNo? = nil
    ) {
        self.stealTimePrevious = stealTimePrevious
        self.stealTimeFollowing = stealTimeFollowing
        self.makeTime = makeTime
        self.slash = slash
    }
}

/// The type `pitch`.
public struct Pitch: Codable, Sendable, Hashable {
    /// The element `step`.
    public var step: Step
    /// The element `alter`.
    public var alter: Decimal?
    /// The element `octave`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    public var octave: Int

    /// Creates a value of its parts.
    public init(step: Step, alter: Decimal? = nil, octave: Int) {
        self.step = step
        self.alter = alter
        self.octave = octave
    }
}

/// The type `unpitched`.
public struct Unpitched: Codable, Sendable, Hashable {
    /// The element `display-step`.
    public var displayStep: Step?
    /// The element `display-octave`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    public var displayOctave: Int?

    enum CodingKeys: String, CodingKey {
        case displayStep = "display-step"
        case displayOctave = "display-octave"
    }

    /// Creates a value of its parts.
    public init(displayStep: Step? = nil, displayOctave: Int? = nil) {
        self.displayStep = displayStep
        self.displayOctave = displayOctave
    }
}

/// The type `rest`.
public struct Rest: Codable, Sendable, Hashable {
    /// The attribute `measure`.
    @XMLAttribute public var measure: YesNo?
    /// The element `display-step`.
    public var displayStep: Step?
    /// The element `display-octave`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    public var displayOctave: Int?

    enum CodingKeys: String, CodingKey {
        case measure
        case displayStep = "display-step"
        case displayOctave = "display-octave"
    }

    /// Creates a value of its parts.
    public init(measure: YesNo? = nil, displayStep: Step? = nil, displayOctave: Int? = nil) {
        self.measure = measure
        self.displayStep = displayStep
        self.displayOctave = displayOctave
    }
}

/// The type `tie`.
public struct Tie: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?

    enum CodingKeys: String, CodingKey {
        case type
        case timeOnly = "time-only"
    }

    /// Creates a value of its parts.
    public init(type: StartStop, timeOnly: String? = nil) {
        self.type = type
        self.timeOnly = timeOnly
    }
}

/// The type `instrument`.
public struct Instrument: Codable, Sendable, Hashable {
    /// The attribute `id`.
    @XMLAttribute public var id: String

    /// Creates a value of its parts.
    public init(id: String) {
        self.id = id
    }
}

/// The type `note-type`.
public struct NoteType: Codable, Sendable, Hashable {
    /// The attribute `size`.
    @XMLAttribute public var size: SymbolSize?
    /// The text.
    @XMLText public var value: NoteTypeValue

    /// Creates a value of its parts.
    public init(size: SymbolSize? = nil, value: NoteTypeValue) {
        self.size = size
        self.value = value
    }
}

/// The type `empty-placement`, or one derived from it, as `xsi:type` says.
public enum AnyEmptyPlacement: Codable, Sendable, XMLMapped {
    /// What tells the cases apart.
    public static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

    /// `empty-placement` itself.
    case emptyPlacement(EmptyPlacement)
    /// `heel-toe`.
    case heelToe(HeelToe)
    /// `strong-accent`.
    case strongAccent(StrongAccent)

    enum CodingKeys: String, CodingKey {
        case emptyPlacement = "*"
        case heelToe = "heel-toe"
        case strongAccent = "strong-accent"
    }
}

/// The type `accidental`.
public struct Accidental: Codable, Sendable {
    /// The attribute `cautionary`.
    @XMLAttribute public var cautionary: YesNo?
    /// The attribute `editorial`.
    @XMLAttribute public var editorial: YesNo?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `bracket`.
    @XMLAttribute public var bracket: YesNo?
    /// The attribute `size`.
    @XMLAttribute public var size: SymbolSize?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `(acc|medRenFla|medRenNatura|medRenShar|kievanAccidental)(\c+)`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: AccidentalValue

    enum CodingKeys: String, CodingKey {
        case cautionary
        case editorial
        case parentheses
        case bracket
        case size
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        cautionary: YesNo? = nil,
        editorial: YesNo? = nil,
        parentheses: YesNo? = nil,
        bracket: YesNo? = nil,
        size: SymbolSize? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        smufl: String? = nil,
        value: AccidentalValue
    ) {
        self.cautionary = cautionary
        self.editorial = editorial
        self.parentheses = parentheses
        self.bracket = bracket
        self.size = size
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.smufl = smufl
        self.value = value
    }
}

/// The type `time-modification`, or one derived from it, as `xsi:type` says.
public enum AnyTimeModification: Codable, Sendable, XMLMapped {
    /// What tells the cases apart.
    public static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

    /// `time-modification` itself.
    case timeModification(TimeModification)
    /// `metronome-tuplet`.
    case metronomeTuplet(MetronomeTuplet)

    enum CodingKeys: String, CodingKey {
        case timeModification = "*"
        case metronomeTuplet = "metronome-tuplet"
    }
}

/// The type `stem`.
public struct Stem: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: StemValue

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        value: StemValue
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.value = value
    }
}

/// The type `notehead`.
public struct Notehead: Codable, Sendable {
    /// The attribute `filled`.
    @XMLAttribute public var filled: YesNo?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: NoteheadValue

    enum CodingKeys: String, CodingKey {
        case filled
        case parentheses
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        filled: YesNo? = nil,
        parentheses: YesNo? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        smufl: String? = nil,
        value: NoteheadValue
    ) {
        self.filled = filled
        self.parentheses = parentheses
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.smufl = smufl
        self.value = value
    }
}

/// The type `notehead-text`.
public struct NoteheadText: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `display-text`.
        case displayText(FormattedText)
        /// `accidental-text`.
        case accidentalText(AccidentalText)

        enum CodingKeys: String, CodingKey {
            case displayText = "display-text"
            case accidentalText = "accidental-text"
        }
    }
}

/// The type `beam`.
public struct Beam: Codable, Sendable {
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `8`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `repeater`.
    @XMLAttribute public var repeater: YesNo?
    /// The attribute `fan`.
    @XMLAttribute public var fan: Fan?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText public var value: BeamValue

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        repeater: YesNo? = nil,
        fan: Fan? = nil,
        color: String? = nil,
        id: String? = nil,
        value: BeamValue
    ) {
        self.number = number
        self.repeater = repeater
        self.fan = fan
        self.color = color
        self.id = id
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `notations`.
public struct Notations: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case id
        case footnote
        case level
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(
        printObject: YesNo? = nil,
        id: String? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil,
        content: [Content] = []
    ) {
        self.printObject = printObject
        self.id = id
        self.footnote = footnote
        self.level = level
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `tied`.
        case tied(Tied)
        /// `slur`.
        case slur(Slur)
        /// `tuplet`.
        case tuplet(Tuplet)
        /// `glissando`.
        case glissando(Glissando)
        /// `slide`.
        case slide(Slide)
        /// `ornaments`.
        case ornaments(Ornaments)
        /// `technical`.
        case technical(Technical)
        /// `articulations`.
        case articulations(Articulations)
        /// `dynamics`.
        case dynamics(Dynamics)
        /// `fermata`.
        case fermata(Fermata)
        /// `arpeggiate`.
        case arpeggiate(Arpeggiate)
        /// `non-arpeggiate`.
        case nonArpeggiate(NonArpeggiate)
        /// `accidental-mark`.
        case accidentalMark(AccidentalMark)
        /// `other-notation`.
        case otherNotation(OtherNotation)

        enum CodingKeys: String, CodingKey {
            case tied
            case slur
            case tuplet
            case glissando
            case slide
            case ornaments
            case technical
            case articulations
            case dynamics
            case fermata
            case arpeggiate
            case nonArpeggiate = "non-arpeggiate"
            case accidentalMark = "accidental-mark"
            case otherNotation = "other-notation"
        }
    }
}

/// The type `lyric`.
public struct Lyric: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: String?
    /// The attribute `name`.
    @XMLAttribute public var name: String?
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]
    /// The element `extend`.
    public var extend: Extend?
    /// The element `laughing`.
    public var laughing: AnyEmpty?
    /// The element `humming`.
    public var humming: AnyEmpty?
    /// The element `end-line`.
    public var endLine: AnyEmpty?
    /// The element `end-paragraph`.
    public var endParagraph: AnyEmpty?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?

    enum CodingKeys: String, CodingKey {
        case number
        case name
        case justify
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case color
        case printObject = "print-object"
        case timeOnly = "time-only"
        case id
        case content = "*content"
        case extend
        case laughing
        case humming
        case endLine = "end-line"
        case endParagraph = "end-paragraph"
        case footnote
        case level
    }

    /// Creates a value of its parts.
    public init(
        number: String? = nil,
        name: String? = nil,
        justify: LeftCenterRight? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        color: String? = nil,
        printObject: YesNo? = nil,
        timeOnly: String? = nil,
        id: String? = nil,
        content: [Content] = [],
        extend: Extend? = nil,
        laughing: AnyEmpty? = nil,
        humming: AnyEmpty? = nil,
        endLine: AnyEmpty? = nil,
        endParagraph: AnyEmpty? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil
    ) {
        self.number = number
        self.name = name
        self.justify = justify
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.color = color
        self.printObject = printObject
        self.timeOnly = timeOnly
        self.id = id
        self.content = content
        self.extend = extend
        self.laughing = laughing
        self.humming = humming
        self.endLine = endLine
        self.endParagraph = endParagraph
        self.footnote = footnote
        self.level = level
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `syllabic`.
        case syllabic(Syllabic)
        /// `text`.
        case text(TextElementData)
        /// `elision`.
        case elision(Elision)
    }
}

/// The type `play`.
public struct Play: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, content: [Content] = []) {
        self.id = id
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `ipa`.
        case ipa(PreservedText)
        /// `mute`.
        case mute(Mute)
        /// `semi-pitched`.
        case semiPitched(SemiPitched)
        /// `other-play`.
        case otherPlay(OtherPlay)

        enum CodingKeys: String, CodingKey {
            case ipa
            case mute
            case semiPitched = "semi-pitched"
            case otherPlay = "other-play"
        }
    }
}

/// The type `listen`.
public struct Listen: Codable, Sendable {
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(content: [Content] = []) {
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `assess`.
        case assess(Assess)
        /// `wait`.
        case wait(Wait)
        /// `other-listen`.
        case otherListen(OtherListening)

        enum CodingKeys: String, CodingKey {
            case assess
            case wait
            case otherListen = "other-listen"
        }
    }
}

/// The type `above-below`.
public enum AboveBelow: String, Codable, Sendable, CaseIterable {
    /// `above`.
    case above
    /// `below`.
    case below
}

/// The type `system-relation`.
public enum SystemRelation: String, Codable, Sendable, CaseIterable {
    /// `only-top`.
    case onlyTop = "only-top"
    /// `also-top`.
    case alsoTop = "also-top"
    /// `none`.
    case none
}

/// The type `direction-type`.
public struct DirectionType: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `rehearsal`.
    public var rehearsal: [FormattedTextId]
    /// The elements `segno`.
    public var segno: [Segno]
    /// The elements `coda`.
    public var coda: [Coda]
    /// The elements, in their order.
    public var content: [Content]
    /// The element `wedge`.
    public var wedge: Wedge?
    /// The elements `dynamics`.
    public var dynamics: [Dynamics]
    /// The element `dashes`.
    public var dashes: Dashes?
    /// The element `bracket`.
    public var bracket: Bracket?
    /// The element `pedal`.
    public var pedal: Pedal?
    /// The element `metronome`.
    public var metronome: Metronome?
    /// The element `octave-shift`.
    public var octaveShift: OctaveShift?
    /// The element `harp-pedals`.
    public var harpPedals: HarpPedals?
    /// The element `damp`.
    public var damp: EmptyPrintStyleAlignId?
    /// The element `damp-all`.
    public var dampAll: EmptyPrintStyleAlignId?
    /// The element `eyeglasses`.
    public var eyeglasses: EmptyPrintStyleAlignId?
    /// The element `string-mute`.
    public var stringMute: StringMute?
    /// The element `scordatura`.
    public var scordatura: Scordatura?
    /// The element `image`.
    public var image: Image?
    /// The element `principal-voice`.
    public var principalVoice: PrincipalVoice?
    /// The elements `percussion`.
    public var percussion: [Percussion]
    /// The element `accordion-registration`.
    public var accordionRegistration: AccordionRegistration?
    /// The element `staff-divide`.
    public var staffDivide: StaffDivide?
    /// The element `other-direction`.
    public var otherDirection: OtherDirection?

    enum CodingKeys: String, CodingKey {
        case id
        case rehearsal
        case segno
        case coda
        case content = "*content"
        case wedge
        case dynamics
        case dashes
        case bracket
        case pedal
        case metronome
        case octaveShift = "octave-shift"
        case harpPedals = "harp-pedals"
        case damp
        case dampAll = "damp-all"
        case eyeglasses
        case stringMute = "string-mute"
        case scordatura
        case image
        case principalVoice = "principal-voice"
        case percussion
        case accordionRegistration = "accordion-registration"
        case staffDivide = "staff-divide"
        case otherDirection = "other-direction"
    }

    /// Creates a value of its parts.
    public init(
        id: String? = nil,
        rehearsal: [FormattedTextId] = [],
        segno: [Segno] = [],
        coda: [Coda] = [],
        content: [Content] = [],
        wedge: Wedge? = nil,
        dynamics: [Dynamics] = [],
        dashes: Dashes? = nil,
        bracket: Bracket? = nil,
        pedal: Pedal? = nil,
        metronome: Metronome? = nil,
        octaveShift: OctaveShift? = nil,
        harpPedals: HarpPedals? = nil,
        damp: EmptyPrintStyleAlignId? = nil,
        dampAll: EmptyPrintStyleAlignId? = nil,
        eyeglasses: EmptyPrintStyleAlignId? = nil,
        stringMute: StringMute? = nil,
        scordatura: Scordatura? = nil,
        image: Image? = nil,
        principalVoice: PrincipalVoice? = nil,
        percussion: [Percussion] = [],
        accordionRegistration: AccordionRegistration? = nil,
        staffDivide: StaffDivide? = nil,
        otherDirection: OtherDirection? = nil
    ) {
        self.id = id
        self.rehearsal = rehearsal
        self.segno = segno
        self.coda = coda
        self.content = content
        self.wedge = wedge
        self.dynamics = dynamics
        self.dashes = dashes
        self.bracket = bracket
        self.pedal = pedal
        self.metronome = metronome
        self.octaveShift = octaveShift
        self.harpPedals = harpPedals
        self.damp = damp
        self.dampAll = dampAll
        self.eyeglasses = eyeglasses
        self.stringMute = stringMute
        self.scordatura = scordatura
        self.image = image
        self.principalVoice = principalVoice
        self.percussion = percussion
        self.accordionRegistration = accordionRegistration
        self.staffDivide = staffDivide
        self.otherDirection = otherDirection
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `words`.
        case words(FormattedTextId)
        /// `symbol`.
        case symbol(FormattedSymbolId)
    }
}

/// The type `offset`.
public struct Offset: Codable, Sendable, Hashable {
    /// The attribute `sound`.
    @XMLAttribute public var sound: YesNo?
    /// The text.
    @XMLText public var value: Decimal

    /// Creates a value of its parts.
    public init(sound: YesNo? = nil, value: Decimal) {
        self.sound = sound
        self.value = value
    }
}

/// The type `key`.
public struct Key: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `cancel`.
    public var cancel: Cancel?
    /// The element `fifths`.
    public var fifths: Int?
    /// The element `mode`.
    @XMLTransformed<XML.PreservedString?> public var mode: String?
    /// The groups of elements, in their order.
    @XMLGroups public var nonTraditionalKey: [NonTraditionalKey]
    /// The elements `key-octave`.
    public var keyOctave: [KeyOctave]

    enum CodingKeys: String, CodingKey {
        case number
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case printObject = "print-object"
        case id
        case cancel
        case fifths
        case mode
        case nonTraditionalKey
        case keyOctave = "key-octave"
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        printObject: YesNo? = nil,
        id: String? = nil,
        cancel: Cancel? = nil,
        fifths: Int? = nil,
        mode: String? = nil,
        nonTraditionalKey: [NonTraditionalKey] = [],
        keyOctave: [KeyOctave] = []
    ) {
        self.number = number
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.printObject = printObject
        self.id = id
        self.cancel = cancel
        self.fifths = fifths
        self.mode = mode
        self.nonTraditionalKey = nonTraditionalKey
        self.keyOctave = keyOctave
    }

    /// A group of elements.
    public struct NonTraditionalKey: Codable, Sendable {
        /// The element `key-step`.
        public var keyStep: Step
        /// The element `key-alter`.
        public var keyAlter: Decimal
        /// The element `key-accidental`.
        public var keyAccidental: KeyAccidental?

        enum CodingKeys: String, CodingKey {
            case keyStep = "key-step"
            case keyAlter = "key-alter"
            case keyAccidental = "key-accidental"
        }

        /// Creates a value of its parts.
        public init(keyStep: Step, keyAlter: Decimal, keyAccidental: KeyAccidental? = nil) {
            self.keyStep = keyStep
            self.keyAlter = keyAlter
            self.keyAccidental = keyAccidental
        }
    }
}

/// The type `time`.
public struct Time: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `symbol`.
    @XMLAttribute public var symbol: TimeSymbol?
    /// The attribute `separator`.
    @XMLAttribute public var separator: TimeSeparator?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The groups of elements, in their order.
    @XMLGroups public var timeSignature: [TimeSignature]
    /// The element `interchangeable`.
    public var interchangeable: Interchangeable?
    /// The element `senza-misura`.
    @XMLTransformed<XML.PreservedString?> public var senzaMisura: String?

    enum CodingKeys: String, CodingKey {
        case number
        case symbol
        case separator
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case printObject = "print-object"
        case id
        case timeSignature
        case interchangeable
        case senzaMisura = "senza-misura"
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        symbol: TimeSymbol? = nil,
        separator: TimeSeparator? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        printObject: YesNo? = nil,
        id: String? = nil,
        timeSignature: [TimeSignature] = [],
        interchangeable: Interchangeable? = nil,
        senzaMisura: String? = nil
    ) {
        self.number = number
        self.symbol = symbol
        self.separator = separator
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.printObject = printObject
        self.id = id
        self.timeSignature = timeSignature
        self.interchangeable = interchangeable
        self.senzaMisura = senzaMisura
    }

    /// A group of elements.
    public struct TimeSignature: Codable, Sendable, Hashable {
        /// The element `beats`.
        @XMLTransformed<XML.PreservedString> public var beats: String
        /// The element `beat-type`.
        @XMLTransformed<XML.PreservedString> public var beatType: String

        enum CodingKeys: String, CodingKey {
            case beats
            case beatType = "beat-type"
        }

        /// Creates a value of its parts.
        public init(beats: String, beatType: String) {
            self.beats = beats
            self.beatType = beatType
        }
    }
}

/// The type `part-symbol`.
public struct PartSymbol: Codable, Sendable {
    /// The attribute `top-staff`.
    @XMLAttribute public var topStaff: Int?
    /// The attribute `bottom-staff`.
    @XMLAttribute public var bottomStaff: Int?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: GroupSymbolValue

    enum CodingKeys: String, CodingKey {
        case topStaff = "top-staff"
        case bottomStaff = "bottom-staff"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        topStaff: Int? = nil,
        bottomStaff: Int? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        value: GroupSymbolValue
    ) {
        self.topStaff = topStaff
        self.bottomStaff = bottomStaff
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.value = value
    }
}

/// The type `clef`.
public struct Clef: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `additional`.
    @XMLAttribute public var additional: YesNo?
    /// The attribute `size`.
    @XMLAttribute public var size: SymbolSize?
    /// The attribute `after-barline`.
    @XMLAttribute public var afterBarline: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `sign`.
    public var sign: ClefSign
    /// The element `line`.
    public var line: Int?
    /// The element `clef-octave-change`.
    public var clefOctaveChange: Int?

    enum CodingKeys: String, CodingKey {
        case number
        case additional
        case size
        case afterBarline = "after-barline"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case printObject = "print-object"
        case id
        case sign
        case line
        case clefOctaveChange = "clef-octave-change"
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        additional: YesNo? = nil,
        size: SymbolSize? = nil,
        afterBarline: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        printObject: YesNo? = nil,
        id: String? = nil,
        sign: ClefSign,
        line: Int? = nil,
        clefOctaveChange: Int? = nil
    ) {
        self.number = number
        self.additional = additional
        self.size = size
        self.afterBarline = afterBarline
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.printObject = printObject
        self.id = id
        self.sign = sign
        self.line = line
        self.clefOctaveChange = clefOctaveChange
    }
}

/// The type `staff-details`.
public struct StaffDetails: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `show-frets`.
    @XMLAttribute public var showFrets: ShowFrets?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `print-spacing`.
    @XMLAttribute public var printSpacing: YesNo?
    /// The element `staff-type`.
    public var staffType: StaffType?
    /// The element `staff-lines`.
    public var staffLines: Int?
    /// The elements `line-detail`.
    public var lineDetail: [LineDetail]
    /// The elements `staff-tuning`.
    public var staffTuning: [StaffTuning]
    /// The element `capo`.
    public var capo: Int?
    /// The element `staff-size`.
    public var staffSize: StaffSize?

    enum CodingKeys: String, CodingKey {
        case number
        case showFrets = "show-frets"
        case printObject = "print-object"
        case printSpacing = "print-spacing"
        case staffType = "staff-type"
        case staffLines = "staff-lines"
        case lineDetail = "line-detail"
        case staffTuning = "staff-tuning"
        case capo
        case staffSize = "staff-size"
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        showFrets: ShowFrets? = nil,
        printObject: YesNo? = nil,
        printSpacing: YesNo? = nil,
        staffType: StaffType? = nil,
        staffLines: Int? = nil,
        lineDetail: [LineDetail] = [],
        staffTuning: [StaffTuning] = [],
        capo: Int? = nil,
        staffSize: StaffSize? = nil
    ) {
        self.number = number
        self.showFrets = showFrets
        self.printObject = printObject
        self.printSpacing = printSpacing
        self.staffType = staffType
        self.staffLines = staffLines
        self.lineDetail = lineDetail
        self.staffTuning = staffTuning
        self.capo = capo
        self.staffSize = staffSize
    }
}

/// The type `transpose`.
public struct Transpose: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `diatonic`.
    public var diatonic: Int?
    /// The element `chromatic`.
    public var chromatic: Decimal
    /// The element `octave-change`.
    public var octaveChange: Int?
    /// The element `double`.
    public var double: DoubleType?

    enum CodingKeys: String, CodingKey {
        case number
        case id
        case diatonic
        case chromatic
        case octaveChange = "octave-change"
        case double
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        id: String? = nil,
        diatonic: Int? = nil,
        chromatic: Decimal,
        octaveChange: Int? = nil,
        double: DoubleType? = nil
    ) {
        self.number = number
        self.id = id
        self.diatonic = diatonic
        self.chromatic = chromatic
        self.octaveChange = octaveChange
        self.double = double
    }
}

/// The type `for-part`.
public struct ForPart: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `part-clef`.
    public var partClef: PartClef?
    /// The element `part-transpose`.
    public var partTranspose: PartTranspose

    enum CodingKeys: String, CodingKey {
        case number
        case id
        case partClef = "part-clef"
        case partTranspose = "part-transpose"
    }

    /// Creates a value of its parts.
    public init(number: Int? = nil, id: String? = nil, partClef: PartClef? = nil, partTranspose: PartTranspose) {
        self.number = number
        self.id = id
        self.partClef = partClef
        self.partTranspose = partTranspose
    }
}

/// The type `measure-style`.
public struct MeasureStyle: Codable, Sendable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// One of several elements.
    public var content: Content

    enum CodingKeys: String, CodingKey {
        case number
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        id: String? = nil,
        content: Content
    ) {
        self.number = number
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.id = id
        self.content = content
    }

    /// One of the elements.
    public enum Content: Codable, Sendable {
        /// `multiple-rest`.
        case multipleRest(MultipleRest)
        /// `measure-repeat`.
        case measureRepeat(MeasureRepeat)
        /// `beat-repeat`.
        case beatRepeat(BeatRepeat)
        /// `slash`.
        case slash(Slash)

        enum CodingKeys: String, CodingKey {
            case multipleRest = "multiple-rest"
            case measureRepeat = "measure-repeat"
            case beatRepeat = "beat-repeat"
            case slash
        }
    }
}

/// The type `harmony-type`.
public enum HarmonyType: String, Codable, Sendable, CaseIterable {
    /// `explicit`.
    case explicit
    /// `implied`.
    case implied
    /// `alternate`.
    case alternate
}

/// The type `harmony-arrangement`.
public enum HarmonyArrangement: String, Codable, Sendable, CaseIterable {
    /// `vertical`.
    case vertical
    /// `horizontal`.
    case horizontal
    /// `diagonal`.
    case diagonal
}

/// The type `root`.
public struct Root: Codable, Sendable {
    /// The element `root-step`.
    public var rootStep: RootStep
    /// The element `root-alter`.
    public var rootAlter: HarmonyAlter?

    enum CodingKeys: String, CodingKey {
        case rootStep = "root-step"
        case rootAlter = "root-alter"
    }

    /// Creates a value of its parts.
    public init(rootStep: RootStep, rootAlter: HarmonyAlter? = nil) {
        self.rootStep = rootStep
        self.rootAlter = rootAlter
    }
}

/// The type `numeral`.
public struct Numeral: Codable, Sendable {
    /// The element `numeral-root`.
    public var numeralRoot: NumeralRoot
    /// The element `numeral-alter`.
    public var numeralAlter: HarmonyAlter?
    /// The element `numeral-key`.
    public var numeralKey: NumeralKey?

    enum CodingKeys: String, CodingKey {
        case numeralRoot = "numeral-root"
        case numeralAlter = "numeral-alter"
        case numeralKey = "numeral-key"
    }

    /// Creates a value of its parts.
    public init(numeralRoot: NumeralRoot, numeralAlter: HarmonyAlter? = nil, numeralKey: NumeralKey? = nil) {
        self.numeralRoot = numeralRoot
        self.numeralAlter = numeralAlter
        self.numeralKey = numeralKey
    }
}

/// The type `style-text`.
public struct StyleText: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: String
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `kind`.
public struct Kind: Codable, Sendable {
    /// The attribute `use-symbols`.
    @XMLAttribute public var useSymbols: YesNo?
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `stack-degrees`.
    @XMLAttribute public var stackDegrees: YesNo?
    /// The attribute `parentheses-degrees`.
    @XMLAttribute public var parenthesesDegrees: YesNo?
    /// The attribute `bracket-degrees`.
    @XMLAttribute public var bracketDegrees: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The text.
    @XMLText public var value: KindValue

    enum CodingKeys: String, CodingKey {
        case useSymbols = "use-symbols"
        case text
        case stackDegrees = "stack-degrees"
        case parenthesesDegrees = "parentheses-degrees"
        case bracketDegrees = "bracket-degrees"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case value
    }

    /// Creates a value of its parts.
    public init(
        useSymbols: YesNo? = nil,
        text: String? = nil,
        stackDegrees: YesNo? = nil,
        parenthesesDegrees: YesNo? = nil,
        bracketDegrees: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        value: KindValue
    ) {
        self.useSymbols = useSymbols
        self.text = text
        self.stackDegrees = stackDegrees
        self.parenthesesDegrees = parenthesesDegrees
        self.bracketDegrees = bracketDegrees
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.value = value
    }
}

/// The type `inversion`.
public struct Inversion: Codable, Sendable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Int
    ) {
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `bass`.
public struct Bass: Codable, Sendable {
    /// The attribute `arrangement`.
    @XMLAttribute public var arrangement: HarmonyArrangement?
    /// The element `bass-separator`.
    public var bassSeparator: StyleText?
    /// The element `bass-step`.
    public var bassStep: BassStep
    /// The element `bass-alter`.
    public var bassAlter: HarmonyAlter?

    enum CodingKeys: String, CodingKey {
        case arrangement
        case bassSeparator = "bass-separator"
        case bassStep = "bass-step"
        case bassAlter = "bass-alter"
    }

    /// Creates a value of its parts.
    public init(
        arrangement: HarmonyArrangement? = nil,
        bassSeparator: StyleText? = nil,
        bassStep: BassStep,
        bassAlter: HarmonyAlter? = nil
    ) {
        self.arrangement = arrangement
        self.bassSeparator = bassSeparator
        self.bassStep = bassStep
        self.bassAlter = bassAlter
    }
}

/// The type `degree`.
public struct Degree: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The element `degree-value`.
    public var degreeValue: DegreeValue
    /// The element `degree-alter`.
    public var degreeAlter: DegreeAlter
    /// The element `degree-type`.
    public var degreeType: DegreeType

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case degreeValue = "degree-value"
        case degreeAlter = "degree-alter"
        case degreeType = "degree-type"
    }

    /// Creates a value of its parts.
    public init(printObject: YesNo? = nil, degreeValue: DegreeValue, degreeAlter: DegreeAlter, degreeType: DegreeType) {
        self.printObject = printObject
        self.degreeValue = degreeValue
        self.degreeAlter = degreeAlter
        self.degreeType = degreeType
    }
}

/// The type `frame`.
public struct Frame: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: ValignImage?
    /// The attribute `height`.
    @XMLAttribute public var height: Decimal?
    /// The attribute `width`.
    @XMLAttribute public var width: Decimal?
    /// The attribute `unplayed`.
    @XMLAttribute public var unplayed: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `frame-strings`.
    public var frameStrings: Int
    /// The element `frame-frets`.
    public var frameFrets: Int
    /// The element `first-fret`.
    public var firstFret: FirstFret?
    /// The elements `frame-note`.
    public var frameNote: [FrameNote]

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case halign
        case valign
        case height
        case width
        case unplayed
        case id
        case frameStrings = "frame-strings"
        case frameFrets = "frame-frets"
        case firstFret = "first-fret"
        case frameNote = "frame-note"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: ValignImage? = nil,
        height: Decimal? = nil,
        width: Decimal? = nil,
        unplayed: String? = nil,
        id: String? = nil,
        frameStrings: Int,
        frameFrets: Int,
        firstFret: FirstFret? = nil,
        frameNote: [FrameNote] = []
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.halign = halign
        self.valign = valign
        self.height = height
        self.width = width
        self.unplayed = unplayed
        self.id = id
        self.frameStrings = frameStrings
        self.frameFrets = frameFrets
        self.firstFret = firstFret
        self.frameNote = frameNote
    }
}

/// The type `figure`.
public struct Figure: Codable, Sendable {
    /// The element `prefix`.
    public var prefix: StyleText?
    /// The element `figure-number`.
    public var figureNumber: StyleText?
    /// The element `suffix`.
    public var suffix: StyleText?
    /// The element `extend`.
    public var extend: Extend?
    /// The element `footnote`.
    public var footnote: FormattedText?
    /// The element `level`.
    public var level: Level?

    enum CodingKeys: String, CodingKey {
        case prefix
        case figureNumber = "figure-number"
        case suffix
        case extend
        case footnote
        case level
    }

    /// Creates a value of its parts.
    public init(
        prefix: StyleText? = nil,
        figureNumber: StyleText? = nil,
        suffix: StyleText? = nil,
        extend: Extend? = nil,
        footnote: FormattedText? = nil,
        level: Level? = nil
    ) {
        self.prefix = prefix
        self.figureNumber = figureNumber
        self.suffix = suffix
        self.extend = extend
        self.footnote = footnote
        self.level = level
    }
}

/// The type `measure-layout`.
public struct MeasureLayout: Codable, Sendable, Hashable {
    /// The element `measure-distance`.
    public var measureDistance: Decimal?

    enum CodingKeys: String, CodingKey {
        case measureDistance = "measure-distance"
    }

    /// Creates a value of its parts.
    public init(measureDistance: Decimal? = nil) {
        self.measureDistance = measureDistance
    }
}

/// The type `measure-numbering`.
public struct MeasureNumbering: Codable, Sendable {
    /// The attribute `system`.
    @XMLAttribute public var system: SystemRelationNumber?
    /// The attribute `staff`.
    @XMLAttribute public var staff: Int?
    /// The attribute `multiple-rest-always`.
    @XMLAttribute public var multipleRestAlways: YesNo?
    /// The attribute `multiple-rest-range`.
    @XMLAttribute public var multipleRestRange: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The text.
    @XMLText public var value: MeasureNumberingValue

    enum CodingKeys: String, CodingKey {
        case system
        case staff
        case multipleRestAlways = "multiple-rest-always"
        case multipleRestRange = "multiple-rest-range"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case value
    }

    /// Creates a value of its parts.
    public init(
        system: SystemRelationNumber? = nil,
        staff: Int? = nil,
        multipleRestAlways: YesNo? = nil,
        multipleRestRange: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        value: MeasureNumberingValue
    ) {
        self.system = system
        self.staff = staff
        self.multipleRestAlways = multipleRestAlways
        self.multipleRestRange = multipleRestRange
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.value = value
    }
}

/// The type `yes-no-number`.
public enum YesNoNumber: Codable, Sendable, Hashable {
    /// `yes-no`.
    case yesNo(YesNo)
    /// `decimal`.
    case decimal(Decimal)

    /// Decodes the first kind of value that the text is.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(YesNo.self) {
            self = .yesNo(value)
            return
        }
        self = .decimal(try container.decode(Decimal.self))
    }

    /// Encodes the value as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .yesNo(let value): try container.encode(value)
        case .decimal(let value): try container.encode(value)
        }
    }
}

/// The type `instrument-change`.
public struct InstrumentChange: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String
    /// The element `instrument-sound`.
    @XMLTransformed<XML.PreservedString?> public var instrumentSound: String?
    /// One of several elements.
    public var soloOrEnsemble: SoloOrEnsemble?
    /// The element `virtual-instrument`.
    public var virtualInstrument: VirtualInstrument?

    enum CodingKeys: String, CodingKey {
        case id
        case instrumentSound = "instrument-sound"
        case soloOrEnsemble = "*soloOrEnsemble"
        case virtualInstrument = "virtual-instrument"
    }

    /// Creates a value of its parts.
    public init(
        id: String,
        instrumentSound: String? = nil,
        soloOrEnsemble: SoloOrEnsemble? = nil,
        virtualInstrument: VirtualInstrument? = nil
    ) {
        self.id = id
        self.instrumentSound = instrumentSound
        self.soloOrEnsemble = soloOrEnsemble
        self.virtualInstrument = virtualInstrument
    }

    /// One of the elements.
    public enum SoloOrEnsemble: Codable, Sendable {
        /// `solo`.
        case solo(AnyEmpty)
        /// `ensemble`.
        case ensemble(PositiveIntegerOrEmpty)
    }
}

/// The type `swing`.
public struct Swing: Codable, Sendable {
    /// The element `straight`.
    public var straight: AnyEmpty?
    /// The element `first`.
    public var first: Int?
    /// The element `second`.
    public var second: Int?
    /// The element `swing-type`.
    public var swingType: SwingTypeValue?
    /// The element `swing-style`.
    @XMLTransformed<XML.PreservedString?> public var swingStyle: String?

    enum CodingKeys: String, CodingKey {
        case straight
        case first
        case second
        case swingType = "swing-type"
        case swingStyle = "swing-style"
    }

    /// Creates a value of its parts.
    public init(
        straight: AnyEmpty? = nil,
        first: Int? = nil,
        second: Int? = nil,
        swingType: SwingTypeValue? = nil,
        swingStyle: String? = nil
    ) {
        self.straight = straight
        self.first = first
        self.second = second
        self.swingType = swingType
        self.swingStyle = swingStyle
    }
}

/// The type `sync`.
public struct Sync: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: SyncType
    /// The attribute `latency`.
    @XMLAttribute public var latency: Int?
    /// The attribute `player`.
    @XMLAttribute public var player: String?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?

    enum CodingKeys: String, CodingKey {
        case type
        case latency
        case player
        case timeOnly = "time-only"
    }

    /// Creates a value of its parts.
    public init(type: SyncType, latency: Int? = nil, player: String? = nil, timeOnly: String? = nil) {
        self.type = type
        self.latency = latency
        self.player = player
        self.timeOnly = timeOnly
    }
}

/// The type `other-listening`.
public struct OtherListening: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The attribute `player`.
    @XMLAttribute public var player: String?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case player
        case timeOnly = "time-only"
        case value
    }

    /// Creates a value of its parts.
    public init(type: String, player: String? = nil, timeOnly: String? = nil, value: String) {
        self.type = type
        self.player = player
        self.timeOnly = timeOnly
        self.value = value
    }
}

/// The type `right-left-middle`.
public enum RightLeftMiddle: String, Codable, Sendable, CaseIterable {
    /// `right`.
    case right
    /// `left`.
    case left
    /// `middle`.
    case middle
}

/// The type `bar-style-color`.
public struct BarStyleColor: Codable, Sendable, Hashable {
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: BarStyle

    /// Creates a value of its parts.
    public init(color: String? = nil, value: BarStyle) {
        self.color = color
        self.value = value
    }
}

/// The type `wavy-line`.
public struct WavyLine: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopContinue
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `(wiggle\c+)|(guitar\c*VibratoStroke)`.
    @XMLAttribute public var smufl: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `start-note`.
    @XMLAttribute public var startNote: StartNote?
    /// The attribute `trill-step`.
    @XMLAttribute public var trillStep: TrillStep?
    /// The attribute `two-note-turn`.
    @XMLAttribute public var twoNoteTurn: TwoNoteTurn?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `second-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var secondBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case smufl
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case color
        case startNote = "start-note"
        case trillStep = "trill-step"
        case twoNoteTurn = "two-note-turn"
        case accelerate
        case beats
        case secondBeat = "second-beat"
        case lastBeat = "last-beat"
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopContinue,
        number: Int? = nil,
        smufl: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        color: String? = nil,
        startNote: StartNote? = nil,
        trillStep: TrillStep? = nil,
        twoNoteTurn: TwoNoteTurn? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        secondBeat: Decimal? = nil,
        lastBeat: Decimal? = nil
    ) {
        self.type = type
        self.number = number
        self.smufl = smufl
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.color = color
        self.startNote = startNote
        self.trillStep = trillStep
        self.twoNoteTurn = twoNoteTurn
        self.accelerate = accelerate
        self.beats = beats
        self.secondBeat = secondBeat
        self.lastBeat = lastBeat
    }
}

/// The type `segno`.
public struct Segno: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `segno\c*`.
    @XMLAttribute public var smufl: String?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
        case smufl
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil,
        smufl: String? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
        self.smufl = smufl
    }
}

/// The type `coda`.
public struct Coda: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `coda\c*`.
    @XMLAttribute public var smufl: String?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
        case smufl
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil,
        smufl: String? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
        self.smufl = smufl
    }
}

/// The type `fermata`.
public struct Fermata: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: UprightInverted?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText public var value: FermataShape

    enum CodingKeys: String, CodingKey {
        case type
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: UprightInverted? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        id: String? = nil,
        value: FermataShape
    ) {
        self.type = type
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.id = id
        self.value = value
    }
}

/// The type `ending`.
public struct Ending: Codable, Sendable {
    /// The attribute `number`.
    ///
    /// Facets: pattern `([ ]*)|([1-9][0-9]*(, ?[1-9][0-9]*)*)`.
    @XMLAttribute public var number: String
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopDiscontinue
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `system`.
    @XMLAttribute public var system: SystemRelation?
    /// The attribute `end-length`.
    @XMLAttribute public var endLength: Decimal?
    /// The attribute `text-x`.
    @XMLAttribute public var textX: Decimal?
    /// The attribute `text-y`.
    @XMLAttribute public var textY: Decimal?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case number
        case type
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case system
        case endLength = "end-length"
        case textX = "text-x"
        case textY = "text-y"
        case value
    }

    /// Creates a value of its parts.
    public init(
        number: String,
        type: StartStopDiscontinue,
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        system: SystemRelation? = nil,
        endLength: Decimal? = nil,
        textX: Decimal? = nil,
        textY: Decimal? = nil,
        value: String
    ) {
        self.number = number
        self.type = type
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.system = system
        self.endLength = endLength
        self.textX = textX
        self.textY = textY
        self.value = value
    }
}

/// The type `repeat`.
public struct Repeat: Codable, Sendable, Hashable {
    /// The attribute `direction`.
    @XMLAttribute public var direction: BackwardForward
    /// The attribute `times`.
    @XMLAttribute public var times: Int?
    /// The attribute `after-jump`.
    @XMLAttribute public var afterJump: YesNo?
    /// The attribute `winged`.
    @XMLAttribute public var winged: Winged?

    enum CodingKeys: String, CodingKey {
        case direction
        case times
        case afterJump = "after-jump"
        case winged
    }

    /// Creates a value of its parts.
    public init(direction: BackwardForward, times: Int? = nil, afterJump: YesNo? = nil, winged: Winged? = nil) {
        self.direction = direction
        self.times = times
        self.afterJump = afterJump
        self.winged = winged
    }
}

/// The type `feature`.
public struct Feature: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(type: String? = nil, value: String) {
        self.type = type
        self.value = value
    }
}

/// The type `accidental-value`.
public enum AccidentalValue: String, Codable, Sendable, CaseIterable {
    /// `sharp`.
    case sharp
    /// `natural`.
    case natural
    /// `flat`.
    case flat
    /// `double-sharp`.
    case doubleSharp = "double-sharp"
    /// `sharp-sharp`.
    case sharpSharp = "sharp-sharp"
    /// `flat-flat`.
    case flatFlat = "flat-flat"
    /// `natural-sharp`.
    case naturalSharp = "natural-sharp"
    /// `natural-flat`.
    case naturalFlat = "natural-flat"
    /// `quarter-flat`.
    case quarterFlat = "quarter-flat"
    /// `quarter-sharp`.
    case quarterSharp = "quarter-sharp"
    /// `three-quarters-flat`.
    case threeQuartersFlat = "three-quarters-flat"
    /// `three-quarters-sharp`.
    case threeQuartersSharp = "three-quarters-sharp"
    /// `sharp-down`.
    case sharpDown = "sharp-down"
    /// `sharp-up`.
    case sharpUp = "sharp-up"
    /// `natural-down`.
    case naturalDown = "natural-down"
    /// `natural-up`.
    case naturalUp = "natural-up"
    /// `flat-down`.
    case flatDown = "flat-down"
    /// `flat-up`.
    case flatUp = "flat-up"
    /// `double-sharp-down`.
    case doubleSharpDown = "double-sharp-down"
    /// `double-sharp-up`.
    case doubleSharpUp = "double-sharp-up"
    /// `flat-flat-down`.
    case flatFlatDown = "flat-flat-down"
    /// `flat-flat-up`.
    case flatFlatUp = "flat-flat-up"
    /// `arrow-down`.
    case arrowDown = "arrow-down"
    /// `arrow-up`.
    case arrowUp = "arrow-up"
    /// `triple-sharp`.
    case tripleSharp = "triple-sharp"
    /// `triple-flat`.
    case tripleFlat = "triple-flat"
    /// `slash-quarter-sharp`.
    case slashQuarterSharp = "slash-quarter-sharp"
    /// `slash-sharp`.
    case slashSharp = "slash-sharp"
    /// `slash-flat`.
    case slashFlat = "slash-flat"
    /// `double-slash-flat`.
    case doubleSlashFlat = "double-slash-flat"
    /// `sharp-1`.
    case sharp1 = "sharp-1"
    /// `sharp-2`.
    case sharp2 = "sharp-2"
    /// `sharp-3`.
    case sharp3 = "sharp-3"
    /// `sharp-5`.
    case sharp5 = "sharp-5"
    /// `flat-1`.
    case flat1 = "flat-1"
    /// `flat-2`.
    case flat2 = "flat-2"
    /// `flat-3`.
    case flat3 = "flat-3"
    /// `flat-4`.
    case flat4 = "flat-4"
    /// `sori`.
    case sori
    /// `koron`.
    case koron
    /// `other`.
    case other
}

/// The type `step`.
public enum Step: String, Codable, Sendable, CaseIterable {
    /// `A`.
    case a = "A"
    /// `B`.
    case b = "B"
    /// `C`.
    case c = "C"
    /// `D`.
    case d = "D"
    /// `E`.
    case e = "E"
    /// `F`.
    case f = "F"
    /// `G`.
    case g = "G"
}

/// The type `note-type-value`.
public enum NoteTypeValue: String, Codable, Sendable, CaseIterable {
    /// `1024th`.
    case value1024th = "1024th"
    /// `512th`.
    case value512th = "512th"
    /// `256th`.
    case value256th = "256th"
    /// `128th`.
    case value128th = "128th"
    /// `64th`.
    case value64th = "64th"
    /// `32nd`.
    case value32nd = "32nd"
    /// `16th`.
    case value16th = "16th"
    /// `eighth`.
    case eighth
    /// `quarter`.
    case quarter
    /// `half`.
    case half
    /// `whole`.
    case whole
    /// `breve`.
    case breve
    /// `long`.
    case long
    /// `maxima`.
    case maxima
}

/// The type `heel-toe`.
public struct HeelToe: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `substitution`.
    @XMLAttribute public var substitution: YesNo?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case substitution
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        substitution: YesNo? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.substitution = substitution
    }
}

/// The type `strong-accent`.
public struct StrongAccent: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `type`.
    ///
    /// Defaults to `up`.
    @XMLAttribute public var type: UpDown?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case type
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        type: UpDown? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.type = type
    }

    /// The value of `type`, or its default.
    public var typeOrDefault: UpDown { type ?? .up }
}

/// The type `empty-placement`.
public struct EmptyPlacement: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
    }
}

/// The type `metronome-tuplet`.
public struct MetronomeTuplet: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `bracket`.
    @XMLAttribute public var bracket: YesNo?
    /// The attribute `show-number`.
    @XMLAttribute public var showNumber: ShowTuplet?
    /// The element `actual-notes`.
    public var actualNotes: Int
    /// The element `normal-notes`.
    public var normalNotes: Int
    /// The element `normal-type`.
    public var normalType: NoteTypeValue?
    /// The elements `normal-dot`.
    public var normalDot: [AnyEmpty]

    enum CodingKeys: String, CodingKey {
        case type
        case bracket
        case showNumber = "show-number"
        case actualNotes = "actual-notes"
        case normalNotes = "normal-notes"
        case normalType = "normal-type"
        case normalDot = "normal-dot"
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        bracket: YesNo? = nil,
        showNumber: ShowTuplet? = nil,
        actualNotes: Int,
        normalNotes: Int,
        normalType: NoteTypeValue? = nil,
        normalDot: [AnyEmpty] = []
    ) {
        self.type = type
        self.bracket = bracket
        self.showNumber = showNumber
        self.actualNotes = actualNotes
        self.normalNotes = normalNotes
        self.normalType = normalType
        self.normalDot = normalDot
    }
}

/// The type `time-modification`.
public struct TimeModification: Codable, Sendable {
    /// The element `actual-notes`.
    public var actualNotes: Int
    /// The element `normal-notes`.
    public var normalNotes: Int
    /// The element `normal-type`.
    public var normalType: NoteTypeValue?
    /// The elements `normal-dot`.
    public var normalDot: [AnyEmpty]

    enum CodingKeys: String, CodingKey {
        case actualNotes = "actual-notes"
        case normalNotes = "normal-notes"
        case normalType = "normal-type"
        case normalDot = "normal-dot"
    }

    /// Creates a value of its parts.
    public init(actualNotes: Int, normalNotes: Int, normalType: NoteTypeValue? = nil, normalDot: [AnyEmpty] = []) {
        self.actualNotes = actualNotes
        self.normalNotes = normalNotes
        self.normalType = normalType
        self.normalDot = normalDot
    }
}

/// The type `stem-value`.
public enum StemValue: String, Codable, Sendable, CaseIterable {
    /// `down`.
    case down
    /// `up`.
    case up
    /// `double`.
    case double
    /// `none`.
    case none
}

/// The type `notehead-value`.
public enum NoteheadValue: String, Codable, Sendable, CaseIterable {
    /// `slash`.
    case slash
    /// `triangle`.
    case triangle
    /// `diamond`.
    case diamond
    /// `square`.
    case square
    /// `cross`.
    case cross
    /// `x`.
    case x
    /// `circle-x`.
    case circleX = "circle-x"
    /// `inverted triangle`.
    case invertedTriangle = "inverted triangle"
    /// `arrow down`.
    case arrowDown = "arrow down"
    /// `arrow up`.
    case arrowUp = "arrow up"
    /// `circled`.
    case circled
    /// `slashed`.
    case slashed
    /// `back slashed`.
    case backSlashed = "back slashed"
    /// `normal`.
    case normal
    /// `cluster`.
    case cluster
    /// `circle dot`.
    case circleDot = "circle dot"
    /// `left triangle`.
    case leftTriangle = "left triangle"
    /// `rectangle`.
    case rectangle
    /// `none`.
    case none
    /// `do`.
    case `do`
    /// `re`.
    case re
    /// `mi`.
    case mi
    /// `fa`.
    case fa
    /// `fa up`.
    case faUp = "fa up"
    /// `so`.
    case so
    /// `la`.
    case la
    /// `ti`.
    case ti
    /// `other`.
    case other
}

/// The type `fan`.
public enum Fan: String, Codable, Sendable, CaseIterable {
    /// `accel`.
    case accel
    /// `rit`.
    case rit
    /// `none`.
    case none
}

/// The type `beam-value`.
public enum BeamValue: String, Codable, Sendable, CaseIterable {
    /// `begin`.
    case begin
    /// `continue`.
    case `continue`
    /// `end`.
    case end
    /// `forward hook`.
    case forwardHook = "forward hook"
    /// `backward hook`.
    case backwardHook = "backward hook"
}

/// The type `tied`.
public struct Tied: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: TiedType
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `orientation`.
    @XMLAttribute public var orientation: OverUnder?
    /// The attribute `bezier-x`.
    @XMLAttribute public var bezierX: Decimal?
    /// The attribute `bezier-y`.
    @XMLAttribute public var bezierY: Decimal?
    /// The attribute `bezier-x2`.
    @XMLAttribute public var bezierX2: Decimal?
    /// The attribute `bezier-y2`.
    @XMLAttribute public var bezierY2: Decimal?
    /// The attribute `bezier-offset`.
    @XMLAttribute public var bezierOffset: Decimal?
    /// The attribute `bezier-offset2`.
    @XMLAttribute public var bezierOffset2: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case orientation
        case bezierX = "bezier-x"
        case bezierY = "bezier-y"
        case bezierX2 = "bezier-x2"
        case bezierY2 = "bezier-y2"
        case bezierOffset = "bezier-offset"
        case bezierOffset2 = "bezier-offset2"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: TiedType,
        number: Int? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        orientation: OverUnder? = nil,
        bezierX: Decimal? = nil,
        bezierY: Decimal? = nil,
        bezierX2: Decimal? = nil,
        bezierY2: Decimal? = nil,
        bezierOffset: Decimal? = nil,
        bezierOffset2: Decimal? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.orientation = orientation
        self.bezierX = bezierX
        self.bezierY = bezierY
        self.bezierX2 = bezierX2
        self.bezierY2 = bezierY2
        self.bezierOffset = bezierOffset
        self.bezierOffset2 = bezierOffset2
        self.color = color
        self.id = id
    }
}

/// The type `slur`.
public struct Slur: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopContinue
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `orientation`.
    @XMLAttribute public var orientation: OverUnder?
    /// The attribute `bezier-x`.
    @XMLAttribute public var bezierX: Decimal?
    /// The attribute `bezier-y`.
    @XMLAttribute public var bezierY: Decimal?
    /// The attribute `bezier-x2`.
    @XMLAttribute public var bezierX2: Decimal?
    /// The attribute `bezier-y2`.
    @XMLAttribute public var bezierY2: Decimal?
    /// The attribute `bezier-offset`.
    @XMLAttribute public var bezierOffset: Decimal?
    /// The attribute `bezier-offset2`.
    @XMLAttribute public var bezierOffset2: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case orientation
        case bezierX = "bezier-x"
        case bezierY = "bezier-y"
        case bezierX2 = "bezier-x2"
        case bezierY2 = "bezier-y2"
        case bezierOffset = "bezier-offset"
        case bezierOffset2 = "bezier-offset2"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopContinue,
        number: Int? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        orientation: OverUnder? = nil,
        bezierX: Decimal? = nil,
        bezierY: Decimal? = nil,
        bezierX2: Decimal? = nil,
        bezierY2: Decimal? = nil,
        bezierOffset: Decimal? = nil,
        bezierOffset2: Decimal? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.orientation = orientation
        self.bezierX = bezierX
        self.bezierY = bezierY
        self.bezierX2 = bezierX2
        self.bezierY2 = bezierY2
        self.bezierOffset = bezierOffset
        self.bezierOffset2 = bezierOffset2
        self.color = color
        self.id = id
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `tuplet`.
public struct Tuplet: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `bracket`.
    @XMLAttribute public var bracket: YesNo?
    /// The attribute `show-number`.
    @XMLAttribute public var showNumber: ShowTuplet?
    /// The attribute `show-type`.
    @XMLAttribute public var showType: ShowTuplet?
    /// The attribute `line-shape`.
    @XMLAttribute public var lineShape: LineShape?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `tuplet-actual`.
    public var tupletActual: TupletPortion?
    /// The element `tuplet-normal`.
    public var tupletNormal: TupletPortion?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case bracket
        case showNumber = "show-number"
        case showType = "show-type"
        case lineShape = "line-shape"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case id
        case tupletActual = "tuplet-actual"
        case tupletNormal = "tuplet-normal"
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        number: Int? = nil,
        bracket: YesNo? = nil,
        showNumber: ShowTuplet? = nil,
        showType: ShowTuplet? = nil,
        lineShape: LineShape? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        id: String? = nil,
        tupletActual: TupletPortion? = nil,
        tupletNormal: TupletPortion? = nil
    ) {
        self.type = type
        self.number = number
        self.bracket = bracket
        self.showNumber = showNumber
        self.showType = showType
        self.lineShape = lineShape
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.id = id
        self.tupletActual = tupletActual
        self.tupletNormal = tupletNormal
    }
}

/// The type `glissando`.
public struct Glissando: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        number: Int? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        id: String? = nil,
        value: String
    ) {
        self.type = type
        self.number = number
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.id = id
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `slide`.
public struct Slide: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `first-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var firstBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case accelerate
        case beats
        case firstBeat = "first-beat"
        case lastBeat = "last-beat"
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        number: Int? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        firstBeat: Decimal? = nil,
        lastBeat: Decimal? = nil,
        id: String? = nil,
        value: String
    ) {
        self.type = type
        self.number = number
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.accelerate = accelerate
        self.beats = beats
        self.firstBeat = firstBeat
        self.lastBeat = lastBeat
        self.id = id
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `ornaments`.
public struct Ornaments: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, content: [Content] = []) {
        self.id = id
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `trill-mark`.
        case trillMark(AnyEmptyTrillSound)
        /// `turn`.
        case turn(HorizontalTurn)
        /// `delayed-turn`.
        case delayedTurn(HorizontalTurn)
        /// `inverted-turn`.
        case invertedTurn(HorizontalTurn)
        /// `delayed-inverted-turn`.
        case delayedInvertedTurn(HorizontalTurn)
        /// `vertical-turn`.
        case verticalTurn(AnyEmptyTrillSound)
        /// `inverted-vertical-turn`.
        case invertedVerticalTurn(AnyEmptyTrillSound)
        /// `shake`.
        case shake(AnyEmptyTrillSound)
        /// `wavy-line`.
        case wavyLine(WavyLine)
        /// `mordent`.
        case mordent(Mordent)
        /// `inverted-mordent`.
        case invertedMordent(Mordent)
        /// `schleifer`.
        case schleifer(AnyEmptyPlacement)
        /// `tremolo`.
        case tremolo(Tremolo)
        /// `haydn`.
        case haydn(AnyEmptyTrillSound)
        /// `other-ornament`.
        case otherOrnament(OtherPlacementText)
        /// `accidental-mark`.
        case accidentalMark(AccidentalMark)

        enum CodingKeys: String, CodingKey {
            case trillMark = "trill-mark"
            case turn
            case delayedTurn = "delayed-turn"
            case invertedTurn = "inverted-turn"
            case delayedInvertedTurn = "delayed-inverted-turn"
            case verticalTurn = "vertical-turn"
            case invertedVerticalTurn = "inverted-vertical-turn"
            case shake
            case wavyLine = "wavy-line"
            case mordent
            case invertedMordent = "inverted-mordent"
            case schleifer
            case tremolo
            case haydn
            case otherOrnament = "other-ornament"
            case accidentalMark = "accidental-mark"
        }
    }
}

/// The type `technical`.
public struct Technical: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, content: [Content] = []) {
        self.id = id
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `up-bow`.
        case upBow(AnyEmptyPlacement)
        /// `down-bow`.
        case downBow(AnyEmptyPlacement)
        /// `harmonic`.
        case harmonic(Harmonic)
        /// `open-string`.
        case openString(AnyEmptyPlacement)
        /// `thumb-position`.
        case thumbPosition(AnyEmptyPlacement)
        /// `fingering`.
        case fingering(Fingering)
        /// `pluck`.
        case pluck(PlacementText)
        /// `double-tongue`.
        case doubleTongue(AnyEmptyPlacement)
        /// `triple-tongue`.
        case tripleTongue(AnyEmptyPlacement)
        /// `stopped`.
        case stopped(EmptyPlacementSmufl)
        /// `snap-pizzicato`.
        case snapPizzicato(AnyEmptyPlacement)
        /// `fret`.
        case fret(Fret)
        /// `string`.
        case string(StringType)
        /// `hammer-on`.
        case hammerOn(HammerOnPullOff)
        /// `pull-off`.
        case pullOff(HammerOnPullOff)
        /// `bend`.
        case bend(Bend)
        /// `tap`.
        case tap(Tap)
        /// `heel`.
        case heel(HeelToe)
        /// `toe`.
        case toe(HeelToe)
        /// `fingernails`.
        case fingernails(AnyEmptyPlacement)
        /// `hole`.
        case hole(Hole)
        /// `arrow`.
        case arrow(Arrow)
        /// `handbell`.
        case handbell(Handbell)
        /// `brass-bend`.
        case brassBend(AnyEmptyPlacement)
        /// `flip`.
        case flip(AnyEmptyPlacement)
        /// `smear`.
        case smear(AnyEmptyPlacement)
        /// `open`.
        case open(EmptyPlacementSmufl)
        /// `half-muted`.
        case halfMuted(EmptyPlacementSmufl)
        /// `harmon-mute`.
        case harmonMute(HarmonMute)
        /// `golpe`.
        case golpe(AnyEmptyPlacement)
        /// `other-technical`.
        case otherTechnical(OtherPlacementText)

        enum CodingKeys: String, CodingKey {
            case upBow = "up-bow"
            case downBow = "down-bow"
            case harmonic
            case openString = "open-string"
            case thumbPosition = "thumb-position"
            case fingering
            case pluck
            case doubleTongue = "double-tongue"
            case tripleTongue = "triple-tongue"
            case stopped
            case snapPizzicato = "snap-pizzicato"
            case fret
            case string
            case hammerOn = "hammer-on"
            case pullOff = "pull-off"
            case bend
            case tap
            case heel
            case toe
            case fingernails
            case hole
            case arrow
            case handbell
            case brassBend = "brass-bend"
            case flip
            case smear
            case open
            case halfMuted = "half-muted"
            case harmonMute = "harmon-mute"
            case golpe
            case otherTechnical = "other-technical"
        }
    }
}

/// The type `articulations`.
public struct Articulations: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(id: String? = nil, content: [Content] = []) {
        self.id = id
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `accent`.
        case accent(AnyEmptyPlacement)
        /// `strong-accent`.
        case strongAccent(StrongAccent)
        /// `staccato`.
        case staccato(AnyEmptyPlacement)
        /// `tenuto`.
        case tenuto(AnyEmptyPlacement)
        /// `detached-legato`.
        case detachedLegato(AnyEmptyPlacement)
        /// `staccatissimo`.
        case staccatissimo(AnyEmptyPlacement)
        /// `spiccato`.
        case spiccato(AnyEmptyPlacement)
        /// `scoop`.
        case scoop(EmptyLine)
        /// `plop`.
        case plop(EmptyLine)
        /// `doit`.
        case doit(EmptyLine)
        /// `falloff`.
        case falloff(EmptyLine)
        /// `breath-mark`.
        case breathMark(BreathMark)
        /// `caesura`.
        case caesura(Caesura)
        /// `stress`.
        case stress(AnyEmptyPlacement)
        /// `unstress`.
        case unstress(AnyEmptyPlacement)
        /// `soft-accent`.
        case softAccent(AnyEmptyPlacement)
        /// `other-articulation`.
        case otherArticulation(OtherPlacementText)

        enum CodingKeys: String, CodingKey {
            case accent
            case strongAccent = "strong-accent"
            case staccato
            case tenuto
            case detachedLegato = "detached-legato"
            case staccatissimo
            case spiccato
            case scoop
            case plop
            case doit
            case falloff
            case breathMark = "breath-mark"
            case caesura
            case stress
            case unstress
            case softAccent = "soft-accent"
            case otherArticulation = "other-articulation"
        }
    }
}

/// The type `dynamics`.
public struct Dynamics: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case placement
        case underline
        case overline
        case lineThrough = "line-through"
        case enclosure
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        placement: AboveBelow? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        enclosure: EnclosureShape? = nil,
        id: String? = nil,
        content: [Content] = []
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.placement = placement
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.enclosure = enclosure
        self.id = id
        self.content = content
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `p`.
        case p(AnyEmpty)
        /// `pp`.
        case pp(AnyEmpty)
        /// `ppp`.
        case ppp(AnyEmpty)
        /// `pppp`.
        case pppp(AnyEmpty)
        /// `ppppp`.
        case ppppp(AnyEmpty)
        /// `pppppp`.
        case pppppp(AnyEmpty)
        /// `f`.
        case f(AnyEmpty)
        /// `ff`.
        case ff(AnyEmpty)
        /// `fff`.
        case fff(AnyEmpty)
        /// `ffff`.
        case ffff(AnyEmpty)
        /// `fffff`.
        case fffff(AnyEmpty)
        /// `ffffff`.
        case ffffff(AnyEmpty)
        /// `mp`.
        case mp(AnyEmpty)
        /// `mf`.
        case mf(AnyEmpty)
        /// `sf`.
        case sf(AnyEmpty)
        /// `sfp`.
        case sfp(AnyEmpty)
        /// `sfpp`.
        case sfpp(AnyEmpty)
        /// `fp`.
        case fp(AnyEmpty)
        /// `rf`.
        case rf(AnyEmpty)
        /// `rfz`.
        case rfz(AnyEmpty)
        /// `sfz`.
        case sfz(AnyEmpty)
        /// `sffz`.
        case sffz(AnyEmpty)
        /// `fz`.
        case fz(AnyEmpty)
        /// `n`.
        case n(AnyEmpty)
        /// `pf`.
        case pf(AnyEmpty)
        /// `sfzp`.
        case sfzp(AnyEmpty)
        /// `other-dynamics`.
        case otherDynamics(OtherText)

        enum CodingKeys: String, CodingKey {
            case p
            case pp
            case ppp
            case pppp
            case ppppp
            case pppppp
            case f
            case ff
            case fff
            case ffff
            case fffff
            case ffffff
            case mp
            case mf
            case sf
            case sfp
            case sfpp
            case fp
            case rf
            case rfz
            case sfz
            case sffz
            case fz
            case n
            case pf
            case sfzp
            case otherDynamics = "other-dynamics"
        }
    }
}

/// The type `arpeggiate`.
public struct Arpeggiate: Codable, Sendable {
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `direction`.
    @XMLAttribute public var direction: UpDown?
    /// The attribute `unbroken`.
    @XMLAttribute public var unbroken: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case number
        case direction
        case unbroken
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        number: Int? = nil,
        direction: UpDown? = nil,
        unbroken: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.number = number
        self.direction = direction
        self.unbroken = unbroken
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.color = color
        self.id = id
    }
}

/// The type `non-arpeggiate`.
public struct NonArpeggiate: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: TopBottom
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case placement
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: TopBottom,
        number: Int? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        placement: AboveBelow? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.placement = placement
        self.color = color
        self.id = id
    }
}

/// The type `accidental-mark`.
public struct AccidentalMark: Codable, Sendable {
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `bracket`.
    @XMLAttribute public var bracket: YesNo?
    /// The attribute `size`.
    @XMLAttribute public var size: SymbolSize?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `(acc|medRenFla|medRenNatura|medRenShar|kievanAccidental)(\c+)`.
    @XMLAttribute public var smufl: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText public var value: AccidentalValue

    enum CodingKeys: String, CodingKey {
        case parentheses
        case bracket
        case size
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        parentheses: YesNo? = nil,
        bracket: YesNo? = nil,
        size: SymbolSize? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil,
        id: String? = nil,
        value: AccidentalValue
    ) {
        self.parentheses = parentheses
        self.bracket = bracket
        self.size = size
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
        self.id = id
        self.value = value
    }
}

/// The type `other-notation`.
public struct OtherNotation: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopSingle
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopSingle,
        number: Int? = nil,
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil,
        id: String? = nil,
        value: String
    ) {
        self.type = type
        self.number = number
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
        self.id = id
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `syllabic`.
public enum Syllabic: String, Codable, Sendable, CaseIterable {
    /// `single`.
    case single
    /// `begin`.
    case begin
    /// `end`.
    case end
    /// `middle`.
    case middle
}

/// The type `text-element-data`.
public struct TextElementData: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `underline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var underline: Int?
    /// The attribute `overline`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var overline: Int?
    /// The attribute `line-through`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `3`.
    @XMLAttribute public var lineThrough: Int?
    /// The attribute `rotation`.
    ///
    /// Facets: minInclusive `-180`, maxInclusive `180`.
    @XMLAttribute public var rotation: Decimal?
    /// The attribute `letter-spacing`.
    @XMLAttribute public var letterSpacing: NumberOrNormal?
    /// The attribute `lang`.
    @XMLAttribute public var lang: String?
    /// The attribute `dir`.
    @XMLAttribute public var dir: TextDirection?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case underline
        case overline
        case lineThrough = "line-through"
        case rotation
        case letterSpacing = "letter-spacing"
        case lang = "xml:lang"
        case dir
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        underline: Int? = nil,
        overline: Int? = nil,
        lineThrough: Int? = nil,
        rotation: Decimal? = nil,
        letterSpacing: NumberOrNormal? = nil,
        lang: String? = nil,
        dir: TextDirection? = nil,
        value: String
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.underline = underline
        self.overline = overline
        self.lineThrough = lineThrough
        self.rotation = rotation
        self.letterSpacing = letterSpacing
        self.lang = lang
        self.dir = dir
        self.value = value
    }
}

/// The type `elision`.
public struct Elision: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `lyrics\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        smufl: String? = nil,
        value: String
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.smufl = smufl
        self.value = value
    }
}

/// The type `extend`.
public struct Extend: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopContinue?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?

    enum CodingKeys: String, CodingKey {
        case type
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopContinue? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil
    ) {
        self.type = type
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
    }
}

/// The type `mute`.
public enum Mute: String, Codable, Sendable, CaseIterable {
    /// `on`.
    case on
    /// `off`.
    case off
    /// `straight`.
    case straight
    /// `cup`.
    case cup
    /// `harmon-no-stem`.
    case harmonNoStem = "harmon-no-stem"
    /// `harmon-stem`.
    case harmonStem = "harmon-stem"
    /// `bucket`.
    case bucket
    /// `plunger`.
    case plunger
    /// `hat`.
    case hat
    /// `solotone`.
    case solotone
    /// `practice`.
    case practice
    /// `stop-mute`.
    case stopMute = "stop-mute"
    /// `stop-hand`.
    case stopHand = "stop-hand"
    /// `echo`.
    case echo
    /// `palm`.
    case palm
}

/// The type `semi-pitched`.
public enum SemiPitched: String, Codable, Sendable, CaseIterable {
    /// `high`.
    case high
    /// `medium-high`.
    case mediumHigh = "medium-high"
    /// `medium`.
    case medium
    /// `medium-low`.
    case mediumLow = "medium-low"
    /// `low`.
    case low
    /// `very-low`.
    case veryLow = "very-low"
}

/// The type `other-play`.
public struct OtherPlay: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: String
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(type: String, value: String) {
        self.type = type
        self.value = value
    }
}

/// The type `assess`.
public struct Assess: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: YesNo
    /// The attribute `player`.
    @XMLAttribute public var player: String?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?

    enum CodingKeys: String, CodingKey {
        case type
        case player
        case timeOnly = "time-only"
    }

    /// Creates a value of its parts.
    public init(type: YesNo, player: String? = nil, timeOnly: String? = nil) {
        self.type = type
        self.player = player
        self.timeOnly = timeOnly
    }
}

/// The type `wait`.
public struct Wait: Codable, Sendable, Hashable {
    /// The attribute `player`.
    @XMLAttribute public var player: String?
    /// The attribute `time-only`.
    ///
    /// Facets: pattern `[1-9][0-9]*(, ?[1-9][0-9]*)*`.
    @XMLAttribute public var timeOnly: String?

    enum CodingKeys: String, CodingKey {
        case player
        case timeOnly = "time-only"
    }

    /// Creates a value of its parts.
    public init(player: String? = nil, timeOnly: String? = nil) {
        self.player = player
        self.timeOnly = timeOnly
    }
}

/// The type `wedge`.
public struct Wedge: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: WedgeType
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `spread`.
    @XMLAttribute public var spread: Decimal?
    /// The attribute `niente`.
    @XMLAttribute public var niente: YesNo?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case spread
        case niente
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: WedgeType,
        number: Int? = nil,
        spread: Decimal? = nil,
        niente: YesNo? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.spread = spread
        self.niente = niente
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.id = id
    }
}

/// The type `dashes`.
public struct Dashes: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopContinue
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopContinue,
        number: Int? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.id = id
    }
}

/// The type `bracket`.
public struct Bracket: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStopContinue
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `line-end`.
    @XMLAttribute public var lineEnd: LineEnd
    /// The attribute `end-length`.
    @XMLAttribute public var endLength: Decimal?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case lineEnd = "line-end"
        case endLength = "end-length"
        case lineType = "line-type"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: StartStopContinue,
        number: Int? = nil,
        lineEnd: LineEnd,
        endLength: Decimal? = nil,
        lineType: LineType? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.lineEnd = lineEnd
        self.endLength = endLength
        self.lineType = lineType
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.color = color
        self.id = id
    }
}

/// The type `pedal`.
public struct Pedal: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: PedalType
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `line`.
    @XMLAttribute public var line: YesNo?
    /// The attribute `sign`.
    @XMLAttribute public var sign: YesNo?
    /// The attribute `abbreviated`.
    @XMLAttribute public var abbreviated: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case line
        case sign
        case abbreviated
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: PedalType,
        number: Int? = nil,
        line: YesNo? = nil,
        sign: YesNo? = nil,
        abbreviated: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.line = line
        self.sign = sign
        self.abbreviated = abbreviated
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
    }
}

/// The type `metronome`.
public struct Metronome: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `justify`.
    @XMLAttribute public var justify: LeftCenterRight?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements, in their order.
    public var content: [Content]
    /// The element `per-minute`.
    public var perMinute: PerMinute?
    /// The element `metronome-arrows`.
    public var metronomeArrows: AnyEmpty?
    /// The elements, in their order.
    public var metronomeNoteContent: [MetronomeNoteContent]

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case printObject = "print-object"
        case justify
        case parentheses
        case id
        case content = "*content"
        case perMinute = "per-minute"
        case metronomeArrows = "metronome-arrows"
        case metronomeNoteContent = "*metronomeNoteContent"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        printObject: YesNo? = nil,
        justify: LeftCenterRight? = nil,
        parentheses: YesNo? = nil,
        id: String? = nil,
        content: [Content] = [],
        perMinute: PerMinute? = nil,
        metronomeArrows: AnyEmpty? = nil,
        metronomeNoteContent: [MetronomeNoteContent] = []
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.printObject = printObject
        self.justify = justify
        self.parentheses = parentheses
        self.id = id
        self.content = content
        self.perMinute = perMinute
        self.metronomeArrows = metronomeArrows
        self.metronomeNoteContent = metronomeNoteContent
    }

    /// The elements, in their order.
    public enum Content: Codable, Sendable {
        /// `beat-unit`.
        case beatUnit(NoteTypeValue)
        /// `beat-unit-dot`.
        case beatUnitDot(AnyEmpty)
        /// `beat-unit-tied`.
        case beatUnitTied(BeatUnitTied)

        enum CodingKeys: String, CodingKey {
            case beatUnit = "beat-unit"
            case beatUnitDot = "beat-unit-dot"
            case beatUnitTied = "beat-unit-tied"
        }
    }

    /// The elements, in their order.
    public enum MetronomeNoteContent: Codable, Sendable {
        /// `metronome-note`.
        case metronomeNote(MetronomeNote)
        /// `metronome-relation`.
        case metronomeRelation(PreservedText)

        enum CodingKeys: String, CodingKey {
            case metronomeNote = "metronome-note"
            case metronomeRelation = "metronome-relation"
        }
    }
}

/// The type `octave-shift`.
public struct OctaveShift: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: UpDownStopContinue
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    @XMLAttribute public var number: Int?
    /// The attribute `size`.
    ///
    /// Defaults to `8`.
    @XMLAttribute public var size: Int?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case size
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: UpDownStopContinue,
        number: Int? = nil,
        size: Int? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.number = number
        self.size = size
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.id = id
    }

    /// The value of `size`, or its default.
    public var sizeOrDefault: Int { size ?? 8 }
}

/// The type `harp-pedals`.
public struct HarpPedals: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `pedal-tuning`.
    public var pedalTuning: [PedalTuning]

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
        case pedalTuning = "pedal-tuning"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil,
        pedalTuning: [PedalTuning] = []
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
        self.pedalTuning = pedalTuning
    }
}

/// The type `empty-print-style-align-id`.
public struct EmptyPrintStyleAlignId: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
    }
}

/// The type `string-mute`.
public struct StringMute: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: OnOff
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: OnOff,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
    }
}

/// The type `scordatura`.
public struct Scordatura: Codable, Sendable {
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The elements `accord`.
    public var accord: [Accord]

    /// Creates a value of its parts.
    public init(id: String? = nil, accord: [Accord] = []) {
        self.id = id
        self.accord = accord
    }
}

/// The type `principal-voice`.
public struct PrincipalVoice: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `symbol`.
    @XMLAttribute public var symbol: PrincipalVoiceSymbol
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case symbol
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        symbol: PrincipalVoiceSymbol,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil,
        value: String
    ) {
        self.type = type
        self.symbol = symbol
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
        self.value = value
    }
}

/// The type `percussion`.
public struct Percussion: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `enclosure`.
    @XMLAttribute public var enclosure: EnclosureShape?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// One of several elements.
    public var content: Content

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case enclosure
        case id
        case content = "*content"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        enclosure: EnclosureShape? = nil,
        id: String? = nil,
        content: Content
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.enclosure = enclosure
        self.id = id
        self.content = content
    }

    /// One of the elements.
    public enum Content: Codable, Sendable {
        /// `glass`.
        case glass(Glass)
        /// `metal`.
        case metal(Metal)
        /// `wood`.
        case wood(Wood)
        /// `pitched`.
        case pitched(Pitched)
        /// `membrane`.
        case membrane(Membrane)
        /// `effect`.
        case effect(Effect)
        /// `timpani`.
        case timpani(Timpani)
        /// `beater`.
        case beater(Beater)
        /// `stick`.
        case stick(Stick)
        /// `stick-location`.
        case stickLocation(StickLocation)
        /// `other-percussion`.
        case otherPercussion(OtherText)

        enum CodingKeys: String, CodingKey {
            case glass
            case metal
            case wood
            case pitched
            case membrane
            case effect
            case timpani
            case beater
            case stick
            case stickLocation = "stick-location"
            case otherPercussion = "other-percussion"
        }
    }
}

/// The type `accordion-registration`.
public struct AccordionRegistration: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The element `accordion-high`.
    public var accordionHigh: AnyEmpty?
    /// The element `accordion-middle`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `3`.
    public var accordionMiddle: Int?
    /// The element `accordion-low`.
    public var accordionLow: AnyEmpty?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
        case accordionHigh = "accordion-high"
        case accordionMiddle = "accordion-middle"
        case accordionLow = "accordion-low"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil,
        accordionHigh: AnyEmpty? = nil,
        accordionMiddle: Int? = nil,
        accordionLow: AnyEmpty? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
        self.accordionHigh = accordionHigh
        self.accordionMiddle = accordionMiddle
        self.accordionLow = accordionLow
    }
}

/// The type `staff-divide`.
public struct StaffDivide: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StaffDivideSymbol
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `id`.
    @XMLAttribute public var id: String?

    enum CodingKeys: String, CodingKey {
        case type
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case id
    }

    /// Creates a value of its parts.
    public init(
        type: StaffDivideSymbol,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        id: String? = nil
    ) {
        self.type = type
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.id = id
    }
}

/// The type `other-direction`.
public struct OtherDirection: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `halign`.
    @XMLAttribute public var halign: LeftCenterRight?
    /// The attribute `valign`.
    @XMLAttribute public var valign: Valign?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The attribute `id`.
    @XMLAttribute public var id: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case halign
        case valign
        case smufl
        case id
        case value
    }

    /// Creates a value of its parts.
    public init(
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        halign: LeftCenterRight? = nil,
        valign: Valign? = nil,
        smufl: String? = nil,
        id: String? = nil,
        value: String
    ) {
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.halign = halign
        self.valign = valign
        self.smufl = smufl
        self.id = id
        self.value = value
    }
}

/// The type `cancel`.
public struct Cancel: Codable, Sendable, Hashable {
    /// The attribute `location`.
    @XMLAttribute public var location: CancelLocation?
    /// The text.
    @XMLText public var value: Int

    /// Creates a value of its parts.
    public init(location: CancelLocation? = nil, value: Int) {
        self.location = location
        self.value = value
    }
}

/// The type `key-accidental`.
public struct KeyAccidental: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `(acc|medRenFla|medRenNatura|medRenShar|kievanAccidental)(\c+)`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: AccidentalValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: AccidentalValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `key-octave`.
public struct KeyOctave: Codable, Sendable, Hashable {
    /// The attribute `number`.
    @XMLAttribute public var number: Int
    /// The attribute `cancel`.
    @XMLAttribute public var cancel: YesNo?
    /// The text.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    @XMLText public var value: Int

    /// Creates a value of its parts.
    public init(number: Int, cancel: YesNo? = nil, value: Int) {
        self.number = number
        self.cancel = cancel
        self.value = value
    }
}

/// The type `time-symbol`.
public enum TimeSymbol: String, Codable, Sendable, CaseIterable {
    /// `common`.
    case common
    /// `cut`.
    case cut
    /// `single-number`.
    case singleNumber = "single-number"
    /// `note`.
    case note
    /// `dotted-note`.
    case dottedNote = "dotted-note"
    /// `normal`.
    case normal
}

/// The type `time-separator`.
public enum TimeSeparator: String, Codable, Sendable, CaseIterable {
    /// `none`.
    case none
    /// `horizontal`.
    case horizontal
    /// `diagonal`.
    case diagonal
    /// `vertical`.
    case vertical
    /// `adjacent`.
    case adjacent
}

/// The type `interchangeable`.
public struct Interchangeable: Codable, Sendable {
    /// The attribute `symbol`.
    @XMLAttribute public var symbol: TimeSymbol?
    /// The attribute `separator`.
    @XMLAttribute public var separator: TimeSeparator?
    /// The element `time-relation`.
    public var timeRelation: TimeRelation?
    /// The groups of elements, in their order.
    @XMLGroups public var timeSignature: [TimeSignature]

    enum CodingKeys: String, CodingKey {
        case symbol
        case separator
        case timeRelation = "time-relation"
        case timeSignature
    }

    /// Creates a value of its parts.
    public init(
        symbol: TimeSymbol? = nil,
        separator: TimeSeparator? = nil,
        timeRelation: TimeRelation? = nil,
        timeSignature: [TimeSignature] = []
    ) {
        self.symbol = symbol
        self.separator = separator
        self.timeRelation = timeRelation
        self.timeSignature = timeSignature
    }

    /// A group of elements.
    public struct TimeSignature: Codable, Sendable, Hashable {
        /// The element `beats`.
        @XMLTransformed<XML.PreservedString> public var beats: String
        /// The element `beat-type`.
        @XMLTransformed<XML.PreservedString> public var beatType: String

        enum CodingKeys: String, CodingKey {
            case beats
            case beatType = "beat-type"
        }

        /// Creates a value of its parts.
        public init(beats: String, beatType: String) {
            self.beats = beats
            self.beatType = beatType
        }
    }
}

/// The type `clef-sign`.
public enum ClefSign: String, Codable, Sendable, CaseIterable {
    /// `G`.
    case g = "G"
    /// `F`.
    case f = "F"
    /// `C`.
    case c = "C"
    /// `percussion`.
    case percussion
    /// `TAB`.
    case tab = "TAB"
    /// `jianpu`.
    case jianpu
    /// `none`.
    case none
}

/// The type `show-frets`.
public enum ShowFrets: String, Codable, Sendable, CaseIterable {
    /// `numbers`.
    case numbers
    /// `letters`.
    case letters
}

/// The type `staff-type`.
public enum StaffType: String, Codable, Sendable, CaseIterable {
    /// `ossia`.
    case ossia
    /// `editorial`.
    case editorial
    /// `cue`.
    case cue
    /// `alternate`.
    case alternate
    /// `regular`.
    case regular
}

/// The type `line-detail`.
public struct LineDetail: Codable, Sendable {
    /// The attribute `line`.
    @XMLAttribute public var line: Int
    /// The attribute `width`.
    @XMLAttribute public var width: Decimal?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?

    enum CodingKeys: String, CodingKey {
        case line
        case width
        case color
        case lineType = "line-type"
        case printObject = "print-object"
    }

    /// Creates a value of its parts.
    public init(
        line: Int,
        width: Decimal? = nil,
        color: String? = nil,
        lineType: LineType? = nil,
        printObject: YesNo? = nil
    ) {
        self.line = line
        self.width = width
        self.color = color
        self.lineType = lineType
        self.printObject = printObject
    }
}

/// The type `staff-tuning`.
public struct StaffTuning: Codable, Sendable, Hashable {
    /// The attribute `line`.
    @XMLAttribute public var line: Int
    /// The element `tuning-step`.
    public var tuningStep: Step
    /// The element `tuning-alter`.
    public var tuningAlter: Decimal?
    /// The element `tuning-octave`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    public var tuningOctave: Int

    enum CodingKeys: String, CodingKey {
        case line
        case tuningStep = "tuning-step"
        case tuningAlter = "tuning-alter"
        case tuningOctave = "tuning-octave"
    }

    /// Creates a value of its parts.
    public init(line: Int, tuningStep: Step, tuningAlter: Decimal? = nil, tuningOctave: Int) {
        self.line = line
        self.tuningStep = tuningStep
        self.tuningAlter = tuningAlter
        self.tuningOctave = tuningOctave
    }
}

/// The type `staff-size`.
public struct StaffSize: Codable, Sendable, Hashable {
    /// The attribute `scaling`.
    ///
    /// Facets: minInclusive `0`.
    @XMLAttribute public var scaling: Decimal?
    /// The text.
    ///
    /// Facets: minInclusive `0`.
    @XMLText public var value: Decimal

    /// Creates a value of its parts.
    public init(scaling: Decimal? = nil, value: Decimal) {
        self.scaling = scaling
        self.value = value
    }
}

/// The type `double`.
public struct DoubleType: Codable, Sendable, Hashable {
    /// The attribute `above`.
    @XMLAttribute public var above: YesNo?

    /// Creates a value of its parts.
    public init(above: YesNo? = nil) {
        self.above = above
    }
}

/// The type `part-clef`.
public struct PartClef: Codable, Sendable, Hashable {
    /// The element `sign`.
    public var sign: ClefSign
    /// The element `line`.
    public var line: Int?
    /// The element `clef-octave-change`.
    public var clefOctaveChange: Int?

    enum CodingKeys: String, CodingKey {
        case sign
        case line
        case clefOctaveChange = "clef-octave-change"
    }

    /// Creates a value of its parts.
    public init(sign: ClefSign, line: Int? = nil, clefOctaveChange: Int? = nil) {
        self.sign = sign
        self.line = line
        self.clefOctaveChange = clefOctaveChange
    }
}

/// The type `part-transpose`.
public struct PartTranspose: Codable, Sendable {
    /// The element `diatonic`.
    public var diatonic: Int?
    /// The element `chromatic`.
    public var chromatic: Decimal
    /// The element `octave-change`.
    public var octaveChange: Int?
    /// The element `double`.
    public var double: DoubleType?

    enum CodingKeys: String, CodingKey {
        case diatonic
        case chromatic
        case octaveChange = "octave-change"
        case double
    }

    /// Creates a value of its parts.
    public init(diatonic: Int? = nil, chromatic: Decimal, octaveChange: Int? = nil, double: DoubleType? = nil) {
        self.diatonic = diatonic
        self.chromatic = chromatic
        self.octaveChange = octaveChange
        self.double = double
    }
}

/// The type `multiple-rest`.
public struct MultipleRest: Codable, Sendable, Hashable {
    /// The attribute `use-symbols`.
    @XMLAttribute public var useSymbols: YesNo?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case useSymbols = "use-symbols"
        case value
    }

    /// Creates a value of its parts.
    public init(useSymbols: YesNo? = nil, value: Int) {
        self.useSymbols = useSymbols
        self.value = value
    }
}

/// The type `measure-repeat`.
public struct MeasureRepeat: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `slashes`.
    @XMLAttribute public var slashes: Int?
    /// The text.
    @XMLText public var value: PositiveIntegerOrEmpty

    /// Creates a value of its parts.
    public init(type: StartStop, slashes: Int? = nil, value: PositiveIntegerOrEmpty) {
        self.type = type
        self.slashes = slashes
        self.value = value
    }
}

/// The type `beat-repeat`.
public struct BeatRepeat: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `slashes`.
    @XMLAttribute public var slashes: Int?
    /// The attribute `use-dots`.
    @XMLAttribute public var useDots: YesNo?
    /// The element `slash-type`.
    public var slashType: NoteTypeValue?
    /// The elements `slash-dot`.
    public var slashDot: [AnyEmpty]
    /// The elements `except-voice`.
    @XMLTransformed<[XML.PreservedString]> public var exceptVoice: [String]

    enum CodingKeys: String, CodingKey {
        case type
        case slashes
        case useDots = "use-dots"
        case slashType = "slash-type"
        case slashDot = "slash-dot"
        case exceptVoice = "except-voice"
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        slashes: Int? = nil,
        useDots: YesNo? = nil,
        slashType: NoteTypeValue? = nil,
        slashDot: [AnyEmpty] = [],
        exceptVoice: [String] = []
    ) {
        self.type = type
        self.slashes = slashes
        self.useDots = useDots
        self.slashType = slashType
        self.slashDot = slashDot
        self.exceptVoice = exceptVoice
    }
}

/// The type `slash`.
public struct Slash: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `use-dots`.
    @XMLAttribute public var useDots: YesNo?
    /// The attribute `use-stems`.
    @XMLAttribute public var useStems: YesNo?
    /// The element `slash-type`.
    public var slashType: NoteTypeValue?
    /// The elements `slash-dot`.
    public var slashDot: [AnyEmpty]
    /// The elements `except-voice`.
    @XMLTransformed<[XML.PreservedString]> public var exceptVoice: [String]

    enum CodingKeys: String, CodingKey {
        case type
        case useDots = "use-dots"
        case useStems = "use-stems"
        case slashType = "slash-type"
        case slashDot = "slash-dot"
        case exceptVoice = "except-voice"
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        useDots: YesNo? = nil,
        useStems: YesNo? = nil,
        slashType: NoteTypeValue? = nil,
        slashDot: [AnyEmpty] = [],
        exceptVoice: [String] = []
    ) {
        self.type = type
        self.useDots = useDots
        self.useStems = useStems
        self.slashType = slashType
        self.slashDot = slashDot
        self.exceptVoice = exceptVoice
    }
}

/// The type `root-step`.
public struct RootStep: Codable, Sendable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Step

    enum CodingKeys: String, CodingKey {
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Step
    ) {
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `harmony-alter`.
public struct HarmonyAlter: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `location`.
    @XMLAttribute public var location: LeftRight?
    /// The text.
    @XMLText public var value: Decimal

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case location
        case value
    }

    /// Creates a value of its parts.
    public init(
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        location: LeftRight? = nil,
        value: Decimal
    ) {
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.location = location
        self.value = value
    }
}

/// The type `numeral-root`.
public struct NumeralRoot: Codable, Sendable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    ///
    /// Facets: minInclusive `1`, maxInclusive `7`.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Int
    ) {
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `numeral-key`.
public struct NumeralKey: Codable, Sendable, Hashable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The element `numeral-fifths`.
    public var numeralFifths: Int
    /// The element `numeral-mode`.
    public var numeralMode: NumeralMode

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case numeralFifths = "numeral-fifths"
        case numeralMode = "numeral-mode"
    }

    /// Creates a value of its parts.
    public init(printObject: YesNo? = nil, numeralFifths: Int, numeralMode: NumeralMode) {
        self.printObject = printObject
        self.numeralFifths = numeralFifths
        self.numeralMode = numeralMode
    }
}

/// The type `kind-value`.
public enum KindValue: String, Codable, Sendable, CaseIterable {
    /// `major`.
    case major
    /// `minor`.
    case minor
    /// `augmented`.
    case augmented
    /// `diminished`.
    case diminished
    /// `dominant`.
    case dominant
    /// `major-seventh`.
    case majorSeventh = "major-seventh"
    /// `minor-seventh`.
    case minorSeventh = "minor-seventh"
    /// `diminished-seventh`.
    case diminishedSeventh = "diminished-seventh"
    /// `augmented-seventh`.
    case augmentedSeventh = "augmented-seventh"
    /// `half-diminished`.
    case halfDiminished = "half-diminished"
    /// `major-minor`.
    case majorMinor = "major-minor"
    /// `major-sixth`.
    case majorSixth = "major-sixth"
    /// `minor-sixth`.
    case minorSixth = "minor-sixth"
    /// `dominant-ninth`.
    case dominantNinth = "dominant-ninth"
    /// `major-ninth`.
    case majorNinth = "major-ninth"
    /// `minor-ninth`.
    case minorNinth = "minor-ninth"
    /// `dominant-11th`.
    case dominant11th = "dominant-11th"
    /// `major-11th`.
    case major11th = "major-11th"
    /// `minor-11th`.
    case minor11th = "minor-11th"
    /// `dominant-13th`.
    case dominant13th = "dominant-13th"
    /// `major-13th`.
    case major13th = "major-13th"
    /// `minor-13th`.
    case minor13th = "minor-13th"
    /// `suspended-second`.
    case suspendedSecond = "suspended-second"
    /// `suspended-fourth`.
    case suspendedFourth = "suspended-fourth"
    /// `Neapolitan`.
    case neapolitan = "Neapolitan"
    /// `Italian`.
    case italian = "Italian"
    /// `French`.
    case french = "French"
    /// `German`.
    case german = "German"
    /// `pedal`.
    case pedal
    /// `power`.
    case power
    /// `Tristan`.
    case tristan = "Tristan"
    /// `other`.
    case other
    /// `none`.
    case none
}

/// The type `bass-step`.
public struct BassStep: Codable, Sendable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Step

    enum CodingKeys: String, CodingKey {
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Step
    ) {
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `degree-value`.
public struct DegreeValue: Codable, Sendable {
    /// The attribute `symbol`.
    @XMLAttribute public var symbol: DegreeSymbolValue?
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case symbol
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        symbol: DegreeSymbolValue? = nil,
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Int
    ) {
        self.symbol = symbol
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `degree-alter`.
public struct DegreeAlter: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `plus-minus`.
    @XMLAttribute public var plusMinus: YesNo?
    /// The text.
    @XMLText public var value: Decimal

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case plusMinus = "plus-minus"
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        plusMinus: YesNo? = nil,
        value: Decimal
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.plusMinus = plusMinus
        self.value = value
    }
}

/// The type `degree-type`.
public struct DegreeType: Codable, Sendable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: DegreeTypeValue

    enum CodingKeys: String, CodingKey {
        case text
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        text: String? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: DegreeTypeValue
    ) {
        self.text = text
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `first-fret`.
public struct FirstFret: Codable, Sendable, Hashable {
    /// The attribute `text`.
    @XMLAttribute public var text: String?
    /// The attribute `location`.
    @XMLAttribute public var location: LeftRight?
    /// The text.
    @XMLText public var value: Int

    /// Creates a value of its parts.
    public init(text: String? = nil, location: LeftRight? = nil, value: Int) {
        self.text = text
        self.location = location
        self.value = value
    }
}

/// The type `frame-note`.
public struct FrameNote: Codable, Sendable {
    /// The element `string`.
    public var string: StringType
    /// The element `fret`.
    public var fret: Fret
    /// The element `fingering`.
    public var fingering: Fingering?
    /// The element `barre`.
    public var barre: Barre?

    /// Creates a value of its parts.
    public init(string: StringType, fret: Fret, fingering: Fingering? = nil, barre: Barre? = nil) {
        self.string = string
        self.fret = fret
        self.fingering = fingering
        self.barre = barre
    }
}

/// The type `system-relation-number`.
public enum SystemRelationNumber: String, Codable, Sendable, CaseIterable {
    /// `only-top`.
    case onlyTop = "only-top"
    /// `only-bottom`.
    case onlyBottom = "only-bottom"
    /// `also-top`.
    case alsoTop = "also-top"
    /// `also-bottom`.
    case alsoBottom = "also-bottom"
    /// `none`.
    case none
}

/// The type `measure-numbering-value`.
public enum MeasureNumberingValue: String, Codable, Sendable, CaseIterable {
    /// `none`.
    case none
    /// `measure`.
    case measure
    /// `system`.
    case system
}

/// The type `swing-type-value`.
public enum SwingTypeValue: String, Codable, Sendable, CaseIterable {
    /// `16th`.
    case value16th = "16th"
    /// `eighth`.
    case eighth
}

/// The type `sync-type`.
public enum SyncType: String, Codable, Sendable, CaseIterable {
    /// `none`.
    case none
    /// `tempo`.
    case tempo
    /// `mostly-tempo`.
    case mostlyTempo = "mostly-tempo"
    /// `mostly-event`.
    case mostlyEvent = "mostly-event"
    /// `event`.
    case event
    /// `always-event`.
    case alwaysEvent = "always-event"
}

/// The type `bar-style`.
public enum BarStyle: String, Codable, Sendable, CaseIterable {
    /// `regular`.
    case regular
    /// `dotted`.
    case dotted
    /// `dashed`.
    case dashed
    /// `heavy`.
    case heavy
    /// `light-light`.
    case lightLight = "light-light"
    /// `light-heavy`.
    case lightHeavy = "light-heavy"
    /// `heavy-light`.
    case heavyLight = "heavy-light"
    /// `heavy-heavy`.
    case heavyHeavy = "heavy-heavy"
    /// `tick`.
    case tick
    /// `short`.
    case short
    /// `none`.
    case none
}

/// The type `start-stop-continue`.
public enum StartStopContinue: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `continue`.
    case `continue`
}

/// The type `start-note`.
public enum StartNote: String, Codable, Sendable, CaseIterable {
    /// `upper`.
    case upper
    /// `main`.
    case main
    /// `below`.
    case below
}

/// The type `trill-step`.
public enum TrillStep: String, Codable, Sendable, CaseIterable {
    /// `whole`.
    case whole
    /// `half`.
    case half
    /// `unison`.
    case unison
}

/// The type `two-note-turn`.
public enum TwoNoteTurn: String, Codable, Sendable, CaseIterable {
    /// `whole`.
    case whole
    /// `half`.
    case half
    /// `none`.
    case none
}

/// The type `upright-inverted`.
public enum UprightInverted: String, Codable, Sendable, CaseIterable {
    /// `upright`.
    case upright
    /// `inverted`.
    case inverted
}

/// The type `fermata-shape`.
public enum FermataShape: String, Codable, Sendable, CaseIterable {
    /// `normal`.
    case normal
    /// `angled`.
    case angled
    /// `square`.
    case square
    /// `double-angled`.
    case doubleAngled = "double-angled"
    /// `double-square`.
    case doubleSquare = "double-square"
    /// `double-dot`.
    case doubleDot = "double-dot"
    /// `half-curve`.
    case halfCurve = "half-curve"
    /// `curlew`.
    case curlew
    /// ``.
    case empty = ""
}

/// The type `start-stop-discontinue`.
public enum StartStopDiscontinue: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `discontinue`.
    case discontinue
}

/// The type `backward-forward`.
public enum BackwardForward: String, Codable, Sendable, CaseIterable {
    /// `backward`.
    case backward
    /// `forward`.
    case forward
}

/// The type `winged`.
public enum Winged: String, Codable, Sendable, CaseIterable {
    /// `none`.
    case none
    /// `straight`.
    case straight
    /// `curved`.
    case curved
    /// `double-straight`.
    case doubleStraight = "double-straight"
    /// `double-curved`.
    case doubleCurved = "double-curved"
}

/// The type `up-down`.
public enum UpDown: String, Codable, Sendable, CaseIterable {
    /// `up`.
    case up
    /// `down`.
    case down
}

/// The type `show-tuplet`.
public enum ShowTuplet: String, Codable, Sendable, CaseIterable {
    /// `actual`.
    case actual
    /// `both`.
    case both
    /// `none`.
    case none
}

/// The type `tied-type`.
public enum TiedType: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `continue`.
    case `continue`
    /// `let-ring`.
    case letRing = "let-ring"
}

/// The type `line-type`.
public enum LineType: String, Codable, Sendable, CaseIterable {
    /// `solid`.
    case solid
    /// `dashed`.
    case dashed
    /// `dotted`.
    case dotted
    /// `wavy`.
    case wavy
}

/// The type `over-under`.
public enum OverUnder: String, Codable, Sendable, CaseIterable {
    /// `over`.
    case over
    /// `under`.
    case under
}

/// The type `line-shape`.
public enum LineShape: String, Codable, Sendable, CaseIterable {
    /// `straight`.
    case straight
    /// `curved`.
    case curved
}

/// The type `tuplet-portion`.
public struct TupletPortion: Codable, Sendable {
    /// The element `tuplet-number`.
    public var tupletNumber: TupletNumber?
    /// The element `tuplet-type`.
    public var tupletType: TupletType?
    /// The elements `tuplet-dot`.
    public var tupletDot: [TupletDot]

    enum CodingKeys: String, CodingKey {
        case tupletNumber = "tuplet-number"
        case tupletType = "tuplet-type"
        case tupletDot = "tuplet-dot"
    }

    /// Creates a value of its parts.
    public init(tupletNumber: TupletNumber? = nil, tupletType: TupletType? = nil, tupletDot: [TupletDot] = []) {
        self.tupletNumber = tupletNumber
        self.tupletType = tupletType
        self.tupletDot = tupletDot
    }
}

/// The type `empty-trill-sound`, or one derived from it, as `xsi:type` says.
public enum AnyEmptyTrillSound: Codable, Sendable, XMLMapped {
    /// What tells the cases apart.
    public static let xmlMapping = XMLTypeMapping(discriminator: .xsiType)

    /// `empty-trill-sound` itself.
    case emptyTrillSound(EmptyTrillSound)
    /// `mordent`.
    case mordent(Mordent)

    enum CodingKeys: String, CodingKey {
        case emptyTrillSound = "*"
        case mordent
    }
}

/// The type `horizontal-turn`.
public struct HorizontalTurn: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `start-note`.
    @XMLAttribute public var startNote: StartNote?
    /// The attribute `trill-step`.
    @XMLAttribute public var trillStep: TrillStep?
    /// The attribute `two-note-turn`.
    @XMLAttribute public var twoNoteTurn: TwoNoteTurn?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `second-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var secondBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?
    /// The attribute `slash`.
    @XMLAttribute public var slash: YesNo?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case startNote = "start-note"
        case trillStep = "trill-step"
        case twoNoteTurn = "two-note-turn"
        case accelerate
        case beats
        case secondBeat = "second-beat"
        case lastBeat = "last-beat"
        case slash
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        startNote: StartNote? = nil,
        trillStep: TrillStep? = nil,
        twoNoteTurn: TwoNoteTurn? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        secondBeat: Decimal? = nil,
        lastBeat: Decimal? = nil,
        slash: YesNo? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.startNote = startNote
        self.trillStep = trillStep
        self.twoNoteTurn = twoNoteTurn
        self.accelerate = accelerate
        self.beats = beats
        self.secondBeat = secondBeat
        self.lastBeat = lastBeat
        self.slash = slash
    }
}

/// The type `mordent`.
public struct Mordent: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `start-note`.
    @XMLAttribute public var startNote: StartNote?
    /// The attribute `trill-step`.
    @XMLAttribute public var trillStep: TrillStep?
    /// The attribute `two-note-turn`.
    @XMLAttribute public var twoNoteTurn: TwoNoteTurn?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `second-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var secondBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?
    /// The attribute `long`.
    @XMLAttribute public var long: YesNo?
    /// The attribute `approach`.
    @XMLAttribute public var approach: AboveBelow?
    /// The attribute `departure`.
    @XMLAttribute public var departure: AboveBelow?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case startNote = "start-note"
        case trillStep = "trill-step"
        case twoNoteTurn = "two-note-turn"
        case accelerate
        case beats
        case secondBeat = "second-beat"
        case lastBeat = "last-beat"
        case long
        case approach
        case departure
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        startNote: StartNote? = nil,
        trillStep: TrillStep? = nil,
        twoNoteTurn: TwoNoteTurn? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        secondBeat: Decimal? = nil,
        lastBeat: Decimal? = nil,
        long: YesNo? = nil,
        approach: AboveBelow? = nil,
        departure: AboveBelow? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.startNote = startNote
        self.trillStep = trillStep
        self.twoNoteTurn = twoNoteTurn
        self.accelerate = accelerate
        self.beats = beats
        self.secondBeat = secondBeat
        self.lastBeat = lastBeat
        self.long = long
        self.approach = approach
        self.departure = departure
    }
}

/// The type `tremolo`.
public struct Tremolo: Codable, Sendable {
    /// The attribute `type`.
    ///
    /// Defaults to `single`.
    @XMLAttribute public var type: TremoloType?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The text.
    ///
    /// Facets: minInclusive `0`, maxInclusive `8`.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case type
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: TremoloType? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil,
        value: Int
    ) {
        self.type = type
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
        self.value = value
    }

    /// The value of `type`, or its default.
    public var typeOrDefault: TremoloType { type ?? .single }
}

/// The type `other-placement-text`.
public struct OtherPlacementText: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil,
        value: String
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
        self.value = value
    }
}

/// The type `harmonic`.
public struct Harmonic: Codable, Sendable {
    /// The attribute `print-object`.
    @XMLAttribute public var printObject: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// One of several elements.
    public var naturalOrArtificial: NaturalOrArtificial?
    /// One of several elements.
    public var basePitchOrTouchingPitchOrSoundingPitch: BasePitchOrTouchingPitchOrSoundingPitch?

    enum CodingKeys: String, CodingKey {
        case printObject = "print-object"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case naturalOrArtificial = "*naturalOrArtificial"
        case basePitchOrTouchingPitchOrSoundingPitch = "*basePitchOrTouchingPitchOrSoundingPitch"
    }

    /// Creates a value of its parts.
    public init(
        printObject: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        naturalOrArtificial: NaturalOrArtificial? = nil,
        basePitchOrTouchingPitchOrSoundingPitch: BasePitchOrTouchingPitchOrSoundingPitch? = nil
    ) {
        self.printObject = printObject
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.naturalOrArtificial = naturalOrArtificial
        self.basePitchOrTouchingPitchOrSoundingPitch = basePitchOrTouchingPitchOrSoundingPitch
    }

    /// One of the elements.
    public enum NaturalOrArtificial: Codable, Sendable {
        /// `natural`.
        case natural(AnyEmpty)
        /// `artificial`.
        case artificial(AnyEmpty)
    }

    /// One of the elements.
    public enum BasePitchOrTouchingPitchOrSoundingPitch: Codable, Sendable {
        /// `base-pitch`.
        case basePitch(AnyEmpty)
        /// `touching-pitch`.
        case touchingPitch(AnyEmpty)
        /// `sounding-pitch`.
        case soundingPitch(AnyEmpty)

        enum CodingKeys: String, CodingKey {
            case basePitch = "base-pitch"
            case touchingPitch = "touching-pitch"
            case soundingPitch = "sounding-pitch"
        }
    }
}

/// The type `fingering`.
public struct Fingering: Codable, Sendable {
    /// The attribute `substitution`.
    @XMLAttribute public var substitution: YesNo?
    /// The attribute `alternate`.
    @XMLAttribute public var alternate: YesNo?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case substitution
        case alternate
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        substitution: YesNo? = nil,
        alternate: YesNo? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: String
    ) {
        self.substitution = substitution
        self.alternate = alternate
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `placement-text`.
public struct PlacementText: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: String
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `empty-placement-smufl`.
public struct EmptyPlacementSmufl: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
    }
}

/// The type `fret`.
public struct Fret: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Int
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `string`.
public struct StringType: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: Int
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `hammer-on-pull-off`.
public struct HammerOnPullOff: Codable, Sendable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `16`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case type
        case number
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        type: StartStop,
        number: Int? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: String
    ) {
        self.type = type
        self.number = number
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `bend`.
public struct Bend: Codable, Sendable {
    /// The attribute `shape`.
    @XMLAttribute public var shape: BendShape?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `first-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var firstBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?
    /// The element `bend-alter`.
    public var bendAlter: Decimal
    /// One of several elements.
    public var preBendOrRelease: PreBendOrRelease?
    /// The element `with-bar`.
    public var withBar: PlacementText?

    enum CodingKeys: String, CodingKey {
        case shape
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case accelerate
        case beats
        case firstBeat = "first-beat"
        case lastBeat = "last-beat"
        case bendAlter = "bend-alter"
        case preBendOrRelease = "*preBendOrRelease"
        case withBar = "with-bar"
    }

    /// Creates a value of its parts.
    public init(
        shape: BendShape? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        firstBeat: Decimal? = nil,
        lastBeat: Decimal? = nil,
        bendAlter: Decimal,
        preBendOrRelease: PreBendOrRelease? = nil,
        withBar: PlacementText? = nil
    ) {
        self.shape = shape
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.accelerate = accelerate
        self.beats = beats
        self.firstBeat = firstBeat
        self.lastBeat = lastBeat
        self.bendAlter = bendAlter
        self.preBendOrRelease = preBendOrRelease
        self.withBar = withBar
    }

    /// One of the elements.
    public enum PreBendOrRelease: Codable, Sendable {
        /// `pre-bend`.
        case preBend(AnyEmpty)
        /// `release`.
        case release(Release)

        enum CodingKeys: String, CodingKey {
            case preBend = "pre-bend"
            case release
        }
    }
}

/// The type `tap`.
public struct Tap: Codable, Sendable {
    /// The attribute `hand`.
    @XMLAttribute public var hand: TapHand?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case hand
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        hand: TapHand? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: String
    ) {
        self.hand = hand
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `hole`.
public struct Hole: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The element `hole-type`.
    @XMLTransformed<XML.PreservedString?> public var holeType: String?
    /// The element `hole-closed`.
    public var holeClosed: HoleClosed
    /// The element `hole-shape`.
    @XMLTransformed<XML.PreservedString?> public var holeShape: String?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case holeType = "hole-type"
        case holeClosed = "hole-closed"
        case holeShape = "hole-shape"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        holeType: String? = nil,
        holeClosed: HoleClosed,
        holeShape: String? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.holeType = holeType
        self.holeClosed = holeClosed
        self.holeShape = holeShape
    }
}

/// The type `arrow`.
public struct Arrow: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The element `arrow-direction`.
    public var arrowDirection: ArrowDirection?
    /// The element `arrow-style`.
    public var arrowStyle: ArrowStyle?
    /// The element `arrowhead`.
    public var arrowhead: AnyEmpty?
    /// The element `circular-arrow`.
    public var circularArrow: CircularArrow?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case smufl
        case arrowDirection = "arrow-direction"
        case arrowStyle = "arrow-style"
        case arrowhead
        case circularArrow = "circular-arrow"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        smufl: String? = nil,
        arrowDirection: ArrowDirection? = nil,
        arrowStyle: ArrowStyle? = nil,
        arrowhead: AnyEmpty? = nil,
        circularArrow: CircularArrow? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.smufl = smufl
        self.arrowDirection = arrowDirection
        self.arrowStyle = arrowStyle
        self.arrowhead = arrowhead
        self.circularArrow = circularArrow
    }
}

/// The type `handbell`.
public struct Handbell: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText public var value: HandbellValue

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: HandbellValue
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `harmon-mute`.
public struct HarmonMute: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The element `harmon-closed`.
    public var harmonClosed: HarmonClosed

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case harmonClosed = "harmon-closed"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        harmonClosed: HarmonClosed
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.harmonClosed = harmonClosed
    }
}

/// The type `empty-line`.
public struct EmptyLine: Codable, Sendable {
    /// The attribute `line-shape`.
    @XMLAttribute public var lineShape: LineShape?
    /// The attribute `line-type`.
    @XMLAttribute public var lineType: LineType?
    /// The attribute `line-length`.
    @XMLAttribute public var lineLength: LineLength?
    /// The attribute `dash-length`.
    @XMLAttribute public var dashLength: Decimal?
    /// The attribute `space-length`.
    @XMLAttribute public var spaceLength: Decimal?
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?

    enum CodingKeys: String, CodingKey {
        case lineShape = "line-shape"
        case lineType = "line-type"
        case lineLength = "line-length"
        case dashLength = "dash-length"
        case spaceLength = "space-length"
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
    }

    /// Creates a value of its parts.
    public init(
        lineShape: LineShape? = nil,
        lineType: LineType? = nil,
        lineLength: LineLength? = nil,
        dashLength: Decimal? = nil,
        spaceLength: Decimal? = nil,
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil
    ) {
        self.lineShape = lineShape
        self.lineType = lineType
        self.lineLength = lineLength
        self.dashLength = dashLength
        self.spaceLength = spaceLength
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
    }
}

/// The type `breath-mark`.
public struct BreathMark: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText public var value: BreathMarkValue

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: BreathMarkValue
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `caesura`.
public struct Caesura: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The text.
    @XMLText public var value: CaesuraValue

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case value
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        value: CaesuraValue
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.value = value
    }
}

/// The type `other-text`.
public struct OtherText: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: String) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `top-bottom`.
public enum TopBottom: String, Codable, Sendable, CaseIterable {
    /// `top`.
    case top
    /// `bottom`.
    case bottom
}

/// The type `wedge-type`.
public enum WedgeType: String, Codable, Sendable, CaseIterable {
    /// `crescendo`.
    case crescendo
    /// `diminuendo`.
    case diminuendo
    /// `stop`.
    case stop
    /// `continue`.
    case `continue`
}

/// The type `line-end`.
public enum LineEnd: String, Codable, Sendable, CaseIterable {
    /// `up`.
    case up
    /// `down`.
    case down
    /// `both`.
    case both
    /// `arrow`.
    case arrow
    /// `none`.
    case none
}

/// The type `pedal-type`.
public enum PedalType: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `sostenuto`.
    case sostenuto
    /// `change`.
    case change
    /// `continue`.
    case `continue`
    /// `discontinue`.
    case discontinue
    /// `resume`.
    case resume
}

/// The type `beat-unit-tied`.
public struct BeatUnitTied: Codable, Sendable {
    /// The element `beat-unit`.
    public var beatUnit: NoteTypeValue
    /// The elements `beat-unit-dot`.
    public var beatUnitDot: [AnyEmpty]

    enum CodingKeys: String, CodingKey {
        case beatUnit = "beat-unit"
        case beatUnitDot = "beat-unit-dot"
    }

    /// Creates a value of its parts.
    public init(beatUnit: NoteTypeValue, beatUnitDot: [AnyEmpty] = []) {
        self.beatUnit = beatUnit
        self.beatUnitDot = beatUnitDot
    }
}

/// The type `per-minute`.
public struct PerMinute: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        value: String
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.value = value
    }
}

/// The type `metronome-note`.
public struct MetronomeNote: Codable, Sendable {
    /// The element `metronome-type`.
    public var metronomeType: NoteTypeValue
    /// The elements `metronome-dot`.
    public var metronomeDot: [AnyEmpty]
    /// The elements `metronome-beam`.
    public var metronomeBeam: [MetronomeBeam]
    /// The element `metronome-tied`.
    public var metronomeTied: MetronomeTied?
    /// The element `metronome-tuplet`.
    public var metronomeTuplet: MetronomeTuplet?

    enum CodingKeys: String, CodingKey {
        case metronomeType = "metronome-type"
        case metronomeDot = "metronome-dot"
        case metronomeBeam = "metronome-beam"
        case metronomeTied = "metronome-tied"
        case metronomeTuplet = "metronome-tuplet"
    }

    /// Creates a value of its parts.
    public init(
        metronomeType: NoteTypeValue,
        metronomeDot: [AnyEmpty] = [],
        metronomeBeam: [MetronomeBeam] = [],
        metronomeTied: MetronomeTied? = nil,
        metronomeTuplet: MetronomeTuplet? = nil
    ) {
        self.metronomeType = metronomeType
        self.metronomeDot = metronomeDot
        self.metronomeBeam = metronomeBeam
        self.metronomeTied = metronomeTied
        self.metronomeTuplet = metronomeTuplet
    }
}

/// The type `up-down-stop-continue`.
public enum UpDownStopContinue: String, Codable, Sendable, CaseIterable {
    /// `up`.
    case up
    /// `down`.
    case down
    /// `stop`.
    case stop
    /// `continue`.
    case `continue`
}

/// The type `pedal-tuning`.
public struct PedalTuning: Codable, Sendable, Hashable {
    /// The element `pedal-step`.
    public var pedalStep: Step
    /// The element `pedal-alter`.
    public var pedalAlter: Decimal

    enum CodingKeys: String, CodingKey {
        case pedalStep = "pedal-step"
        case pedalAlter = "pedal-alter"
    }

    /// Creates a value of its parts.
    public init(pedalStep: Step, pedalAlter: Decimal) {
        self.pedalStep = pedalStep
        self.pedalAlter = pedalAlter
    }
}

/// The type `on-off`.
public enum OnOff: String, Codable, Sendable, CaseIterable {
    /// `on`.
    case on
    /// `off`.
    case off
}

/// The type `accord`.
public struct Accord: Codable, Sendable, Hashable {
    /// The attribute `string`.
    @XMLAttribute public var string: Int?
    /// The element `tuning-step`.
    public var tuningStep: Step
    /// The element `tuning-alter`.
    public var tuningAlter: Decimal?
    /// The element `tuning-octave`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `9`.
    public var tuningOctave: Int

    enum CodingKeys: String, CodingKey {
        case string
        case tuningStep = "tuning-step"
        case tuningAlter = "tuning-alter"
        case tuningOctave = "tuning-octave"
    }

    /// Creates a value of its parts.
    public init(string: Int? = nil, tuningStep: Step, tuningAlter: Decimal? = nil, tuningOctave: Int) {
        self.string = string
        self.tuningStep = tuningStep
        self.tuningAlter = tuningAlter
        self.tuningOctave = tuningOctave
    }
}

/// The type `principal-voice-symbol`.
public enum PrincipalVoiceSymbol: String, Codable, Sendable, CaseIterable {
    /// `Hauptstimme`.
    case hauptstimme = "Hauptstimme"
    /// `Nebenstimme`.
    case nebenstimme = "Nebenstimme"
    /// `plain`.
    case plain
    /// `none`.
    case none
}

/// The type `glass`.
public struct Glass: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: GlassValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: GlassValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `metal`.
public struct Metal: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: MetalValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: MetalValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `wood`.
public struct Wood: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: WoodValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: WoodValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `pitched`.
public struct Pitched: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: PitchedValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: PitchedValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `membrane`.
public struct Membrane: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: MembraneValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: MembraneValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `effect`.
public struct Effect: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?
    /// The text.
    @XMLText public var value: EffectValue

    /// Creates a value of its parts.
    public init(smufl: String? = nil, value: EffectValue) {
        self.smufl = smufl
        self.value = value
    }
}

/// The type `timpani`.
public struct Timpani: Codable, Sendable, Hashable {
    /// The attribute `smufl`.
    ///
    /// Facets: pattern `pict\c+`.
    @XMLAttribute public var smufl: String?

    /// Creates a value of its parts.
    public init(smufl: String? = nil) {
        self.smufl = smufl
    }
}

/// The type `beater`.
public struct Beater: Codable, Sendable, Hashable {
    /// The attribute `tip`.
    @XMLAttribute public var tip: TipDirection?
    /// The text.
    @XMLText public var value: BeaterValue

    /// Creates a value of its parts.
    public init(tip: TipDirection? = nil, value: BeaterValue) {
        self.tip = tip
        self.value = value
    }
}

/// The type `stick`.
public struct Stick: Codable, Sendable {
    /// The attribute `tip`.
    @XMLAttribute public var tip: TipDirection?
    /// The attribute `parentheses`.
    @XMLAttribute public var parentheses: YesNo?
    /// The attribute `dashed-circle`.
    @XMLAttribute public var dashedCircle: YesNo?
    /// The element `stick-type`.
    public var stickType: StickType
    /// The element `stick-material`.
    public var stickMaterial: StickMaterial

    enum CodingKeys: String, CodingKey {
        case tip
        case parentheses
        case dashedCircle = "dashed-circle"
        case stickType = "stick-type"
        case stickMaterial = "stick-material"
    }

    /// Creates a value of its parts.
    public init(
        tip: TipDirection? = nil,
        parentheses: YesNo? = nil,
        dashedCircle: YesNo? = nil,
        stickType: StickType,
        stickMaterial: StickMaterial
    ) {
        self.tip = tip
        self.parentheses = parentheses
        self.dashedCircle = dashedCircle
        self.stickType = stickType
        self.stickMaterial = stickMaterial
    }
}

/// The type `stick-location`.
public enum StickLocation: String, Codable, Sendable, CaseIterable {
    /// `center`.
    case center
    /// `rim`.
    case rim
    /// `cymbal bell`.
    case cymbalBell = "cymbal bell"
    /// `cymbal edge`.
    case cymbalEdge = "cymbal edge"
}

/// The type `staff-divide-symbol`.
public enum StaffDivideSymbol: String, Codable, Sendable, CaseIterable {
    /// `down`.
    case down
    /// `up`.
    case up
    /// `up-down`.
    case upDown = "up-down"
}

/// The type `cancel-location`.
public enum CancelLocation: String, Codable, Sendable, CaseIterable {
    /// `left`.
    case left
    /// `right`.
    case right
    /// `before-barline`.
    case beforeBarline = "before-barline"
}

/// The type `time-relation`.
public enum TimeRelation: String, Codable, Sendable, CaseIterable {
    /// `parentheses`.
    case parentheses
    /// `bracket`.
    case bracket
    /// `equals`.
    case equals
    /// `slash`.
    case slash
    /// `space`.
    case space
    /// `hyphen`.
    case hyphen
}

/// The type `left-right`.
public enum LeftRight: String, Codable, Sendable, CaseIterable {
    /// `left`.
    case left
    /// `right`.
    case right
}

/// The type `numeral-mode`.
public enum NumeralMode: String, Codable, Sendable, CaseIterable {
    /// `major`.
    case major
    /// `minor`.
    case minor
    /// `natural minor`.
    case naturalMinor = "natural minor"
    /// `melodic minor`.
    case melodicMinor = "melodic minor"
    /// `harmonic minor`.
    case harmonicMinor = "harmonic minor"
}

/// The type `degree-symbol-value`.
public enum DegreeSymbolValue: String, Codable, Sendable, CaseIterable {
    /// `major`.
    case major
    /// `minor`.
    case minor
    /// `augmented`.
    case augmented
    /// `diminished`.
    case diminished
    /// `half-diminished`.
    case halfDiminished = "half-diminished"
}

/// The type `degree-type-value`.
public enum DegreeTypeValue: String, Codable, Sendable, CaseIterable {
    /// `add`.
    case add
    /// `alter`.
    case alter
    /// `subtract`.
    case subtract
}

/// The type `barre`.
public struct Barre: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?

    /// Creates a value of its parts.
    public init(type: StartStop, color: String? = nil) {
        self.type = type
        self.color = color
    }
}

/// The type `tuplet-number`.
public struct TupletNumber: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: Int

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: Int
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `tuplet-type`.
public struct TupletType: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The text.
    @XMLText public var value: NoteTypeValue

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case value
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        value: NoteTypeValue
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.value = value
    }
}

/// The type `tuplet-dot`.
public struct TupletDot: Codable, Sendable {
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?

    enum CodingKeys: String, CodingKey {
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
    }

    /// Creates a value of its parts.
    public init(
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil
    ) {
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
    }
}

/// The type `empty-trill-sound`.
public struct EmptyTrillSound: Codable, Sendable {
    /// The attribute `default-x`.
    @XMLAttribute public var defaultX: Decimal?
    /// The attribute `default-y`.
    @XMLAttribute public var defaultY: Decimal?
    /// The attribute `relative-x`.
    @XMLAttribute public var relativeX: Decimal?
    /// The attribute `relative-y`.
    @XMLAttribute public var relativeY: Decimal?
    /// The attribute `font-family`.
    ///
    /// Facets: pattern `[^,]+(, ?[^,]+)*`.
    @XMLAttribute public var fontFamily: String?
    /// The attribute `font-style`.
    @XMLAttribute public var fontStyle: FontStyle?
    /// The attribute `font-size`.
    @XMLAttribute public var fontSize: FontSize?
    /// The attribute `font-weight`.
    @XMLAttribute public var fontWeight: FontWeight?
    /// The attribute `color`.
    ///
    /// Facets: pattern `#[\dA-F]{6}([\dA-F][\dA-F])?`.
    @XMLAttribute public var color: String?
    /// The attribute `placement`.
    @XMLAttribute public var placement: AboveBelow?
    /// The attribute `start-note`.
    @XMLAttribute public var startNote: StartNote?
    /// The attribute `trill-step`.
    @XMLAttribute public var trillStep: TrillStep?
    /// The attribute `two-note-turn`.
    @XMLAttribute public var twoNoteTurn: TwoNoteTurn?
    /// The attribute `accelerate`.
    @XMLAttribute public var accelerate: YesNo?
    /// The attribute `beats`.
    ///
    /// Facets: minInclusive `2`.
    @XMLAttribute public var beats: Decimal?
    /// The attribute `second-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var secondBeat: Decimal?
    /// The attribute `last-beat`.
    ///
    /// Facets: minInclusive `0`, maxInclusive `100`.
    @XMLAttribute public var lastBeat: Decimal?

    enum CodingKeys: String, CodingKey {
        case defaultX = "default-x"
        case defaultY = "default-y"
        case relativeX = "relative-x"
        case relativeY = "relative-y"
        case fontFamily = "font-family"
        case fontStyle = "font-style"
        case fontSize = "font-size"
        case fontWeight = "font-weight"
        case color
        case placement
        case startNote = "start-note"
        case trillStep = "trill-step"
        case twoNoteTurn = "two-note-turn"
        case accelerate
        case beats
        case secondBeat = "second-beat"
        case lastBeat = "last-beat"
    }

    /// Creates a value of its parts.
    public init(
        defaultX: Decimal? = nil,
        defaultY: Decimal? = nil,
        relativeX: Decimal? = nil,
        relativeY: Decimal? = nil,
        fontFamily: String? = nil,
        fontStyle: FontStyle? = nil,
        fontSize: FontSize? = nil,
        fontWeight: FontWeight? = nil,
        color: String? = nil,
        placement: AboveBelow? = nil,
        startNote: StartNote? = nil,
        trillStep: TrillStep? = nil,
        twoNoteTurn: TwoNoteTurn? = nil,
        accelerate: YesNo? = nil,
        beats: Decimal? = nil,
        secondBeat: Decimal? = nil,
        lastBeat: Decimal? = nil
    ) {
        self.defaultX = defaultX
        self.defaultY = defaultY
        self.relativeX = relativeX
        self.relativeY = relativeY
        self.fontFamily = fontFamily
        self.fontStyle = fontStyle
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.color = color
        self.placement = placement
        self.startNote = startNote
        self.trillStep = trillStep
        self.twoNoteTurn = twoNoteTurn
        self.accelerate = accelerate
        self.beats = beats
        self.secondBeat = secondBeat
        self.lastBeat = lastBeat
    }
}

/// The type `tremolo-type`.
public enum TremoloType: String, Codable, Sendable, CaseIterable {
    /// `start`.
    case start
    /// `stop`.
    case stop
    /// `single`.
    case single
    /// `unmeasured`.
    case unmeasured
}

/// The type `bend-shape`.
public enum BendShape: String, Codable, Sendable, CaseIterable {
    /// `angled`.
    case angled
    /// `curved`.
    case curved
}

/// The type `tap-hand`.
public enum TapHand: String, Codable, Sendable, CaseIterable {
    /// `left`.
    case left
    /// `right`.
    case right
}

/// The type `hole-closed`.
public struct HoleClosed: Codable, Sendable, Hashable {
    /// The attribute `location`.
    @XMLAttribute public var location: HoleClosedLocation?
    /// The text.
    @XMLText public var value: HoleClosedValue

    /// Creates a value of its parts.
    public init(location: HoleClosedLocation? = nil, value: HoleClosedValue) {
        self.location = location
        self.value = value
    }
}

/// The type `arrow-direction`.
public enum ArrowDirection: String, Codable, Sendable, CaseIterable {
    /// `left`.
    case left
    /// `up`.
    case up
    /// `right`.
    case right
    /// `down`.
    case down
    /// `northwest`.
    case northwest
    /// `northeast`.
    case northeast
    /// `southeast`.
    case southeast
    /// `southwest`.
    case southwest
    /// `left right`.
    case leftRight = "left right"
    /// `up down`.
    case upDown = "up down"
    /// `northwest southeast`.
    case northwestSoutheast = "northwest southeast"
    /// `northeast southwest`.
    case northeastSouthwest = "northeast southwest"
    /// `other`.
    case other
}

/// The type `arrow-style`.
public enum ArrowStyle: String, Codable, Sendable, CaseIterable {
    /// `single`.
    case single
    /// `double`.
    case double
    /// `filled`.
    case filled
    /// `hollow`.
    case hollow
    /// `paired`.
    case paired
    /// `combined`.
    case combined
    /// `other`.
    case other
}

/// The type `circular-arrow`.
public enum CircularArrow: String, Codable, Sendable, CaseIterable {
    /// `clockwise`.
    case clockwise
    /// `anticlockwise`.
    case anticlockwise
}

/// The type `handbell-value`.
public enum HandbellValue: String, Codable, Sendable, CaseIterable {
    /// `belltree`.
    case belltree
    /// `damp`.
    case damp
    /// `echo`.
    case echo
    /// `gyro`.
    case gyro
    /// `hand martellato`.
    case handMartellato = "hand martellato"
    /// `mallet lift`.
    case malletLift = "mallet lift"
    /// `mallet table`.
    case malletTable = "mallet table"
    /// `martellato`.
    case martellato
    /// `martellato lift`.
    case martellatoLift = "martellato lift"
    /// `muted martellato`.
    case mutedMartellato = "muted martellato"
    /// `pluck lift`.
    case pluckLift = "pluck lift"
    /// `swing`.
    case swing
}

/// The type `harmon-closed`.
public struct HarmonClosed: Codable, Sendable, Hashable {
    /// The attribute `location`.
    @XMLAttribute public var location: HarmonClosedLocation?
    /// The text.
    @XMLText public var value: HarmonClosedValue

    /// Creates a value of its parts.
    public init(location: HarmonClosedLocation? = nil, value: HarmonClosedValue) {
        self.location = location
        self.value = value
    }
}

/// The type `line-length`.
public enum LineLength: String, Codable, Sendable, CaseIterable {
    /// `short`.
    case short
    /// `medium`.
    case medium
    /// `long`.
    case long
}

/// The type `breath-mark-value`.
public enum BreathMarkValue: String, Codable, Sendable, CaseIterable {
    /// ``.
    case empty = ""
    /// `comma`.
    case comma
    /// `tick`.
    case tick
    /// `upbow`.
    case upbow
    /// `salzedo`.
    case salzedo
}

/// The type `caesura-value`.
public enum CaesuraValue: String, Codable, Sendable, CaseIterable {
    /// `normal`.
    case normal
    /// `thick`.
    case thick
    /// `short`.
    case short
    /// `curved`.
    case curved
    /// `single`.
    case single
    /// ``.
    case empty = ""
}

/// The type `metronome-beam`.
public struct MetronomeBeam: Codable, Sendable, Hashable {
    /// The attribute `number`.
    ///
    /// Facets: minInclusive `1`, maxInclusive `8`.
    ///
    /// Defaults to `1`.
    @XMLAttribute public var number: Int?
    /// The text.
    @XMLText public var value: BeamValue

    /// Creates a value of its parts.
    public init(number: Int? = nil, value: BeamValue) {
        self.number = number
        self.value = value
    }

    /// The value of `number`, or its default.
    public var numberOrDefault: Int { number ?? 1 }
}

/// The type `metronome-tied`.
public struct MetronomeTied: Codable, Sendable, Hashable {
    /// The attribute `type`.
    @XMLAttribute public var type: StartStop

    /// Creates a value of its parts.
    public init(type: StartStop) {
        self.type = type
    }
}

/// The type `glass-value`.
public enum GlassValue: String, Codable, Sendable, CaseIterable {
    /// `glass harmonica`.
    case glassHarmonica = "glass harmonica"
    /// `glass harp`.
    case glassHarp = "glass harp"
    /// `wind chimes`.
    case windChimes = "wind chimes"
}

/// The type `metal-value`.
public enum MetalValue: String, Codable, Sendable, CaseIterable {
    /// `agogo`.
    case agogo
    /// `almglocken`.
    case almglocken
    /// `bell`.
    case bell
    /// `bell plate`.
    case bellPlate = "bell plate"
    /// `bell tree`.
    case bellTree = "bell tree"
    /// `brake drum`.
    case brakeDrum = "brake drum"
    /// `cencerro`.
    case cencerro
    /// `chain rattle`.
    case chainRattle = "chain rattle"
    /// `Chinese cymbal`.
    case chineseCymbal = "Chinese cymbal"
    /// `cowbell`.
    case cowbell
    /// `crash cymbals`.
    case crashCymbals = "crash cymbals"
    /// `crotale`.
    case crotale
    /// `cymbal tongs`.
    case cymbalTongs = "cymbal tongs"
    /// `domed gong`.
    case domedGong = "domed gong"
    /// `finger cymbals`.
    case fingerCymbals = "finger cymbals"
    /// `flexatone`.
    case flexatone
    /// `gong`.
    case gong
    /// `hi-hat`.
    case hiHat = "hi-hat"
    /// `high-hat cymbals`.
    case highHatCymbals = "high-hat cymbals"
    /// `handbell`.
    case handbell
    /// `jaw harp`.
    case jawHarp = "jaw harp"
    /// `jingle bells`.
    case jingleBells = "jingle bells"
    /// `musical saw`.
    case musicalSaw = "musical saw"
    /// `shell bells`.
    case shellBells = "shell bells"
    /// `sistrum`.
    case sistrum
    /// `sizzle cymbal`.
    case sizzleCymbal = "sizzle cymbal"
    /// `sleigh bells`.
    case sleighBells = "sleigh bells"
    /// `suspended cymbal`.
    case suspendedCymbal = "suspended cymbal"
    /// `tam tam`.
    case tamTam = "tam tam"
    /// `tam tam with beater`.
    case tamTamWithBeater = "tam tam with beater"
    /// `triangle`.
    case triangle
    /// `Vietnamese hat`.
    case vietnameseHat = "Vietnamese hat"
}

/// The type `wood-value`.
public enum WoodValue: String, Codable, Sendable, CaseIterable {
    /// `bamboo scraper`.
    case bambooScraper = "bamboo scraper"
    /// `board clapper`.
    case boardClapper = "board clapper"
    /// `cabasa`.
    case cabasa
    /// `castanets`.
    case castanets
    /// `castanets with handle`.
    case castanetsWithHandle = "castanets with handle"
    /// `claves`.
    case claves
    /// `football rattle`.
    case footballRattle = "football rattle"
    /// `guiro`.
    case guiro
    /// `log drum`.
    case logDrum = "log drum"
    /// `maraca`.
    case maraca
    /// `maracas`.
    case maracas
    /// `quijada`.
    case quijada
    /// `rainstick`.
    case rainstick
    /// `ratchet`.
    case ratchet
    /// `reco-reco`.
    case recoReco = "reco-reco"
    /// `sandpaper blocks`.
    case sandpaperBlocks = "sandpaper blocks"
    /// `slit drum`.
    case slitDrum = "slit drum"
    /// `temple block`.
    case templeBlock = "temple block"
    /// `vibraslap`.
    case vibraslap
    /// `whip`.
    case whip
    /// `wood block`.
    case woodBlock = "wood block"
}

/// The type `pitched-value`.
public enum PitchedValue: String, Codable, Sendable, CaseIterable {
    /// `celesta`.
    case celesta
    /// `chimes`.
    case chimes
    /// `glockenspiel`.
    case glockenspiel
    /// `lithophone`.
    case lithophone
    /// `mallet`.
    case mallet
    /// `marimba`.
    case marimba
    /// `steel drums`.
    case steelDrums = "steel drums"
    /// `tubaphone`.
    case tubaphone
    /// `tubular chimes`.
    case tubularChimes = "tubular chimes"
    /// `vibraphone`.
    case vibraphone
    /// `xylophone`.
    case xylophone
}

/// The type `membrane-value`.
public enum MembraneValue: String, Codable, Sendable, CaseIterable {
    /// `bass drum`.
    case bassDrum = "bass drum"
    /// `bass drum on side`.
    case bassDrumOnSide = "bass drum on side"
    /// `bongos`.
    case bongos
    /// `Chinese tomtom`.
    case chineseTomtom = "Chinese tomtom"
    /// `conga drum`.
    case congaDrum = "conga drum"
    /// `cuica`.
    case cuica
    /// `goblet drum`.
    case gobletDrum = "goblet drum"
    /// `Indo-American tomtom`.
    case indoAmericanTomtom = "Indo-American tomtom"
    /// `Japanese tomtom`.
    case japaneseTomtom = "Japanese tomtom"
    /// `military drum`.
    case militaryDrum = "military drum"
    /// `snare drum`.
    case snareDrum = "snare drum"
    /// `snare drum snares off`.
    case snareDrumSnaresOff = "snare drum snares off"
    /// `tabla`.
    case tabla
    /// `tambourine`.
    case tambourine
    /// `tenor drum`.
    case tenorDrum = "tenor drum"
    /// `timbales`.
    case timbales
    /// `tomtom`.
    case tomtom
}

/// The type `effect-value`.
public enum EffectValue: String, Codable, Sendable, CaseIterable {
    /// `anvil`.
    case anvil
    /// `auto horn`.
    case autoHorn = "auto horn"
    /// `bird whistle`.
    case birdWhistle = "bird whistle"
    /// `cannon`.
    case cannon
    /// `duck call`.
    case duckCall = "duck call"
    /// `gun shot`.
    case gunShot = "gun shot"
    /// `klaxon horn`.
    case klaxonHorn = "klaxon horn"
    /// `lions roar`.
    case lionsRoar = "lions roar"
    /// `lotus flute`.
    case lotusFlute = "lotus flute"
    /// `megaphone`.
    case megaphone
    /// `police whistle`.
    case policeWhistle = "police whistle"
    /// `siren`.
    case siren
    /// `slide whistle`.
    case slideWhistle = "slide whistle"
    /// `thunder sheet`.
    case thunderSheet = "thunder sheet"
    /// `wind machine`.
    case windMachine = "wind machine"
    /// `wind whistle`.
    case windWhistle = "wind whistle"
}

/// The type `tip-direction`.
public enum TipDirection: String, Codable, Sendable, CaseIterable {
    /// `up`.
    case up
    /// `down`.
    case down
    /// `left`.
    case left
    /// `right`.
    case right
    /// `northwest`.
    case northwest
    /// `northeast`.
    case northeast
    /// `southeast`.
    case southeast
    /// `southwest`.
    case southwest
}

/// The type `beater-value`.
public enum BeaterValue: String, Codable, Sendable, CaseIterable {
    /// `bow`.
    case bow
    /// `chime hammer`.
    case chimeHammer = "chime hammer"
    /// `coin`.
    case coin
    /// `drum stick`.
    case drumStick = "drum stick"
    /// `finger`.
    case finger
    /// `fingernail`.
    case fingernail
    /// `fist`.
    case fist
    /// `guiro scraper`.
    case guiroScraper = "guiro scraper"
    /// `hammer`.
    case hammer
    /// `hand`.
    case hand
    /// `jazz stick`.
    case jazzStick = "jazz stick"
    /// `knitting needle`.
    case knittingNeedle = "knitting needle"
    /// `metal hammer`.
    case metalHammer = "metal hammer"
    /// `slide brush on gong`.
    case slideBrushOnGong = "slide brush on gong"
    /// `snare stick`.
    case snareStick = "snare stick"
    /// `spoon mallet`.
    case spoonMallet = "spoon mallet"
    /// `superball`.
    case superball
    /// `triangle beater`.
    case triangleBeater = "triangle beater"
    /// `triangle beater plain`.
    case triangleBeaterPlain = "triangle beater plain"
    /// `wire brush`.
    case wireBrush = "wire brush"
}

/// The type `stick-type`.
public enum StickType: String, Codable, Sendable, CaseIterable {
    /// `bass drum`.
    case bassDrum = "bass drum"
    /// `double bass drum`.
    case doubleBassDrum = "double bass drum"
    /// `glockenspiel`.
    case glockenspiel
    /// `gum`.
    case gum
    /// `hammer`.
    case hammer
    /// `superball`.
    case superball
    /// `timpani`.
    case timpani
    /// `wound`.
    case wound
    /// `xylophone`.
    case xylophone
    /// `yarn`.
    case yarn
}

/// The type `stick-material`.
public enum StickMaterial: String, Codable, Sendable, CaseIterable {
    /// `soft`.
    case soft
    /// `medium`.
    case medium
    /// `hard`.
    case hard
    /// `shaded`.
    case shaded
    /// `x`.
    case x
}

/// The type `hole-closed-location`.
public enum HoleClosedLocation: String, Codable, Sendable, CaseIterable {
    /// `right`.
    case right
    /// `bottom`.
    case bottom
    /// `left`.
    case left
    /// `top`.
    case top
}

/// The type `hole-closed-value`.
public enum HoleClosedValue: String, Codable, Sendable, CaseIterable {
    /// `yes`.
    case yes
    /// `no`.
    case no
    /// `half`.
    case half
}

/// The type `harmon-closed-location`.
public enum HarmonClosedLocation: String, Codable, Sendable, CaseIterable {
    /// `right`.
    case right
    /// `bottom`.
    case bottom
    /// `left`.
    case left
    /// `top`.
    case top
}

/// The type `harmon-closed-value`.
public enum HarmonClosedValue: String, Codable, Sendable, CaseIterable {
    /// `yes`.
    case yes
    /// `no`.
    case no
    /// `half`.
    case half
}

/// A text with its white space.
public struct PreservedText: Codable, Sendable, Hashable {
    /// The text.
    @XMLText @XMLTransformed<XML.PreservedString> public var value: String

    /// Creates a value of its parts.
    public init(value: String) {
        self.value = value
    }
}
