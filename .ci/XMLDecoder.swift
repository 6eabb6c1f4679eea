// Stands in for the decoder where the step `layers` type-checks only the lower folders of Decoding.
open class XMLDecoder {}
