card-learn = Learn
card-more = More

part-missing = This part of the house could not be fetched: check your connection and try again.

offline-start = You are offline. The games come back by themselves when you are connected again.

invite-code = Show as a code
invite-code-title = Scan to sit down
invite-code-label = The link to this table as a code: { $link }
invite-code-hint = Whoever points a phone's camera at it comes to this table.
