"""Lucky Loop: four programmes, a free one, and dice (Karsten Hartwig and Wolfgang Panning, 2003)."""
