import XMLCodable

/// A program of container calls, made from the bytes of an input.
///
/// An input begins with `e` (a value is encoded) or `d` (a document is decoded) and two bytes of options. A program
/// that decodes continues with its document, in the language of ``PlainElement/init(_:)``, up to `|`. Each step is
/// three bytes: what is done, a target and a key, and a value. All inputs are valid: only remainders and some bits count.
/// Letters and digits will do, so that seeds are text.
struct Program {
    let encodes: Bool
    let options: UInt8
    let moreOptions: UInt8
    let document: PlainElement
    /// The steps of the root value, and those after the call.
    let steps: [Step]
    let later: [Step]

    init(_ bytes: [UInt8]) {
        var bytes = bytes[...]
        encodes = (bytes.popFirst() ?? 0) & 1 == 1
        options = bytes.popFirst() ?? 0
        moreOptions = bytes.popFirst() ?? 0
        document = encodes ? PlainElement("r") : PlainElement(&bytes)
        steps = Step.list(&bytes, depth: 0)
        later = Step.list(&bytes, depth: 0)
    }
}

/// One step of a program: a call of a coder or a container, or something else that the code of a value does.
struct Step {
    /// What is done. The letters are those of inputs; the others repeat them.
    enum Action: UInt8, CaseIterable {
        /// `a` to `d`: a container is requested from a coder; one with keys has a fixed set of them, or any.
        case keyed, open, unkeyed, single
        /// `e`: a scalar, with the overload for its type.
        case scalar
        /// `f`: nil.
        case null
        /// `g`: a value that may be absent.
        case optional
        /// `h`: a value of a generic type.
        case value
        /// `i` to `k`
        case nestedKeyed, nestedOpen, nestedUnkeyed
        /// `l`, `m`
        case superCoder, superCoderForKey
        /// `n`: the properties of a container.
        case inspect
        /// `o`: a copy of a coder or container that outlives the value.
        case keep
        /// `p`: an error.
        case fail
        /// `q`: nothing more; the steps of the value end.
        case end
        /// `r`, `s`: an object whose `deinit` has steps, and the release of all such objects.
        case object, release
        /// `t`: another call of the same coder.
        case call
        /// `u`: like `value`, for types that are scalars.
        case generic
    }

    let action: Action
    /// How many containers to go back for the one to use; nil for one that was kept.
    let target: Int?
    let key: Int
    let value: Int
    /// The steps of the value, or of the `deinit`.
    private(set) var steps: [Step] = []

    /// Whether a misuse that fails the whole call is wanted; otherwise, programs would rarely do anything else.
    var isBold: Bool { value >= 0xC0 }

    /// Whether a value that may be absent is of a generic type.
    var isGeneric: Bool { value >= 0x80 }

    /// Whether the value passes on an error that the step throws: the letters from `p` on.
    var passesErrors: Bool { value >> 4 & 7 == 7 }

    /// Whether something in the steps outlives the one that made it.
    static func anyOutlives(_ steps: [Step]) -> Bool {
        steps.contains { step in
            switch step.action {
            case .keep, .object, .release: true
            default: step.target == nil || anyOutlives(step.steps)
            }
        }
    }

    private static let depthLimit = 12

    /// Takes the steps up to the next `end`.
    static func list(_ bytes: inout ArraySlice<UInt8>, depth: Int) -> [Step] {
        var steps: [Step] = []
        while let step = Step(&bytes, depth: depth), step.action != .end { steps.append(step) }
        return steps
    }

    private init?(_ bytes: inout ArraySlice<UInt8>, depth: Int) {
        guard bytes.count >= 3 else {
            bytes = []
            return nil
        }
        let letter = Int(bytes.removeFirst() &- UInt8(ascii: "a"))
        let place = bytes.removeFirst()
        action = Action.allCases[letter % 26 % Action.allCases.count]
        // With a digit, or with what follows them in ASCII, it is the latest container.
        let distance = Int(place >> 4) ^ 3
        target = distance == 13 || distance == 12 ? nil : distance
        key = Int(place & 15)
        value = Int(bytes.removeFirst())
        let hasValue = action == .value || action == .optional && isGeneric
        let hasSteps = action == .object || hasValue && Shape(self).hasSteps
        if hasSteps, depth < Self.depthLimit { steps = Self.list(&bytes, depth: depth + 1) }
    }
}

/// The type of a generic value. Digits choose the first ones.
enum Shape: Int, CaseIterable {
    case body, bodies, bodiesByKey, someBody, noBody, object
    case numbers, noNumbers, numbersByKey, lists, optionals, listsByKey
    /// An enum whose cases are elements, an array of them, a value that is written in another order, and a list in a
    /// single text. Only bold steps have them, because the references do not know them.
    case choice, choices, ordered, list

    init(_ step: Step) { self = Self.allCases[step.value % (step.isBold ? 16 : 12)] }

    /// Whether code of the program runs for the value.
    var hasSteps: Bool { (rawValue <= Shape.object.rawValue && self != .noBody) || isSpecial }

    var isSpecial: Bool { rawValue >= Shape.choice.rawValue }
}

/// The scalars.
enum Scalar {
    case int(Int), string(String), bool(Bool), double(Double), byte(UInt8), long(Int64)

    private static let all: [Scalar] = [
        .int(7), .string("x"), .bool(true), .double(1.5), .byte(200), .long(.min), .string("t&<"), .string(""),
        .string(" s "), .string(" "), .string("\u{1}"), .string("]]>"), .string("\r"), .int(-3), .bool(false),
        .string("é"),
    ]

    init(_ step: Step) { self = Self.all[step.value % 16] }
}

/// The keys of a model.
enum Field: String, CodingKey, CaseIterable {
    case a, b, c
    case attribute0 = "@x"
    case attribute1 = "@y"
    case text = "#text"
    case path0 = "p.q"
    case path1 = "p.@z"
    case path2 = "p.r.s"
    case path3 = "p.#text"
    /// Without an attribute key of its own.
    case z
    case rest = "*"
    /// Share elements with a plain key.
    case second = "a.1"
    case shared = "a.d"

    init(_ step: Step) { self = Self.allCases[step.key % Self.allCases.count] }
}

/// The keys of a choice.
enum ChoiceKey: String, XMLChoiceCodingKey, CaseIterable {
    case a, b
    case text = "#text"
    case payload = "_0"

    init(_ step: Step) { self = Self.allCases[step.key % Self.allCases.count] }
}

/// Keys that are data.
struct OpenKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }

    private static let names = ["a", "b", "c", "z", "super", "p.q", "1x", "é"]

    init(_ step: Step) { stringValue = Self.names[step.key % Self.names.count] }
}

/// The error that programs throw.
struct ProgramError: Error {}

extension Program: CustomStringConvertible {
    var description: String {
        Step.description(steps, indentation: "") + "after the call:\n" + Step.description(later, indentation: "")
    }
}

extension Step {
    fileprivate static func description(_ steps: [Step], indentation: String) -> String {
        steps.map { $0.description(indentation) }.joined()
    }

    private func description(_ indentation: String) -> String {
        let target = target.map { "\($0) back" } ?? "kept"
        let key = "\(Field(self).rawValue) or \(OpenKey(self).stringValue)"
        let value: String
        switch action {
        case .scalar, .generic: value = "\(Scalar(self))"
        case .optional: value = "\(Scalar(self)) or \(Shape(self))"
        case .value: value = "\(Shape(self))"
        default: value = ""
        }
        return indentation
            + "\(action) [\(target)] \(key) \(value)\(passesErrors ? " try" : "")\(isBold ? " bold" : "")\n"
            + Self.description(steps, indentation: indentation + "    ")
    }
}
