languages-label = Language
languages-failed = This language could not be fetched just now. Try again.
