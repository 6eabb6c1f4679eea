"""Calls Examples/Server with zeep, from the WSDL that the server serves. Every response is also validated with the
schema of that WSDL by libxml2."""

import datetime
import decimal

import requests
import zeep
import zeep.exceptions
from lxml import etree
from zeep import xsd
from zeep.plugins import HistoryPlugin
from zeep.transports import Transport

from report import expect

SCHEMA = "http://www.w3.org/2001/XMLSchema"
NIL = "{http://www.w3.org/2001/XMLSchema-instance}nil"
ORDERS = "urn:example:orders"
NAME = "Zoë Ω 李 🥐 <&> \"'"


def lines(*prices):
    return [{"item": f"Crêpe {number}", "quantity": 3, "price": price} for number, price in enumerate(prices)]


class Judge:
    """Validates the last response with the schema of the WSDL."""

    def __init__(self, url):
        wsdl = etree.fromstring(requests.get(url, timeout=10).content)
        schema = wsdl.find(f".//{{{SCHEMA}}}schema")
        self.schema = etree.XMLSchema(etree.fromstring(etree.tostring(schema)))
        self.history = HistoryPlugin()

    def body(self):
        """The content of the Body."""
        (content,) = self.history.last_received["envelope"].find("{*}Body")
        return content

    def validate(self):
        self.schema.assertValid(etree.fromstring(etree.tostring(self.body())))


def run(url, report):
    judge = Judge(f"{url}?wsdl")
    with report.check("zeep reads the WSDL"):
        client = zeep.Client(
            f"{url}?wsdl", transport=Transport(timeout=10, operation_timeout=10), plugins=[judge.history],
            settings=zeep.Settings(strict=True))
        expect(sorted(client.wsdl.services["OrderService"].ports), ["Orders11", "Orders12"])
    for version in ("1.1", "1.2"):
        service = client.bind("OrderService", f"Orders{version.replace('.', '')}")
        calls(f"zeep {version}", client, service, judge, report)


def calls(name, client, service, judge, report):
    customer = f"{NAME} {name}"
    date = datetime.date(2028, 2, 29)
    big = decimal.Decimal("12345678901234567.89")
    number = None

    with report.check(f"{name}: normal, unicode, date, decimal, array"):
        before = datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0)
        order = service.PlaceOrder(order={
            "customer": customer, "deliverOn": date, "note": "fast, please", "line": lines(big, decimal.Decimal("0.1"))})
        judge.validate()
        number = order.number
        expect(order.customer, customer)
        expect(order.deliverOn, date)
        expect(order.note, "fast, please")
        expect(order.total, 3 * big + decimal.Decimal("0.3"))
        expect([(line.item, line.quantity, line.price) for line in order.line],
               [("Crêpe 0", 3, big), ("Crêpe 1", 3, decimal.Decimal("0.1"))])
        if not before <= order.placed <= before + datetime.timedelta(seconds=60):
            raise AssertionError(f"placed at {order.placed}, called at {before}")

    with report.check(f"{name}: nil"):
        order = service.PlaceOrder(order={
            "customer": customer, "deliverOn": xsd.Nil, "note": xsd.Nil, "line": lines(decimal.Decimal(5))})
        judge.validate()
        expect((order.deliverOn, order.note), (None, None))
        found = judge.body()[0]
        for element in ("deliverOn", "note"):
            expect(found.find(f"{{{ORDERS}}}{element}").get(NIL), "true")

    with report.check(f"{name}: absent"):
        order = service.PlaceOrder(order={"customer": customer, "line": lines(decimal.Decimal(5))})
        judge.validate()
        expect((order.deliverOn, order.note), (None, None))

    with report.check(f"{name}: read back"):
        order = service.GetOrder(number=number)
        judge.validate()
        expect((order.number, order.customer, order.deliverOn), (number, customer, date))

    with report.check(f"{name}: array of answers"):
        orders = service.ListOrders(customer=customer)
        judge.validate()
        expect([order.customer for order in orders], [customer] * 3)

    with report.check(f"{name}: empty array"):
        expect(service.ListOrders(customer="nobody") or [], [])
        judge.validate()

    with report.check(f"{name}: nil argument"):
        if len(service.ListOrders(customer=xsd.Nil)) < 3:
            raise AssertionError("nil does not mean all")

    with report.check(f"{name}: fault with a detail"):
        fault = raised(lambda: service.GetOrder(number=12345))
        expect(fault.message, "there is no order 12345")
        expect(etree.QName(fault.code.split(":")[-1]).localname, "Client" if "1.1" in name else "Sender")
        # zeep has the element of 1.1 as it is, and that of 1.2 as well.
        (detail,) = fault.detail
        expect(client.wsdl.types.deserialize(detail), 12345)

    with report.check(f"{name}: fault without a detail"):
        expect(raised(lambda: service.PlaceOrder(order={"customer": customer})).message, "an order needs at least one line")


def raised(call):
    try:
        call()
    except zeep.exceptions.Fault as fault:
        return fault
    raise AssertionError("no fault")
