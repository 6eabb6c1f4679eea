public import XMLCodable

extension XML.Element {
    /// Returns the element as a dictionary in XMLDictionary's format, for code that migrates from that library.
    ///
    /// ```swift
    /// let menu = try XML.Document(parsing: "<menu day='1'><food>Toast</food><food>Tea</food></menu>").root
    /// menu.dictionary()   // ["__name": "menu", "_day": "1", "food": ["Toast", "Tea"]]
    /// ```
    ///
    /// A child element becomes a `String` or a `[String: Any]` under its name, or an `[Any]` of these if the name
    /// repeats. Text next to elements or attributes is stored under `__text`, as a `String`, or as a `[String]` if
    /// elements separate its runs. A dictionary has no order, so the order of children and the position of text and
    /// comments are lost. The element itself and a model preserve them.
    ///
    /// - Parameter options: How attributes, text, names and comments are represented. Defaults to XMLDictionary's
    ///   defaults.
    public func dictionary(_ options: XML.DictionaryOptions = XML.DictionaryOptions()) -> [String: Any] {
        var open = [DictionaryFrame(self, options, isRoot: true)]
        while true {
            let last = open.count - 1
            guard let child = open[last].children.next() else {
                var closed = open.removeLast()
                guard let parent = open.indices.last else {
                    guard options.wrapRootNode else { return closed.whole(options) }
                    return closed.value(options).map { [closed.name: $0] } ?? [:]
                }
                let value = closed.value(options)
                open[parent].add(value, under: closed.name, alwaysAsArray: options.alwaysUseArrays)
                continue
            }
            switch child {
            case .element(let element):
                open[last].endText(options)
                open.append(DictionaryFrame(element, options, isRoot: false))
            case .text(let text), .cdata(let text):
                open[last].text += text
            case .comment(let comment):
                if options.preserveComments { open[last].comments.append(comment) }
            case .processingInstruction:
                break
            }
        }
    }
}

/// An element that is being converted to a dictionary.
private struct DictionaryFrame {
    /// The values under one key.
    private struct Slot {
        var values: [Any]
        var isArray: Bool
    }

    let name: String
    var children: IndexingIterator<[XML.Node]>
    /// The run of text being joined, which continues past comments up to the next element.
    var text = ""
    var comments: [String] = []
    private var runs: [String] = []
    private var slots: [String: Slot] = [:]
    private var attributes: [String: String] = [:]
    private let hasName: Bool

    init(_ element: XML.Element, _ options: XML.DictionaryOptions, isRoot: Bool) {
        name = element.name.qualifiedName
        children = element.children.makeIterator()
        switch options.nodeNameMode.mode {
        case .rootOnly: hasName = isRoot
        case .always: hasName = true
        case .never: hasName = false
        }
        for attribute in element.attributes {
            let key = attribute.name.qualifiedName
            switch options.attributesMode.mode {
            case .prefixed: slots[DictionaryKey.attributePrefix + key] = Slot(values: [attribute.value], isArray: false)
            case .unprefixed: slots[key] = Slot(values: [attribute.value], isArray: false)
            case .dictionary: attributes[key] = attribute.value
            case .discard: break
            }
        }
    }

    /// Adds a child element's value, or nil for an omitted element, which still turns a repeated key into an array.
    mutating func add(_ value: Any?, under key: String, alwaysAsArray: Bool) {
        let added = value.map { [$0] } ?? []
        if slots[key] != nil {
            slots[key]?.isArray = true
            slots[key]?.values += added
        } else if alwaysAsArray || !added.isEmpty {
            slots[key] = Slot(values: added, isArray: alwaysAsArray)
        }
    }

    mutating func endText(_ options: XML.DictionaryOptions) {
        let run = options.trimWhiteSpace ? text.trimmed : text
        if !run.isEmpty { runs.append(run) }
        text = ""
    }

    /// Returns the element's value within its parent: a string, a dictionary, or nil if it is omitted.
    func value(_ options: XML.DictionaryOptions) -> Any? {
        var frame = self
        let whole = frame.whole(options)
        guard frame.slots.isEmpty, frame.attributes.isEmpty, frame.comments.isEmpty else { return whole }
        if frame.runs.isEmpty, options.stripEmptyNodes { return nil }
        if !frame.runs.isEmpty, options.collapseTextNodes { return frame.runs.joined(separator: "\n") }
        return whole
    }

    /// Returns the dictionary for the element, after its last child.
    mutating func whole(_ options: XML.DictionaryOptions) -> [String: Any] {
        endText(options)
        var whole: [String: Any] = slots.mapValues { slot in
            slot.isArray ? slot.values : slot.values.first ?? slot.values
        }
        let isEmpty = slots.isEmpty && attributes.isEmpty && comments.isEmpty && runs.isEmpty
        if hasName { whole[DictionaryKey.name] = name }
        if !attributes.isEmpty { whole[DictionaryKey.attributes] = attributes }
        if !comments.isEmpty { whole[DictionaryKey.comments] = comments }
        if let run = runs.first { whole[DictionaryKey.text] = runs.count == 1 ? run : runs }
        if isEmpty, !options.stripEmptyNodes, !options.collapseTextNodes { whole[DictionaryKey.text] = "" }
        return whole
    }
}
