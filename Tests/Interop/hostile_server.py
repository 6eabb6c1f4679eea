"""An HTTP server that breaks its answers: the path of a request chooses how. Each answer ends within STALL seconds of
its last byte."""

import gzip
import socket
import socketserver
import struct
import threading
import time
import zlib
from html import escape

STALL = 20
GIGABYTES = 2 << 30
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<menu>'
TAIL = "</menu>"


def food(number):
    return f"<food><name>Crêpe {number}</name><price>{number}.50</price></food>"


def menu(count, encoding="utf-8", declared="UTF-8"):
    head = HEAD.replace("UTF-8", declared)
    return (head + "".join(map(food, range(1, count + 1))) + TAIL).encode(encoding)


def long_food():
    return food(1).replace("</food>", f"<description>{'Thin and crisp. ' * 64}</description></food>")


BLOCK_RECORDS = 256
BLOCK = (long_food() * BLOCK_RECORDS).encode()
BLOCKS = GIGABYTES // len(BLOCK) + 1


def record_count():
    """How many records `records` sends."""
    return BLOCKS * BLOCK_RECORDS


class Answers(socketserver.StreamRequestHandler):
    timeout = STALL

    def handle(self):
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = [self.rfile.readline().decode().strip()]
        while line := self.rfile.readline().decode().strip():
            self.received.append(line)
        fields = {name.lower(): value for name, value in (line.split(": ", 1) for line in self.received[1:])}
        self.received += [self.rfile.read(int(fields.get("content-length", 0))).decode()]
        path, _, self.query = self.received[0].split()[1].strip("/").partition("?")
        try:
            getattr(self, path.replace("-", "_"))()
        except OSError:
            pass  # The client has gone, as it should.

    # What they are made of.

    def head(self, length=None, status="200 OK", **fields):
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        fields = {"Content-Type": "application/xml", "Connection": "close", **fields}
        if length is not None:
            fields["Content-Length"] = length
        lines = [f"HTTP/1.1 {status}"] + [f"{name}: {value}" for name, value in fields.items()]
        self.send("\r\n".join(lines + ["", ""]).encode())

    def whole(self, body, length=None, **options):
        self.head(len(body) if length is None else length, **options)
        self.send(body)

    def send(self, data):
        self.connection.sendall(data)

    def stay_silent(self):
        """Until the client closes the connection."""
        self.connection.settimeout(STALL)
        self.connection.recv(1)

    def reset(self):
        """Closes the connection with RST instead of FIN."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()

    # Slow ones.

    def good(self):
        self.whole(menu(3))

    def dribble(self):
        body = menu(5)
        self.head(len(body))
        for byte in body:
            self.send(bytes([byte]))
            time.sleep(0.001)

    def dribble_chunked(self):
        self.head(Transfer_Encoding="chunked")
        for byte in menu(5):
            self.send(b"1\r\n" + bytes([byte]) + b"\r\n")
        self.send(b"0\r\n\r\n")

    def stall_before_head(self):
        self.stay_silent()

    def stall_in_head(self):
        self.send(b"HTTP/1.1 200 OK\r\nContent-Type: appl")
        self.stay_silent()

    def stall_in_record(self):
        self.head(1 << 20)
        self.send(menu(4)[:-len(TAIL) - 10])
        self.stay_silent()

    # Cut ones.

    def cut_length(self):
        self.head(1 << 20)
        self.send(menu(4)[:-len(TAIL) - 10])

    def cut_chunked(self):
        self.head(Transfer_Encoding="chunked")
        body = menu(4)[:-len(TAIL) - 10]
        self.send(b"%x\r\n%s\r\n" % (len(body), body))

    def cut_until_close(self):
        """Without a length, only the document itself can tell that the end is missing."""
        self.head()
        self.send(menu(4)[:-len(TAIL) - 10])

    def cut_reset(self):
        self.head(1 << 20)
        self.send(menu(4)[:-len(TAIL) - 10])
        time.sleep(0.2)
        self.reset()

    def cut_before_head(self):
        pass

    # Lies.

    def length_too_short(self):
        self.whole(menu(4), length=len(menu(4)) - len(TAIL) - 10)

    def length_too_long(self):
        self.whole(menu(3), length=len(menu(3)) + 100)

    def length_negative(self):
        self.whole(menu(3), length=-5)

    def length_not_number(self):
        self.whole(menu(3), length="many")

    def length_huge(self):
        """4 exabytes are promised, and three records come. (FoundationNetworking crashes with 2^63 - 1.)"""
        self.whole(menu(3), length=1 << 62)

    def charset_over_declaration(self):
        """The header is right and the declaration is wrong, as RFC 7303 allows."""
        self.whole(menu(3, "latin-1", "UTF-8"), Content_Type="application/xml; charset=iso-8859-1")

    def charset_utf8_is_latin1(self):
        self.whole(menu(3, "latin-1", "ISO-8859-1"), Content_Type="application/xml; charset=utf-8")

    def charset_utf16_is_utf8(self):
        self.whole(menu(3), Content_Type="application/xml; charset=utf-16")

    def charset_unknown(self):
        self.whole(menu(3), Content_Type="application/xml; charset=klingon")

    def declaration_lies(self):
        self.whole(menu(3, "latin-1", "UTF-8"))

    def html_error(self):
        self.whole(b"<html><body><h1>Bad gateway<br>", status="502 Bad Gateway", Content_Type="text/html")

    def html_success(self):
        self.whole(b"<!DOCTYPE html><html><body><h1>Log in<br></body></html>", Content_Type="text/html")

    def no_content(self):
        self.head(status="204 No Content")

    def empty(self):
        self.whole(b"")

    def not_http(self):
        self.send(b"220 mail.example.com ESMTP\r\n")

    # Interim responses (RFC 9110, section 15.2).

    def interim(self):
        """The query says which ones."""
        for status in self.query.split(","):
            self.send(f"HTTP/1.1 {status} Wait\r\nLink: </style.css>; rel=preload\r\n\r\n".encode())
        self.good()

    def interim_error(self):
        self.send(b"HTTP/1.1 100 Continue\r\n\r\n")
        self.html_error()

    def interim_redirect(self):
        self.send(b"HTTP/1.1 103 Early Hints\r\n\r\n")
        self.head(0, status="302 Found", Location="/good")

    def interim_forever(self):
        for _ in range(1 << 20):
            self.send(b"HTTP/1.1 102 Processing\r\n\r\n")

    # Others.

    def head_huge(self):
        """The answer to HEAD: 4 exabytes that do not come."""
        self.head(1 << 62)

    def echo(self):
        """A menu of what was received, line by line."""
        foods = "".join(f"<food><name>{escape(line)}</name><price>1</price></food>" for line in self.received)
        self.whole((HEAD + foods + TAIL).encode())

    def redirect(self):
        """The query is the status, the origin (same, port or host, of which two are others), and the path."""
        status, target, path = self.query.split(",")
        port = self.server.server_address[1]
        origin = {
            "same": "",
            "port": f"http://127.0.0.1:{self.server.other_port}",
            "host": f"http://localhost:{port}",
            "file": "file://",
        }[target]
        self.whole(b"moved", status=f"{status} Moved", Location=f"{origin}/{path}")

    def redirect_forever(self):
        self.head(0, status="302 Found", Location="/redirect-forever")

    # Endless ones.

    def endless(self):
        """Records as fast as they are taken."""
        self.head()
        self.send(HEAD.encode())
        self.send_forever()

    def endless_error(self):
        self.head(status="500 Internal Server Error")
        self.send(HEAD.encode())
        self.send_forever()

    def send_forever(self):
        while True:
            self.send(BLOCK)

    def records(self):
        """2 GB of records."""
        head, tail = HEAD.encode(), TAIL.encode()
        self.head(len(head) + BLOCKS * len(BLOCK) + len(tail))
        self.send(head)
        for _ in range(BLOCKS):
            self.send(BLOCK)
        self.send(tail)

    def record(self):
        """One record of 2 GB."""
        self.head(Transfer_Encoding="chunked")
        self.chunk((HEAD + "<food><name>").encode())
        self.flood()

    def name(self):
        """A tag of 2 GB."""
        self.head()
        self.send((HEAD + "<food").encode())
        block = b"x" * (1 << 16)
        for _ in range(GIGABYTES // len(block)):
            self.send(block)

    def flood(self):
        block = b"x" * (1 << 16)
        for _ in range(GIGABYTES // len(block)):
            self.chunk(block)
        self.send(b"0\r\n\r\n")

    def chunk(self, data):
        self.send(b"%x\r\n%s\r\n" % (len(data), data))

    def gzip_bomb(self):
        """2 GB that take 2 MB on the wire."""
        packer = zlib.compressobj(9, zlib.DEFLATED, 31)
        head = packer.compress((HEAD + "<food><name>").encode()) + packer.flush(zlib.Z_FULL_FLUSH)
        # After a full flush, the same bytes are packed into the same bytes.
        block = packer.compress(b"x" * (1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
        self.whole(head + block * (GIGABYTES >> 20), Content_Encoding="gzip")

    def gzip_good(self):
        self.whole(gzip.compress(menu(3)), Content_Encoding="gzip")

    def head_endless(self):
        """Header fields without end."""
        self.send(b"HTTP/1.1 200 OK\r\n")
        for _ in range(1 << 20):
            self.send(b"X-Filler: " + b"x" * 2000 + b"\r\n")


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    # The port of another server with the same answers.
    other_port = None


def start():
    """A server in a thread of its own, on a free port, and another one that it redirects to."""
    servers = [Server(("127.0.0.1", 0), Answers) for _ in range(2)]
    servers[0].other_port = servers[1].server_address[1]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    return servers[0]
