"""Type-checks the code for other platforms on this one: .ci/platforms/README.md.

    platforms.py FOLDER -- FLAGS...

FOLDER gets the resolved sources and the modules, and FLAGS are those of the language for the compiler.
"""

import os
import re
import subprocess
import sys

STUBS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "platforms")
FOUNDATION = {"FoundationEssentials", "FoundationInternationalization", "Foundation"}
# What can be imported on a platform beside the modules of the package and the standard library.
PLATFORMS = {
    "Darwin": {"Darwin", "os", "Combine", "ObjectiveC", "Foundation"},
    "Windows": FOUNDATION | {"FoundationNetworking", "ucrt", "WinSDK"},
    "WASI": FOUNDATION | {"WASILibc"},
    "Musl": FOUNDATION | {"FoundationNetworking", "Musl"},
    "Android": FOUNDATION | {"FoundationNetworking", "Android"},
}
SYSTEMS = {"Darwin": "macOS", "Musl": "Linux"}
STANDARD = {"Swift", "Synchronization", "Dispatch"}
# The modules that are type-checked together, as one; for the others, only the imports are checked.
CHECKED = ["XMLCodable", "XMLCodableStreaming"]
LIBRARIES = CHECKED + ["XMLCodableEncodings", "XMLCodableCanonical", "XMLCodableFormatters", "XMLCodableHTTP"]
# Where files are read and written by other types than here, so that what uses these is checked as well.
WHOLE = {"Windows"}
# There is no URLSession on WASI.
MISSING = {"WASI": {"XMLCodableHTTP"}}
DIRECTIVE = re.compile(r"\s*#(if|elseif|else|endif)\b(.*?)(//.*)?$")
IMPORT = re.compile(r"\s*(?:@\w+(?:\(.*?\))?\s+)*(public |package |internal |private )?import (?:\w+ )?(\w+)")


def holds(condition, platform):
    """Whether the condition of an #if is true on a platform."""
    def value(match):
        function, argument = match.group(1), match.group(2)
        if function == "canImport":
            return str(argument in PLATFORMS[platform] | STANDARD)
        if function == "os":
            return str(argument == SYSTEMS.get(platform, platform))
        if function == "compiler":
            return "True"
        if function == "_ptrauth":
            return "False"
        raise ValueError(f"unknown condition {match.group(0)}")

    expression = re.sub(r"(\w+)\(([^()]*)\)", value, condition)
    expression = expression.replace("&&", " and ").replace("||", " or ").replace("!", " not ")
    if re.sub(r"True|False|and|or|not|[()\s]", "", expression):
        raise ValueError(f"unknown condition {condition}")
    return eval(expression.strip())


def resolved(source, platform):
    """The source without what is not compiled on the platform; the lines stay where they are."""
    lines, stack = [], []
    for line in source.split("\n"):
        directive = DIRECTIVE.match(line)
        if directive:
            word, condition = directive.group(1), directive.group(2).strip()
            if word == "if":
                outer = all(active for active, _ in stack)
                active = holds(condition, platform) if outer else False
                stack.append((active, active or not outer))
            elif word == "endif":
                stack.pop()
            else:
                _, done = stack[-1]
                active = not done and (word == "else" or holds(condition, platform))
                stack[-1] = (active, done or active)
            lines.append("")
        else:
            lines.append(line if all(active for active, _ in stack) else "")
    return "\n".join(lines)


def access(text):
    """The access levels of the imports of a part of Foundation."""
    found = [IMPORT.match(line) for line in text.split("\n")]
    return {match.group(1) or "" for match in found if match and match.group(2) in FOUNDATION}


def swift_files(module):
    for folder, _, names in os.walk(os.path.join("Sources", module)):
        for name in sorted(names):
            if name.endswith(".swift"):
                yield os.path.join(folder, name)


def stub_modules(folder):
    """Compiles the modules that have Swift files, and returns the flags to import all."""
    search = []
    for module in sorted(os.listdir(STUBS)):
        stub = os.path.join(STUBS, module)
        if not os.path.isdir(stub):
            continue
        command = ["swiftc", "-emit-module", "-parse-as-library", "-module-name", module, "-o", f"{folder}/{module}.swiftmodule"]
        if os.path.exists(f"{stub}/module.modulemap"):
            search += ["-Xcc", f"-fmodule-map-file={stub}/module.modulemap"]
            if module == "WinSDK":
                continue
            command += ["-import-underlying-module", "-Xcc", f"-fmodule-map-file={stub}/module.modulemap"]
            command.append(f"{STUBS}/overlay.swift")
        else:
            command.append(f"{stub}/{module}.swift")
        subprocess.run(command, check=True)
    return ["-I", folder] + search


def check(platform, folder, imports, flags):
    """Resolves all sources for a platform and type-checks those that differ there; returns what is wrong."""
    faults, primary, other = [], [], []
    known = PLATFORMS[platform] | STANDARD | set(LIBRARIES)
    for module in LIBRARIES:
        if module in MISSING.get(platform, ()):
            continue
        for path in swift_files(module):
            with open(path, encoding="utf-8") as file:
                source = file.read()
            text = resolved(source, platform)
            for number, line in enumerate(text.split("\n"), 1):
                found = IMPORT.match(line)
                if found and found.group(2) not in known:
                    faults.append(f"{path}:{number}: {platform} has no module {found.group(2)}")
            here, there = access(text), access(resolved(source, "Musl"))
            if "FoundationEssentials" in source and here and there and here != there:
                faults.append(f"{path}: Foundation is not imported with the same access everywhere")
            if module not in CHECKED:
                continue
            target = os.path.join(folder, platform, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "w", encoding="utf-8") as file:
                file.write(text)
            (primary if platform in WHOLE or differs(source) else other).append(target)
    command = ["swiftc", "-frontend", "-typecheck", "-suppress-warnings", *flags, *imports]
    for path in primary:
        command += ["-primary-file", path]
    print(f"platforms: {platform}, {len(primary)} files", flush=True)
    if subprocess.run(command + other).returncode != 0:
        faults.append(f"{platform}: does not type-check")
    return faults


def differs(source):
    """Whether the source has a condition other than the one that selects a part of Foundation."""
    found = [DIRECTIVE.match(line) for line in source.split("\n")]
    conditions = {match.group(2).strip() for match in found if match and match.group(1) in ("if", "elseif")}
    return bool(conditions - {"canImport(FoundationEssentials)"})


def main():
    folder, flags = sys.argv[1], sys.argv[sys.argv.index("--") + 1:]
    os.makedirs(folder, exist_ok=True)
    imports = stub_modules(folder)
    faults = [fault for platform in PLATFORMS for fault in check(platform, folder, imports, flags)]
    for fault in faults:
        print(f"platforms: {fault}")
    sys.exit(1 if faults else 0)


main()
