#!/usr/bin/env python3
"""Runs one batch of models: `run.py LIBRARY SEED COUNT FOLDER [NAME...]`. Exits with 1 if there are findings.
"""

import argparse
import json
import pathlib
import random
import re
import signal
import subprocess
import sys

import judge

HERE = pathlib.Path(__file__).resolve().parent


class Batch:
    def __init__(self, library, seed, count, folder, only):
        self.library = pathlib.Path(library)
        self.seed, self.count, self.folder, self.only = seed, count, pathlib.Path(folder), only
        self.findings = []  # (model, value, problem, document, detail)
        self.crashed = set()

    def run(self):
        subprocess.run(
            [sys.executable, HERE / "generate.py", str(self.seed), str(self.count), self.folder, *self.only],
            check=True)
        self.names = json.loads((self.folder / "models.json").read_text())
        self.compile()
        lines = self.harness("check")
        documents = {}
        for line in lines:
            if line.get("problem"):
                self.report(line["model"], line.get("value"), line["problem"], line.get("document"), line.get("detail"))
            elif line.get("document"):
                documents[line["model"], line["value"]] = line["document"]
        self.judge(documents)
        self.compare("reverse order", documents, self.harness("reverse"))
        self.compare("order", documents, self.harness("forward"))
        for name in self.names:
            self.compare("a process of its own", documents, self.harness("only", name), name)
        self.extend(documents)

    @property
    def objects(self):
        """The object files of the library, without those of sources that an earlier build had."""
        sources = {path.name for path in (HERE.parents[1] / "Sources" / "XMLCodable").rglob("*.swift")}
        return sorted(path for path in (self.library / "XMLCodable.build").glob("*.o") if path.stem in sources)

    def compile(self):
        command = ["swiftc", "-Onone", "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-j2",
                   "-I", self.library / "Modules", HERE / "Harness.swift", *sorted(self.folder.glob("Models*.swift")),
                   *self.objects, "-o", self.folder / "harness"]
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode != 0:
            print(result.stderr[:4000] + "\nA generated model does not compile.")
            sys.exit(2)

    def harness(self, mode, argument="-"):
        """The lines that the harness writes; a model that crashes is left out of the next attempt."""
        lines = []
        skipped = set(self.crashed)
        while True:
            result = subprocess.run(
                [self.folder / "harness", mode, str(argument), *skipped], capture_output=True, text=True,
                env={"SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"}, timeout=600)
            current = [json.loads(line) for line in result.stdout.split("\n") if line]
            if result.returncode == 0:
                return lines + [line for line in current if "begin" not in line]
            begun = [line for line in current if "begin" in line]
            name = begun[-1]["begin"] if begun else "?"
            reason = f"exit code {result.returncode}, {result.stderr[-500:]}"
            if -result.returncode in {each.value for each in signal.Signals}:
                reason = signal.Signals(-result.returncode).name + ", " + result.stderr[-500:]
            self.report(name, None, f"crash in mode {mode}", str(begun[-1] if begun else ""), reason)
            if name in skipped or name == "?":
                return lines
            skipped.add(name)
            self.crashed.add(name)

    def report(self, model, value, problem, document, detail):
        self.findings.append((model, value, problem, document or "", detail or ""))

    def judge(self, documents):
        for (model, value), document in documents.items():
            try:
                content = judge.Content(document)
            except judge.expat.ExpatError as error:
                self.report(model, value, "malformed, says expat", document, str(error))
                continue
            wrong = judge.wrong_names(content, self.names[model])
            if wrong:
                self.report(model, value, "other names", document, ", ".join(wrong))

    def compare(self, where, documents, lines, only=None):
        found = {}
        for line in lines:
            if line.get("problem"):
                self.report(line["model"], line.get("value"), f"{line['problem']}, {where}", line.get("document"), line.get("detail"))
            else:
                found[line["model"], line["value"]] = line["document"]
        for key, document in documents.items():
            if key[0] in self.crashed or only and key[0] != only:
                continue
            other = found.get(key)
            same = other == document
            if other and self.names[key[0]]["unordered"]:
                same = sorted(other) == sorted(document)
            if not same:
                self.report(*key, f"other bytes in {where}", document, other)

    def replaces(self, extension, output, strict):
        """Whether an element may have taken the place of one of the same name, or of an attribute for the same value, which
        is then the one that is lost."""
        def tags(document):
            return len(re.findall("<[^/!?]", document))
        attribute = re.search("reads the attribute '([^']+)'", strict)
        if attribute:
            def values(document):
                return re.findall(rf'\s{re.escape(attribute.group(1))}="([^"]*)"', document)
            return not set(values(extension.document)) <= set(values(output))
        return extension.kind == "known element" and tags(output) < tags(extension.document)

    def extend(self, documents):
        choice = random.Random(f"{self.seed}")
        cases = []
        for (model, value), document in documents.items():
            try:
                judge.Content(document)
            except judge.expat.ExpatError:
                continue
            for extension in judge.extensions(document, choice, 8, self.names[model]["aliases"]):
                try:
                    judge.Content(extension.document)
                except judge.expat.ExpatError:
                    continue  # such as two attributes with one name
                cases.append((model, value, extension))
        path = self.folder / "extended.jsonl"
        path.write_text("".join(
            json.dumps({"id": index, "model": model, "document": extension.document}) + "\n"
            for index, (model, _, extension) in enumerate(cases)))
        self.extended = len(cases)
        for answer in self.harness("extended", path):
            model, value, extension = cases[answer["id"]]
            def report(problem, detail):
                self.report(model, value, f"{problem}: {extension.kind}", extension.document, detail)
            strict, listed = answer.get("strict"), answer.get("report") or []
            if extension.output:
                output = answer.get("output") or answer.get("thrown") or ""
                same = output == extension.output or self.names[model]["unordered"] and (
                    sorted(output) == sorted(extension.output))
                if not same and not self.names[model]["captures"]:
                    report("another value", f"{output}\n{extension.output}")
                if strict or listed:
                    report("reported, but read", f"{strict}\n{listed}")
                continue
            if answer.get("thrown"):
                if not strict:
                    report("only plain decoding throws", answer["thrown"])
                if not listed:
                    report("diagnose misses an error", answer["thrown"])
                continue
            try:
                lost = extension.lost(answer["output"])
            except judge.expat.ExpatError as error:
                report("malformed after an extension", f"{error}\n{answer['output']}")
                continue
            dropped = (
                "text", "section", "element", "element in a namespace", "empty element", "known element",
                "known element in a namespace", "known attribute", "copy", "split")
            if self.names[model]["lenient"] and extension.kind in dropped and not strict and not listed:
                continue  # the value became malformed, which the model permits
            if self.names[model]["sets"] and extension.kind in ("copy", "split"):
                continue  # equal members of a Set are one
            if self.names[model]["text_default"] and extension.kind == "split":
                continue  # the part without text has the default
            if self.names[model]["nested"] and extension.element and lost == [f"<{extension.element}>"]:
                continue  # an item of an array in an array gets the name of the array
            if lost and not strict and not listed:
                report("silent loss", f"lost {', '.join(lost)}\n{answer['output']}")
            elif bool(strict) != bool(listed) and not self.names[model]["lenient"]:
                report("strict decoding and diagnose disagree", f"{strict}\n{listed}")
            elif not lost and strict and extension.marks and not self.replaces(
                    extension, answer["output"], strict):
                report("reported, but not lost", f"{strict}\n{answer['output']}")

    def source(self, name):
        text = "".join(path.read_text() for path in sorted(self.folder.glob("Models[01].swift")))
        match = re.search(rf"(?ms)^enum {name}: Model \{{.*?(?=^enum M\d+: Model|^import|\Z)", text)
        return match.group(0) if match else ""


def main():
    parser = argparse.ArgumentParser()
    for name in ("library", "seed", "count", "folder"):
        parser.add_argument(name)
    parser.add_argument("only", nargs="*")
    arguments = parser.parse_args()
    seed = arguments.seed
    batch = Batch(arguments.library, seed, int(arguments.count), arguments.folder, arguments.only)
    batch.run()
    shown = set()
    for model, value, problem, document, detail in batch.findings:
        key = (model, problem.replace(", shared", ", fresh"))
        if key in shown:
            continue
        shown.add(key)
        print(f"FINDING seed {seed} {model} value {value}: {problem}\n  document: {document[:3000]}\n  {detail[:2000]}\n")
    for model in sorted({finding[0] for finding in batch.findings}):
        print(f"MODEL seed {seed} {batch.source(model)}\n")
    print(f"seed {seed}: {len(batch.names)} models, {batch.extended} extended documents, {len(shown)} findings")
    sys.exit(1 if batch.findings else 0)


if __name__ == "__main__":
    main()
