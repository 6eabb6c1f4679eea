import Foundation
import Testing

@testable import XMLCodable

/// Functions of node strategies.
struct AskedPlacementsTests {
    @Test("A function belongs to one frame, and makes room for that of the next frame in its place")
    func replacing() {
        var closures = AskedPlacements()
        let first = FrameID(index: 2, serial: 7)
        let second = FrameID(index: 2, serial: 8)
        #expect(!closures.contains(first))
        expectNil(closures.replace({ _ in .attribute }, first))
        #expect(closures.contains(first) && !closures.contains(second))
        expectEqual(closures[first]?(OpenKey("a")), .attribute)
        expectNil(closures[second])
        expectEqual(closures.replace(nil, second)?(OpenKey("a")), .attribute)
        #expect(closures.contains(second) && closures[second] == nil && closures[first] == nil)
    }

    @Test("The functions of finished values are released during the call")
    func lifetime() throws {
        final class Count: @unchecked Sendable { var live = 0, most = 0 }
        final class Token: Sendable {
            let count: Count
            init(_ count: Count) {
                self.count = count
                count.live += 1
                count.most = max(count.most, count.live)
            }
            deinit { count.live -= 1 }
        }
        let count = Count()
        let text = try encoded(Array(repeating: WithA(a: 1), count: 1_000)) {
            $0.nodeEncodingStrategy = .custom { _, _ in
                let token = Token(count)
                return { _ in withExtendedLifetime(token) { .attribute } }
            }
        }
        expectEqual(text, "<r>" + String(repeating: #"<r a="1" />"#, count: 1_000) + "</r>")
        #expect(count.most < 10)
        expectEqual(count.live, 0)
    }

    @Test("An object that uses the coders when a call releases it finds them usable")
    func release() throws {
        final class Noted: @unchecked Sendable { var kept: (any Encoder)? = nil, notes: [String] = [] }
        final class Reuser: Sendable {
            let noted: Noted, encoder: XMLEncoder
            init(_ noted: Noted, _ encoder: XMLEncoder) { (self.noted, self.encoder) = (noted, encoder) }
            deinit {
                var container = noted.kept?.singleValueContainer()
                noted.notes.append((try? container?.encode(1)) == nil ? "stale" : "live")
                noted.notes.append((try? encoder.encodeToString([1], withRootKey: "r")) ?? "")
            }
        }
        let noted = Noted()
        let value = Written { encoder in
            noted.kept = encoder
            var container = encoder.container(keyedBy: GrammarKey.self)
            try container.encode(1, forKey: "a")
        }
        let encoder = XMLEncoder()
        encoder.nodeEncodingStrategy = .custom { type, _ in
            let reuser = Reuser(noted, XMLEncoder())
            return { _ in withExtendedLifetime(reuser) { .element } }
        }
        try expectEqual(encoder.encodeToString(value, withRootKey: "r"), "<r><a>1</a></r>")
        expectEqual(noted.notes, ["stale", "<r><r>1</r></r>"])
        try expectEqual(encoder.encodeToString([2], withRootKey: "r"), "<r><r>2</r></r>")
    }
}
