import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

/// Names of encodings.
struct CharacterEncodingNamesTests {
    @Test(
        "Every encoding is found by its own name and the aliases of IANA, no name belongs to two, and others are unknown"
    )
    func names() {
        forEachRow(CharacterEncoding.allCases) { encoding in
            expectEqual(CharacterEncoding(name: encoding.name), encoding)
            expectEqual(CharacterEncoding(name: encoding.name.lowercased()), encoding)
            expectEqual(CharacterEncoding(name: encoding.name.uppercased()), encoding)
        }
        let aliases: KeyValuePairs<String, CharacterEncoding?> = [
            "utf8": .utf8, "Latin1": .isoLatin1, "ISO_8859-1:1987": .isoLatin1, "l2": .iso8859Part2,
            "latin-9": .iso8859Part15, "TIS-620": .iso8859Part11, "CP1252": .windows1252, "sjis": .shiftJIS,
            "Windows-31J": .shiftJIS, "csEUCPkdFmtJapanese": .eucJP, "CP936": .gbk, "ks_c_5601-1987": .eucKR,
            "ISO-10646-UCS-2": .utf16, "UCS-4": .utf32, "ANSI_X3.4-1968": .ascii, "csKOI8R": .koi8R,
        ]
        expectEach(aliases) { CharacterEncoding(name: $0) }
        for name in ["", "utf", "UTF-8 ", "UTF-7", "ISO-8859-12", "x", "latin1 l1", "\u{212A}OI8-R"] {
            expectNil(CharacterEncoding(name: name), for: name)
        }
    }
}

/// Code tables.
struct CodeTableTests {
    @Test("Runs of scalars are at their code positions, and the tables have as many as the standards say")
    func runs() {
        let table = CodeTable(
            """
            2 aé
            12 \u{20000}b
            """)
        expectEqual((-1...15).map { table[$0] }, [0, 0, 0, 0x61, 0xE9, 0, 0, 0, 0, 0, 0, 0, 0, 0x20000, 0x62, 0, 0])
        func count(_ table: CodeTable) -> Int { (0..<table.count).count { table[$0] != 0 } }
        expectEqual(count(JISX0208.table), 7724)
        expectEqual(count(JISX0212.table), 6067)
        expectEqual(count(Big5Table.table), 18590)
        expectEqual(count(KSX1001.table), 8226)
        expectEqual(GB18030Ranges.pointers.count, GB18030Ranges.scalars.count)
    }
}
