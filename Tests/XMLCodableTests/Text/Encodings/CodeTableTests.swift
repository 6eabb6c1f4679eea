import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

/// Code tables.
struct CodeTableTests {
    @Test("Runs of scalars are at their code positions")
    func runs() {
        let table = CodeTable(
            """
            2 aé
            12 \u{20000}b
            """)
        expectEqual((-1...15).map { table[$0] }, [0, 0, 0, 0x61, 0xE9, 0, 0, 0, 0, 0, 0, 0, 0, 0x20000, 0x62, 0, 0])
    }

    @Test("The tables have as many characters as the standards say")
    func sizes() {
        func count(_ table: CodeTable) -> Int { (0..<table.count).count { table[$0] != 0 } }
        expectEqual(count(JISX0208.table), 7724)
        expectEqual(count(JISX0212.table), 6067)
        expectEqual(count(Big5Table.table), 18590)
        expectEqual(count(KSX1001.table), 8226)
        expectEqual(GB18030Ranges.pointers.count, GB18030Ranges.scalars.count)
    }
}
