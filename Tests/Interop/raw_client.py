"""Calls Examples/Server by hand: envelopes as other libraries write them, wrong ones, and the REST interface. lxml reads
the responses."""

import http.client
import json

from lxml import etree

from report import expect

SOAP = {
    "1.1": ("http://schemas.xmlsoap.org/soap/envelope/", "text/xml"),
    "1.2": ("http://www.w3.org/2003/05/soap-envelope", "application/soap+xml"),
}
ORDERS = "urn:example:orders"
PLACE = (
    '<o:PlaceOrder xmlns:o="urn:example:orders"><o:order><o:customer>{customer}</o:customer>'
    "<o:line><o:item>Tea</o:item><o:quantity>2</o:quantity><o:price>1.05</o:price></o:line>"
    "</o:order></o:PlaceOrder>")
GET = '<GetOrder xmlns="urn:example:orders"><number>{}</number></GetOrder>'


class Client:
    """One connection, which must stay usable after every answer."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)

    def send(self, method, path, body=None, **fields):
        if isinstance(body, str):
            body = body.encode()
        self.connection.request(method, path, body, {name.replace("_", "-"): value for name, value in fields.items()})
        response = self.connection.getresponse()
        return response.status, response.headers, response.read()

    def soap(self, version, content, header="", charset="utf-8", body=None, content_type=None):
        """The status and the child of the Body."""
        namespace, media_type = SOAP[version]
        if body is None:
            body = (
                f"<s:Envelope xmlns:s='{namespace}'>{header}\n<!-- by hand --><s:Body>\n {content}\n"
                "</s:Body></s:Envelope>").encode(charset)
        status, headers, answer = self.send(
            "POST", "/soap", body, Content_Type=content_type or f"{media_type}; charset={charset}", SOAPAction='""')
        if headers["Content-Type"] != f"{media_type}; charset=utf-8":
            raise AssertionError(f"content type {headers['Content-Type']}, status {status}, {answer[:200]}")
        root = etree.fromstring(answer)
        expect(root.tag, f"{{{namespace}}}Envelope")
        (found,) = root.find(f"{{{namespace}}}Body")
        return status, found

    def fault(self, version, content, status, code, **options):
        """Sends a wrong request, and returns the fault's text."""
        got, fault = self.soap(version, content, **options)
        namespace = SOAP[version][0]
        expect(fault.tag, f"{{{namespace}}}Fault")
        expect(got, status)
        if version == "1.1":
            value, text = fault.find("faultcode"), fault.find("faultstring")
        else:
            value = fault.find(f"{{{namespace}}}Code/{{{namespace}}}Value")
            text = fault.find(f"{{{namespace}}}Reason/{{{namespace}}}Text")
        prefix, _, local = value.text.rpartition(":")
        expect((value.nsmap.get(prefix or None), local), (namespace, code))
        return text.text


def run(port, report):
    for version in SOAP:
        soap(f"raw {version}", Client(port), version, report)
    rest(Client(port), report)


def soap(name, client, version, report):
    namespace = SOAP[version][0]
    sender = (500, "Client") if version == "1.1" else (400, "Sender")

    with report.check(f"{name}: WSDL"):
        status, _, body = client.send("GET", "/soap?WSDL")
        expect((status, etree.fromstring(body).get("targetNamespace")), (200, ORDERS))
    with report.check(f"{name}: no GET without ?wsdl"):
        status, headers, _ = client.send("GET", "/soap")
        expect((status, headers["Allow"]), (405, "POST"))

    with report.check(f"{name}: normal"):
        status, answer = client.soap(version, PLACE.format(customer="<![CDATA[Jos\u00e9 & co]]> &#x1F950;"))
        expect((status, answer.tag), (200, f"{{{ORDERS}}}PlaceOrderResponse"))
        expect(answer.findtext(".//{*}customer"), "José & co 🥐")
        expect(answer.findtext(".//{*}total"), "2.1")
        number = answer.findtext(".//{*}number")
    with report.check(f"{name}: default namespace"):
        status, answer = client.soap(version, GET.format(f"\n {number} "))
        expect((status, answer.findtext(".//{*}number")), (200, number))
    for charset in ("utf-8", "utf-16", "iso-8859-1"):
        with report.check(f"{name}: charset {charset}"):
            status, answer = client.soap(version, PLACE.format(customer="José"), charset=charset)
            expect((status, answer.findtext(".//{*}customer")), (200, "José"))
    with report.check(f"{name}: headers that need not be understood"):
        header = f"<s:Header xmlns:x='urn:x'><x:Trace>7</x:Trace><x:Id s:mustUnderstand='0'/></s:Header>"
        status, answer = client.soap(version, GET.format(number), header=header)
        expect(status, 200)
    with report.check(f"{name}: header that must be understood"):
        header = f"<s:Header><x:Tx xmlns:x='urn:x' s:mustUnderstand='1'/></s:Header>"
        client.fault(version, GET.format(number), 500, "MustUnderstand", header=header)

    with report.check(f"{name}: fault of the service"):
        expect(client.fault(version, GET.format(98765), *sender), "there is no order 98765")
    wrong = {
        "unknown operation": '<o:DropOrders xmlns:o="urn:example:orders"/>',
        "operation in another namespace": '<o:GetOrder xmlns:o="urn:other"><o:number>1</o:number></o:GetOrder>',
        "empty body": "",
        "missing value": '<o:GetOrder xmlns:o="urn:example:orders"/>',
        "not a number": GET.format("one"),
        "number too large": GET.format(2**70),
        "text beside": "GetOrder 1",
    }
    for case, content in wrong.items():
        with report.check(f"{name}: {case}"):
            client.fault(version, content, *sender)
    with report.check(f"{name}: the fault has the place"):
        text = client.fault(version, GET.format("one"), *sender)
        if "2:" not in text and "3:" not in text:
            raise AssertionError(text)

    laughs = "<!DOCTYPE a [<!ENTITY a 'ha'>" + "".join(
        f"<!ENTITY {b} '{('&' + a + ';') * 10}'>" for a, b in zip("abcdefgh", "bcdefghi")) + "]>"
    attacks = {
        "not well-formed": f"<s:Envelope xmlns:s='{namespace}'><s:Body>",
        "not XML": "hello",
        "empty document": "",
        "entities": f"{laughs}<s:Envelope xmlns:s='{namespace}'><s:Body>{GET.format('&i;')}</s:Body></s:Envelope>",
        "external entity": "<!DOCTYPE a [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>"
                           f"<s:Envelope xmlns:s='{namespace}'><s:Body>{GET.format('&a;')}</s:Body></s:Envelope>",
        "depth": f"<s:Envelope xmlns:s='{namespace}'><s:Body>" + "<a>" * 100_000,
        "attributes": f"<s:Envelope xmlns:s='{namespace}' " + " ".join(f"a{i}='1'" for i in range(10_000)) + "/>",
        "invalid UTF-8": b"<s:Envelope xmlns:s='%s'><s:Body>\xff\xfe</s:Body></s:Envelope>" % namespace.encode(),
    }
    for case, body in attacks.items():
        with report.check(f"{name}: {case}"):
            text = client.fault(version, None, *sender, body=body.encode() if isinstance(body, str) else body)
            if "root:" in text:
                raise AssertionError(text)
    with report.check(f"{name}: another version of SOAP"):
        client.fault(version, None, 500, "VersionMismatch", body=b"<e:Envelope xmlns:e='urn:soap:9'><e:Body/></e:Envelope>")
    with report.check(f"{name}: unsupported media type"):
        status, _, _ = client.send("POST", "/soap", "{}", Content_Type="application/json")
        expect(status, 415)
    with report.check(f"{name}: body too large"):
        big = Client(client.connection.port)
        status, _, _ = big.send("POST", "/soap", b" " * (4 << 20), Content_Type=SOAP[version][1])
        expect(status, 413)


def rest(client, report):
    xml = (
        '<Order xmlns="urn:example:orders"><customer>Zoë</customer><deliverOn>2028-02-29</deliverOn>'
        "<line><item>Tea</item><quantity>3</quantity><price>0.10</price></line></Order>")
    value = {
        "customer": "Zoë", "deliverOn": "2028-02-29", "line": [{"item": "Tea", "quantity": 3, "price": 0.1}]}
    types = {"json": "application/json", "xml": "application/xml"}

    def read(format, headers, body):
        """Customer, date, total as the format has them."""
        expect(headers["Content-Type"], types[format] + "; charset=utf-8")
        if format == "json":
            found = json.loads(body)
            return found["customer"], found["deliverOn"], str(found["total"])
        found = etree.fromstring(body)
        expect(found.tag, f"{{{ORDERS}}}Order")
        return tuple(found.findtext(f"{{{ORDERS}}}{name}") for name in ("customer", "deliverOn", "total"))

    for sent in types:
        for wanted in types:
            with report.check(f"raw REST: {sent} to {wanted}"):
                status, headers, body = client.send(
                    "POST", "/orders", xml if sent == "xml" else json.dumps(value), Content_Type=types[sent],
                    Accept=types[wanted])
                expect((status, read(wanted, headers, body)), (201, ("Zoë", "2028-02-29", "0.3")))
                expect(headers["Vary"], "Accept")
    accepted = {
        None: "json", "*/*": "json", "text/xml": "xml", "application/*;q=0.5, application/json;q=0.1": "xml",
        "application/xml;q=0.9, application/json": "json", "text/html, application/xml;q=0.9, */*;q=0.8": "xml",
        "application/json;q=0, */*": "xml",
    }
    for accept, wanted in accepted.items():
        with report.check(f"raw REST: Accept {accept}"):
            status, headers, _ = client.send("GET", "/orders", **({"Accept": accept} if accept else {}))
            expect((status, headers["Content-Type"]), (200, types[wanted] + "; charset=utf-8"))
    with report.check("raw REST: not acceptable"):
        status, _, body = client.send("GET", "/orders", Accept="image/png")
        expect(status, 406)
    with report.check("raw REST: unsupported media type"):
        status, _, body = client.send("POST", "/orders", "a=b", Content_Type="application/x-www-form-urlencoded")
        expect(status, 415)
    with report.check("raw REST: malformed, with the place"):
        status, headers, body = client.send(
            "POST", "/orders", "<Order>\n<customer></Order>", Content_Type="application/xml", Accept="application/xml")
        expect(status, 400)
        if "2:" not in etree.fromstring(body).findtext("message"):
            raise AssertionError(body)
    with report.check("raw REST: missing element"):
        status, _, _ = client.send("POST", "/orders", '<Order xmlns="urn:example:orders"/>', Content_Type="text/xml")
        expect(status, 400)
    batch(client, xml, report)
    with report.check("raw REST: no lines"):
        status, _, body = client.send("POST", "/orders", '{"customer": "x", "line": []}', Content_Type=types["json"])
        expect((status, json.loads(body)), (422, {"message": "an order needs at least one line"}))
    with report.check("raw REST: unknown order"):
        status, _, body = client.send("GET", "/orders/99999", Accept=types["xml"])
        expect((status, etree.fromstring(body).findtext("message")), (404, "there is no order 99999"))


def batch(client, order, report):
    """Lists of orders, which are read while they are sent."""
    order = order.replace("Order", "o:order", 1).replace("</Order>", "</o:order>")
    start, end = '<?xml version="1.0"?>\n<o:Orders xmlns:o="urn:example:orders">', "</o:Orders>"

    def send(pieces, content_type="application/xml"):
        status, _, body = client.send(
            "POST", "/orders/batch", (piece.encode() for piece in pieces), Content_Type=content_type,
            Accept="application/json")
        return status, json.loads(body)

    with report.check("raw batch: orders"):
        expect(send([start] + [order] * 3 + [end]), (201, {"placed": 3, "total": 0.9}))
    with report.check("raw batch: byte by byte"):
        expect(send(start + order + end), (201, {"placed": 1, "total": 0.3}))
    with report.check("raw batch: longer than a whole document may be"):
        expect(send([start] + [order * 100] * 100 + [end]), (201, {"placed": 10_000, "total": 3000}))
    with report.check("raw batch: none"):
        expect(send([start, end]), (201, {"placed": 0, "total": 0}))
    with report.check("raw batch: an order without lines"):
        empty = '<o:order><customer xmlns="urn:example:orders">x</customer></o:order>'
        expect(send([start, order, empty, order, end]), (422, {"message": "order 2: an order needs at least one line"}))
    with report.check("raw batch: malformed, with the place"):
        status, answer = send([start, order, "\n<o:order>", end])
        expect((status, answer["message"].split(":")[0]), (400, "3"))
    with report.check("raw batch: JSON"):
        expect(send(["[]"], "application/json")[0], 415)
