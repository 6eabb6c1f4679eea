import CashManagement
import CycloneDX
import Foundation
import MusicXML
import Orders
import Recipes
import XMLCodable

// Changes a document of each model, and prints the lines that are new.

try edit("bom.xml", PackageResources.bom_xml, CycloneDX.Bom.self) { bom in
    bom.version = bom.versionOrDefault + 1
    bom.components?.content.append(
        .component(CycloneDX.Component(type: .library, bomRef: "timer", name: "Timer", version: "0.3.0")))
}

try edit("score.xml", PackageResources.score_xml, MusicXML.ScorePartwise.self) { score in
    // An octave higher.
    for part in score.part.indices {
        for measure in score.part[part].measure.indices {
            let content = score.part[part].measure[measure].content
            score.part[part].measure[measure].content = content.map { element in
                guard case .note(var note) = element else { return element }
                note.pitch?.octave += 1
                return .note(note)
            }
        }
    }
}

try edit("statement.xml", PackageResources.statement_xml, CashManagement.Document.self) { document in
    guard var statement = document.bkToCstmrStmt.stmt.first else { return }
    let sum = statement.ntry.reduce(0) { $1.cdtDbtInd == .crdt ? $0 + $1.amt.value : $0 - $1.amt.value }
    statement.addtlStmtInf = "\(statement.ntry.count) entries, sum \(sum)"
    document.bkToCstmrStmt.stmt[0] = statement
}

try edit("recipe.xml", PackageResources.recipe_xml, Recipes.RecipeDocument.self) { document in
    guard case .recipe(var recipe) = document else { return }
    recipe.serves = recipe.servesOrDefault * 2
    recipe.content.append(.step("Serve, \(recipe.steps.count) steps later."))
    document = .recipe(recipe)
}

try edit("order.xml", PackageResources.order_xml, Orders.Order.self) { order in
    order.item[1].count = order.item[1].countOrDefault + 1
    order.note = "By the window"
}

/// Reads a document strictly, changes it, and prints the lines that were not in it.
func edit<Document: Codable>(
    _ name: String, _ bytes: [UInt8], _: Document.Type, _ change: (inout Document) -> Void
) throws {
    let decoder = XMLDecoder()
    decoder.unknownNodes = .throw
    let encoder = XMLEncoder()
    encoder.outputFormatting = .prettyPrinted
    var document = try decoder.decode(Document.self, from: Data(bytes))
    let before = Set(try encoder.encodeToString(document).split(separator: "\n"))
    change(&document)
    print("\(name):")
    for line in try encoder.encodeToString(document).split(separator: "\n") where !before.contains(line) {
        print("   ", line)
    }
}
