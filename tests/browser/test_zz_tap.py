import re, json, time
from tests.browser import test_galaxy_trucker as t
from tests.browser.test_galaxy_trucker import house
from tests.browser.test_galaxy_trucker import set_the_table as st, contend as ct
import pytest
from playwright.sync_api import Page
FR=[]
def watch(page, who):
    def ws(sock):
        def short(d, p):
            try: m=json.loads(p)
            except Exception: return str(p)[:80]
            if m.get("kind")=="moves":
                return {"n":m["n"],"steps":[(s["n"],s["actor"],[e.get("kind") for e in s["events"]]) for s in m["steps"]],"hand":m["view"]["players"][0]["hand"]}
            return {k:(v if k!="table" else "") for k,v in m.items() if k in("kind","n","action","code","message")}
        sock.on("framesent", lambda p: FR.append((time.time(), who,">",short(">",p))))
        sock.on("framereceived", lambda p: FR.append((time.time(), who,"<",short("<",p))))
        sock.on("close", lambda *_: FR.append((time.time(), who, "closed")))
    page.on("websocket", ws)
@pytest.mark.parametrize("i", range(8))
def test_tap(i, new_page, house):
    FR.clear()
    def np(*a, **k):
        page = new_page(*a, **k)
        if not FR and not getattr(np,"done",False):
            watch(page,"anna"); np.done=True
        return page
    anna, ben, line, table = st(np)
    try:
        for i in range(4): ct(anna, ben, line)
    except AssertionError as e:
        for f in FR[-40:]: print(f)
        raise AssertionError("tap lost") from None
