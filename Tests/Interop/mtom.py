"""SOAP messages with attachments (MTOM, XOP), made by urllib3 and by Python's email package: the Swift client must find
the bytes of both attachments."""

import email.mime.application
import email.mime.multipart
import email.policy
import http.server
import random
import subprocess
import threading

from urllib3.fields import RequestField
from urllib3.filepost import encode_multipart_formdata

# Bytes that look like boundaries, line ends and markup among random ones.
PICTURE = random.Random(17).randbytes(100_000) + b"\r\n--limit\r\n\r\n</picture>\0" + bytes(range(256))
ENVELOPE = """<?xml version="1.0" encoding="UTF-8"?>
<s:Envelope xmlns:s="{namespace}" xmlns:xop="http://www.w3.org/2004/08/xop/include"><s:Body>
<pictures xmlns="urn:example:kitchen"><title>Crêpe</title>
<picture><xop:Include href="cid:picture%2F1@example.com"/></picture><picture><xop:Include href="cid:second@example.com"/></picture>
</pictures></s:Body></s:Envelope>"""
NAMESPACES = {"1.1": "http://schemas.xmlsoap.org/soap/envelope/", "1.2": "http://www.w3.org/2003/05/soap-envelope"}
MEDIA_TYPES = {"1.1": "text/xml", "1.2": "application/soap+xml"}


def binary(version):
    """By urllib3: attachments in binary, the root part first."""
    root = ENVELOPE.format(namespace=NAMESPACES[version]).encode()
    parts = [
        ("<root@example.com>", f'application/xop+xml; charset=UTF-8; type="{MEDIA_TYPES[version]}"', root),
        ("<picture/1@example.com>", "image/jpeg", PICTURE),
        ("<second@example.com>", "application/octet-stream", b""),
    ]
    fields = [
        RequestField("", data, headers={"Content-ID": id, "Content-Type": type, "Content-Transfer-Encoding": "binary"})
        for id, type, data in parts]
    body, _ = encode_multipart_formdata(fields, "limit=?1")
    return body, (
        f'multipart/related; boundary="limit=?1"; type="application/xop+xml"; start="<root@example.com>"; '
        f'start-info="{MEDIA_TYPES[version]}"')


def base64(version):
    """By the email package: attachments in base64, the root part last."""
    message = email.mime.multipart.MIMEMultipart(
        "related", type="application/xop+xml", start="<root@example.com>", start_info=MEDIA_TYPES[version])
    root = ENVELOPE.format(namespace=NAMESPACES[version]).encode()
    for id, subtype, data in [
        ("<second@example.com>", "octet-stream", b""), ("<picture/1@example.com>", "octet-stream", PICTURE),
        ("<root@example.com>", "xop+xml", root),
    ]:
        part = email.mime.application.MIMEApplication(data, subtype)
        part["Content-ID"] = id
        message.attach(part)
    text = message.as_bytes(policy=email.policy.HTTP.clone(max_line_length=None))
    head, _, body = text.partition(b"\r\n\r\n")
    return body, email.message_from_bytes(head)["Content-Type"].replace("\r\n", "")


class Answers(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        _, form, version = self.path.split("/")
        body, content_type = {"binary": binary, "base64": base64}[form](version)
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


def run(client, report):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    expected = f"title: Crêpe\n{len(PICTURE)} bytes, {checksum(PICTURE)}\n0 bytes, {checksum(b'')}\n"
    for form in ("binary", "base64"):
        for version in ("1.1", "1.2"):
            url = f"http://127.0.0.1:{server.server_address[1]}/{form}/{version}"
            ran = subprocess.run(
                [client, "mtom", url], stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=60)
            report.add(f"mtom {form}, {version}", None if ran.stdout == expected else f"printed {ran.stdout!r}")
    server.shutdown()


def checksum(data):
    """FNV-1a, which is short in Swift as well."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{value:x}"
