"""Runs Examples/FeedReader with its fixtures, as files and over HTTP, and compares what it prints."""

import functools
import http.server
import os
import subprocess
import tempfile
import threading

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Examples/FeedReader/Fixtures")


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def run(program, report):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=FIXTURES))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for kind, name in [("feed", "news.rss"), ("osm", "harbour.osm")]:
        path = os.path.join(FIXTURES, name)
        with open(f"{path}.txt", encoding="utf-8") as file:
            expected = file.read()
        check(report, f"FeedReader {name}, file", [program, kind, path], 0, expected)
        address = f"http://127.0.0.1:{server.server_address[1]}/{name}"
        check(report, f"FeedReader {name}, HTTP", [program, kind, address], 0, expected)
        with tempfile.NamedTemporaryFile(suffix=name) as cut, open(path, "rb") as file:
            # Everything but the last record and the end.
            whole = file.read()
            cut.write(whole[:whole.rindex(b"<item>" if kind == "feed" else b"<relation") + 20])
            cut.flush()
            lines = expected.splitlines(keepends=True)[:-1]
            check(report, f"FeedReader {name}, cut", [program, kind, cut.name], 1, "".join(lines) + "error: ")
    server.shutdown()


def check(report, name, command, status, expected):
    ran = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=30)
    if ran.returncode != status:
        report.add(name, f"exit status {ran.returncode}: {ran.stdout[-300:]}{ran.stderr[-300:]}")
    elif not (ran.stdout == expected or status and ran.stdout.startswith(expected)):
        report.add(name, f"printed {ran.stdout!r}")
    else:
        report.add(name)
