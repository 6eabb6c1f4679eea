import FuzzSupport
import XMLCodable

/// Two documents, edited at random, are written as they are meant, or not at all.
///
/// An input is two documents and a program of edits, separated by `|`. A document that is malformed is replaced by a tree
/// that is created in code.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let parts = Array(UnsafeBufferPointer(start: start, count: count))
        .split(separator: UInt8(ascii: "|"), maxSplits: 2, omittingEmptySubsequences: false)
    var bytes = Bytes(parts.count > 2 ? parts[2] : [])
    var options = XML.ParsingOptions.fuzzing
    let choices = bytes.next()
    if choices & 1 != 0 { options.unresolvedEntities = .keep }
    var asksExpat = choices & 1 == 0
    var pairs: [Editor.Pair] = []
    for part in parts.prefix(2) {
        guard let document = try? XML.Document(parsing: Array(part), options: options) else { continue }
        // What expat does not accept to begin with says nothing.
        if Expat.error(in: String(decoding: part, as: UTF8.self)) != nil { asksExpat = false }
        let pair = Editor.Pair(document)
        // Only an entity can contain a comment that cannot be written without it.
        if (try? MeaningReader.meaning(of: pair.root)) == nil, part.contains(UInt8(ascii: "&")) { continue }
        pairs.append(pair)
    }
    if pairs.count < 2 { pairs.append(Editor.Pair(made: bytes.element())) }
    if pairs.count < 2 { pairs.append(Editor.Pair(made: bytes.element())) }
    var editor = Editor(pairs)
    var steps = 0
    while !bytes.isAtEnd, steps < 60 {
        editor.edit(&bytes)
        steps += 1
    }
    for pair in editor.pairs { Outputs(pair: pair, options: options, asksExpat: asksExpat).check() }
    return 0
}
