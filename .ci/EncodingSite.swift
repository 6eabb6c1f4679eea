// Stands in for the place that a `SpecialCoding` writes, where the step `layers` type-checks folders without the encoder.
struct EncodingSite {}
