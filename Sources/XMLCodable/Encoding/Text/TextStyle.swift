/// How values are written as text: the options of an encoder that concern text.
final class TextStyle: Sendable {
    /// Whether `Bool` and floating-point values are written in their default form.
    let hasPlainBooleans: Bool
    let hasPlainFloats: Bool
    let hasCDataStrings: Bool
    /// Whether white space at the ends of a text is written as it is.
    private let hasPlainBlanks: Bool
    private let hasOwnEscapes: Bool
    private let elementEscapes: EscapeTable?
    private let attributeEscapes: EscapeTable?
    let booleans: XMLEncoder.BoolEncodingStrategy
    let decimals: XMLEncoder.DecimalEncodingStrategy
    let floats: XMLEncoder.NonConformingFloatEncodingStrategy
    let dates: XMLEncoder.DateEncodingStrategy
    let data: XMLEncoder.DataEncodingStrategy

    init(_ options: EncodingOptions) {
        booleans = options.booleans
        decimals = options.decimals
        floats = options.floats
        dates = options.dates
        data = options.data
        hasPlainBooleans = options.booleans == .xmlSchema
        hasPlainFloats = options.floats == .xmlSchema
        hasCDataStrings = options.strings == .cdata
        hasPlainBlanks = options.tolerances.contains(.plainBlanks)
        hasOwnEscapes =
            EncodingOptions.areOwn(options.escapesInElements) || EncodingOptions.areOwn(options.escapesInAttributes)
        elementEscapes = hasOwnEscapes ? EscapeTable(options.escapesInElements) : nil
        attributeEscapes = hasOwnEscapes ? EscapeTable(options.escapesInAttributes) : nil
    }

    /// Whether the text of a date is determined by the date alone, not by code that encodes it.
    var hasTextOfDates: Bool {
        switch dates.form {
        case .deferred, .custom: false
        default: true
        }
    }

    /// Whether the text of data is determined by the data alone, not by code that encodes it.
    var hasTextOfData: Bool {
        switch data.form {
        case .deferred, .custom: false
        default: true
        }
    }

    // MARK: - Appending

    /// Appends text that needs no escaping, within the delimiters of a CDATA section if the mode requires them.
    @inline(__always)
    func append<Failure: Error>(
        _ mode: TextMode, to out: inout ByteBuffer, _ body: (inout ByteBuffer) throws(Failure) -> Void
    ) throws(Failure) {
        if mode == .cdata { out.append("<![CDATA[") }
        try body(&out)
        if mode == .cdata { out.append("]]>") }
    }

    /// Appends any text.
    @inline(__always)
    func append(text: String, _ mode: TextMode, to out: inout ByteBuffer) throws(EncodingProblem) {
        // The common case: nothing to escape, and native storage.
        if mode != .cdata, !hasOwnEscapes, text.withBytes({ out.appendIfPlain($0) }) { return }
        try append(difficult: text, mode, to: &out)
    }

    /// Appends text that is rare, such as what a strategy specifies or a namespace, without the code for it in each caller.
    @inline(never)
    func append(word text: String, _ mode: TextMode, to out: inout ByteBuffer) throws(EncodingProblem) {
        try append(text: text, mode, to: &out)
    }

    @inline(never)
    private func append(difficult text: String, _ mode: TextMode, to out: inout ByteBuffer) throws(EncodingProblem) {
        let forbidden: UInt32?
        let mode = mode == .text && hasPlainBlanks ? TextMode.run : mode
        if hasOwnEscapes, mode != .cdata {
            guard let escapes = mode == .attribute ? attributeEscapes : elementEscapes else { throw .badEscapes }
            forbidden = text.withBytes { bytes in
                switch mode {
                case .attribute: escapes.appendAttribute(bytes, to: &out)
                case .run: escapes.appendText(bytes, to: &out)
                case .text, .cdata: escapes.appendValueText(bytes, to: &out)
                }
            }
        } else {
            forbidden = text.withBytes { bytes in
                switch mode {
                case .text: Escaping.appendValueText(bytes, to: &out)
                case .run: Escaping.appendText(bytes, to: &out)
                case .attribute: Escaping.appendAttribute(bytes, to: &out)
                case .cdata: Escaping.appendCDATA(bytes, to: &out)
                }
            }
        }
        if let forbidden { throw .forbidden(forbidden) }
    }

    @inline(never)
    func append(nonConforming value: Double, _ mode: TextMode, to out: inout ByteBuffer) throws(EncodingProblem) {
        switch floats.form {
        case .xmlSchema: append(mode, to: &out) { FloatText.append(value, to: &$0) }
        case .throw: throw .noText("\(value) has no text form; `nonConformingFloatEncodingStrategy` is `.throw`")
        case .strings(let positive, let negative, let nan):
            try append(word: value.isNaN ? nan : value < 0 ? negative : positive, mode, to: &out)
        }
    }
}

/// The place that the text of a scalar is written to.
enum TextMode {
    /// The text of an element: leading and trailing white space is preserved as character references.
    case text
    /// A run of text among elements, which is written with its white space.
    case run
    case attribute
    /// A separate CDATA section.
    case cdata
}
