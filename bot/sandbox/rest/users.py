"""The bot itself, its application, the gateway's address, and opening DMs."""

from bot.sandbox import payloads
from bot.sandbox.faults import errors
from bot.sandbox.interactions.forms import Form
from bot.sandbox.rest.call import Answer, Call, Route
from bot.sandbox.server import dms


def get_me(call: Call) -> Answer:
    return Answer(200, payloads.me(call.backend.world))


def get_user(call: Call) -> Answer:
    person = call.backend.world.users.get(call.path["user_id"])
    if person is None:
        raise errors.unknown_user()
    return Answer(200, payloads.user(person))


def get_application(call: Call) -> Answer:
    return Answer(200, payloads.application(call.backend.world))


def get_gateway(call: Call) -> Answer:
    return Answer(200, {"url": call.backend.gateway.url})


def get_gateway_bot(call: Call) -> Answer:
    start = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    url = call.backend.gateway.url
    return Answer(200, {"url": url, "shards": 1, "session_start_limit": start})


def open_dm(call: Call) -> Answer:
    recipient = call.body.get("recipient_id")
    if recipient is None:
        form = Form()
        form.required(("recipient_id",))
        form.check()
    channel = dms.open_dm(call.backend, str(recipient))
    return Answer(200, payloads.channel(call.backend.world, channel))


ROUTES = (
    Route("GET", "/users/@me", get_me),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", get_user),
    Route("GET", "/applications/@me", get_application),
    Route("GET", "/oauth2/applications/@me", get_application),
    Route("GET", "/gateway", get_gateway, by_token=True),
    Route("GET", "/gateway/bot", get_gateway_bot),
)
