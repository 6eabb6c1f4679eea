/// All options of an ``XMLDecoder`` as one value, copied once per call.
struct DecoderOptions: Sendable {
    var dateDecodingStrategy = XMLDecoder.DateDecodingStrategy.xmlSchema
    var dataDecodingStrategy = XMLDecoder.DataDecodingStrategy.base64
    var boolDecodingStrategy = XMLDecoder.BoolDecodingStrategy.xmlSchema
    var nonConformingFloatDecodingStrategy = XMLDecoder.NonConformingFloatDecodingStrategy.xmlSchema
    var keyDecodingStrategy = XMLDecoder.KeyDecodingStrategy.useDefaultKeys
    var nodeDecodingStrategy = XMLDecoder.NodeDecodingStrategy.deferredToDecoder
    var nestedKeyStrategy = XMLDecoder.NestedKeyStrategy.separated(by: ".")
    var attributeKeyPrefix = "@"
    var emptyElementStrategy = XMLDecoder.EmptyElementStrategy.valueOrNil
    var missingCollectionStrategy = XMLDecoder.MissingCollectionStrategy.empty
    var dictionaryKeyStrategy = XMLDecoder.DictionaryKeyStrategy.elementNames
    var unknownNodes = XMLDecoder.UnknownNodeStrategy.skip
    var unknownChoiceStrategy = XMLDecoder.UnknownChoiceStrategy.skip
    var namespaces = XMLDecoder.NamespaceStrategy.literal
    var trimValueWhitespaces = true
    var removeWhitespaceElements = false
    var rootKey: String?
    var errorContextLength: UInt = 0
    var parsingOptions = XML.ParsingOptions()
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]

    /// How keys are to be read.
    var keyRules: KeyGrammar.Rules {
        KeyGrammar.Rules(separator: nestedKeyStrategy.separator, attributePrefix: attributeKeyPrefix)
    }
}

/// The options of a decoder as its calls share them: setting one makes a new object, and no call copies a dozen values.
final class SharedDecoderOptions: Sendable {
    let value: DecoderOptions
    /// Whether what a key means depends on nothing but its type, where the type being decoded does not place its keys.
    let tablesNeedOnlyType: Bool
    /// Whether keys mean what they do for a decoder that nobody has told anything.
    let readsKeysByDefault: Bool

    static let standard = SharedDecoderOptions(DecoderOptions())

    init(_ value: DecoderOptions) {
        self.value = value
        tablesNeedOnlyType = value.nodeDecodingStrategy.custom == nil && !value.keyDecodingStrategy.isCustom
        readsKeysByDefault =
            tablesNeedOnlyType && value.keyDecodingStrategy.isDefault && value.namespaces == .literal
            && value.keyRules == KeyGrammar.Rules()
    }
}
