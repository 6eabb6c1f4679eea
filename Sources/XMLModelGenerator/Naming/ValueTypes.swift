/// The types that the caller gives to values, such as `Double` for `Order.amount`.
struct ValueTypes {
    private let types: [String: String]

    init(_ types: [String: String]) { self.types = types }

    /// Changes the values of properties, and returns the names of which there is none.
    func apply(to all: [ModelType]) -> [String] {
        guard !types.isEmpty else { return [] }
        var unused = Set(types.keys)
        for type in all {
            for index in type.properties.indices {
                let name = "\(type.name).\(type.properties[index].name)"
                guard let swiftType = types[name] else { continue }
                switch type.properties[index].value {
                case .list(.scalar): type.properties[index].value = .list(.scalar(.custom(swiftType)))
                case .scalar: type.properties[index].value = .scalar(.custom(swiftType))
                case .nillable(.scalar): type.properties[index].value = .nillable(.scalar(.custom(swiftType)))
                default: continue
                }
                unused.remove(name)
            }
        }
        return unused.sorted()
    }
}
