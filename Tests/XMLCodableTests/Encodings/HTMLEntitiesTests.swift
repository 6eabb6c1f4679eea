import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

struct HTMLEntitiesTests {
    @Test("Names have their characters, and other names are not found")
    func names() {
        expectEach([
            "AElig": "\u{C6}", "nbsp": "\u{A0}", "zwnj": "\u{200C}", "Afr": "\u{1D504}", "sup": "\u{2283}",
            "sup1": "\u{B9}", "not": "\u{AC}", "notin": "\u{2209}", "NotEqualTilde": "\u{2242}\u{338}", "fjlig": "fj",
            "AMP": "&#38;", "LT": "&#60;", "GT": ">", "nvlt": "&#60;\u{20D2}", "NewLine": "&#10;",
            "CounterClockwiseContourIntegral": "\u{2233}",
        ]) { HTMLEntities.text(of: $0) }
        forEachRow([
            "", "A", "AEli", "AElig;", "AElig C6", "AElig C6;AMP", "C6", " ", ";", "aELIG", "nbs", "nbspx", "zwn",
            "zzz", "~", "!", "\u{E9}", "amp", "lt", "sup4", "2283",
        ]) { name in
            expectNil(HTMLEntities.text(of: name))
        }
    }

    @Test("all 2,120 names of the standard except those of XML")
    func all() throws {
        // Every name is found, the names are sorted by bytes, and the list has the checksum (FNV-1a) of the
        // list in Python's `html.entities.html5`, written as `name HEX+HEX;`.
        var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
        var count = 0
        var previous = ""
        for entry in String(describing: HTMLEntities.table).split(separator: ";") {
            let parts = entry.split(separator: " ")
            let name = try String(#require(parts.first))
            let scalars = try #require(parts.last).split(separator: "+")
            #expect(previous.utf8.lexicographicallyPrecedes(name.utf8))
            previous = name
            var text = ""
            for scalar in scalars {
                let value = try #require(UInt32(scalar, radix: 16))
                let reference = value == 0x26 || value == 0x3C || value < 0x20
                text += try reference ? "&#\(value);" : String(#require(Unicode.Scalar(value)))
            }
            expectEqual(HTMLEntities.text(of: name), text, for: name)
            for byte in "\(entry);".utf8 { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3 }
            count += 1
        }
        expectEqual(count, 2_120)
        expectEqual(checksum, 0xCB0A_76F3_7A32_101A)
    }
}
