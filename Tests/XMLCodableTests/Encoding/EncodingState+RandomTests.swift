import Testing
import XMLCodable

/// Containers used in any order, compared with a plain tree that is built alongside.
struct EncodingStateRandomTests {
    /// Expected content: an element, or a run of elements if it has no name.
    final class Expected {
        let name: String?
        var attributes: [(String, String)] = [], children: [Expected] = [], text: String? = nil
        init(_ name: String?) { self.name = name }
        var xml: String {
            let content = (text ?? "") + children.map(\.xml).joined()
            guard let name else { return content }
            let tag = "<\(name)" + attributes.map { " \($0.0)=\"\($0.1)\"" }.joined()
            return content.isEmpty && text == nil && children.allSatisfy { $0.name == nil && $0.children.isEmpty }
                ? tag + " />" : tag + ">" + content + "</\(name)>"
        }
    }

    enum Container {
        case keyed(KeyedEncodingContainer<Key>)
        case unkeyed(any UnkeyedEncodingContainer, item: String)
        case encoder(any Encoder, name: String, used: Bool)
    }

    enum Key: String, CodingKey { case a, b, c, attribute0 = "@x", attribute1 = "@y", attribute2 = "@z" }

    final class Run {
        var random: SplitMix, open: [(Container, Expected)] = []
        init(_ seed: UInt64) { random = SplitMix(seed: seed) }
        func element(_ name: String, in parent: Expected) -> Expected {
            let child = Expected(name)
            parent.children.append(child)
            return child
        }
        func step() throws {
            let index = Int.random(in: 0..<open.count, using: &random)
            let (container, expected) = open[index]
            switch container {
            case .keyed(var keyed): try step(&keyed, expected)
            case .unkeyed(var unkeyed, let item):
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    try unkeyed.encode(7)
                    element(item, in: expected).text = "7"
                case 1:
                    let child = element(item, in: expected)
                    open.append((.keyed(unkeyed.nestedContainer(keyedBy: Key.self)), child))
                case 2:
                    let child = element(item, in: expected)
                    open.append((.unkeyed(unkeyed.nestedUnkeyedContainer(), item: item), child))
                default:
                    try unkeyed.encode(["s"])
                    element(item, in: element(item, in: expected)).text = "s"
                }
                open[index].0 = .unkeyed(unkeyed, item: item)
            case .encoder(let encoder, let name, let used):
                guard !used else { return }
                open[index].0 = .encoder(encoder, name: name, used: true)
                // Until now this was an empty element.
                expected.children = []
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    try "e".encode(to: encoder)
                    element(name, in: expected).text = "e"
                case 1: open.append((.keyed(encoder.container(keyedBy: Key.self)), element(name, in: expected)))
                default: open.append((.unkeyed(encoder.unkeyedContainer(), item: name), expected))
                }
            }
        }
        private func step(_ keyed: inout KeyedEncodingContainer<Key>, _ expected: Expected) throws {
            let key = [Key.a, .b, .c].randomElement(using: &random) ?? .a
            let name = key.rawValue
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                try keyed.encode("t&", forKey: key)
                element(name, in: expected).text = "t&amp;"
            case 1:
                let attribute = [Key.attribute0, .attribute1, .attribute2].randomElement(using: &random) ?? .attribute0
                let attributeName = String(attribute.rawValue.dropFirst())
                guard !expected.attributes.contains(where: { $0.0 == attributeName }) else { return }
                try keyed.encode(1, forKey: attribute)
                expected.attributes.append((attributeName, "1"))
            case 2:
                let child = element(name, in: expected)
                open.append((.keyed(keyed.nestedContainer(keyedBy: Key.self, forKey: key)), child))
            case 3:
                let run = Expected(nil)
                expected.children.append(run)
                open.append((.unkeyed(keyed.nestedUnkeyedContainer(forKey: key), item: name), run))
            case 4:
                let place = Expected(nil)
                expected.children.append(place)
                _ = element(name, in: place)
                open.append((.encoder(keyed.superEncoder(forKey: key), name: name, used: false), place))
            default:
                try keyed.encode(["k": [1, 2]], forKey: key)
                let child = element(name, in: expected)
                element("k", in: child).text = "1"
                element("k", in: child).text = "2"
            }
        }
    }

    /// The text with `<a />` for every element without content.
    private static func collapsed(_ text: String) -> String {
        text.replacing(/<([a-z])([^<>\/]*)><\/\1>/) { "<\($0.output.1)\($0.output.2) />" }
    }

    @Test("All content is in the expected place", arguments: [1, 5, 20, 60, 200])
    func places(steps: Int) throws {
        let encoder = XMLEncoder()
        for seed in 0..<200 as Range<UInt64> {
            let run = Run(seed * 1000 + UInt64(steps))
            let root = Expected("r")
            let inner = Expected("b")
            let text = try encoder.encodeToString(
                Written { outer in
                    run.open = [(.keyed(outer.container(keyedBy: Key.self)), root)]
                    for _ in 0..<steps / 2 { try run.step() }
                    // A nested value, whose containers are interleaved with the others.
                    guard case .keyed(var container) = run.open[0].0 else { return }
                    root.children.append(inner)
                    let before = run.open.count
                    try container.encode(
                        Written { encoder in
                            run.open.append((.keyed(encoder.container(keyedBy: Key.self)), inner))
                            for _ in 0..<steps / 4 { try run.step() }
                        }, forKey: .b)
                    run.open.removeSubrange(before...)
                    for _ in 0..<steps / 4 { try run.step() }
                }, withRootKey: "r")
            run.open = []
            // A list without items whose place was reserved leaves an empty element with two tags.
            #expect(Self.collapsed(text) == root.xml, "seed \(seed)")
        }
    }
}
