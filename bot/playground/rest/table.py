"""All routes that the playground knows."""

from bot.playground.rest import channels, commands, emojis, gateway, guilds, interactions, messages, threads
from bot.playground.rest.base import Route

MODULES = (gateway, commands, emojis, interactions, channels, messages, threads, guilds)

ROUTES: tuple[Route, ...] = tuple(route for module in MODULES for route in module.routes.found)
