"""What the Swift client makes of hostile_server.py: an error that says what is wrong, or the records so far, in time and
in little memory."""

import os
import re
import subprocess
import tempfile
import time

import hostile_server

# The client's time-out is 5 seconds.
SECONDS = 15
# The program with Foundation and curl takes 40 MB before it does anything.
STREAM_MEGABYTES = 100
LIMIT_MEGABYTES = 250

COMPLETE = "complete"
TIMED_OUT = "URLError.*Code=-1001"
CUT = "URLError.*(transfer closed|reset by peer)"
LIMIT = "limit"
# An error of the parser begins with the line and the column.
UNFINISHED = r"[12]:\d+: "
# The path, the mode of the client, the number of records, and how it ends: COMPLETE or words of the error.
CASES = [
    ("good", "fetch", 3, COMPLETE),
    ("good", "stream", 3, COMPLETE),
    ("gzip-good", "fetch", 3, COMPLETE),
    ("dribble", "fetch", 5, COMPLETE),
    ("dribble", "stream", 5, COMPLETE),
    ("dribble-chunked", "stream", 5, COMPLETE),
    ("stall-before-head", "fetch", 0, TIMED_OUT),
    ("stall-before-head", "stream", 0, TIMED_OUT),
    ("stall-in-head", "stream", 0, TIMED_OUT),
    ("stall-in-record", "fetch", 0, TIMED_OUT),
    ("stall-in-record", "stream", 3, TIMED_OUT),
    ("cut-before-head", "fetch", 0, "URLError"),
    ("cut-length", "fetch", 0, CUT),
    ("cut-length", "stream", 3, CUT),
    ("cut-chunked", "fetch", 0, CUT),
    ("cut-chunked", "stream", 3, CUT),
    ("cut-until-close", "fetch", 0, UNFINISHED),
    ("cut-until-close", "stream", 3, UNFINISHED),
    ("cut-reset", "stream", 3, CUT),
    ("length-too-short", "fetch", 0, UNFINISHED),
    ("length-too-short", "stream", 3, UNFINISHED),
    ("length-too-long", "fetch", 0, CUT),
    ("length-too-long", "stream", 3, CUT),
    ("length-negative", "fetch", 0, "URLError"),
    ("length-not-number", "fetch", 0, "URLError"),
    ("length-huge", "fetch", 0, LIMIT),
    ("length-huge", "stream", 3, CUT),
    ("charset-over-declaration", "fetch", 3, COMPLETE),
    ("charset-over-declaration", "stream", 3, COMPLETE),
    ("charset-utf8-is-latin1", "fetch", 0, "UTF-8"),
    ("charset-utf8-is-latin1", "stream", 0, "UTF-8"),
    ("charset-utf16-is-utf8", "fetch", 0, "UTF-16|1:"),
    ("charset-utf16-is-utf8", "stream", 0, "UTF-16|1:"),
    ("charset-unknown", "fetch", 0, "klingon"),
    ("charset-unknown", "stream", 0, "klingon"),
    ("declaration-lies", "fetch", 0, "UTF-8"),
    ("html-error", "fetch", 0, "502"),
    ("html-error", "stream", 0, "502"),
    ("html-success", "fetch", 0, r"1:\d+: "),
    ("no-content", "fetch", 0, "no content"),
    ("empty", "fetch", 0, "no content"),
    ("empty", "stream", 0, "no root element"),
    ("not-http", "fetch", 0, "URLError"),
    ("redirect-forever", "fetch", 0, "URLError.*Code=-1007"),
    ("records", "fetch", 0, LIMIT),
    ("record", "fetch", 0, LIMIT),
    ("record", "stream", 0, LIMIT),
    ("name", "stream", 0, LIMIT),
    ("gzip-bomb", "fetch", 0, LIMIT),
    ("gzip-bomb", "stream", 0, LIMIT),
    ("head-endless", "fetch", 0, "URLError"),
]


def run(client, report, only=None):
    server = hostile_server.start()
    address = f"http://127.0.0.1:{server.server_address[1]}"
    for path, mode, foods, end in CASES:
        if not only or path in only:
            memory = LIMIT_MEGABYTES if mode == "fetch" or path != "records" else STREAM_MEGABYTES
            judge(report, f"hostile {path}, {mode}", [client, mode, f"{address}/{path}"], foods, end, SECONDS, memory)
    if not only or "records" in only:
        foods = hostile_server.record_count()
        judge(report, "hostile records, stream", [client, "stream", f"{address}/records"], foods, COMPLETE, 120,
              STREAM_MEGABYTES)
    server.shutdown()


def judge(report, name, command, foods, end, seconds, megabytes):
    code, text, took, size = measured(command, seconds)
    counted = re.search(r"^foods: (\d+)", text, re.MULTILINE)
    error = re.search(r"^error: (.*)", text, re.MULTILINE | re.DOTALL)
    note = f"{took:.1f} s, {size} MB, {' '.join((error[1] if error else text).split())[:200] or 'nothing printed'}"
    if code is None:
        problem = f"still running after {seconds} s"
    elif code != 0 or not counted:
        problem = f"exit status {code}"
    elif int(counted[1]) != foods:
        problem = f"{counted[1]} foods, expected {foods}"
    elif end == COMPLETE and error:
        problem = "expected no error"
    elif end != COMPLETE and not (error and re.search(end, error[1], re.IGNORECASE | re.DOTALL)):
        problem = f"expected an error with {end!r}"
    elif size > megabytes:
        problem = f"more than {megabytes} MB"
    else:
        problem = None
    report.add(name, problem and f"{problem}: {note}", note)


def measured(command, seconds):
    """Runs a command: its exit status, or None if it had to be killed; output, seconds, largest resident size in MB."""
    with tempfile.TemporaryFile() as output:
        started = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)
        code = None
        while True:
            found, status, usage = os.wait4(process.pid, os.WNOHANG)
            if found:
                break
            if time.monotonic() - started > seconds:
                process.kill()
                _, status, usage = os.wait4(process.pid, 0)
                seconds = 0
                break
            time.sleep(0.02)
        took = time.monotonic() - started
        if seconds:
            code = os.waitstatus_to_exitcode(status)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        return code, output.read().decode(errors="replace"), took, usage.ru_maxrss // 1024
