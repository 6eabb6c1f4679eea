import Foundation
import Testing
import XMLCodable

/// Some rules have a fast path for few keys, attributes, prefixes or steps. The result may not depend on how many there
/// are.
struct SizesTests {
    /// An integer under each key of a list, which the decoder is given.
    struct Wide: Codable, Equatable {
        let keys: [String]
        var values: [Int]
        static var keysKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "keys") }
        init(keys: [String]) {
            self.keys = keys
            values = keys.indices.map { $0 * 7 }
        }
        init(from decoder: any Decoder) throws {
            keys = Self.keysKey.flatMap { decoder.userInfo[$0] as? [String] } ?? []
            let container = try decoder.container(keyedBy: GrammarKey.self)
            values = try keys.map { try container.decode(Int.self, forKey: GrammarKey($0)) }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: GrammarKey.self)
            for (key, value) in zip(keys, values) { try container.encode(value, forKey: GrammarKey(key)) }
        }
    }
    struct List: Codable, Equatable { var item: [Wide] }
    enum Form: String, CaseIterable {
        case elements = "k#", attributes = "@k#", namespaces = "{urn:#}k", attributeNamespaces = "@{urn:#}k"
        case fewNamespaces = "{urn:x/#/%}k#", prefixes = "p#:k", attributePrefixes = "@p#:k"
        case steps = "a.k#", firstSteps = "a#.k", attributesOfSteps = "a#.@k", attributesOfStep = "a.b.@k#"
        case manySteps = "a#.b.c", stepNamespaces = "a.{urn:#}k", namespaceSteps = "{urn:#}a.k", mixed = ""
        func key(_ number: Int) -> String {
            guard self != .mixed else {
                let forms = Self.allCases.filter { $0 != .mixed }
                return "\(forms[number % forms.count].key(number))_\(number)"
            }
            return rawValue.replacing("#", with: "\(number)").replacing("%", with: "\(number % 3)")
        }
    }

    @Test("Keys of all forms", arguments: Form.allCases, [1, 8, 9, 33, 64, 65, 129, 257])
    func keys(_ form: Form, _ count: Int) throws {
        let bindings = Dictionary(uniqueKeysWithValues: (0..<count).map { ("p\($0)", "urn:bound:\($0)") })
        let keys = (0..<count).map(form.key)
        for (keys, isBound) in [(keys, false), (keys.reversed(), true)] {
            let value = List(item: [Wide(keys: keys), Wide(keys: keys)])
            let encoder = XMLEncoder()
            encoder.undeclaredPrefixStrategy = .declare
            let decoder = XMLDecoder()
            decoder.unknownNodes = .throw
            if isBound {
                encoder.namespaces = .bound(bindings)
                decoder.namespaces = .bound(bindings)
            }
            if let key = Wide.keysKey { decoder.userInfo[key] = keys }
            let text = try encoder.encodeToString(value, withRootKey: "r")
            let decoded = try decoder.decode(List.self, from: text)
            expectEqual(decoded, value)
            try expectEqual(encoder.encodeToString(decoded, withRootKey: "r"), text)
            #expect(decoder.diagnose(List.self, from: text).isEmpty)
        }
    }
}
