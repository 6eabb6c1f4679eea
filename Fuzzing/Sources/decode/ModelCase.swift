import Foundation
import FuzzSupport
import XMLCodable
import XMLCodableStreaming

/// A model and what is tested with it.
struct ModelCase: Sendable {
    let test: @Sendable (_ document: [UInt8], _ choices: Choices) -> Void

    /// In the order that seeds count on: add new ones at the end.
    static let all: [ModelCase] = [
        roundTrip(Menu.self), roundTrip(Folder.self), roundTrip(Stock.self), roundTrip(Placed.self),
        roundTrip(Paths.self), roundTrip(RawParts.self, addsNodes: true), roundTrip(Numbers.self),
        roundTrip(Lists.self),
        roundTrip(Envelope.self, addsNodes: true, hasCamelCaseKeys: false), roundTrip([String].self),
        roundTrip([String: String].self),
        roundTrip(XML.Element.self, addsNodes: true), roundTrip(Int.self), readOnly(Walk.self), fragments([Menu].self),
        path([String].self),
    ]

    // MARK: - Kinds of test

    /// A value that was decoded can be encoded, and that gives the value again.
    ///
    /// - Parameter addsNodes: Whether writing may add to the value: declarations that a part of the tree had around it,
    ///   declarations of undeclared prefixes, and indentation. Defaults to false.
    /// - Parameter hasCamelCaseKeys: Whether key strategies bring the keys back: `Header` becomes `header` for good.
    ///   Defaults to true.
    private static func roundTrip<Model: Codable & Equatable & SendableMetatype>(
        _ type: Model.Type, addsNodes: Bool = false, hasCamelCaseKeys: Bool = true
    ) -> ModelCase {
        ModelCase { document, choices in
            let decoder = choices.decoder()
            if choices.changesKeys, !hasCamelCaseKeys {
                _ = try? decoder.decode(type, from: Data(document))
                return
            }
            guard let value = try? decoder.decode(type, from: Data(document)) else { return }
            check(value, decoder, choices, comparesValues: choices.keepsDates && !addsNodes)
        }
    }

    private static func readOnly<Model: Decodable & SendableMetatype>(_ type: Model.Type) -> ModelCase {
        ModelCase { document, choices in
            Walk.budget = 300
            _ = try? choices.decoder().decode(type, from: Data(document))
        }
    }

    private static func fragments<Model: Decodable & SendableMetatype>(_ type: Model.Type) -> ModelCase {
        ModelCase { document, choices in
            _ = try? choices.decoder().decodeFragment(type, from: Data(document))
        }
    }

    /// Everything up to the first line end is a path.
    private static func path<Model: Decodable & SendableMetatype>(_ type: Model.Type) -> ModelCase {
        ModelCase { document, choices in
            let path = String(decoding: document.prefix { $0 != 0x0A }, as: UTF8.self)
            let rest = Data(document.drop { $0 != 0x0A })
            _ = try? choices.decoder().decode(type, from: rest, at: path)
            guard let tree = try? XML.Document(parsing: rest, options: .fuzzing) else { return }
            var root = tree.root
            let count = root.elements(at: path).count
            Fuzzer.expect((root[path] == nil) == (count == 0), "first and all differ")
            root[path]?.text = "changed"
            Fuzzer.expect(root.elements(at: path).count == count, "a change of text changed the matches")
            root[path] = nil
            _ = root.description
        }
    }

    private static func check<Model: Codable & Equatable>(
        _ value: Model, _ decoder: XMLDecoder, _ choices: Choices, comparesValues: Bool
    ) {
        let encoder = choices.encoder()
        guard let text = written(value, encoder) else { return }
        let again: Model
        do {
            again = try decoder.decode(Model.self, from: text)
        } catch {
            if error.isLimit || !choices.keepsNil { return }
            Fuzzer.found("cannot be decoded again: \(error)\n\(text)")
        }
        guard choices.keepsNil else { return }
        // A value that holds NaN is not equal to itself.
        if comparesValues, value == value {
            Fuzzer.expect(value == again, "another value:\n\(value)\n\(again)\n\(text)")
        }
        guard let second = written(again, encoder) else {
            Fuzzer.found("cannot be encoded the second time:\n\(text)")
        }
        Fuzzer.expect(text == second, "encoded differently the second time:\n\(text)\n\(second)")
    }

    /// Nil where the encoder refuses the value, which it may for reasons that it names.
    private static func written(_ value: some Encodable, _ encoder: XMLEncoder) -> String? {
        do {
            return try encoder.encodeToString(value)
        } catch let error as EncodingError {
            if case .invalidValue(_, let context) = error, context.debugDescription.isAllowedRefusal { return nil }
            Fuzzer.found("cannot be encoded: \(error)")
        } catch {
            Fuzzer.found("an error of another type: \(error)")
        }
    }
}

extension String {
    /// Whether the encoder says that XML has no place for the value: a key such as `a.@b` where keys are no paths, or a
    /// key with a prefix that the model does not declare.
    fileprivate var isAllowedRefusal: Bool { hasSuffix("is not an XML name") || contains("is not declared; ") }
}

extension Error {
    /// Whether a limit of the parser was reached by what was written, which is longer than what was read.
    fileprivate var isLimit: Bool {
        guard case .dataCorrupted(let context)? = self as? DecodingError,
            let error = context.underlyingError as? XMLParsingError
        else { return false }
        return error.code == .limitExceeded
    }
}
