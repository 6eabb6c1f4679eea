import Testing

@testable import XMLCodable

/// Lines and columns.
struct SourceLocationTests {
    @Test("Lines end at LF, CR or CR LF, columns count characters from 1, also on from any earlier position")
    func places() {
        forEachRow([
            ("ab", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 2, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 2, 1, 3),
            ("a\r\nb", 3, 2, 1), ("é😀x", 6, 1, 3), ("\u{FEFF}ab", 4, 1, 2), ("a", 99, 1, 2), ("a", -5, 1, 1),
        ]) { text, offset, line, column in
            let place = SourcePosition(offset: offset, in: SourceBytes(text))
            expectEqual(place.line, line)
            expectEqual(place.column, column)
        }
        let source = SourceBytes("\u{FEFF}a\r\né\r\n\n\r😀\n x")
        for first in 0...source.count {
            let known = TextPlace(to: first, in: source, after: TextPlace(startOf: source))
            for second in first...source.count {
                let count = TextPlace(to: second, in: source, after: known)
                expectEqual(
                    SourcePosition(count, in: source), SourcePosition(offset: second, in: source),
                    for: "from \(first) to \(second)")
            }
        }
    }
}
