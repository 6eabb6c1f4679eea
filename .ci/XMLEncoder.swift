// Stands in for the encoder where the step `layers` type-checks only the lower folders of Encoding.
open class XMLEncoder {}
