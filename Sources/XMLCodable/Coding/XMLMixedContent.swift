/// An enum whose cases are mixed content, so that white space between elements is text.
///
/// ```swift
/// indirect enum Inline: Codable, XMLMixedContent {
///     case text(String), b([Inline]), i([Inline])
///     enum CodingKeys: String, CodingKey { case text = "#text", b, i }
/// }
/// ```
/// ```xml
/// <p><b>Salt</b> <i>pepper</i></p>
/// ```
///
/// Without the conformance, white space is indentation in an element that has no other text, except under
/// `xml:space="preserve"` or with ``XMLDecoder/trimValueWhitespaces`` set to false.
public protocol XMLMixedContent: _XMLSpecialType {}
