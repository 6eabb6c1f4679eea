/// Says what each property is made from.
struct ModelExplanation {
    let writer: SwiftWriter

    /// A line for each property and case.
    func lines(_ types: [ModelType]) -> [String] {
        types.flatMap { type in
            let properties = type.properties.map { property in
                "\(type.fullName).\(property.name): \(writer.typeName(of: property, in: type))"
                    + Self.words(
                        property.key.map { "`\($0)`" }, property.documentation + [property.facets].compactMap { $0 })
            }
            let cases = type.cases.map { value in
                let payload = value.payload.map { "(\(writer.typeName(of: $0, in: type)))" } ?? ""
                return "\(type.fullName).\(value.name)\(payload)" + Self.words(nil, value.documentation)
            }
            let place = type.place.map { " \($0)" } ?? ""
            return ["\(type.fullName):\(place)\(Self.words(nil, type.documentation))"] + properties + cases
        }
    }

    /// The guesses of a model of samples: each value that is no text.
    func guesses(_ types: [ModelType]) -> [String] {
        types.flatMap { type in
            type.properties.compactMap { property in
                let isText: Bool
                switch property.value {
                case .scalar(.string), .scalar(.preservedString): isText = true
                case .scalar, .list: isText = false
                default: isText = true
                }
                let isMixed = property.role == .choice
                if isText && !isMixed { return nil }
                return "\(type.fullName).\(property.name) is \(writer.typeName(of: property, in: type))"
                    + Self.words(nil, isMixed ? ["its elements are in no fixed order"] : property.documentation)
            }
        }
    }

    private static func words(_ name: String?, _ documentation: [String]) -> String {
        let all =
            [name].compactMap { $0 }
            + documentation.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        return all.isEmpty ? "" : " - " + all.joined(separator: " ")
    }
}
