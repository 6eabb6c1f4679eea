"""A SOAP service of spyne, the server that the Swift client calls."""

import datetime
import decimal

from spyne import Application, Array, ComplexModel, Date, DateTime, Decimal, Fault, Integer, Iterable, Service, Unicode
from spyne import rpc
from spyne.protocol.soap import Soap11, Soap12
from spyne.server.wsgi import WsgiApplication
from spyne.util.wsgi_wrapper import WsgiMounter

NAMESPACE = "urn:example:kitchen"


class Dish(ComplexModel):
    __namespace__ = NAMESPACE
    name = Unicode(min_occurs=1)
    count = Integer(min_occurs=1)
    price = Decimal(min_occurs=1)


class Order(ComplexModel):
    __namespace__ = NAMESPACE
    guest = Unicode(min_occurs=1)
    day = Date(min_occurs=1)
    placed = DateTime(min_occurs=1)
    total = Decimal(min_occurs=1)
    note = Unicode(min_occurs=1, nillable=True)
    dishes = Array(Dish, min_occurs=1)
    tags = Unicode(max_occurs="unbounded")


class Session(ComplexModel):
    __namespace__ = NAMESPACE
    token = Unicode(min_occurs=1)


def expected_order():
    """The order that both sides know; InteropClient/KitchenOrder.swift has the same."""
    return Order(
        guest="Zoë Ω 李 🥐 <&> \"'",
        day=datetime.date(2026, 2, 28),
        placed=datetime.datetime(2026, 2, 28, 23, 59, 59, tzinfo=datetime.timezone.utc),
        total=decimal.Decimal("12345678901234567.89"),
        note=None,
        dishes=[
            Dish(name="Crêpe", count=2, price=decimal.Decimal("4.05")),
            Dish(name="Tea", count=1, price=decimal.Decimal("0.1")),
        ],
        tags=["a b", "ünïcode"],
    )


def values(order):
    """The order as nested tuples, with dates in UTC."""
    placed = order.placed and order.placed.astimezone(datetime.timezone.utc)
    dishes = order.dishes and [(dish.name, dish.count, dish.price) for dish in order.dishes]
    return (order.guest, order.day, placed, order.total, order.note, dishes, order.tags)


class Kitchen(Service):
    @rpc(_returns=Order)
    def sample(ctx):
        """Everything at once, made by spyne."""
        return expected_order()

    @rpc(Order, _returns=Unicode)
    def check(ctx, order):
        """Compares what spyne read with what the client should have sent."""
        got, wanted = values(order), values(expected_order())
        return "equal" if got == wanted else f"got {got}, expected {wanted}"

    @rpc(Order, _returns=Order)
    def echo(ctx, order):
        return order

    @rpc(Integer, _returns=Order)
    def find(ctx, number):
        """Nil, for there is no such order; a fault if the number cannot be one."""
        if number < 0:
            raise Fault("Client.InvalidNumber", f"{number} is not a number of an order", detail={"number": str(number)})
        return None

    @rpc(Integer, _returns=Iterable(Integer))
    def count(ctx, limit):
        """An array: 1 to limit."""
        return range(1, limit + 1)

    @rpc(_in_header=(Session,), _out_header=(Session,), _returns=Unicode)
    def session(ctx):
        """The token of the header, in the body and in the header of the answer."""
        token = ctx.in_header.token if ctx.in_header else None
        ctx.out_header = Session(token=token)
        return token

    @rpc()
    def crash(ctx):
        """An error that the service did not expect."""
        raise RuntimeError("the oven is on fire")


def application():
    """Both versions, at /1.1 and /1.2."""
    def mounted(protocol):
        return WsgiApplication(Application(
            [Kitchen], NAMESPACE, name="Kitchen", in_protocol=protocol(validator="lxml"), out_protocol=protocol()))

    return WsgiMounter({"1.1": mounted(Soap11).app, "1.2": mounted(Soap12).app})
