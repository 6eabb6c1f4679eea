/// A format of dates and times for ``XML/FormattedDateTime``.
///
/// ```swift
/// enum HealthFormat: XMLDateTimeFormat {
///     static let pattern = "yyyy-MM-dd HH:mm:ss Z"
/// }
/// struct Record: Codable {
///     @XMLAttribute @XMLTransformed<XML.FormattedDateTime<HealthFormat>> var startDate: XML.DateTime
/// }
/// ```
/// ```xml
/// <Record startDate="2016-04-18 08:25:32 -0700"/>
/// ```
public protocol XMLDateTimeFormat {
    /// A pattern of these letters of Unicode Technical Standard 35:
    ///
    /// | letters | part | |
    /// |---|---|---|
    /// | `y`, `yy`, `yyyy` | year | two digits are a year from 1950 to 2049 |
    /// | `M`, `MM`, `MMM`, `MMMM` | month | `7`, `07`, `Jul`, `July` |
    /// | `d`, `dd` | day | |
    /// | `E`, `EEEE` | weekday | `Wed`, `Wednesday`; not checked when reading |
    /// | `H`, `HH`, `h`, `hh` | hour | from 0 to 23, or from 1 to 12 with `a` |
    /// | `a` | `AM` or `PM` | in any case |
    /// | `m`, `mm`, `s`, `ss` | minute, second | |
    /// | `S`, `SSS` | fraction of a second | `S` alone has any number of digits |
    /// | `Z`, `xx`, `xxx` | zone | `-0700`, `-0700`, `-07:00` |
    /// | `X`, `XX`, `XXX` | zone | as `x`, but UTC is `Z` |
    /// | `x` | zone | `-07`, or `-0730` |
    /// | `z` | name of the zone | `EST`, `GMT+1` |
    ///
    /// A letter alone reads one or more digits, several letters as many digits as there are letters. Zones are read in any
    /// of these forms, also as `-7`. Text in quotation marks (`'T'`) and characters that are no letters stand for
    /// themselves. What is in brackets is optional, also within up to twenty others: it is left out if the value has none of its
    /// parts. If it has some, but not all, or more digits of a second, encoding throws, and so it does for the name of another
    /// zone than that of the value, and if the text would be read as another date. Parts that no letter stands for are not
    /// written, nor is a fraction of a second without `S`. Names are English, in any case.
    static var pattern: String { get }
}

extension XML {
    /// A ``DateTime`` in a custom format, with its zone, which is written as it was read.
    ///
    /// A date of OFX has the pattern `"yyyyMMdd[HHmmss[.SSS]['['x[:z]']']]"`: it reads `20051029`, and
    /// `20051029101003[-5:EST]`. A changed value, or one from another format, is written by the pattern.
    public enum FormattedDateTime<Format: XMLDateTimeFormat>: XMLTransform {
        /// Returns the date for a text in the format.
        public static func decode(_ coded: String) throws -> DateTime {
            let pattern = try DatePattern(checked: Format.pattern)
            let text = coded.trimmed
            var value = try DateText.read(text, "a date in the format \"\(Format.pattern)\"", pattern.read)
            value.written = DateTime.Written(text: text, pattern: Format.pattern)
            return value
        }

        /// Returns the text that was read, or that of the parts.
        ///
        /// Throws if the value lacks a part that the format requires, or if there is no such date.
        public static func encode(_ value: DateTime) throws -> String {
            if keepsForm(of: value), let written = value.written { return written.text }
            let pattern = try DatePattern(checked: Format.pattern)
            guard value.isConsistent, let text = pattern.text(of: value) else {
                throw TransformError(
                    expected: "the parts of a date in the format \"\(Format.pattern)\", found \"\(value.description)\"")
            }
            return text
        }
    }
}

extension XML.FormattedDateTime: FormKeeping {
    static func keepsForm(of value: XML.DateTime) -> Bool { value.written?.pattern == Format.pattern }
}
