/// A coding key that has other names in some documents. Decoding accepts all of them; encoding writes the key's own.
///
/// ```swift
/// struct Book: Codable {
///     var title: String
///     var isbn: String
///
///     enum CodingKeys: String, XMLAliasedKey {
///         case title
///         case isbn = "@isbn"
///
///         var xmlAliases: [String] {
///             switch self {
///             case .title: ["name", "caption"]
///             case .isbn: ["id"]
///             }
///         }
///     }
/// }
/// ```
/// ```xml
/// <book id="3-16-148410-X"><caption>Emma</caption></book>
/// ```
///
/// An alias takes the place of the last name in the key: that of the element or attribute that it leads to. Key
/// strategies, prefixes and namespaces apply to it as to the key. If several of the names are present, a value that is
/// not an array is decoded from the first element in the document. The cases of an enum can have aliases, too.
///
/// An alias that is more than a name, such as `items.item` or `@id`, is a key of its own, which is tried if there is nothing
/// under the key itself. The first one with a value is read.
public protocol XMLAliasedKey: CodingKey, _XMLSpecialType {
    /// The other names. Must be the same on every call.
    var xmlAliases: [String] { get }
}
