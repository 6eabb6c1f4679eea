extension Recipe {
    /// What has to be done, without the time to wait.
    public var steps: [String] {
        content.compactMap { if case .step(let step) = $0 { step } else { nil } }
    }
}
