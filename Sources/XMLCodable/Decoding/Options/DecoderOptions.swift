/// The options of an ``XMLDecoder`` as one value: a property for each option.
package struct DecoderOptions: Sendable {
    var dateDecodingStrategy = XMLDecoder.DateDecodingStrategy.xmlSchema
    var dataDecodingStrategy = XMLDecoder.DataDecodingStrategy.base64
    var boolDecodingStrategy = XMLDecoder.BoolDecodingStrategy.xmlSchema
    var nonConformingFloatDecodingStrategy = XMLDecoder.NonConformingFloatDecodingStrategy.xmlSchema
    var keyDecodingStrategy = XMLDecoder.KeyDecodingStrategy.useDefaultKeys
    var nodeDecodingStrategy = XMLDecoder.NodeDecodingStrategy.deferredToDecoder
    var nestedKeyStrategy = XMLNestedKeyStrategy.separated(by: ".")
    var attributeKeyPrefix = "@"
    var emptyElementStrategy = XMLDecoder.EmptyElementStrategy.valueOrNil
    var missingCollectionStrategy = XMLDecoder.MissingCollectionStrategy.empty
    var dictionaryKeyStrategy = XMLDictionaryKeyStrategy.elementNames
    package var unknownNodes = XMLDecoder.UnknownContentStrategy.skip
    var unknownChoices = XMLDecoder.UnknownContentStrategy.skip
    var namespaces = XMLNamespaceStrategy.literal
    var trimValueWhitespaces = true
    var rootKey: String?
    var checksRoot = true
    var parsingOptions = XML.ParsingOptions()
    var userInfo: [CodingUserInfoKey: any Sendable] = .init()
    package var tolerances: DecodingTolerances = []
    /// How many documents this one is embedded in, as the text of a value.
    var embeddingDepth = 0

    /// The rules for parsing keys.
    var keyRules: KeyGrammar.Rules {
        KeyGrammar.Rules(separator: nestedKeyStrategy.separator, attributePrefix: attributeKeyPrefix)
    }
}

/// The options of a decoder as shared by its calls. Setting one creates a new object, so that no call copies a dozen
/// values.
///
/// It is `Sendable` although it has a pointer: nothing writes to that memory after `init`, and what it holds is `Sendable`.
package final class SharedDecoderOptions: @unchecked Sendable {
    /// Memory that is never changed, and freed with this object.
    let memory: StateBox<DecoderOptions>
    /// A copy of those options, which parsing can use without counting references, since a constant cannot change.
    package let parsingOptions: XML.ParsingOptions
    /// Whether the meaning of a key depends only on its type, unless the type being decoded places its keys itself.
    let tablesNeedOnlyType: Bool
    /// Whether keys are interpreted as by a decoder with the default options.
    let readsKeysByDefault: Bool
    /// Whether names are compared as they are written.
    let hasLiteralNames: Bool

    /// The options of a new decoder. There are several equal objects, because counting the references to one would keep
    /// threads waiting for each other.
    static var standard: SharedDecoderOptions { standards.own.object }
    /// Options that are never deallocated.
    static let lasting = SharedDecoderOptions(DecoderOptions())
    private static let standards = Sharded { SharedDecoderOptions(DecoderOptions()) }

    init(_ value: DecoderOptions) {
        memory = StateBox(value)
        parsingOptions = value.parsingOptions
        tablesNeedOnlyType = value.nodeDecodingStrategy.custom == nil && !value.keyDecodingStrategy.isCustom
        hasLiteralNames = value.namespaces == .literal
        readsKeysByDefault =
            tablesNeedOnlyType && value.keyDecodingStrategy.isDefault && hasLiteralNames
            && value.keyRules == KeyGrammar.Rules() && value.tolerances.isEmpty
    }

    // Those who use the memory own this object.
    deinit { unsafe memory.deallocate() }

    package var value: DecoderOptions {
        @inline(__always) _read { yield memory.value }
    }
}
