package import BenchmarkModels
package import SigilModels
package import WrapperModels

// The names of the models are the same in all notations, so that a file which uses models imports one notation only.

extension MenuShape {
    package typealias Sigils = SigilModels.Menu
    package typealias Wrappers = WrapperModels.Menu
}

extension MapShape {
    package typealias Sigils = SigilModels.MapExtract
    package typealias Wrappers = WrapperModels.MapExtract
}

extension FeedShape {
    package typealias Sigils = SigilModels.Feed
    package typealias Wrappers = WrapperModels.Feed
}

extension TextShape {
    package typealias Sigils = SigilModels.Book
    package typealias Wrappers = WrapperModels.Book
}

extension MessageShape {
    package typealias Sigils = SigilModels.Envelope
    package typealias Wrappers = WrapperModels.Envelope
}

// These two need no notation: nothing but names that the document decides.

extension ChildrenShape {
    package typealias Sigils = Registers
    package typealias Wrappers = Registers
}

extension AttributesShape {
    package typealias Sigils = Sheet
    package typealias Wrappers = Sheet
}
