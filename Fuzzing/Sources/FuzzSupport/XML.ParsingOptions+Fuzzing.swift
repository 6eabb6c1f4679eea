public import XMLCodable

extension XML.ParsingOptions {
    /// The default options with smaller limits for entities, so that no input keeps the fuzzer busy for seconds.
    public static var fuzzing: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.limits.amplificationThreshold = 256 * 1_024
        options.limits.entityExpansions = 50_000
        return options
    }
}
