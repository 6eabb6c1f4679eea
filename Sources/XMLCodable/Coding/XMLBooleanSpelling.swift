/// A transform for a Bool that is spelled in other words, for one property. The coders' strategies do it for all.
///
/// ```swift
/// enum Given: XMLBooleanSpelling {
///     static let trueSpellings = ["given", "yes"]
///     static let falseSpellings = ["refused", "no"]
/// }
/// struct Consent: Codable {
///     @XMLAttribute @XMLTransformed<Given> var marketing: Bool
/// }
/// ```
/// ```xml
/// <Consent marketing="given"/>
/// ```
///
/// Any other text causes an error.
public protocol XMLBooleanSpelling: XMLTransform where Coded == String, Output == Bool {
    /// The texts that mean true; the first one is written. Must not be empty.
    static var trueSpellings: [String] { get }
    /// The texts that mean false; the first one is written. Must not be empty.
    static var falseSpellings: [String] { get }
}

extension XMLBooleanSpelling {
    /// Returns the property's value for a value in the document.
    public static func decode(_ coded: String) throws -> Bool {
        for text in [coded, coded.trimmed] {
            if trueSpellings.contains(text) { return true }
            if falseSpellings.contains(text) { return false }
        }
        let all = (trueSpellings + falseSpellings).map { "\"\($0)\"" }
        throw XML.TransformError(expected: all.alternatives ?? "a spelling")
    }

    /// Returns the value in the document for the property's value.
    public static func encode(_ value: Bool) throws -> String {
        guard let text = (value ? trueSpellings : falseSpellings).first else {
            throw XML.TransformError(expected: "a spelling of \(value)")
        }
        return text
    }
}

extension XML {
    /// The words `yes` and `no`.
    public enum YesNo: XMLBooleanSpelling {
        /// The text that means true.
        public static var trueSpellings: [String] { ["yes"] }
        /// The text that means false.
        public static var falseSpellings: [String] { ["no"] }
    }

    /// The words `on` and `off`.
    public enum OnOff: XMLBooleanSpelling {
        /// The text that means true.
        public static var trueSpellings: [String] { ["on"] }
        /// The text that means false.
        public static var falseSpellings: [String] { ["off"] }
    }
}
