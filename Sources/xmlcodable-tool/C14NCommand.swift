import XMLCodable
import XMLCodableCanonical

/// `c14n FILE`: prints a document, or an element of it, in one of the W3C's canonical forms.
enum C14NCommand {
    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let arguments = try Arguments(
            arguments, flags: ["--exclusive", "--comments"],
            needs: ["--version": "1.0 or 1.1", "--prefixes": "a list of prefixes", "--at": "a path from the root"])
        let form = try form(arguments)
        let place = arguments["--at"]
        if place == "" {
            throw UsageError("--at needs a path from the root; without it, the whole document is printed")
        }
        let file = try arguments.file
        var status = Status.success
        let found = file.attempt {
            let document = try file.document()
            do throws(XMLWritingError) {
                if let place {
                    guard let element = document.root[place] else {
                        Terminal.complain("\(file.name): there is no element at \(place)")
                        status = .rejected
                        return
                    }
                    Terminal.write(try element.canonicalBytes(form))
                } else {
                    Terminal.write(try document.canonicalBytes(form))
                }
            } catch {
                Terminal.complain("\(file.name): has no canonical form: \(error)")
                status = .rejected
            }
        }
        return max(found, status)
    }

    private static func form(_ arguments: Arguments) throws(UsageError) -> XML.CanonicalForm {
        let version = arguments["--version"] ?? "1.0"
        let prefixes = arguments["--prefixes"]
        let form: XML.CanonicalForm
        switch (arguments.has("--exclusive"), version) {
        case (true, "1.0"):
            form = .exclusive(inclusivePrefixes: prefixes?.split { $0 == "," || $0 == " " }.map(String.init) ?? [])
        case (true, "1.1"): throw UsageError("--exclusive has no version 1.1")
        case (false, _) where prefixes != nil: throw UsageError("--prefixes needs --exclusive")
        case (false, "1.0"): form = .canonical10
        case (false, "1.1"): form = .canonical11
        default: throw UsageError("--version needs 1.0 or 1.1, not “\(version)”")
        }
        return arguments.has("--comments") ? form.withComments : form
    }
}
