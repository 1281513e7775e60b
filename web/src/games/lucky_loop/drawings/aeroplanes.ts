import { circle, star, type Shape } from './print';

export const programmes = ['red-rooster', 'rubber-duck', 'diving-dove', 'mighty-eagle'] as const;
export type Programme = (typeof programmes)[number];

const red = 'var(--loop-red)';
const redDeep = 'var(--loop-red-deep)';
const redLight = 'var(--loop-red-light)';
const cream = 'var(--loop-cream)';
const white = 'var(--loop-white)';
const yellow = 'var(--loop-yellow)';
const yellowLight = 'var(--loop-yellow-light)';
const blue = 'var(--loop-blue)';
const green = 'var(--loop-green)';
const orange = 'var(--loop-orange)';
const brown = 'var(--loop-brown)';
const brownDeep = 'var(--loop-brown-deep)';
const ink = 'var(--loop-ink)';
const paleBlue = '#bcd9e6';
const skin = '#f0c193';

/** Returns a pilot with leather cap, goggles and a scarf. */
function pilot(x: number, y: number, scarf: string): Shape[] {
  return [
    { d: `M${x - 6} ${y + 7}c-8 -5 -13 2 -22 -3c3 7 11 9 22 8Z`, fill: scarf, line: 2 },
    { d: circle(x, y, 9), fill: skin },
    { d: `M${x - 9} ${y + 5}c-3 -13 6 -18 11 -15c4 2 6 4 7 7l-9 0l-3 8Z`, fill: brownDeep, line: 2 },
    { d: circle(x + 4.5, y - 0.5, 3.6), fill: '#cfe8f2', line: 2 },
  ];
}

/** Returns a fuselage with a shaded underside and an outline over both. */
function body(d: string, fill: string, under: string, shade: string): Shape[] {
  return [{ d, fill, line: 0 }, { d: under, fill: shade, line: 0 }, { d }];
}

/** Returns a propeller seen almost edge-on. */
function propeller(x: number, y: number, reach: number): Shape[] {
  return [
    {
      d: `M${x} ${y}c5 ${-reach * 0.35} 4 ${-reach * 0.8} 1 ${-reach}c-5 ${reach * 0.2} -5 ${reach * 0.7} -1 ${reach}Z`,
      fill: brown,
      line: 2.4,
    },
    {
      d: `M${x} ${y}c5 ${reach * 0.35} 4 ${reach * 0.8} 1 ${reach}c-5 ${-reach * 0.2} -5 ${-reach * 0.7} -1 ${-reach}Z`,
      fill: brown,
      line: 2.4,
    },
  ];
}

const redRooster: Shape[] = [
  { d: 'M36 57C18 58 5 50 2 35C14 42 30 44 44 49Z', fill: blue },
  { d: 'M36 53C20 46 8 34 9 13C20 20 36 30 48 44Z', fill: green },
  { d: 'M40 50C30 38 25 22 30 5C40 15 50 30 55 43Z', fill: yellow },
  ...pilot(79, 30, yellow),
  { d: 'M88 72L99 92L110 70', line: 3.4 },
  ...body(
    'M30 51C50 43 76 37 104 35C124 34 137 43 137 55C137 67 125 75 104 75C76 75 48 67 30 57Z',
    red,
    'M34 56C66 68 92 70 116 64L112 76C84 78 54 68 34 56Z',
    cream,
  ),
  ...propeller(145, 55, 33),
  { d: 'M106 38C100 28 105 20 111 25C111 15 121 14 122 23C128 17 136 23 133 32C140 32 141 40 136 45C126 37 116 35 106 38Z', fill: redDeep },
  { d: 'M113 36C128 36 138 44 138 55C138 66 129 73 116 74C109 63 108 48 113 36Z', fill: redLight },
  { d: 'M127 66C134 65 139 75 133 82C126 84 122 75 125 68Z', fill: redDeep },
  { d: 'M136 47L156 56L136 63C138 58 138 52 136 47Z', fill: yellow },
  { d: circle(125, 50, 6.2), fill: white, line: 2.6 },
  { d: circle(127, 50, 2.2), fill: ink, line: 0 },
  { d: 'M62 18L58 62M100 15L103 60', line: 3.4 },
  { d: 'M62 18L103 60M100 15L58 62', line: 1.2 },
  { d: 'M46 13C46 7 52 5 58 5L102 3C112 3 114 14 105 16L58 20C50 21 46 18 46 13Z', fill: cream },
  { d: 'M46 13C46 7 52 5 58 5L64 4.7L66 19L58 20C50 21 46 18 46 13Z', fill: red, line: 2 },
  { d: 'M42 69C43 63 49 61 56 61L110 58C120 58 122 69 112 72L56 79C47 80 41 75 42 69Z', fill: cream },
  { d: 'M42 69C43 63 49 61 56 61L63 60.6L65 78L56 79C47 80 41 75 42 69Z', fill: red, line: 2 },
  { d: circle(89, 67, 5.4), fill: yellow, line: 2 },
  { d: circle(99, 95, 10.5), fill: ink },
  { d: circle(99, 95, 4), fill: cream, line: 2 },
];

const rubberDuck: Shape[] = [
  ...propeller(31, 15, 20),
  { d: 'M62 82L66 96M106 80L110 94', line: 4 },
  ...pilot(84, 36, red),
  { d: 'M46 24L52 48M70 24L66 48', line: 3.4 },
  ...body(
    'M7 30C13 43 26 48 46 47L90 46C95 45 97 40 97 34C97 21 107 12 119 12C132 12 142 22 142 35C142 45 137 51 131 55C136 70 118 85 84 85C42 85 14 66 7 30Z',
    yellow,
    'M22 57C40 76 90 82 126 66C118 79 104 85 84 85C56 85 34 76 22 57Z',
    '#e39a1b',
  ),
  { d: 'M48 58C62 50 86 51 98 60C97 65 92 66 89 65C87 71 81 72 77 69C74 75 67 75 64 70C56 70 51 65 48 58Z', fill: yellowLight },
  { d: 'M34 8C44 2 74 2 84 11C86 17 80 20 74 20L38 20C32 18 31 12 34 8Z', fill: red },
  { d: circle(74, 12, 3.4), fill: cream, line: 2 },
  { d: 'M24 22C24 18 28 17 32 17L86 18C93 19 93 27 86 28L32 30C27 30 24 27 24 22Z', fill: cream },
  { d: 'M24 22C24 18 28 17 32 17L40 17.2L41 29.7L32 30C27 30 24 27 24 22Z', fill: blue, line: 2 },
  { d: 'M136 45C142 51 150 51 154 46C150 43 142 43 137 43Z', fill: '#d9601c' },
  { d: 'M139 30C148 26 158 33 159 41C154 46 145 46 136 45C139 41 140 36 139 30Z', fill: orange },
  { d: circle(123, 30, 7), fill: white, line: 2.6 },
  { d: circle(125.5, 30.5, 3), fill: ink, line: 0 },
  { d: 'M112 45C114 48 118 49 121 48', line: 2.4 },
  ...body(
    'M38 96C60 93 112 90 140 89C146 91 144 98 136 101C112 107 70 108 50 105C43 104 38 100 38 96Z',
    red,
    'M42 99C70 101 112 98 142 93C142 97 140 99 136 101C112 107 70 108 50 105C46 104 43 102 42 99Z',
    cream,
  ),
];

const divingDove: Shape[] = [
  { d: 'M80 45C74 28 58 12 30 5C28 11 31 15 35 17C31 19 32 24 37 26C34 29 37 33 43 34C43 39 48 43 56 46Z', fill: '#8dbdd4' },
  { d: 'M36 50L6 32C-1 40 3 46 10 48Z', fill: paleBlue },
  { d: 'M36 56L8 70C8 78 16 79 22 74Z', fill: paleBlue },
  { d: 'M38 51L1 50C-3 59 3 63 10 61L38 57Z', fill: white },
  ...propeller(144, 49, 20),
  ...pilot(86, 35, red),
  ...body(
    'M20 52C42 43 72 41 99 41C104 31 114 27 124 29C137 32 143 41 142 49C141 61 126 71 104 71C72 71 42 63 20 56Z',
    white,
    'M32 59C60 66 104 68 140 54C136 65 122 71 104 71C76 71 52 66 32 59Z',
    paleBlue,
  ),
  { d: 'M106 36C110 44 109 52 104 58', line: 2.4 },
  { d: 'M141 43L157 51L140 55C142 51 142 47 141 43Z', fill: orange },
  { d: 'M120 43C122 39 128 39 130 43', line: 3 },
  { d: circle(122, 50, 3), fill: '#f4a58c', line: 0 },
  { d: 'M152 53C156 60 155 68 150 74', line: 2.4 },
  { d: 'M155 60C161 57 165 60 166 66C160 68 156 65 155 60Z', fill: green, line: 2 },
  { d: 'M154 65C147 63 143 66 142 72C148 74 153 71 154 65Z', fill: green, line: 2 },
  { d: 'M152 72C158 72 160 76 158 82C152 81 150 77 152 72Z', fill: green, line: 2 },
  ...body(
    'M102 56C96 76 72 98 34 106C32 100 35 96 40 94C36 91 38 86 44 85C41 81 45 76 51 76C50 70 56 66 64 65C74 58 92 50 102 56Z',
    paleBlue,
    'M98 58C92 72 78 84 60 91C66 82 72 74 76 64C84 58 92 55 98 58Z',
    white,
  ),
  { d: circle(80, 71, 6), fill: blue, line: 2 },
  { d: circle(80, 71, 2.2), fill: cream, line: 0 },
];

const mightyEagle: Shape[] = [
  { d: 'M112 48C116 30 112 14 98 2C94 6 95 10 97 13C92 13 90 17 92 21C88 23 88 28 91 31C90 38 96 46 104 50Z', fill: brownDeep },
  { d: 'M34 53L6 38L9 49L0 54L9 60L3 70L14 70L36 64Z', fill: white },
  { d: 'M88 78L84 92M98 78L104 92', line: 3.4 },
  ...propeller(149, 60, 38),
  ...body(
    'M20 55C40 45 72 40 102 40C124 39 142 47 142 60C142 73 124 81 98 81C64 81 38 71 20 62Z',
    brown,
    'M32 66C60 76 88 77 118 72L110 80C80 83 54 77 32 66Z',
    brownDeep,
  ),
  {
    d: 'M110 40C130 35 148 45 148 60C148 73 134 82 114 81C118 76 111 73 114 68C106 67 110 60 111 57C103 55 108 49 112 48C106 45 107 42 110 40Z',
    fill: white,
  },
  { d: 'M143 47C158 46 166 58 160 77C156 70 152 68 143 69C148 62 148 54 143 47Z', fill: yellow },
  { d: 'M145 60C151 59 156 61 160 66', line: 2 },
  { d: circle(132, 56, 5.4), fill: yellow, line: 2.6 },
  { d: circle(133.5, 56.5, 2.4), fill: ink, line: 0 },
  { d: 'M120 45L141 53L140 48C134 45 128 43 120 45Z', fill: ink, line: 2 },
  { d: star(72, 66, 8.5, 3.6), fill: yellow, line: 2 },
  {
    d: 'M108 56C102 34 86 14 50 1C47 7 50 11 56 14C47 11 39 12 35 15C36 21 42 24 49 25C40 25 33 27 31 31C34 37 42 38 49 37C44 39 41 42 41 45C54 55 84 64 108 56Z',
    fill: brown,
  },
  { d: 'M98 55C90 38 78 28 62 24C70 32 74 40 76 52C84 55 92 56 98 55Z', fill: yellow, line: 2 },
  { d: circle(94, 96, 11), fill: ink },
  { d: circle(94, 96, 4), fill: cream, line: 2 },
  { d: 'M80 88C82 84 88 84 90 88L89 94C86 91 83 92 81 95ZM98 88C100 84 106 84 108 88L107 95C105 92 102 91 99 94Z', fill: yellow, line: 2 },
];

export const aeroplanes: Record<Programme, { tilt: number; shapes: Shape[] }> = {
  'red-rooster': { tilt: -4, shapes: redRooster },
  'rubber-duck': { tilt: 0, shapes: rubberDuck },
  'diving-dove': { tilt: 14, shapes: divingDove },
  'mighty-eagle': { tilt: -3, shapes: mightyEagle },
};
