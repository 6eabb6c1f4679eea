// Enums, and the structs that long enumerations are.
extension SwiftWriter {
    func writeChoice(_ type: ModelType, to source: inout SwiftSource) {
        let indirect = type.isIndirect ? "indirect " : ""
        source.block("\(modifier)\(indirect)enum \(type.name): \(conformances(of: type))") { source in
            writeMapping(type, to: &source)
            writeCases(type, to: &source)
            writeKeys(type.cases.map { ($0.name, key(of: $0, in: type)) }, to: &source)
            writeNested(type, to: &source)
        }
    }

    private func writeCases(_ type: ModelType, to source: inout SwiftSource) {
        for value in type.cases {
            source.documentation(documentation(of: value))
            let payload = value.payload.map { "(\(typeName(of: $0, in: type)))" } ?? ""
            source.line("case \(SwiftWords.quoted(value.name))\(payload)")
        }
    }

    func writeEnumeration(_ type: ModelType, to source: inout SwiftSource) {
        let texts = type.cases.compactMap { value -> (ModelCase, String)? in
            if case .text(let text) = value.key { (value, text) } else { nil }
        }
        if texts.count > Self.enumerationLimit { return writeLongEnumeration(type, texts, to: &source) }
        source.block("\(modifier)enum \(type.name): String, \(coding), Sendable, CaseIterable") { source in
            for (value, text) in texts {
                source.documentation(documentation(of: value))
                let name = SwiftWords.quoted(value.name)
                source.line(value.name == text ? "case \(name)" : "case \(name) = \(SwiftSource.literal(text))")
            }
            if type.readsSpaces { writeSpaces(type, to: &source) }
        }
    }

    /// Writes how an enumeration reads a text: as it is and, if its type says so, with single spaces between its words.
    private func writeSpaces(_ type: ModelType, to source: inout SwiftSource) {
        let words = type.collapsesSpaces ? " ?? Self(rawValue: words)" : ""
        source.line()
        source.documentation([
            "Decodes the value that the text is\(words.isEmpty ? "." : ", with its white space or with single spaces.")"
        ])
        source.block("\(modifier)init(from decoder: any Decoder) throws") { source in
            source.line("let text = try XML.PreservedString.decode(from: decoder)")
            if !words.isEmpty {
                source.line("let words = text.split { $0.isWhitespace }.joined(separator: \" \")")
            }
            source.block("guard let value = Self(rawValue: text)\(words) else") { source in
                source.line("let container = try decoder.singleValueContainer()")
                let why = "\"unknown value: \\(text)\""
                source.line("throw DecodingError.dataCorruptedError(in: container, debugDescription: \(why))")
            }
            source.line("self = value")
        }
    }

    func writeLongEnumeration(
        _ type: ModelType, _ texts: [(ModelCase, String)], to source: inout SwiftSource
    ) {
        let head = "\(modifier)struct \(type.name): RawRepresentable, \(conformances(of: type))"
        source.block(head) { source in
            source.documentation(["The text."])
            source.line("\(modifier)var rawValue: String")
            source.gap()
            source.documentation(["Creates a value from its text, which may be one that the schema does not list."])
            source.line("\(modifier)init(rawValue: String) { self.rawValue = rawValue }")
            source.line()
            for (value, text) in texts {
                source.documentation(documentation(of: value))
                let name = SwiftWords.quoted(value.name)
                source.line("\(modifier)static let \(name) = \(type.name)(rawValue: \(SwiftSource.literal(text)))")
            }
        }
    }

    func writeUnion(_ type: ModelType, to source: inout SwiftSource) {
        source.block("\(modifier)enum \(type.name): \(conformances(of: type))") { source in
            writeCases(type, to: &source)
            source.line()
            source.documentation(["Decodes the first kind of value that the text is."])
            source.block("\(modifier)init(from decoder: any Decoder) throws") { source in
                source.line("let container = try decoder.singleValueContainer()")
                for (index, value) in type.cases.enumerated() {
                    let name = value.value.map { typeName(of: $0, in: type) } ?? "String"
                    var decode = "container.decode(\(name).self)"
                    if case .scalar(.preservedString) = value.value {
                        decode = "XML.PreservedString.decode(from: decoder)"
                    }
                    let isLast = index + 1 == type.cases.count
                    if isLast {
                        source.line("self = .\(value.name)(try \(decode))")
                    } else {
                        source.block("if let value = try? \(decode)") { source in
                            source.line("self = .\(value.name)(value)")
                            source.line("return")
                        }
                    }
                }
            }
            if !options.isDecodableOnly {
                source.line()
                source.documentation(["Encodes the value as a text."])
                source.block("\(modifier)func encode(to encoder: any Encoder) throws") { source in
                    source.line("var container = encoder.singleValueContainer()")
                    source.line("switch self {")
                    for value in type.cases {
                        source.line("case .\(value.name)(let value): try container.encode(value)")
                    }
                    source.line("}")
                }
            }
            writeNested(type, to: &source)
        }
    }
}
