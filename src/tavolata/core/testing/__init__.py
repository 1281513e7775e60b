"""Conformance checks for the tests of game authors: `conformance.check_plugin`."""
