import Testing

@testable import XMLCodable

/// Lines and columns.
struct SourceLocationTests {
    @Test(
        "Lines end at LF, CR or CR LF; columns count characters from 1",
        arguments: [
            ("ab", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 2, 1, 3),
            ("a\r\nb", 3, 2, 1), ("é😀x", 6, 1, 3), ("\u{FEFF}ab", 4, 1, 2), ("a", 99, 1, 2), ("a", -5, 1, 1),
        ])
    func places(text: String, offset: Int, line: Int, column: Int) {
        let place = SourcePosition(offset: offset, in: SourceBytes(text))
        expectEqual(place.line, line)
        expectEqual(place.column, column)
    }

    @Test("Counting from any earlier position gives the same result")
    func countingOn() {
        let source = SourceBytes("\u{FEFF}a\r\né\r\n\n\r😀\n x")
        for first in 0...source.count {
            let known = TextPlace(
                to: first, in: source, after: TextPlace(startOf: source))
            for second in first...source.count {
                let count = TextPlace(to: second, in: source, after: known)
                #expect(
                    SourcePosition(count, in: source) == SourcePosition(offset: second, in: source),
                    "from \(first) to \(second)")
            }
        }
    }
}
