"""A program at the table is shown as one to people, before the game and in it."""

from playwright.sync_api import expect

from tavolata.client import Seat, new_token, open_table
from tests.browser.conftest import PHONE, NewPage
from tests.server.harness import LiveServer


def test_people_see_that_a_program_sits_with_them(live_server: LiveServer, new_page: NewPage) -> None:
    server = f"http://{live_server.host}"
    link = open_table(server, "lucky-loop", 2)
    path = link.removeprefix(server)
    with Seat(link, "Robo", token=new_token(server)) as seat:
        anna, ben = new_page(path), new_page(path, PHONE)
        for page in (anna, ben):
            expect(page.get_by_role("listitem", name="Seat 1")).to_contain_text("a program")
        seat.fill("easy")
        seat.begin()
        robo = anna.get_by_role("list", name="At the table").get_by_role("listitem").filter(has_text="Robo")
        expect(robo).to_contain_text("a program")
