// Stands in for the place that a `SpecialCoding` reads, where the step `layers` type-checks folders without the decoder.
struct DecodingSite {
    struct Key {}
}
