/// A call that is measured, all that it needs made beforehand.
package struct Workload {
    package let shape: String
    package let operation: DocumentOperation
    package let contestant: Contestant
    /// The length of the XML document, also where JSON is read or written.
    package let bytes: Int
    /// The call; what it gives is freed in it.
    package let work: () throws -> Void

    package init(
        shape: String, operation: DocumentOperation, contestant: Contestant, bytes: Int,
        work: @escaping () throws -> Void
    ) {
        (self.shape, self.operation, self.contestant) = (shape, operation, contestant)
        (self.bytes, self.work) = (bytes, work)
    }
}
