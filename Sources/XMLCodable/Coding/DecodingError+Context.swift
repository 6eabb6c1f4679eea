extension DecodingError {
    /// The context, whatever the case; nil for a case that a later version of Swift adds.
    package var context: Context? {
        switch self {
        case .keyNotFound(_, let context), .valueNotFound(_, let context), .typeMismatch(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
