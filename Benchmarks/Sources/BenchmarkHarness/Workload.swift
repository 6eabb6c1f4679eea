/// A call that is measured, all that it needs made beforehand.
package struct Workload {
    package let shape: String
    package let operation: DocumentOperation
    package let contestant: Contestant
    /// The length of the XML document, also where JSON is read or written.
    package let bytes: Int
    /// The call; what it gives is freed in it.
    package let work: () throws -> Void
}
