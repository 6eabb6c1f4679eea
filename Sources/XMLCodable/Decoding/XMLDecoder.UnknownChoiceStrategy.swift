extension XMLDecoder {
    /// What happens to elements and text, among the content of an array of choices or in place of one, that no case of
    /// the enum names.
    ///
    /// An enum with a case that holds an ``XML/Element`` takes every element itself.
    public struct UnknownChoiceStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case skip, `throw` }
        private let form: Form

        /// They are left out.
        public static let skip = UnknownChoiceStrategy(form: .skip)
        /// An error, `dataCorrupted`, at the place of the first.
        public static let `throw` = UnknownChoiceStrategy(form: .throw)
    }
}
