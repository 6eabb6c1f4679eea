import Foundation

Terminal.reserveDescriptors()
do throws(UsageError) {
    Terminal.end(try Tool.run(try Tool.arguments()))
} catch {
    Terminal.complain("xmlcodable-tool: \(error.message)\nSee xmlcodable-tool --help.")
    Terminal.end(.trouble)
}
