/// The path of an element, such as `/orders/order[2]/quantity`, which is made into text when it is read.
///
/// Models discard many errors, and rarely look at the path in one. Paths share the steps that they have in common, so
/// that the locations of many values take little memory, and none keeps its document in memory.
final class ElementTrail: Sendable {
    // Only `deinit` changes it, when there is no other reference to the trail.
    nonisolated(unsafe) private var parent: ElementTrail?
    private let name: String
    /// The number among the siblings of the same name, from 1; 0 for an only one.
    private let number: Int
    /// The number of bytes of the text.
    private let length: Int

    init(_ parent: ElementTrail?, _ name: String, number: Int) {
        unsafe self.parent = parent
        self.name = name
        self.number = number
        length = (parent?.length ?? 0) + Self.length(name, number)
    }

    deinit {
        unsafe LinkedChain.release(&parent) { trail in
            defer { unsafe trail.parent = nil }
            return unsafe trail.parent
        }
    }

    private static func length(_ name: String, _ number: Int) -> Int {
        1 + name.utf8.count + (number == 0 ? 0 : 2 + String(number).utf8.count)
    }

    /// The whole path.
    var text: String {
        ByteBuffer.withScratch(capacity: length) { out in
            append(to: &out)
            return out.string
        }
    }

    /// Appends the path for a message: without its first steps, and with its last name shortened, if it has many characters.
    func append(shownTo out: inout ByteBuffer) {
        let limit = 1_000
        if length <= limit { append(to: &out) } else { out.append(string: text(limit: limit)) }
    }

    /// Appends the path, from its end on.
    private func append(to out: inout ByteBuffer) {
        out.append(count: length) { target in
            var end = target.count
            var next: ElementTrail? = self
            while let step = next {
                if step.number != 0 { end = target.write("[\(step.number)]", endingAt: end) }
                end = target.write(step.name, endingAt: end) - 1
                target[end] = UInt8(ascii: "/")
                next = unsafe step.parent
            }
        }
    }

    private func text(limit: Int) -> String {
        var steps: [ElementTrail] = []
        var next: ElementTrail? = self
        while let step = next, steps.isEmpty || length - step.length + Self.length(step.name, step.number) <= limit {
            steps.append(step)
            next = unsafe step.parent
        }
        var text = next == nil ? "" : "/…"
        for step in steps.reversed() {
            text += "/"
            if step.name.utf8.count > limit {
                text.unicodeScalars += step.name.unicodeScalars.prefix(60)
                text += "…"
            } else {
                text += step.name
            }
            if step.number != 0 { text += "[\(step.number)]" }
        }
        return text
    }
}

extension ByteTarget {
    /// Writes a string before an index, and returns the index at which it begins.
    fileprivate func write(_ text: String, endingAt end: Int) -> Int {
        text.withBytes { bytes in
            let start = end - bytes.count
            for index in 0..<bytes.count { self[start + index] = bytes[index] }
            return start
        }
    }
}
