/// What the targets report to libFuzzer.
public enum Fuzzer {
    /// Ends the run with a finding; libFuzzer saves the input.
    public static func found(_ what: @autoclosure () -> String) -> Never {
        fatalError("FOUND: " + what())
    }

    /// Ends the run with a finding unless a condition holds.
    public static func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
        if !condition { found(what()) }
    }
}
