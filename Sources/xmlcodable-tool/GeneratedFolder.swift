import Foundation
import XMLModelGenerator

/// A folder with generated files. Only files that the tool made from the same input are changed or removed.
struct GeneratedFolder {
    let path: String
    let files: [ModelGenerator.File]
    /// Whether the folder has no other files made from the input.
    var isWhole = true

    private var url: URL { URL(fileURLWithPath: path) }

    private func text(of name: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(name))).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The first line, which names the tool and the input.
    private static func head(_ text: String) -> Substring { text.prefix { !$0.isNewline } }

    /// The files of an earlier run with the same input that are not made any more.
    private var outdated: [String] {
        guard isWhole else { return [] }
        let names = Set(files.map(\.name))
        guard let head = files.first.map({ Self.head($0.text) }) else { return [] }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.filter { name in
            name.hasSuffix(".swift") && !names.contains(name) && text(of: name).map { Self.head($0) == head } ?? false
        }.sorted()
    }

    // MARK: - Writing

    func write() -> Status {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files {
                guard let known = text(of: file.name) else { continue }
                guard known.hasPrefix(ModelGenerator.mark) else {
                    Terminal.complain("\(path)/\(file.name): was not made by the tool, and is not replaced")
                    return .rejected
                }
            }
            for file in files where text(of: file.name) != file.text {
                try Data(file.text.utf8).write(to: url.appendingPathComponent(file.name), options: .atomic)
            }
            for name in outdated { try FileManager.default.removeItem(at: url.appendingPathComponent(name)) }
            return .success
        } catch {
            Terminal.complain("\(path): cannot be written: \(error.localizedDescription)")
            return .trouble
        }
    }

    // MARK: - Checking

    /// Names the files that a run would change.
    func check() -> Status {
        let changed = files.filter { text(of: $0.name) != $0.text }.map(\.name)
        for name in changed { Terminal.complain("\(path)/\(name): is not up to date") }
        let outdated = outdated
        for name in outdated { Terminal.complain("\(path)/\(name): is not made any more") }
        return changed.isEmpty && outdated.isEmpty ? .success : .rejected
    }
}
