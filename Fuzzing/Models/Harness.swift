import Foundation
import XMLCodable

/// A generated model: a root type with some values.
protocol Model {
    associatedtype Root: Codable & Equatable
    static var name: String { get }
    /// The name to encode under; nil for the type's own.
    static var rootKey: String? { get }
    /// Whether the order of a Set is visible in the document, so that only the sorted bytes are the same.
    static var isUnordered: Bool { get }
    /// Whether the value has captured content, below a default namespace: the copy in the document then has `xmlns=""`,
    /// and the elements of inner XML declare the namespace that they got.
    static var gainsDeclarations: Bool { get }
    /// Whether the root has keys of its own, so that a document may mention only some of them.
    static var isKeyed: Bool { get }
    /// Whether JSON has everything that the value consists of: not the attributes of what says nil, the class of an object,
    /// or a discriminator with the name of another key.
    static var isPlain: Bool { get }
    /// Identifies the options, so that models with the same options can share coders.
    static var options: String { get }
    static func configure(_ encoder: XMLEncoder, _ decoder: XMLDecoder)
    static func values() throws -> [Root]
}

/// A line of output, read by `run.py`.
struct Line: Codable {
    var begin: String?
    var model: String?
    var value: Int?
    var document: String?
    var problem: String?
    var detail: String?
    var id: Int?
    var thrown: String?
    var output: String?
    var strict: String?
    var report: [String]?

    func write() {
        // One write for each line, so that nothing is lost if a model crashes.
        guard var bytes = try? JSONEncoder().encode(self) else { return }
        bytes.append(10)
        FileHandle.standardOutput.write(bytes)
    }
}

/// An encoder and a decoder with the options of a model.
struct Coders {
    let encoder = XMLEncoder()
    let decoder = XMLDecoder()
    let strict = XMLDecoder()

    init<M: Model>(_ model: M.Type) {
        // Prefixes of keys that no options declare get a namespace of their own.
        encoder.undeclaredPrefixStrategy = .declare
        model.configure(encoder, decoder)
        model.configure(XMLEncoder(), strict)
        // Some roots have another name than their type.
        decoder.checksRoot = model.rootKey == nil
        strict.checksRoot = model.rootKey == nil
        strict.unknownNodes = .throw
        strict.unknownChoices = .throw
    }
}

/// The coders that models with the same options share.
nonisolated(unsafe) var shared: [String: Coders] = [:]

extension Model {
    static var sharedCoders: Coders {
        let coders = shared[options] ?? Coders(Self.self)
        shared[options] = coders
        coders.decoder.checksRoot = rootKey == nil
        coders.strict.checksRoot = rootKey == nil
        return coders
    }

    static func encode(_ value: Root, _ coders: Coders) throws -> String {
        try coders.encoder.encodeToString(value, withRootKey: rootKey)
    }

    static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8) || isUnordered && left.utf8.sorted() == right.utf8.sorted()
    }

    /// Does everything with every value that needs no other program.
    static func check() {
        Line(begin: name).write()
        var known: [Root] = []
        do { known = try values() } catch { Line(model: name, problem: "values", detail: "\(error)").write() }
        for (index, value) in known.enumerated() {
            func report(_ problem: String, _ document: String?, _ detail: String) {
                Line(model: name, value: index, document: document, problem: problem, detail: detail).write()
            }
            let coders = Coders(Self.self)
            let document: String
            do { document = try encode(value, coders) } catch {
                report("encoding throws", nil, "\(error)")
                continue
            }
            Line(model: name, value: index, document: document).write()
            checkOthers(value, report)
            for (kind, coders) in [("fresh", coders), ("shared", sharedCoders)] {
                do {
                    let decoded = try coders.decoder.decode(Root.self, from: document)
                    if decoded != value && !gainsDeclarations {
                        report("another value, \(kind)", document, "\(decoded)")
                    }
                    let again = try encode(decoded, coders)
                    if let other = try otherBytes(again, document, coders) {
                        report("other bytes, \(kind)", document, other)
                    }
                } catch {
                    report("decoding throws, \(kind)", document, "\(error)")
                }
                do {
                    let second = try encode(value, coders)
                    if !isSame(second, document) { report("other bytes the second time, \(kind)", document, second) }
                    let data = try coders.encoder.encode(value, withRootKey: rootKey)
                    if !data.elementsEqual(second.utf8) { report("other data, \(kind)", document, "\(data)") }
                    let fromData = try coders.decoder.decode(Root.self, from: data)
                    let tree = try XML.Document(parsing: document)
                    let fromTree = try coders.decoder.decode(Root.self, from: tree)
                    if fromTree != fromData {
                        report("another value from the tree, \(kind)", document, "\(fromTree)")
                    }
                } catch {
                    report("the second time throws, \(kind)", document, "\(error)")
                }
                do {
                    if try coders.strict.decode(Root.self, from: document) != value && !gainsDeclarations {
                        report("another value, strict, \(kind)", document, "")
                    }
                } catch {
                    report("strict decoding throws, \(kind)", document, "\(error)")
                }
                if kind == "fresh" { checkUpdates(value, document, coders, report) }
                let mismatches = coders.decoder.diagnose(Root.self, from: document)
                if !mismatches.isEmpty {
                    report("diagnose reports, \(kind)", document, mismatches.map(\.description).joined(separator: "\n"))
                }
            }
        }
    }

    /// An update from a value's own document, or from an empty element, changes nothing.
    private static func checkUpdates(
        _ value: Root, _ document: String, _ coders: Coders, _ report: (String, String?, String) -> Void
    ) {
        guard !gainsDeclarations else { return }
        // Only the name and the declarations of the root.
        guard let root = try? XML.Document(parsing: document).root else { return }
        var empty = XML.Element(name: root.name)
        empty.attributes = root.attributes.filter { $0.name.qualifiedName.hasPrefix("xmlns") }
        for (kind, source) in [("own document", document), ("empty element", try? empty.xmlString())] {
            guard let source, isKeyed || kind == "own document" else { continue }
            do {
                var updated = value
                try coders.decoder.update(&updated, from: source)
                if updated != value { report("update from an \(kind)", source, "\(value) became \(updated)") }
            } catch {
                report("update from an \(kind) throws", source, "\(error)")
            }
        }
    }

    /// JSON and property lists have the same value, or throw.
    static func checkOthers(_ value: Root, _ report: (String, String?, String) -> Void) {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NaN")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "INF", negativeInfinity: "-INF", nan: "NaN")
        if let data = try? encoder.encode(value) {
            do {
                let decoded = try decoder.decode(Root.self, from: data)
                if decoded != value, isPlain {
                    report("another value, JSON", String(decoding: data, as: UTF8.self), "\(decoded)")
                }
            } catch  where isPlain {
                report("decoding throws, JSON", String(decoding: data, as: UTF8.self), "\(error)")
            } catch {}
        }
        if let data = try? PropertyListEncoder().encode(value) {
            do {
                let decoded = try PropertyListDecoder().decode(Root.self, from: data)
                if decoded != value, isPlain { report("another value, property list", nil, "\(decoded)") }
            } catch  where isPlain {
                report("decoding throws, property list", nil, "\(error)")
            } catch {}
        }
    }

    /// Returns a document that was encoded again if it differs. Declarations may be gained, but only once.
    static func otherBytes(_ again: String, _ document: String, _ coders: Coders) throws -> String? {
        if isSame(again, document) { return nil }
        guard gainsDeclarations else { return again }
        let third = try encode(try coders.decoder.decode(Root.self, from: again), coders)
        return isSame(third, again) ? nil : third
    }

    /// Encodes and decodes every value with the shared coders.
    static func encodeAll() {
        Line(begin: name).write()
        for (index, value) in ((try? values()) ?? []).enumerated() {
            guard let document = try? encode(value, sharedCoders) else { continue }
            Line(model: name, value: index, document: document).write()
            let decoded = try? sharedCoders.decoder.decode(Root.self, from: document)
            let again = decoded.flatMap { try? encode($0, sharedCoders) }
            if let again, let other = try? otherBytes(again, document, sharedCoders) {
                Line(model: name, value: index, document: document, problem: "other bytes, in order", detail: other)
                    .write()
            }
        }
    }

    /// Decodes a document that was extended, and encodes what was decoded.
    static func extended(_ line: Line) {
        guard let document = line.document else { return }
        Line(begin: name, id: line.id).write()
        let coders = sharedCoders
        var answer = Line(model: name, id: line.id)
        do {
            let value = try coders.decoder.decode(Root.self, from: document)
            answer.output = try encode(value, coders)
        } catch {
            answer.thrown = "\(error)"
        }
        do { _ = try coders.strict.decode(Root.self, from: document) } catch { answer.strict = "\(error)" }
        answer.report = coders.decoder.diagnose(Root.self, from: document).map(\.description)
        answer.write()
    }
}

@main
enum Harness {
    static func main() {
        let arguments = CommandLine.arguments
        let skipped = Set(arguments.dropFirst(3))
        let models = allModels.filter { !skipped.contains($0.name) }
        switch arguments[1] {
        case "check":
            for model in models { model.check() }
        case "forward":
            for model in models { model.encodeAll() }
        case "reverse":
            for model in models.reversed() { model.encodeAll() }
        case "only":
            for model in models where model.name == arguments[2] { model.encodeAll() }
        case "extended":
            let byName = Dictionary(models.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            let text = (try? String(contentsOfFile: arguments[2], encoding: .utf8)) ?? ""
            for line in text.utf8.split(separator: 10) {
                guard let line = try? JSONDecoder().decode(Line.self, from: Data(line)) else { continue }
                line.model.flatMap { byName[$0] }?.extended(line)
            }
        default:
            print("unknown mode")
        }
    }
}
