#if os(Linux) || os(macOS)
import Foundation
import Testing

/// Xmlcodable-tool.
struct ToolTests {
    private static let commands = ["check", "canonicalize", "format", "c14n"]
    private let folder: ToolFolder

    init() throws { folder = try ToolFolder() }

    /// Runs a script and compares everything that it leaves.
    private func expect(_ script: String, _ status: Int32, out: String = "", error: String = "") throws {
        let outcome = try folder.run(script)
        let all = "\(outcome)"
        #expect(outcome.status == status, "\(script): \(all)")
        #expect(outcome.out == out, "\(script): \(all)")
        #expect(outcome.error == error, "\(script): \(all)")
        #expect(try folder.leftovers() == [], "\(script)")
    }

    /// Runs a script with each command in one shell, and compares what they write for `ok.xml`, and their errors.
    private func expectOfAll(_ script: String, _ status: Int32, error: String = "") throws {
        let scripts = Self.commands.map { script.replacing("COMMAND", with: $0) + "\necho $? >&2\n" }
        try expect(
            scripts.joined(), 0, out: status == 0 ? Self.commands.map(Self.written).joined() : "",
            error: String(repeating: "\(error)\(status)\n", count: Self.commands.count))
    }

    /// What a command writes for `ok.xml`.
    private static func written(_ command: String) -> String {
        switch command {
        case "canonicalize": "<m><a></a>&#10;<b>x</b></m>"
        case "c14n": "<m><a></a>\n<b>x</b></m>"
        case "format": "<m><a/>\n<b>x</b></m>"
        default: ""
        }
    }

    // MARK: - Files

    private static let device = "is a device, of which no more than 16777216 bytes are read\n"

    @Test("A file that is no document is named with what is wrong with it")
    func badFile() throws {
        func expectBad(_ file: String, _ status: Int32, _ error: String) throws {
            try expectOfAll("tool COMMAND \(file)", status, error: error)
        }
        try expectBad("bad.xml", 1, "bad.xml:1:7: the end tag </m> does not match <a>, opened at 1:4\n")
        try expectBad("empty.xml", 1, "empty.xml:1:1: the document has no root element\n")
        try expectBad("/dev/null", 1, "/dev/null:1:1: the document has no root element\n")
        try expectBad("/dev/zero", 1, "/dev/zero: " + Self.device)
        try expectBad("dir", 2, "dir: cannot be read: it is a directory\n")
        try expectBad(".", 2, ".: cannot be read: it is a directory\n")
        try expectBad("dangling", 2, "dangling: cannot be read: it is a symbolic link to a file that does not exist\n")
        try expectBad("loop", 2, "loop: cannot be read: its symbolic links form a loop\n")
        try expectBad("none.xml", 2, "none.xml: cannot be read: there is no such file\n")
        try expectBad("'ok.xml ok.xml'", 2, "ok.xml ok.xml: cannot be read: there is no such file\n")
        try expectBad("ok.xml/x", 2, "ok.xml/x: cannot be read: a part of its path is not a directory\n")
        try expectBad("file:///etc/passwd", 2, "file:///etc/passwd: cannot be read: there is no such file\n")
        try expectBad("/dev/fd/99", 2, "/dev/fd/99: cannot be read: it is closed\n")
        try expectBad("- <&-", 2, "standard input: cannot be read: it is closed\n")
        try expectBad("- <.", 2, "standard input: cannot be read: it is a directory\n")
        try expectBad("-", 1, "standard input:1:1: the document has no root element\n")
        try expectBad(
            "\"$(printf 'new\\nline.xml')\"", 1,
            "new\\nline.xml:1:4: the document ends inside <m>, opened at 1:1; "
                + "`parsingOptions.repairs = .missingEnd` reads it\n")
        try expectBad(
            "\"$(printf '%05000d' 0)\"", 2,
            "\(String(repeating: "0", count: 5_000)): cannot be read: its name is too long\n")
        if geteuid() != 0 {
            try expectBad("closed.xml", 2, "closed.xml: cannot be read: there is no permission to read it\n")
        }
        #if os(Linux)
        try expectBad("/dev/full", 1, "/dev/full: " + Self.device)
        try expectBad("/proc/self/mem", 2, "/proc/self/mem: cannot be read: input/output error\n")
        #endif
    }

    static let sources: [String] = {
        var sources = [
            "tool COMMAND ok.xml", "tool COMMAND ./ok.xml", "tool COMMAND link", "tool COMMAND -- ok.xml",
            "tool COMMAND - <ok.xml", "cat ok.xml | tool COMMAND -", "cat ok.xml | tool COMMAND -- -",
            "tool COMMAND /dev/stdin <ok.xml", "cat ok.xml | tool COMMAND /dev/stdin",
            "cat ok.xml | tool COMMAND /dev/fd/0", "tool COMMAND /dev/fd/3 3<ok.xml",
            "(cat ok.xml >fifo) & tool COMMAND fifo", "(cat ok.xml >fifo) & tool COMMAND - <fifo",
            "(printf '<m><a/>'; sleep 0.1; printf '\\n<b>x</b></m>') | tool COMMAND -",
            "(cat; printf '') <ok.xml | tool COMMAND - 2>&-",
        ]
        #if os(Linux)
        sources += ["cat ok.xml | tool COMMAND /proc/self/fd/0", "tool COMMAND /proc/self/fd/0 <ok.xml"]
        #endif
        return sources
    }()

    @Test("A document is read from a file, a pipe or a descriptor at its position, as often as it takes")
    func source() throws {
        for script in Self.sources { try expectOfAll(script, 0) }
        // A descriptor is read from its position, as often as it takes.
        for (command, out) in [("check", ""), ("canonicalize", "<m></m>"), ("format", "<m/>"), ("c14n", "<m></m>")] {
            try expect("(read line; tool \(command) -) <after.txt", 0, out: out)
        }
    }

    @Test("Every file is checked, whatever its name, encoding and entities, and the status is that of the worst")
    func others() throws {
        try expect("tool check ok.xml -dash.xml", 2, error: Self.unknown("-dash.xml"))
        try expect("tool check ok.xml ./-dash.xml u16.xml ext.xml", 0)
        try expect("tool check -- -dash.xml", 0)
        try expect("tool canonicalize u16.xml", 0, out: "<m></m>")
        try expect("tool format ext.xml", 0, out: "<!DOCTYPE m SYSTEM \"x.dtd\"><m>&foo;</m>")
        try expect(
            "tool c14n ext.xml", 1,
            error: "ext.xml: has no canonical form: a reference to an unknown entity has no canonical form, at /m\n")
        let bad = "bad.xml:1:7: the end tag </m> does not match <a>, opened at 1:4\n"
        let none = "none.xml: cannot be read: there is no such file\n"
        try expect("tool check ok.xml bad.xml ok.xml", 1, error: bad)
        try expect("tool check none.xml bad.xml ok.xml", 2, error: none + bad)
        try expect("tool check bad.xml none.xml", 2, error: bad + none)
    }

    /// Writes a file that is nearly a document.
    private static let near = "printf 'x\\n<m>\\001a & <p:b/>&c;' >near.xml; "
    /// What is repaired in it.
    private static let repairs = [
        "1:1: the text \"x\" is outside of the root element, and is left out\n",
        "2:4: the character U+0001 is not allowed in XML, and is replaced\n",
        "2:7: '&' begins no reference, and is text\n",
        "2:10: the prefix of 'p:b' is not declared, and is part of the name\n",
        "2:15: the entity of '&c;' is not declared, and the reference is text\n",
        "2:18: the document ends inside an element, which ends here\n",
    ]

    @Test(
        "Repairs are listed with their places; what none covers is an error, and nothing is repaired without the option"
    )
    func repair() throws {
        for (script, name) in [
            ("tool check --repair near.xml", "near.xml"), ("tool check near.xml --repair --piece 1", "near.xml"),
            ("tool check --piece=7 --repair ok.xml -- near.xml", "near.xml"),
            ("tool check - --repair <near.xml", "standard input"),
            ("cat near.xml | tool check --repair --piece 3 -", "standard input"),
        ] {
            try expect(Self.near + script, 0, error: Self.repairs.map { "\(name):\($0)" }.joined())
        }
        let bad = "bad.xml:1:7: the end tag </m> does not match <a>, opened at 1:4\n"
        try expect("tool check bad.xml --repair", 1, error: bad)
        let near = Self.repairs.map { "near.xml:\($0)" }.joined()
        try expect(Self.near + "tool check --repair bad.xml near.xml ok.xml", 1, error: bad + near)
        try expect(Self.near + "tool check --repair near.xml none.xml", 2, error: near + "none.xml: \(Self.missing)")
        for piece in ["", "--piece 1", "--piece 9"] {
            try expect(
                "printf '<m>a & <p:b/>\\n</n>& </m>' >worse.xml; tool check --repair \(piece) worse.xml", 1,
                error: """
                    worse.xml:1:6: '&' begins no reference, and is text
                    worse.xml:1:9: the prefix of 'p:b' is not declared, and is part of the name
                    worse.xml:2:1: the end tag </n> does not match <m>, opened at 1:1

                    """)
        }
        try expect(
            Self.near + "tool check near.xml", 1,
            error: "near.xml:2:4: the character U+0001 is not allowed in XML;"
                + " `parsingOptions.repairs = .controlCharacters` reads it\n")
        try expect("tool check --repair ok.xml u16.xml", 0)
        try expect("tool format --repair ok.xml", 2, error: Self.unknown("--repair"))
    }

    private static let missing = "cannot be read: there is no such file\n"

    // MARK: - Arguments

    private static func usage(_ message: String) -> String {
        "xmlcodable-tool: \(message)\nSee xmlcodable-tool --help.\n"
    }

    private static func unknown(_ option: String) -> String {
        usage("there is no option \(option); a file of this name is ./\(option)")
    }

    static let misuses: [(script: String, message: String)] = [
        ("tool ''", "there is no command “”"),
        ("tool foo", "there is no command “foo”"),
        ("tool --version", "there is no command “--version”"),
        ("tool format ok.xml --indent", "--indent needs a number of spaces"),
        ("tool format ok.xml --indent -1", "--indent needs a number from 0 to 64, not “-1”"),
        ("tool format ok.xml --indent=65", "--indent needs a number from 0 to 64, not “65”"),
        ("tool format ok.xml --indent x", "--indent needs a number from 0 to 64, not “x”"),
        ("tool format ok.xml --indent ''", "--indent needs a number from 0 to 64, not “”"),
        (
            "tool format ok.xml --indent 99999999999999999999",
            "--indent needs a number from 0 to 64, not “99999999999999999999”"
        ),
        ("tool format ok.xml --indent 2 --indent 2", "--indent is given twice"),
        ("tool check ok.xml --piece", "--piece needs a number of bytes"),
        ("tool check ok.xml --piece 0", "--piece needs a number from 1 to \(Int.max), not “0”"),
        ("tool format ok.xml --piece -5", "--piece needs a number from 1 to \(Int.max), not “-5”"),
        ("tool check --piece 1 ok.xml --piece 1", "--piece is given twice"),
        ("tool c14n ok.xml --version 2", "--version needs 1.0 or 1.1, not “2”"),
        ("tool c14n ok.xml --version", "--version needs 1.0 or 1.1"),
        ("tool c14n ok.xml --version 1.1 --exclusive", "--exclusive has no version 1.1"),
        ("tool c14n ok.xml --prefixes", "--prefixes needs a list of prefixes"),
        ("tool c14n ok.xml --prefixes a", "--prefixes needs --exclusive"),
        ("tool c14n ok.xml --at ''", "--at needs a path from the root; without it, the whole document is printed"),
        ("tool c14n ok.xml --at b --at b", "--at is given twice"),
        ("tool check - -", "the standard input can be read only once"),
        (
            "tool check \"$(printf 'a\\377b')\"",
            "“a\u{FFFD}b” is not UTF-8; the file can be read with - as the standard input"
        ),
    ]

    @Test("Wrong arguments are named, and each command wants its files and no unknown option")
    func misuse() throws {
        for (script, message) in Self.misuses {
            try expect(script, 2, error: Self.usage(message))
        }
        for command in Self.commands {
            try expect("tool \(command)", 2, error: Self.usage("which file? - is the standard input"))
            try expect("tool \(command) --", 2, error: Self.usage("which file? - is the standard input"))
            try expect("tool \(command) ''", 2, error: Self.usage("the name of a file is empty"))
            try expect("tool \(command) --foo ok.xml", 2, error: Self.unknown("--foo"))
            try expect("tool \(command) ok.xml -x=1", 2, error: Self.unknown("-x=1"))
            if command == "check" { continue }
            try expect("tool \(command) ok.xml ok.xml", 2, error: Self.usage("expected one file, found 2"))
            try expect("tool \(command) ok.xml -- --foo", 2, error: Self.usage("expected one file, found 2"))
        }
        // A path to no element.
        for path in ["a.b.c", "b.99999999999999999999", "@x", "**.z", "..", "b."] {
            try expect("tool c14n ok.xml --at '\(path)'", 1, error: "ok.xml: there is no element at \(path)\n")
        }
    }

    static let options: [(script: String, out: String)] = [
        ("tool format ok.xml --indent 1", "<m>\n <a />\n <b>x</b>\n</m>\n"),
        ("tool format --indent=2 ok.xml", "<m>\n  <a />\n  <b>x</b>\n</m>\n"),
        ("cat ok.xml | tool format --indent 2 -", "<m>\n  <a />\n  <b>x</b>\n</m>\n"),
        ("tool format --indent 64 ok.xml | wc -l | tr -d ' '", "4\n"),
        ("tool format ok.xml --piece 1", "<m><a/>\n<b>x</b></m>"),
        ("tool format --piece \(Int.max) ok.xml", "<m><a/>\n<b>x</b></m>"),
        ("cat ok.xml | tool format --piece 3 --indent 0 -", "<m>\n<a />\n<b>x</b>\n</m>\n"),
        ("tool check ok.xml --piece \(Int.max) && tool check --piece=1000000000000 ok.xml", ""),
        ("tool c14n ok.xml --at b", "<b>x</b>"),
        ("tool c14n --exclusive --comments --exclusive --prefixes '' ok.xml", "<m><a></a>\n<b>x</b></m>"),
        ("tool c14n ok.xml --version 1.1", "<m><a></a>\n<b>x</b></m>"),
    ]

    @Test("Options are before and after the file, and help goes to the output, or without arguments to the errors")
    func option() throws {
        for (script, out) in Self.options {
            try expect(script, 0, out: out)
        }
        let usage = try folder.run("tool").error
        expectStart(usage, "usage: xmlcodable-tool check FILE... [--repair]\n")
        for script in ["tool --help", "tool -h", "tool check --help", "tool c14n ok.xml -h"] {
            try expect(script, 0, out: usage)
        }
        try expect("tool", 2, error: usage)
        try expect("tool check -- -h", 2, error: "-h: cannot be read: there is no such file\n")
    }

    // MARK: - Output

    private static let closed = "standard output cannot be written: it is closed\n"

    @Test("Output that cannot be written is an error, also a closed pipe, and the input is not written over")
    func output() throws {
        for command in ["canonicalize", "format", "c14n"] {
            try folder.addBigFile()
            try expect("tool \(command) big.xml >&-", 2, error: Self.closed)
            try expect("tool \(command) big.xml >&- 2>&-", 2)
            try expect("cat ok.xml | tool \(command) - >&-", 2, error: Self.closed)
            try expect("tool \(command) bad.xml 2>&-", 1)
            try expect("tool \(command) none.xml <&- >&- 2>&-", 2)
            #if os(Linux)
            let full = "standard output cannot be written: there is no space left on the device\n"
            try expect("tool \(command) big.xml >/dev/full", 2, error: full)
            try expect("tool \(command) ok.xml >/dev/full", 2, error: full)
            try expect("tool --help >/dev/full", 2, error: full)
            #endif
            try expect(
                "{ tool \(command) big.xml 2>/dev/null; echo $? >status; } | head -c 3; tail -c 4 status >&2", 0,
                out: "<m>", error: "141\n")
            try expect(
                "trap '' PIPE; { tool \(command) big.xml; echo $? >status; } | head -c 3; cat status", 0, out: "<m>2\n",
                error: "standard output cannot be written: its reader has gone\n")
        }
        // The input is not written over.
        for command in ["canonicalize", "format", "c14n"] {
            let message = "is also the output; write to another file, and rename it\n"
            try expect("tool \(command) ok.xml >>ok.xml", 2, error: "ok.xml: " + message)
            try expect("tool \(command) link 1<>ok.xml", 2, error: "link: " + message)
            try expect("tool \(command) - <ok.xml >>ok.xml", 2, error: "standard input: " + message)
            try expect("cat ok.xml", 0, out: Self.written("format"))
            try expect("tool check ok.xml >>ok.xml", 0)
        }
    }
}
#endif
