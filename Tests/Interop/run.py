#!/usr/bin/env python3
"""The interoperability tests: run.py CLIENT SERVER READER [PART...]

CLIENT is the program InteropClient, SERVER that of Examples/Server, READER that of Examples/FeedReader. The parts are
spyne, mtom, zeep, raw, feeds and hostile; see README.md. Only addresses of this machine are contacted, and everything ends with this program.
"""

import io
import logging
import subprocess
import sys
import threading
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from report import Report

PARTS = ["spyne", "mtom", "zeep", "raw", "feeds", "hostile"]


class QuietHandler(WSGIRequestHandler):
    def log_message(self, *arguments):
        pass

    def get_stderr(self):
        return io.StringIO()


class ThreadedServer(ThreadingMixIn, WSGIServer):
    daemon_threads = True


def spyne(client, report):
    """The Swift client calls a server of spyne."""
    import spyne_server

    server = make_server("127.0.0.1", 0, spyne_server.application(), ThreadedServer, QuietHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    for version in ("1.1", "1.2"):
        url = f"http://127.0.0.1:{server.server_port}/{version}"
        ran = subprocess.run(
            [client, "soap", version, url], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
        lines = ran.stdout.splitlines()
        for line in lines:
            verdict, _, rest = line.partition(" ")
            name, _, problem = rest.partition(": ")
            report.add(f"spyne {version}: {name}", (problem or "failed") if verdict != "ok" else None)
        if ran.returncode != 0 and all(line.startswith("ok") for line in lines) or not lines:
            report.add(f"spyne {version}", f"exit status {ran.returncode}: {ran.stderr[-500:]}")
    server.shutdown()


def orders(program, parts, report):
    """zeep and a client by hand call Examples/Server."""
    server = subprocess.Popen([program, "0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    # So that a server that says nothing, or does not stop, ends this program as well.
    guard = threading.Timer(120, server.kill)
    guard.start()
    try:
        line = server.stdout.readline()
        port = int(line.rsplit(" ", 1)[-1])
        if "zeep" in parts:
            import zeep_client

            zeep_client.run(f"http://127.0.0.1:{port}/soap", report)
        if "raw" in parts:
            import raw_client

            raw_client.run(port, report)
        report.add("the server is still there", None if server.poll() is None else f"exit status {server.poll()}")
        server.terminate()
        report.add("the server stops", None if server.wait(20) == 0 else f"exit status {server.returncode}")
    finally:
        guard.cancel()
        server.kill()


def main(client, server, reader, *parts):
    logging.disable(logging.CRITICAL)
    parts = parts or PARTS
    report = Report()
    if "spyne" in parts:
        spyne(client, report)
    if "mtom" in parts:
        import mtom

        mtom.run(client, report)
    if "zeep" in parts or "raw" in parts:
        orders(server, parts, report)
    if "feeds" in parts:
        import feeds

        feeds.run(reader, report)
    if "hostile" in parts:
        import hostile

        hostile.run(client, report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
