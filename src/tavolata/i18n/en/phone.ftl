invite-code = Show as a code
invite-code-title = Scan to sit down
invite-code-label = The link to this table as a code: { $link }
invite-code-hint = Whoever points a phone's camera at it comes to this table.
