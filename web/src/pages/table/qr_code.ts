// Encodes a link as a QR code.
import { encode } from 'uqr';

/** The empty border in squares that the standard requires. */
const border = 4;

/** Returns the width in squares, and the dark squares as an SVG path with one bar for each run in a row. */
export function qrCode(link: string): { size: number; path: string } {
  const { size, data } = encode(link, { ecc: 'M', border });
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') };
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}
