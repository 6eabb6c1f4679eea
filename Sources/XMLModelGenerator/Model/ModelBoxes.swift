/// Types that any model may need: structs for values that need a property wrapper where there is no property, as in the
/// cases of an enum, and the enum for values of any simple type.
struct ModelBoxes {
    private(set) var types: [ModelType] = []
    private var anySimple: ModelType?
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

    /// Returns the enum for `xs:anySimpleType`, whose values say their types.
    mutating func anySimpleValue() -> ModelType {
        if let known = anySimple { return known }
        let type = ModelType(.typeChoice, "any-simple-value", origin: .type, namespace: "")
        type.documentation = ["A value of any simple type, as `xsi:type` says."]
        anySimple = type
        types.append(type)
        for builtin in BuiltinType.allCases where builtin.item == nil {
            let name = SchemaName(builtin.rawValue, in: SchemaNamespace.schema)
            let scalar = builtin.scalar
            let value = scalar.transform == nil ? ModelValue.scalar(scalar) : .type(self.type(for: scalar))
            type.cases.append(ModelCase(key: .name(name), hint: name.local, value: value))
        }
        type.cases.append(
            ModelCase(key: .rest, hint: "other", value: .element, documentation: ["Of another type, or of none."]))
        return type
    }
}
