"""A small network in numpy: rows of numbers in, one number for each row out."""

from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[np.float32]

_DECAY = (0.9, 0.999)
_TINY = 1e-8


class Network:
    """Layers of rectified units and a linear output unit, trained by Adam."""

    def __init__(self, widths: tuple[int, ...], seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.weights: list[Array] = []
        for inputs, outputs in zip(widths, (*widths[1:], 1), strict=True):
            self.weights.append(random.normal(0, np.sqrt(2 / inputs), (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self._moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self._steps = 0

    def of(self, rows: Array) -> Array:
        """Return the output for each row."""
        return self.layers(rows)[-1][:, 0]

    def layers(self, rows: Array) -> list[Array]:
        """Return the activations of every layer, the output last."""
        found = [rows]
        for weights, bias in zip(self.weights[:-2:2], self.weights[1:-2:2], strict=True):
            found.append(np.maximum(found[-1] @ weights + bias, 0))
        return [*found, found[-1] @ self.weights[-2] + self.weights[-1]]

    def teach(self, layers: list[Array], slopes: Array, rate: float) -> None:
        """Move the output of `layers` against these gradients."""
        slope = slopes[:, None].astype(np.float32)
        self._steps += 1
        for place in range(len(self.weights) - 2, -1, -2):
            before = layers[place // 2]
            changes = before.T @ slope, slope.sum(axis=0)
            slope = (slope @ self.weights[place].T) * (before > 0)
            self._move(place, changes[0], rate)
            self._move(place + 1, changes[1], rate)

    def save(self, path: Path) -> None:
        """Save the weights."""
        np.savez_compressed(path, *self.weights)

    @classmethod
    def load(cls, path: Path) -> "Network":
        """Return a saved network."""
        with np.load(path) as kept:
            weights = [kept[name] for name in kept.files]
        network = cls(tuple(len(each) for each in weights[::2]))
        network.weights = weights
        return network

    def _move(self, place: int, change: Array, rate: float) -> None:
        mean, square = self._moments[place]
        mean += (1 - _DECAY[0]) * (change - mean)
        square += (1 - _DECAY[1]) * (change**2 - square)
        step = rate * np.sqrt(1 - _DECAY[1] ** self._steps) / (1 - _DECAY[0] ** self._steps)
        self.weights[place] -= (step * mean / (np.sqrt(square) + _TINY)).astype(np.float32)
