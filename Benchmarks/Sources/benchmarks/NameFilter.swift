/// What the names of models, cases or sequences begin with: the arguments before the first option; all if there are none.
struct NameFilter {
    private let beginnings: [String]
    /// The arguments after the names.
    let options: ArraySlice<String>

    init(_ arguments: ArraySlice<String>) {
        beginnings = Array(arguments.prefix { !$0.hasPrefix("-") })
        options = arguments.dropFirst(beginnings.count)
    }

    func includes(_ name: String) -> Bool { beginnings.isEmpty || beginnings.contains(where: name.hasPrefix) }
}
