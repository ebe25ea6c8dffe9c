"""Guest identities: a name, and a secret in a cookie of which the store keeps only a digest."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from spicery.server.settings import Settings
from spicery.store import Identity, Store

COOKIE = "spicery"
YEARS = 5 * 365 * 86_400
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # no look-alikes
CODE = 8  # characters: 39 bits; valid for ten minutes, with about six guesses


def digest(secret: str) -> str:
    """The hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class GuestAuth:
    """Authenticates guests by cookie, and links devices by one-time codes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings

    async def identify(self, asked: HTTPConnection) -> Identity | None:
        """The guest who sent a request; None if unknown."""
        secret = asked.cookies.get(COOKIE, "")
        return await self.store.who(digest(secret)) if secret else None

    async def register(self, name: str) -> tuple[Identity, str]:
        """Create a guest; returns it with its secret."""
        guest, secret = Identity(secrets.token_urlsafe(12), name), secrets.token_urlsafe(32)
        await self.store.admit(guest, digest(secret))
        return guest, secret

    async def issue_code(self, guest: Identity) -> str:
        """A one-time code that links another device to a guest."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        until = self.settings.clock.wall() + self.settings.code_lives
        await self.store.offer(guest.id, digest(code), until)
        return f"{code[:4]}-{code[4:]}"

    async def redeem(self, typed: str) -> tuple[Identity, str] | None:
        """Redeem a code: its guest and a new secret for this device; None if it is invalid."""
        code = "".join(sign for sign in typed.upper() if sign in LETTERS)
        secret = secrets.token_urlsafe(32)
        guest = await self.store.claim(digest(code), digest(secret), self.settings.clock.wall())
        return None if guest is None else (guest, secret)

    def set_cookie(self, answer: Response, secret: str) -> None:
        """Store the secret in an HttpOnly, SameSite cookie."""
        answer.set_cookie(
            COOKIE,
            secret,
            max_age=YEARS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
        )
