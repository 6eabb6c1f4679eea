public import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension XML.Element {
    /// Creates an element from a dictionary in XMLDictionary's format, the inverse of ``dictionary(_:)``.
    ///
    /// ```swift
    /// let menu = try XML.Element(dictionary: ["__name": "menu", "_day": 1, "food": ["Toast", "Tea"]])
    /// try menu.xmlString()   // <menu day="1"><food>Toast</food><food>Tea</food></menu>
    /// ```
    ///
    /// `_name` and the entries of `__attributes` become attributes, `__text` becomes text, `__comments` become
    /// comments, and any other key becomes a child element, or several if its value is an array. Because a dictionary
    /// has no order, attributes and child elements are sorted by name; comments come before the child elements and text
    /// after them.
    ///
    /// - Parameters:
    ///   - dictionary: The element's content. Values are dictionaries, arrays, strings, numbers, `Bool`, `Decimal`,
    ///     `URL` and `UUID`.
    ///   - name: The element's name. Defaults to the value of `__name`. Without that, if the dictionary has a single
    ///     key whose value represents one element, the key is the name and the value is the content; otherwise the name
    ///     is `root`.
    /// - Throws: ``XMLDictionaryError`` for a value of any other type. Names are checked when the element is written.
    public init(dictionary: [String: Any], name: String? = nil) throws(XMLDictionaryError) {
        var name = name ?? dictionary[DictionaryKey.name] as? String
        var content: Any = dictionary
        if name == nil, dictionary.count == 1, let only = dictionary.first, DictionaryBuilder.isChild(only.key) {
            let values = DictionaryBuilder.array(only.value)
            if values == nil || values?.count == 1 {
                name = only.key
                content = values?.first ?? only.value
            }
        }
        self = try DictionaryBuilder.element(name ?? "root", content)
    }
}

/// Builds an element from the values of a dictionary, with an explicit stack because dictionaries may be deeply nested.
private struct DictionaryBuilder {
    /// An element whose children are being created.
    private struct OpenElement {
        let name: String
        var attributes: [XML.Attribute] = []
        var children: [XML.Node] = []
        /// The child elements still to be created, the next one last.
        var waiting: [(name: String, value: Any)] = []
        var text = ""
    }

    private var open: [OpenElement] = []

    static func element(_ name: String, _ value: Any) throws(XMLDictionaryError) -> XML.Element {
        var builder = DictionaryBuilder()
        try builder.start(name, value)
        while true {
            let last = builder.open.count - 1
            if let next = builder.open[last].waiting.popLast() {
                if let values = array(next.value) {
                    builder.open[last].waiting += values.reversed().map { (next.name, $0) }
                } else {
                    try builder.start(next.name, next.value)
                }
                continue
            }
            var done = builder.open.removeLast()
            if !done.text.isEmpty { done.children.append(.text(done.text)) }
            let element = XML.Element(name: XML.Name(done.name), attributes: done.attributes, children: done.children)
            guard !builder.open.isEmpty else { return element }
            builder.open[last - 1].children.append(.element(element))
        }
    }

    static func isChild(_ key: String) -> Bool { !key.hasPrefix(DictionaryKey.attributePrefix) }

    static func array(_ value: Any) -> [Any]? { value as? [Any] }

    private mutating func start(_ name: String, _ value: Any) throws(XMLDictionaryError) {
        open.append(OpenElement(name: name))
        let last = open.count - 1
        guard let dictionary = value as? [String: Any] else {
            open[last].text = try text(value, nil)
            return
        }
        var attributes: [(name: String, value: Any)] = []
        for (key, value) in dictionary {
            switch key {
            case DictionaryKey.name:
                break
            case DictionaryKey.text:
                open[last].text = try texts(value, key).joined(separator: "\n")
            case DictionaryKey.comments:
                open[last].children = try texts(value, key).map { .comment($0) }
            case DictionaryKey.attributes:
                guard let entries = value as? [String: Any] else { throw unsupported(value, key) }
                attributes += entries.map { ($0.key, $0.value) }
            case _ where !Self.isChild(key):
                attributes.append((String(key.dropFirst(DictionaryKey.attributePrefix.count)), value))
            default:
                open[last].waiting.append((key, value))
            }
        }
        open[last].waiting.sort { $0.name > $1.name }
        for attribute in attributes.sorted(by: { $0.name < $1.name }) {
            let text = try text(attribute.value, attribute.name)
            open[last].attributes.append(XML.Attribute(attribute.name, value: text))
        }
    }

    private func texts(_ value: Any, _ key: String) throws(XMLDictionaryError) -> [String] {
        var texts: [String] = []
        for value in Self.array(value) ?? [value] { texts.append(try text(value, key)) }
        return texts
    }

    private func text(_ value: Any, _ key: String?) throws(XMLDictionaryError) -> String {
        switch value {
        case let text as String: return text
        case let number as Double where !number.isFinite: return Self.text(infinite: number)
        case let number as Float where !number.isFinite: return Self.text(infinite: Double(number))
        case let url as URL: return url.absoluteString
        case let identifier as UUID: return identifier.uuidString
        case let number as Decimal: return number.description
        case let value as any LosslessStringConvertible: return value.description
        // Those of an `NSNumber`, for which a Boolean is 0 or 1.
        case let number as Int64: return number.description
        case let number as UInt64: return number.description
        case let number as Double: return number.description
        default: throw unsupported(value, key)
        }
    }

    private static func text(infinite number: Double) -> String {
        number.isNaN ? "NaN" : number < 0 ? "-INF" : "INF"
    }

    private func unsupported(_ value: Any, _ key: String?) -> XMLDictionaryError {
        let path = open.map { "/" + $0.name }.joined()
        let place = key.map { " under '\($0)'" } ?? ""
        return XMLDictionaryError(
            message: "a value of type \(type(of: value))\(place) is not supported", elementPath: path)
    }
}
