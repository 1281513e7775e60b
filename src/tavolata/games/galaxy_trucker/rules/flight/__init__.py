"""The flight: cards are turned and resolved step by step (resolve); what the cards ask for, and what each step does."""
