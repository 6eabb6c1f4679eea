/// What is still to be done, in order. A task may add others, so that no input makes a builder recurse.
final class TaskList<Failure: Error> {
    private var tasks: [() throws(Failure) -> Void] = []

    func add(_ task: @escaping () throws(Failure) -> Void) { tasks.append(task) }

    /// Does everything that is open.
    func finish() throws(Failure) {
        var next = 0
        while next < tasks.count {
            try tasks[next]()
            next += 1
        }
        tasks = []
    }
}
