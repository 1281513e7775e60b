"""Pig as if the browser had a room for it: a plain room is told the position in words, which would be measured along."""

from dataclasses import replace

from tavolata_pig import plugin

PLUGIN = replace(plugin.PLUGIN, has_client=True)
