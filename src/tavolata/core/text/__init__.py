"""Language-independent text: layout, numbers and message keys.

phrase         message keys of actions and events
columns        text blocks side by side
number_format  numbers as text
rulebook       RULES.md in the reader's language
"""
