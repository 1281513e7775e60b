import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr_code';

/** Renders the bars of a path as pixels, with several pixels per square. */
function picture(size: number, path: string, dots = 4): Uint8ClampedArray {
  const side = size * dots;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * dots; row < (Number(y) + 1) * dots; row += 1) {
      for (let at = Number(x) * dots; at < (Number(x) + Number(width)) * dots; at += 1)
        pixels.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
    }
  }
  return pixels;
}

test.each(['http://127.0.0.1:8000/t/abcdefghjkmn', 'https://games.example.org/t/mnkjhgfedcba?x=%C3%A9'])('a camera reads %s', (link) => {
  const { size, path } = qrCode(link);
  expect(jsQR(picture(size, path), size * 4, size * 4)?.data).toBe(link);
});
