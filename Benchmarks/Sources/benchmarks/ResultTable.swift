import Foundation

/// The results as a table in Markdown, which reads well in a terminal too.
struct ResultTable: CustomStringConvertible {
    let results: [BenchmarkResult]

    var description: String {
        let header = [
            "shape", "operation", "bytes", "XMLCodable min ms", "median", "MB/s", "XMLCoder min ms", "median", "ratio",
        ]
        let rows = [header] + results.map(cells)
        let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = rows.map { line($0, widths) }
        // The colon after the dashes tells Markdown to align numbers to the right.
        let rule = widths.enumerated().map { column, width in
            column < 2 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
        }
        lines.insert(line(rule, widths), at: 1)
        return lines.joined(separator: "\n")
    }

    private func cells(_ result: BenchmarkResult) -> [String] {
        [
            result.shape, result.operation, "\(result.bytes)",
            milliseconds(result.ours.minimum), milliseconds(result.ours.median),
            String(format: "%.0f", result.megabytesPerSecond),
            result.theirs.map { milliseconds($0.minimum) } ?? "",
            result.theirs.map { milliseconds($0.median) } ?? "",
            result.ratio.map { String(format: "%.1fx", $0) } ?? "",
        ]
    }

    private func milliseconds(_ value: Double) -> String { String(format: "%.3f", value) }

    private func line(_ cells: [String], _ widths: [Int]) -> String {
        let padded = zip(cells, widths).enumerated().map { column, cell in
            let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return column < 2 ? cell.0 + padding : padding + cell.0
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }
}
