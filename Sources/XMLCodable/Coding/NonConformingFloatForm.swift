/// How infinities and NaN are spelled, for the strategies of the decoder and the encoder.
enum NonConformingFloatForm: Sendable, Hashable {
    /// `INF`, `-INF` and `NaN`, as defined by XML Schema.
    case xmlSchema
    /// They cause an error.
    case `throw`
    case strings(positiveInfinity: String, negativeInfinity: String, nan: String)
}
