/// The body of initializers that exist only so that the compiler says what to write instead.
///
/// They are not available, so no program that calls one compiles, and this never runs.
func notAvailable() -> Never { fatalError("an initializer that is not available was called") }
