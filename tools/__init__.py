"""Set-up and build: run from the root of the checkout, with nothing but the standard library."""
