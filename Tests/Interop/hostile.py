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

# The rounds of leaving an endless response; the seconds within which the next request is answered, and the seconds of the
# processor that are used in a second, a second later.
ROUNDS = 20
NEXT_SECONDS = 0.5
IDLE_SECONDS = 0.05

COMPLETE = "complete"
NOTHING = "nothing"
TIMED_OUT = "URLError.*Code=-1001"
CUT = "URLError.*(transfer closed|reset by peer)"
LIMIT = "limit"
# An error of the parser begins with the line and the column.
UNFINISHED = r"[12]:\d+: "
# The path, the mode of the client, the number of records, and how it ends: COMPLETE, NOTHING or words of the error.
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
    ("html-success", "fetch", 0, r"media type of the response is text/html.* 1:\d+: "),
    ("html-success", "stream", 0, r"media type of the response is text/html.* 1:\d+: "),
    ("interim?100", "fetch", 3, COMPLETE),
    ("interim?100", "stream", 3, COMPLETE),
    ("interim?102", "fetch", 3, COMPLETE),
    ("interim?102", "stream", 3, COMPLETE),
    ("interim?103", "fetch", 3, COMPLETE),
    ("interim?103", "stream", 3, COMPLETE),
    ("interim?100,102,102,103", "fetch", 3, COMPLETE),
    ("interim?100,102,102,103", "stream", 3, COMPLETE),
    ("interim?100", "post", 3, COMPLETE),
    ("interim-error", "fetch", 0, "502"),
    ("interim-error", "stream", 0, "502"),
    ("interim-redirect", "fetch", 3, COMPLETE),
    ("interim-forever", "fetch", 0, "URLError"),
    ("interim-forever", "stream", 0, "URLError"),
    ("good", "head", 0, NOTHING),
    ("head-huge", "head", 0, NOTHING),
    ("no-content", "fetch", 0, "no content"),
    ("empty", "fetch", 0, "no content"),
    ("empty", "stream", 0, "no root element"),
    ("not-http", "fetch", 0, "URLError"),
    ("redirect-forever", "fetch", 0, "URLError.*Code=-1007"),
    ("redirect?302,same,good", "stream", 3, COMPLETE),
    ("redirect?307,port,good", "stream", 3, COMPLETE),
    ("redirect?302,file,etc/passwd", "fetch", 0, "file:///etc/passwd.*no URL of HTTP"),
    ("redirect?308,port,echo", "upload", 0, "body of the request is a stream"),
    ("records", "fetch", 0, LIMIT),
    ("record", "fetch", 0, LIMIT),
    ("record", "stream", 0, LIMIT),
    ("name", "stream", 0, LIMIT),
    ("gzip-bomb", "fetch", 0, LIMIT),
    ("gzip-bomb", "stream", 0, LIMIT),
    ("head-endless", "fetch", 0, "URLError"),
    ("endless", "fetch", 0, LIMIT),
    ("endless-error", "fetch", 0, LIMIT),
    ("endless-error", "stream", 0, "500"),
]
# What a call becomes at the end of a redirection: its method, and whether it has what is for its first origin alone, and
# its body.
REDIRECTED_CALLS = [
    ("302,same", "GET", True, False),
    ("303,same", "GET", True, False),
    ("307,same", "POST", True, True),
    ("308,same", "POST", True, True),
    ("302,port", "GET", False, False),
    ("303,host", "GET", False, False),
    ("307,port", "POST", False, True),
    ("307,host", "POST", False, True),
    ("308,port", "POST", False, True),
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
    if not only or "redirect" in only:
        for target, method, has_secrets, has_body in REDIRECTED_CALLS:
            judge_call(report, client, f"{address}/redirect?{target},echo", target, method, has_secrets, has_body)
    if not only or "endless" in only:
        for way in ("leave", "cancel"):
            judge_leaving(report, client, way, f"{address}/endless")
    server.shutdown()


def judge_call(report, client, url, target, method, has_secrets, has_body):
    _, text, _, _ = measured([client, "post", url], SECONDS)
    fields = re.findall(r"^(authorization|cookie|soapaction|x-api-key): ", text.lower(), re.MULTILINE)
    # A GET has no action.
    wanted = (["authorization", "cookie"] + ["soapaction"] * has_body + ["x-api-key"]) if has_secrets else []
    got = (
        re.findall(r"^([A-Z]+) /echo HTTP", text, re.MULTILINE), sorted(fields),
        "t-Ω" in text, "secret" in text)
    expected = ([method], wanted, has_body, has_secrets)
    report.add(f"hostile redirect?{target}, post", None if got == expected else f"{got}, expected {expected}: {text}")


def judge_leaving(report, client, way, url):
    code, text, _, size = measured([client, way, str(ROUNDS), url], 60)
    slowest = re.search(r"^next: \S+ to (\S+) s", text, re.MULTILINE)
    processor = re.search(r"^processor: (\S+) s", text, re.MULTILINE)
    note = " ".join(re.sub(r"^foods: 3$", "", text, flags=re.MULTILINE).split())[:300]
    if code != 0 or not slowest or not processor or text.count("foods: 3\n") != ROUNDS or "error" in text:
        problem = f"exit status {code}"
    elif float(slowest[1]) > NEXT_SECONDS:
        problem = f"the next request took more than {NEXT_SECONDS} s"
    elif float(processor[1]) > IDLE_SECONDS:
        problem = f"more than {IDLE_SECONDS} s of the processor in a second"
    elif size > LIMIT_MEGABYTES:
        problem = f"more than {LIMIT_MEGABYTES} MB"
    else:
        problem = None
    note = f"{ROUNDS} rounds, {size} MB, {note}"
    report.add(f"hostile endless, {way}", problem and f"{problem}: {note}", note)


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
    elif end in (COMPLETE, NOTHING) and (error or not text.endswith(f"{end}\n")):
        problem = f"expected {end}"
    elif end not in (COMPLETE, NOTHING) and not (error and re.search(end, error[1], re.IGNORECASE | re.DOTALL)):
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
