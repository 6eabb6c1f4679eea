import Testing

@testable import XMLCodable

/// What the elements of a tape contain.
struct TapeContentsTests {
    private func name(_ number: Int) -> NameID { NameID(number: Int32(number)) }

    @Test("Children are found by name, with and without the index", arguments: [4, 40, 4_000])
    func children(count: Int) {
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

    @Test("The index follows changes of the tape", arguments: [4, 400])
    func changes(count: Int) {
        var tape = Tape()
        let root = tape.append(element: name(0), in: -1)
        let group = tape.appendList(in: root)
        for number in 1...count { tape.append(leaf: name(number), in: group) }
        // Enough searches for the index, if the tape is large.
        for number in 1...20 { expectEqual((tape.children(of: root, named: name(number)) == .none), (number > count)) }
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
