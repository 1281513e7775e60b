/** The four colours of flight cards; each colour is one manoeuvre (LL-M1). */
export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];

export interface FlightPath {
  /** The flown line, in a field of 100 by 80. */
  line: string;
  /** The part behind the line: the other side of a roll. */
  behind?: string;
  /** The position of the aeroplane, and its heading in degrees. */
  nose: readonly [x: number, y: number, heading: number];
  /** The puffs of smoke after the flight: x, y, radius. */
  smoke: readonly (readonly [number, number, number])[];
}

export const flightPaths: Record<Colour, FlightPath> = {
  red: {
    line: 'M10 64H58C76 64 87 55 87 41C87 27 76 18 60 18H40',
    nose: [27, 18, 180],
    smoke: [
      [11, 64, 7],
      [25, 65, 8.5],
      [40, 63, 7],
      [54, 65, 8],
      [69, 62, 7.5],
      [81, 54, 8],
      [87, 41, 7],
      [81, 27, 7.5],
      [69, 20, 6.5],
      [56, 18, 6],
    ],
  },
  blue: {
    line: 'M6 68C34 68 74 66 77 38C79 20 66 9 52 9C38 9 25 20 27 38C29 58 52 66 80 68',
    nose: [86, 68, 2],
    smoke: [
      [8, 68, 7],
      [22, 69, 7.5],
      [37, 66, 7],
      [57, 62, 7],
      [71, 52, 8],
      [77, 37, 7],
      [74, 22, 7.5],
      [63, 12, 7],
      [49, 9, 8],
      [36, 14, 7],
      [28, 26, 7.5],
      [28, 41, 7],
    ],
  },
  green: {
    line: 'M8 12H34C50 12 56 22 60 36L66 56',
    nose: [70, 66, 74],
    smoke: [
      [9, 12, 7],
      [23, 13, 8.5],
      [37, 12, 7.5],
      [49, 19, 8],
      [57, 31, 7],
      [61, 44, 6],
    ],
  },
  yellow: {
    line: 'M6 40C14 14 28 14 38 40C48 66 62 66 72 40',
    behind: 'M6 40C14 66 28 66 38 40C48 14 62 14 72 40',
    nose: [84, 40, 0],
    smoke: [
      [7, 37, 6.5],
      [14, 24, 7],
      [25, 21, 8],
      [35, 32, 6.5],
      [41, 46, 7],
      [50, 58, 8],
      [62, 57, 7],
      [70, 45, 6],
    ],
  },
};
