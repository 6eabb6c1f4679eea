/// Structs for values that need a property wrapper where there is no property, as in the cases of an enum.
struct ModelBoxes {
    private(set) var types: [ModelType] = []
    private var known: [ModelScalar: ModelType] = [:]

    /// Returns the struct for a scalar.
    mutating func type(for scalar: ModelScalar) -> ModelType {
        if let type = known[scalar] { return type }
        let isText = scalar == .preservedString
        let type = ModelType(.structure, isText ? "preserved-text" : "hex-binary", origin: .type, namespace: "")
        type.documentation = [isText ? "A text with its white space." : "Bytes in hexadecimal digits."]
        type.properties = [
            ModelProperty(role: .text, hint: "value", value: .scalar(scalar), cardinality: .required)
        ]
        known[scalar] = type
        types.append(type)
        return type
    }
}
