"""The Starlette app: routes, middleware and lifespan."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware

from tavolata.bots import bot_for
from tavolata.server.cluster.pubsub import NoPubSub, PubSub
from tavolata.server.features.campaigns import Campaigns
from tavolata.server.features.workshop import SimulationPool
from tavolata.server.http import campaigns, games, health, lessons, protocol, races, tables, websocket, workshop
from tavolata.server.http.errors import HANDLERS
from tavolata.server.net.admission import Admission, AdmissionMiddleware
from tavolata.server.net.static_files import SecurityHeaders, built_client, client_routes
from tavolata.server.store.base import Store
from tavolata.server.tables.bots import BotMaker
from tavolata.server.tables.inactivity import AWAY_AFTER_MS
from tavolata.server.tables.registry import TableRegistry

BOT_DELAY_MS = 700
"""The delay before a bot's action, so that people can follow the game."""


def create_app(  # noqa: PLR0913 - the settings of a server
    store: Store,
    *,
    pubsub: PubSub | None = None,
    bot_delay_ms: int = BOT_DELAY_MS,
    away_after_ms: int = AWAY_AFTER_MS,
    make_bot: BotMaker = bot_for,
    client: Path | None = None,
    admission: Admission | None = None,
    metrics: bool = False,
) -> Starlette:
    """The app on a store, which the caller closes. Without `pubsub` it runs alone; `client` is a folder with another built client."""
    admission, pubsub = admission or Admission(), pubsub or NoPubSub()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.tables = registry = TableRegistry(store, bot_delay_ms, make_bot, away_after_ms, pubsub)
        app.state.campaigns = Campaigns(registry)
        app.state.judges = SimulationPool()
        admission.metrics.gauge("tables", "Loaded tables.", lambda: registry.loaded_count)
        yield
        await registry.close()
        await pubsub.close()
        await store.detach()

    endpoints = [
        *health.routes(store, admission.metrics if metrics else None),
        *protocol.routes(),
        *(route for module in (games, lessons, workshop, races, campaigns, tables) for route in module.routes()),
        *websocket.routes(),
        *client_routes(client or built_client()),
    ]
    layers = [Middleware(SecurityHeaders), Middleware(AdmissionMiddleware, admission)]
    app = Starlette(routes=endpoints, middleware=layers, lifespan=lifespan, exception_handlers=HANDLERS)
    app.state.admission = admission
    return app
