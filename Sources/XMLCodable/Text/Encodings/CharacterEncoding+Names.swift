/// The names of encodings in XML declarations and in MIME: IANA's names and aliases, and the equivalent labels of the
/// WHATWG Encoding Standard.
extension CharacterEncoding {
    /// Finds an encoding by name, ignoring ASCII case.
    init?(name: ByteSlice) {
        // A fast path for what nearly all documents declare.
        if name.count == 5, name[0] | 0x20 == UInt8(ascii: "u"), name[1] | 0x20 == UInt8(ascii: "t"),
            name[2] | 0x20 == UInt8(ascii: "f"), name[3] == UInt8(ascii: "-"), name[4] == UInt8(ascii: "8")
        {
            self = .utf8
            return
        }
        guard !name.isEmpty, name.count <= Self.longestName,
            let found = Self.allCases.first(where: { $0.hasName(name) })
        else { return nil }
        self = found
    }

    private static let longestName = 64

    /// Finds an encoding by name, ignoring ASCII case.
    init?(name: String) {
        guard let encoding = name.withBytes({ CharacterEncoding(name: $0) }) else { return nil }
        self = encoding
    }

    /// The name that is written: IANA's preferred MIME name.
    var name: String {
        String(decoding: ByteSlice(names).prefix { $0 > 0x20 }, as: UTF8.self)
    }

    private func hasName(_ name: ByteSlice) -> Bool {
        ByteSlice(names).split { $0 <= 0x20 }.contains { word in
            word.count == name.count && zip(word, name).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// The preferred name, then the aliases.
    private var names: StaticString {
        switch self {
        case .utf8: "UTF-8 utf8 csUTF8 unicode-1-1-utf-8"
        case .utf16: "UTF-16 utf16 csUTF16 ISO-10646-UCS-2 csUnicode UCS-2 unicode"
        case .utf16LE: "UTF-16LE utf16le csUTF16LE UCS-2LE"
        case .utf16BE: "UTF-16BE utf16be csUTF16BE UCS-2BE"
        case .utf32: "UTF-32 utf32 csUTF32 ISO-10646-UCS-4 csUCS4 UCS-4"
        case .utf32LE: "UTF-32LE utf32le csUTF32LE UCS-4LE"
        case .utf32BE: "UTF-32BE utf32be csUTF32BE UCS-4BE"
        case .ascii:
            """
            US-ASCII ASCII ANSI_X3.4-1968 ANSI_X3.4-1986 iso-ir-6 ISO_646.irv:1991 ISO646-US us IBM367 cp367 csASCII
            """
        case .isoLatin1:
            """
            ISO-8859-1 ISO_8859-1 ISO8859-1 ISO88591 ISO_8859-1:1987 iso-ir-100 latin1 l1 IBM819 CP819 csISOLatin1
            """
        case .iso8859Part2: "ISO-8859-2 ISO_8859-2 ISO8859-2 ISO88592 ISO_8859-2:1987 iso-ir-101 latin2 l2 csISOLatin2"
        case .iso8859Part3: "ISO-8859-3 ISO_8859-3 ISO8859-3 ISO88593 ISO_8859-3:1988 iso-ir-109 latin3 l3 csISOLatin3"
        case .iso8859Part4: "ISO-8859-4 ISO_8859-4 ISO8859-4 ISO88594 ISO_8859-4:1988 iso-ir-110 latin4 l4 csISOLatin4"
        case .iso8859Part5:
            """
            ISO-8859-5 ISO_8859-5 ISO8859-5 ISO88595 ISO_8859-5:1988 iso-ir-144 cyrillic csISOLatinCyrillic
            """
        case .iso8859Part6:
            """
            ISO-8859-6 ISO_8859-6 ISO8859-6 ISO88596 ISO_8859-6:1987 iso-ir-127 ECMA-114 ASMO-708 arabic
            csISOLatinArabic ISO-8859-6-I ISO-8859-6-E
            """
        case .iso8859Part7:
            """
            ISO-8859-7 ISO_8859-7 ISO8859-7 ISO88597 ISO_8859-7:1987 iso-ir-126 ELOT_928 ECMA-118 greek greek8
            csISOLatinGreek
            """
        case .iso8859Part8:
            """
            ISO-8859-8 ISO_8859-8 ISO8859-8 ISO88598 ISO_8859-8:1988 iso-ir-138 hebrew csISOLatinHebrew ISO-8859-8-I
            ISO-8859-8-E logical visual
            """
        case .iso8859Part9: "ISO-8859-9 ISO_8859-9 ISO8859-9 ISO88599 ISO_8859-9:1989 iso-ir-148 latin5 l5 csISOLatin5"
        case .iso8859Part10:
            """
            ISO-8859-10 ISO_8859-10 ISO8859-10 ISO_8859-10:1992 ISO885910 iso-ir-157 latin6 l6 csISOLatin6
            """
        case .iso8859Part11: "ISO-8859-11 ISO_8859-11 ISO8859-11 ISO885911 TIS-620 tis620 csTIS620"
        case .iso8859Part13: "ISO-8859-13 ISO_8859-13 ISO8859-13 ISO885913 csISO885913"
        case .iso8859Part14:
            """
            ISO-8859-14 ISO_8859-14 ISO8859-14 ISO885914 ISO_8859-14:1998 iso-ir-199 latin8 l8 iso-celtic csISO885914
            """
        case .iso8859Part15: "ISO-8859-15 ISO_8859-15 ISO8859-15 ISO885915 Latin-9 l9 csISO885915"
        case .iso8859Part16:
            """
            ISO-8859-16 ISO_8859-16 ISO8859-16 ISO885916 ISO_8859-16:2001 iso-ir-226 latin10 l10 csISO885916
            """
        case .windows874: "windows-874 cp874 x-windows-874 dos-874 cswindows874"
        case .windows1250: "windows-1250 cp1250 x-cp1250 cswindows1250"
        case .windows1251: "windows-1251 cp1251 x-cp1251 cswindows1251"
        case .windows1252: "windows-1252 cp1252 x-cp1252 cswindows1252"
        case .windows1253: "windows-1253 cp1253 x-cp1253 cswindows1253"
        case .windows1254: "windows-1254 cp1254 x-cp1254 cswindows1254"
        case .windows1255: "windows-1255 cp1255 x-cp1255 cswindows1255"
        case .windows1256: "windows-1256 cp1256 x-cp1256 cswindows1256"
        case .windows1257: "windows-1257 cp1257 x-cp1257 cswindows1257"
        case .windows1258: "windows-1258 cp1258 x-cp1258 cswindows1258"
        case .koi8R: "KOI8-R csKOI8R koi8 koi8_r koi"
        case .koi8U: "KOI8-U csKOI8U koi8_u"
        case .shiftJIS: "Shift_JIS shift-jis sjis x-sjis MS_Kanji ms932 csShiftJIS Windows-31J csWindows31J cp932"
        case .eucJP: "EUC-JP eucjp x-euc-jp Extended_UNIX_Code_Packed_Format_for_Japanese csEUCPkdFmtJapanese"
        case .iso2022JP: "ISO-2022-JP csISO2022JP"
        case .gb2312: "GB2312 csGB2312 EUC-CN euccn x-euc-cn GB_2312-80 iso-ir-58 chinese csISO58GB231280 gb_2312"
        case .gbk: "GBK CP936 MS936 windows-936 x-gbk csGBK"
        case .gb18030: "GB18030 csGB18030"
        case .big5: "Big5 csBig5 big5-hkscs csBig5HKSCS cn-big5 x-x-big5 cp950"
        case .eucKR:
            """
            EUC-KR euckr csEUCKR KS_C_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 iso-ir-149 korean csKSC56011987
            windows-949 cp949 ms949 uhc
            """
        }
    }
}
