// A link as a code that a phone's camera reads.
import { encode } from 'uqr';

/** So many empty squares around it are part of the standard. */
const border = 4;

/** How many squares it is wide, and the dark ones as a path: each run of a row is a bar. */
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
