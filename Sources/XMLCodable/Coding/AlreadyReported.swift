/// The error for a value that cannot be created and whose mismatch is already in the report.
struct AlreadyReported: Error {}
