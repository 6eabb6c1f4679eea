/// The names of SwiftUI that a model's file meets, as SwiftUI declares them.
@MainActor package protocol View {
    associatedtype Body: View
    var body: Body { get }
}

extension Never: View {
    package var body: Never { fatalError("never called") }
}

package struct Text: View {
    package let content: String
    package nonisolated init(_ content: String) { self.content = content }
    package var body: Never { fatalError("never called") }
}
