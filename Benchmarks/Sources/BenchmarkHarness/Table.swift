import Foundation

/// A table in Markdown, which reads well in a terminal too.
package struct Table: CustomStringConvertible {
    private let header: [String]
    private let labels: Int
    private var rows: [[String]] = []

    /// Begins a table whose first columns are labels; the others are numbers.
    package init(labels: Int, header: [String]) {
        self.header = header
        self.labels = labels
    }

    package mutating func add(_ cells: [String]) { rows.append(cells) }

    package var description: String {
        let all = [header] + rows
        let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        var lines = all.map { line($0, widths) }
        // The colon after the dashes tells Markdown to align numbers to the right.
        let rule = widths.enumerated().map { column, width in
            column < labels ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
        }
        lines.insert(line(rule, widths), at: 1)
        return lines.joined(separator: "\n")
    }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return column < labels ? cell.0 + padding : padding + cell.0
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }

    // MARK: - Cells

    /// A number with so many decimals; empty for nil.
    package static func number(_ value: Double?, _ decimals: Int) -> String {
        value.map { String(format: "%.\(decimals)f", $0) } ?? ""
    }

    /// How many times as much; empty for nil.
    package static func times(_ value: Double?) -> String {
        value.map { String(format: $0 < 10 ? "%.2fx" : "%.1fx", $0) } ?? ""
    }
}
