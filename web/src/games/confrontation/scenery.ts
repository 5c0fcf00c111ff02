/** What is drawn into the regions, with a hand that is not quite steady. Each is drawn around its middle, 100 across. */

import type { Region } from './box';

export interface Strokes {
  /** Drawn with the pen. */
  ink?: string;
  /** Covers what lies behind, then drawn with the pen. */
  body?: string;
  /** Filled with ink. */
  dark?: string;
}

/** Between -1 and 1, always the same for the same numbers. */
export function sway(seed: number, turn: number): number {
  return ((seed * 7919 + turn * 3571 + seed * turn * 131) % 201) / 100 - 1;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A mountain with its shadow hatched on the right. */
function peak(x: number, y: number, width: number, height: number, seed: number): Strokes[] {
  const w = width / 2;
  const tip = x + sway(seed, 1) * w * 0.2;
  const left = `M${round(x - w)} ${y}Q${round(x - w * 0.5)} ${round(y - height * 0.42)} ${round(tip)} ${round(y - height)}`;
  const right = `Q${round(x + w * 0.35)} ${round(y - height * 0.55)} ${round(x + w)} ${y}`;
  let hatch = '';
  const lines = 5;
  for (let line = 0; line < lines; line++) {
    const from = (line + 0.4) / lines;
    const startX = tip + (x + w - tip) * from * 0.72;
    const startY = y - height + height * from * 0.82;
    const long = height * (0.2 + 0.22 * (1 - Math.abs(0.45 - from)));
    hatch += `M${round(startX)} ${round(startY)}l${round(-long * 0.34 + sway(seed, line))} ${round(long)}`;
  }
  hatch += `M${round(tip)} ${round(y - height)}q${round(-w * 0.14)} ${round(height * 0.3)} ${round(w * 0.04)} ${round(height * 0.5)}`;
  return [{ body: left + right }, { ink: hatch }];
}

function snow(x: number, y: number, size: number): Strokes {
  return { ink: `M${x - size} ${y}l${size * 0.5} ${-size * 0.35}l${size * 0.35} ${size * 0.3}l${size * 0.45} ${-size * 0.5}l${size * 0.4} ${size * 0.4}` };
}

/** A leafy tree. */
function tree(x: number, y: number, size: number, seed: number): Strokes[] {
  const s = size;
  const crown =
    `M${round(x - s * 0.5)} ${round(y - s * 0.5)}` +
    `q${round(-s * 0.3)} ${round(-s * 0.4)} ${round(s * 0.15)} ${round(-s * 0.55)}` +
    `q${round(s * 0.3)} ${round(-s * 0.4 + sway(seed, 2))} ${round(s * 0.6)} ${round(-s * 0.02)}` +
    `q${round(s * 0.5)} ${round(s * 0.1)} ${round(s * 0.25)} ${round(s * 0.55)}` +
    `q${round(-s * 0.5)} ${round(s * 0.25)} ${round(-s)} ${round(s * 0.02)}z`;
  return [
    { ink: `M${x} ${y}l${round(sway(seed, 1))} ${round(-s * 0.55)}` },
    { body: crown },
    { ink: `M${round(x + s * 0.1)} ${round(y - s * 0.62)}q${round(s * 0.22)} ${round(s * 0.02)} ${round(s * 0.24)} ${round(-s * 0.2)}` },
  ];
}

/** A dark fir. */
function fir(x: number, y: number, size: number, seed: number): Strokes[] {
  const s = size;
  let branches = '';
  for (const [wide, high] of [
    [0.46, 0.12],
    [0.36, 0.45],
    [0.24, 0.78],
  ] as const) {
    branches += `M${round(x - s * wide)} ${round(y - s * high)}q${round(s * wide)} ${round(-s * 0.1)} ${round(s * wide)} ${round(-s * 0.5)}q0 ${round(s * 0.4)} ${round(s * wide)} ${round(s * 0.5)}z`;
  }
  return [{ ink: `M${x} ${y + 2}l${round(sway(seed, 1) * 0.5)} ${round(-s * 0.3)}` }, { body: branches }];
}

/** Rolling hills. */
function hill(x: number, y: number, width: number): Strokes {
  const w = width / 2;
  return {
    body: `M${x - w} ${y}q${w * 0.55} ${-w * 0.85} ${w} ${-w * 0.8}q${w * 0.55} 0 ${w} ${w * 0.8}`,
  };
}

function shade(x: number, y: number, width: number): Strokes {
  const w = width;
  return { ink: `M${x} ${y}l${-w * 0.16} ${w * 0.2}M${x + w * 0.16} ${y + w * 0.06}l${-w * 0.16} ${w * 0.2}M${x + w * 0.3} ${y + w * 0.15}l${-w * 0.12} ${w * 0.16}` };
}

function tuft(x: number, y: number): Strokes {
  return { ink: `M${x - 3} ${y}q1 -3 -1 -5M${x} ${y}q0 -4 0 -7M${x + 3} ${y}q-1 -3 2 -5` };
}

function marsh(x: number, y: number, width: number): Strokes {
  const w = width / 2;
  return { ink: `M${x - w} ${y}h${width}M${x - w * 0.6} ${y + 3}h${width * 0.55}M${x - 3} ${y}v-5M${x} ${y}v-7M${x + 3} ${y}v-4` };
}

function tower(x: number, y: number, size: number): Strokes[] {
  const s = size;
  return [
    {
      body: `M${x - s * 0.22} ${y}l${s * 0.05} ${-s * 0.8}h${-s * 0.06}v${-s * 0.22}h${s * 0.12}v${s * 0.09}h${s * 0.08}v${-s * 0.09}h${s * 0.12}v${s * 0.09}h${s * 0.08}v${-s * 0.09}h${s * 0.08}v${s * 0.22}h${-s * 0.06}l${s * 0.05} ${s * 0.8}z`,
    },
    { ink: `M${x} ${y - s * 0.45}v${-s * 0.16}M${x + s * 0.1} ${y - s * 0.3}v${s * 0.22}M${x + s * 0.16} ${y - s * 0.5}v${s * 0.42}` },
  ];
}

function stones(x: number, y: number): Strokes {
  return { body: `M${x - 7} ${y}l1 -9l3 -1l1 10zM${x} ${y + 2}l1 -11l4 0l1 11zM${x + 8} ${y}l0 -8l3 1l1 7z` };
}

function holly(x: number, y: number): Strokes {
  return {
    ink: `M${x} ${y}q-2 -4 1 -6q-1 -4 3 -6q0 -4 4 -5q2 3 0 6q3 3 0 6q2 4 -2 6q-3 1 -6 -1zM${x + 1} ${y - 1}l5 -14`,
    dark: `M${x - 3} ${y + 1}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0zM${x + 1} ${y + 3.4}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z`,
  };
}

function cloud(x: number, y: number, width: number): Strokes {
  const w = width;
  return { ink: `M${x} ${y}q${w * 0.1} ${-w * 0.16} ${w * 0.28} ${-w * 0.08}q${w * 0.12} ${-w * 0.16} ${w * 0.32} ${-w * 0.03}q${w * 0.16} ${-w * 0.06} ${w * 0.26} ${w * 0.08}` };
}

function door(x: number, y: number): Strokes[] {
  return [
    { body: `M${x - 6} ${y}a6 6 0 1 1 12 0z` },
    { dark: `M${x - 3.6} ${y}a3.6 3.6 0 1 1 7.2 0z` },
  ];
}

function volcano(x: number, y: number, size: number): Strokes[] {
  const s = size;
  return [
    {
      body: `M${x - s * 0.9} ${y}q${s * 0.5} ${-s * 0.2} ${s * 0.66} ${-s * 0.9}l${s * 0.1} ${s * 0.05}l${s * 0.14} ${-s * 0.06}l${s * 0.2} ${s * 0.04}q${s * 0.12} ${s * 0.62} ${s * 0.72} ${s * 0.87}`,
    },
    {
      ink:
        `M${x - s * 0.1} ${y - s * 0.85}q${-s * 0.08} ${s * 0.4} ${-s * 0.3} ${s * 0.62}M${x + s * 0.08} ${y - s * 0.84}q0 ${s * 0.4} ${-s * 0.04} ${s * 0.66}` +
        `M${x + s * 0.22} ${y - s * 0.74}q${s * 0.02} ${s * 0.3} ${s * 0.2} ${s * 0.56}M${x + s * 0.34} ${y - s * 0.5}q${s * 0.06} ${s * 0.2} ${s * 0.22} ${s * 0.36}` +
        `M${x} ${y - s * 0.95}q${-s * 0.3} ${-s * 0.2} ${-s * 0.06} ${-s * 0.36}q${s * 0.24} ${-s * 0.14} ${s * 0.04} ${-s * 0.34}M${x + s * 0.16} ${y - s * 0.95}q${s * 0.26} ${-s * 0.16} ${s * 0.12} ${-s * 0.36}`,
    },
  ];
}

/** Teeth of rock, as around Mordor. */
function teeth(x: number, y: number, count: number): Strokes {
  let line = `M${x} ${y}`;
  for (let tooth = 0; tooth < count; tooth++) {
    line += `l${3 + sway(tooth, 3)} ${-9 - 3 * sway(tooth, 5)}l${3.4} ${9 + 3 * sway(tooth, 5)}`;
  }
  return { body: line };
}

export const SCENERY: Record<Region, Strokes[]> = {
  shire: [hill(-16, -14, 30), hill(14, -10, 34), hill(-4, 2, 40), shade(8, -4, 20), ...door(-8, 2), ...door(8, -10), hill(0, 28, 26), tuft(-24, 8), tuft(26, 8), tuft(12, 20)],
  arthedain: [hill(-18, 0, 26), hill(10, -12, 28), ...tower(-2, -14, 18), hill(8, 14, 30), shade(18, -18, 20), tuft(-6, 24), tuft(26, 6)],
  cardolan: [hill(-12, -14, 30), hill(16, -4, 26), stones(-16, 10), stones(6, 20), shade(-4, -22, 22), tuft(24, 14), tuft(-2, 34)],
  rhudaur: [...fir(-20, -4, 15, 1), ...fir(-8, -14, 16, 2), ...fir(6, -18, 14, 3), ...peak(14, 4, 24, 20, 7), ...fir(-14, 18, 15, 5), ...fir(4, 22, 15, 6), tuft(22, 16)],
  eregion: [hill(-18, -10, 22), holly(8, -14), holly(-14, 14), hill(14, 10, 26), shade(20, 2, 18), tuft(-2, 28), tuft(24, -6)],
  enedwaith: [tuft(-24, -2), tuft(-10, -16), hill(12, -10, 26), tuft(4, 8), tuft(22, 10), tuft(-12, 18), tuft(8, 26), hill(-16, 6, 22)],
  'high-pass': [...peak(-20, 10, 40, 44, 3), ...peak(22, 12, 38, 40, 4), { ink: 'M-6 30q10 -8 2 -16q-8 -8 2 -16q8 -6 3 -14' }, ...peak(-2, 34, 22, 14, 9)],
  'misty-mountains': [...peak(2, -2, 38, 44, 5), ...peak(-20, 12, 32, 34, 6), ...peak(22, 14, 32, 34, 8), cloud(-30, -8, 26), cloud(10, -16, 24), ...peak(0, 30, 26, 20, 2)],
  caradhras: [...peak(0, 10, 54, 60, 11), snow(1, -32, 8), ...peak(-24, 18, 28, 26, 12), ...peak(26, 18, 26, 24, 13), ...peak(2, 34, 24, 16, 1)],
  'gap-of-rohan': [...peak(-24, 6, 32, 34, 15), ...peak(24, 4, 30, 30, 16), ...peak(-16, 24, 24, 20, 17), tuft(4, 16), tuft(12, 26), { ink: 'M4 36q-6 -14 2 -24q8 -10 0 -26' }],
  mirkwood: [...fir(-24, 2, 17, 1), ...fir(-14, -12, 18, 2), ...fir(-2, -22, 17, 3), ...fir(12, -14, 18, 4), ...fir(24, 0, 17, 5), ...fir(-6, 2, 17, 6), ...fir(8, 6, 16, 7)],
  fangorn: [...tree(-18, 0, 15, 1), ...tree(-4, -14, 17, 2), ...tree(14, -6, 16, 3), ...tree(26, 6, 13, 5), ...tree(2, 6, 15, 4), ...tree(-26, 10, 12, 6)],
  rohan: [tuft(-22, -4), tuft(-8, -18), tuft(8, -22), tuft(22, -6), hill(-2, -2, 30), tuft(-12, 8), tuft(14, 8), hill(16, 4, 22), tuft(-2, 16)],
  dagorlad: [marsh(-14, -14, 22), marsh(14, -8, 24), marsh(-18, 8, 24), marsh(12, 14, 26), marsh(-4, 28, 20), marsh(0, -26, 14)],
  gondor: [...peak(-22, 4, 28, 26, 21), ...peak(24, 2, 26, 24, 22), ...tower(2, 2, 26), ...peak(-12, 18, 24, 18, 23), ...tree(16, 22, 13, 2), tuft(0, 30)],
  mordor: [...volcano(2, 6, 30), teeth(-36, 8, 4), teeth(14, 12, 4), teeth(-20, 24, 3), teeth(2, 28, 3)],
};
