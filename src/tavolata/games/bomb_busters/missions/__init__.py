"""The missions: a file for each family of twists, the questions that twists answer, and what all twists of a mission answer together."""
