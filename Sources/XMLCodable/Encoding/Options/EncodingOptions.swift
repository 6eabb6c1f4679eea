/// The options of an ``XMLEncoder``. A call uses those that were set when it began.
///
/// One property for each option of the encoder, hence their number.
package struct EncodingOptions: Sendable {
    typealias Escapes = [(String, String)]

    static let defaultEscapes: Escapes = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("'", "&apos;"), ("\"", "&quot;"),
    ]

    var outputFormatting: XML.OutputFormatting = []
    var indentation: XML.Indentation = .spaces(4)
    var encoding: XML.Encoding?
    var dates: XMLEncoder.DateEncodingStrategy = .xmlSchema
    var data: XMLEncoder.DataEncodingStrategy = .base64
    var floats: XMLEncoder.NonConformingFloatEncodingStrategy = .xmlSchema
    var booleans: XMLEncoder.BoolEncodingStrategy = .xmlSchema
    var decimals: XMLEncoder.DecimalEncodingStrategy = .shortest
    var strings: XMLEncoder.StringEncodingStrategy = .deferredToString
    var keys: XMLEncoder.KeyEncodingStrategy = .useDefaultKeys
    var nodes: XMLEncoder.NodeEncodingStrategy = .deferredToEncoder
    var nils: XMLEncoder.NilEncodingStrategy = .omit
    var dictionaryKeys: XMLDictionaryKeyStrategy = .elementNames
    var nestedKeys: XMLNestedKeyStrategy = .separated(by: ".")
    var namespaces: XMLNamespaceStrategy = .literal
    var undeclaredPrefixes: XMLEncoder.UndeclaredPrefixStrategy = .throw
    var attributeKeyPrefix = "@"
    var limits = XMLEncoder.Limits()
    var userInfo: [CodingUserInfoKey: any Sendable] = .init()
    var tolerances: EncodingTolerances = []
    /// How many documents the one to be encoded is embedded in.
    var embeddingDepth = 0

    var escapesInAttributes = defaultEscapes
    var escapesInElements = defaultEscapes

    static func areOwn(_ escapes: Escapes) -> Bool {
        escapes.count != defaultEscapes.count || !zip(escapes, defaultEscapes).allSatisfy { $0.0 == $0.1 }
    }

    var keyRules: KeyGrammar.Rules {
        KeyGrammar.Rules(separator: nestedKeys.separator, attributePrefix: attributeKeyPrefix)
    }
}
