"""Checks that authors of games run in their own tests: `conformance.check_plugin`."""
