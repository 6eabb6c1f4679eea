extension XML {
    /// A String with all of its white space, whatever ``XMLDecoder/trimValueWhitespaces`` says.
    ///
    /// ```swift
    /// struct Program: Codable {
    ///     @XMLTransformed<XML.PreservedString> var code: String
    /// }
    /// ```
    /// ```xml
    /// <Program><code>  indented
    /// </code></Program>
    /// ```
    ///
    /// It is for single properties; `xml:space="preserve"` says so in the document.
    public enum PreservedString: XMLTransform {
        /// Returns the string itself.
        public static func decode(_ coded: String) -> String { coded }
        /// Returns the string itself.
        public static func encode(_ value: String) -> String { value }

        /// Decodes the text with its white space.
        public static func decode(from decoder: any Decoder) throws -> String {
            guard let xml = decoder as? any XMLValueDecoding else {
                return try decoder.singleValueContainer().decode(String.self)
            }
            return try xml.preservedText()
        }
    }
}
