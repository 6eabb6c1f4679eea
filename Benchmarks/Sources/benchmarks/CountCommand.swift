import BenchmarkHarness
import Foundation
import ModelShapes
import WrapperModels
import XMLCodable

/// Does each call in a function of its own, so that callgrind can count the instructions of the call alone.
///
/// Prints a line for each call: shape, operation, contestant and length, with tabs between them. Those on short documents
/// are made three times.
struct CountCommand {
    let options: BenchmarkOptions

    func run() throws {
        // Peers are measured by time; what they need is nothing to hold them against.
        for name in Shapes.names where options.shapes.isEmpty || options.shapes.contains(name) {
            try count(shape: name, [.xmlCodable, .wrappers, .dynamic])
        }
        for name in Shapes.growingNames where options.shapes.isEmpty {
            try count(shape: name, [.xmlCodable])
        }
        if options.shapes.isEmpty {
            for model in ModelShape.all { try count(model) }
        }
        for name in Shapes.names where options.shapes.isEmpty || options.shapes.contains(name) {
            try countEvents(shape: name)
        }
        if options.shapes.isEmpty || options.shapes.contains("menu") { try countRecords() }
    }

    /// A document that is checked, and its events, read and written again.
    private func countEvents(shape: String) throws {
        for size in options.sizes {
            let document = Shapes.document(shape: shape, size: size, seed: options.seed) ?? Data()
            try ChildProcess.withFile(of: document) { file in
                for way in EventsCommand.Way.allCases {
                    try measure("\(shape)\t\(way.rawValue)\tstreaming", document.count) { try way.run(file) }
                }
            }
        }
    }

    /// The records of a menu, as a whole and written one by one, as compact text and indented.
    private func countRecords() throws {
        for size in options.sizes {
            let menu = try WriteCommand.menu(size: size, seed: options.seed)
            for (name, formatting) in WriteCommand.formattings {
                let encoder = XMLEncoder()
                encoder.outputFormatting = formatting
                let count = try encoder.encode(menu).count
                try measure("menu\tencode \(name)\trecords", count) { _ = try encoder.encode(menu) }
                try measure("menu\twrite \(name)\trecords", count) { try WriteCommand.write(menu.foods, encoder) }
                try measure("menu\twrite contents \(name)\trecords", count) {
                    try WriteCommand.writeContents(of: menu.foods, encoder)
                }
            }
        }
    }

    /// Makes calls that callgrind counts. The one before them fills caches; a hash table that grows in one of them does
    /// not in all of them, which matters on a short document.
    private func measure(_ row: String, _ bytes: Int, _ work: @escaping () throws -> Void) throws {
        try work()
        for _ in 1...(bytes < 50_000 ? 3 : 1) {
            var call = MeasuredCall(work: work)
            try call.countedByCallgrind()
            print("\(row)\t\(bytes)")
        }
    }

    private func count(_ model: ModelShape) throws {
        let document = try model.documents(records: ModelsCommand.records)[.xml] ?? Data()
        let encode = model.encoding(ModelsCommand.records, .xml)
        let calls: [(DocumentOperation, () throws -> Void)] = [
            (.decode, { try model.decode(document, .xml) }), (.encode, { _ = try encode() }),
        ]
        for (operation, work) in calls {
            try measure("\(model.name)\t\(operation.rawValue)\tmodels", document.count, work)
        }
    }

    private func count(shape: String, _ contestants: Set<Contestant>) throws {
        let chosen = Contestant.allCases.filter { contestants.contains($0) && options.contestants.contains($0) }
        for size in options.sizes {
            let data = Shapes.document(shape: shape, size: size, seed: options.seed) ?? Data()
            for operation in DocumentOperation.allCases {
                for contestant in chosen {
                    guard let workload = try Shapes.workload(operation, contestant, shape: shape, on: data) else {
                        continue
                    }
                    let row = "\(shape)\t\(operation.rawValue)\t\(contestant.rawValue)"
                    try measure(row, workload.bytes, workload.work)
                }
            }
        }
    }
}

/// A call that callgrind finds by the name of the function.
private struct MeasuredCall {
    let work: () throws -> Void
    private var isDone = false

    init(work: @escaping () throws -> Void) { self.work = work }

    /// Must stay a function, and the call must not be its last instruction, or callgrind misses its end.
    @inline(never)
    mutating func countedByCallgrind() throws {
        try work()
        isDone = true
    }
}
