#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A place in an input file.
struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    let file: String
    let line: Int
    let column: Int

    var description: String { "\(file):\(line):\(column)" }
}

/// An error or a warning about the input, with its place.
public struct ModelMessage: Error, Hashable, Sendable, CustomStringConvertible {
    /// How serious a message is.
    public enum Severity: String, Sendable {
        /// No model can be made.
        case error
        /// A model is made, but something in the input is not carried over.
        case warning
        /// What was guessed.
        case note
    }

    /// How serious it is.
    public let severity: Severity
    /// What is wrong, without the place.
    public let text: String
    /// Whether a file cannot be read.
    public private(set) var isUnreadable = false
    let place: SourcePlace?

    init(_ severity: Severity, _ text: String, at place: SourcePlace? = nil) {
        self.severity = severity
        self.text = text
        self.place = place
    }

    /// Creates an error at a line of a file.
    public init(error text: String, file: String, line: Int) {
        self.init(.error, text, at: SourcePlace(file: file, line: line, column: 1))
    }

    static func error(_ text: String, at place: SourcePlace? = nil) -> ModelMessage {
        ModelMessage(.error, text, at: place)
    }

    static func unreadable(_ text: String, at place: SourcePlace? = nil) -> ModelMessage {
        var message = error(text, at: place)
        message.isUnreadable = true
        return message
    }

    /// The message as compilers print it: `file:line:column: error: text`.
    public var description: String {
        (place.map { "\($0): " } ?? "") + "\(severity.rawValue): \(text)"
    }
}

/// Collects the warnings and notes of a run, each once, in the order in which they arise.
final class MessageLog {
    private(set) var messages: [ModelMessage] = []
    private var known: Set<ModelMessage> = []

    func warn(_ text: String, at place: SourcePlace?) { add(ModelMessage(.warning, text, at: place)) }

    func note(_ text: String, at place: SourcePlace? = nil) { add(ModelMessage(.note, text, at: place)) }

    private func add(_ message: ModelMessage) {
        if known.insert(message).inserted { messages.append(message) }
    }
}

extension ModelMessage: LocalizedError {
    /// The description.
    public var errorDescription: String? { description }
}
