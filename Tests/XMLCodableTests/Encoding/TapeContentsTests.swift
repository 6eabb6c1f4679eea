import Testing

@testable import XMLCodable

/// What the elements of a tape contain.
struct TapeContentsTests {
    private func name(_ number: Int) -> NameID { NameID(number: Int32(number)) }

    @Test("Children are found by name, with and without the index, which follows changes of the tape")
    func children() {
        for count in [4, 40, 4_000] {
            var tape = Tape()
            let root = tape.append(element: name(0), in: -1)
            for number in 1...count {
                let child = tape.append(element: name(number), in: root)
                tape.append(attribute: name(0), of: child)
                tape.append(leaf: name(number), in: child)
                tape.close(child)
            }
            for _ in 1...4 {
                for number in 1...count {
                    expectEqual(tape.children(of: root, named: name(number)), .one(Int32(3 * number - 2)))
                }
            }
            expectEqual(tape.children(of: root, named: name(count + 1)), .none)
            // The cost of all searches is linear: the records were read a few times, and then indexed.
            #expect(tape.contents.scanned <= 8 * Int(tape.count))
            var marks = 0
            tape.forEachMark(of: 1) { _ in marks += 1 }
            expectEqual(marks, 1)
        }
        for count in [4, 400] {
            var tape = Tape()
            let root = tape.append(element: name(0), in: -1)
            let group = tape.appendList(in: root)
            for number in 1...count { tape.append(leaf: name(number), in: group) }
            // Enough searches for the index, if the tape is large.
            for number in 1...20 {
                expectEqual((tape.children(of: root, named: name(number)) == .none), (number > count))
            }
            expectEqual((tape.contents.end > 0), (count > 32))
            tape.append(leaf: name(1), in: root)
            expectEqual(tape.children(of: root, named: name(1)), .several)
            tape.rename(2, name(9_000))
            expectEqual(tape.children(of: root, named: name(9_000)), .one(2))
            expectEqual(tape.children(of: root, named: name(1)), .one(Int32(count + 2)))
            tape.remove(3)
            expectEqual(tape.children(of: root, named: name(2)), .none)
            tape.remove(group)
            expectEqual(tape.children(of: root, named: name(9_000)), .none)
            tape.truncate(to: Int32(count + 2))
            expectEqual(tape.children(of: root, named: name(1)), .none)
            tape.append(leaf: name(5), in: root)
            expectEqual(tape.children(of: root, named: name(5)), .one(Int32(count + 2)))
            tape.removeLast()
            expectEqual(tape.children(of: root, named: name(5)), .none)
        }
    }
}

/// The elements of a tape that searches leave out.
struct FinishedElementsTests {
    /// The names of an element's children, found among all records.
    private func names(_ tape: borrowing Tape, of element: Int32, in range: Range<Int32>) -> [NameID] {
        var names: [NameID] = []
        for index in range where [.element, .leaf].contains(tape[index].kind) {
            if tape.element(around: index) == element { names.append(tape[index].name) }
        }
        return names
    }

    private func hasMarks(_ tape: borrowing Tape, of element: Int32, since start: Int32) -> Bool {
        for index in start..<tape.count where [.attribute, .text].contains(tape[index].kind) {
            if tape.element(around: index) == element { return true }
        }
        return false
    }

    /// Makes tapes at random: elements, lists, content that comes late, removed and dropped records.
    @Test("Searches find the same with and without elements that are left out", arguments: 0..<200)
    func searches(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        var tape = Tape()
        var open = [tape.append(element: NameID(number: 0), in: -1)]
        for _ in 0..<Int.random(in: 10...150, using: &random) {
            let name = NameID(number: Int32.random(in: 1...5, using: &random))
            // Mostly the innermost one.
            let late = Int.random(in: 0..<12, using: &random) == 0
            let place = late ? open.randomElement(using: &random) ?? 0 : open[open.count - 1]
            switch Int.random(in: 0..<14, using: &random) {
            case 0...2: open.append(tape.append(element: name, in: place))
            case 3: open.append(tape.appendList(in: place))
            case 4, 5: tape.append(leaf: name, in: place)
            case 6: tape.append(attribute: name, of: tape[place].kind == .list ? tape.element(around: place) : place)
            case 7: tape.append(.text, in: place)
            case 8: tape.remove(Int32.random(in: 1...max(1, tape.count - 1), using: &random) % tape.count)
            case 9:
                let count = Int32.random(in: open[open.count - 1] + 1...tape.count, using: &random)
                tape.truncate(to: count)
            default:
                guard open.count > 1, let last = open.popLast() else { continue }
                tape.close(last)
                if tape[last].kind == .element, Bool.random(using: &random) { tape.noteFinished(last) }
            }
            for element in open where tape[element].kind != .list {
                let start = Int32.random(in: 0...tape.count, using: &random)
                let found = names(tape, of: element, in: start..<tape.count)
                expectEqual(tape.names(of: element, since: start), found)
                let first = tape.children(of: element, in: start..<tape.count, limit: 1).map { tape[$0].name }
                expectEqual(first, Array(found.prefix(1)))
                expectEqual(tape.hasMarks(of: element, since: start), hasMarks(tape, of: element, since: start))
            }
        }
    }

    @Test("What is left out is not read again")
    func cost() {
        var finished = FinishedElements()
        var read = 0
        // Each element contains the one before.
        for start in stride(from: Int32(900), through: 0, by: -100) {
            finished.forEach(in: start + 1..<1000, of: start) { _ in
                read += 1
                return true
            }
            finished.add(start + 1..<1000)
        }
        #expect(read <= 1000)
        finished.truncate(to: 500)
        finished.forEach(in: 0..<500, of: 0) { _ in
            read += 1
            return true
        }
        #expect(read > 1000)
    }
}
