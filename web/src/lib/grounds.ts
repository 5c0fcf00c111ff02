/**
 * What stands behind the emblems of a picture: skies, what is in them, lands and frames, each under the word that
 * pictures call it by. A picture is 120 by 80; the world goes on beyond its edges, so that a frame of any shape
 * shows more of it instead of cutting something off.
 */

/** What a piece is painted with; the colours themselves are up to whoever draws it. */
export type Tone = 'far' | 'mid' | 'near' | 'front' | 'lit' | 'veil' | 'water' | 'accent';

export interface Piece {
  d: string;
  tone: Tone;
  /** A line of this width rather than a surface. */
  line?: number;
}

export interface Ground {
  /** Behind everything that stands on it. */
  behind?: readonly Piece[];
  /** Before what is far and in the middle, behind what is in front. */
  before?: readonly Piece[];
}

const LEFT = -100;
const RIGHT = 220;
const DOWN = `V200H${String(LEFT)}Z`;

const around = (numbers: readonly number[]): string => numbers.join(' ');

/** Land below a line that goes from point to point. */
function ridge(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => around([x, y])).join('L')}${DOWN}`;
}

/** The same thing again and again, from edge to edge; each a little different, always in the same way. */
function row(step: number, shape: (x: number, chance: number) => string, from = LEFT): string {
  let path = '';
  for (let x = from, n = 1; x < RIGHT; x += step, n++) path += shape(x, ((n * 7919) % 101) / 101);
  return path;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${around([x, y])}h${String(width)}v${String(height)}h${String(-width)}Z`;
}

function disc(x: number, y: number, r: number): string {
  const arc = `a${around([r, r])} 0 1 1`;
  return `M${around([x - r, y])}${arc} ${String(2 * r)} 0${arc} ${String(-2 * r)} 0Z`;
}

function around60(turns: number, from: number, to: number, spread: number): string {
  let path = '';
  for (let n = 0; n < turns; n++) {
    const at = (angle: number, r: number) =>
      around([60 + r * Math.cos(angle), 42 + r * Math.sin(angle)].map((value) => Math.round(value * 10) / 10));
    const angle = (n / turns) * 2 * Math.PI + 0.13;
    path += `M${at(angle - spread * 0.3, from)}L${at(angle - spread, to)}L${at(angle + spread, to)}L${at(angle + spread * 0.3, from)}Z`;
  }
  return path;
}

const PLAIN: Piece = { tone: 'near', d: `M${String(LEFT)} 69Q10 62 60 65.5T220 67${DOWN}` };
const LOW: Piece = { tone: 'near', d: `M${String(LEFT)} 73Q30 69 70 71.5T220 72${DOWN}` };

const pine = (x: number, top: number, wide: number) =>
  `M${around([x, top])}l${around([wide * 0.55, 11])}h${String(-wide * 0.2)}l${around([wide * 0.4, 10])}h${String(-wide * 0.25)}l${around([wide * 0.5, 14])}v60h${String(-2 * wide)}v-60l${around([wide * 0.5, -14])}h${String(-wide * 0.25)}l${around([wide * 0.4, -10])}h${String(-wide * 0.2)}Z`;
const bush = (x: number, y: number, r: number) => `${disc(x, y, r)}${box(x - 1.3, y, 2.6, 80)}`;
const billows = (y: number, r: number) => `${box(LEFT, -100, RIGHT - LEFT, 100 + y)}${row(r * 1.2, (x, chance) => disc(x, y + (chance - 0.5) * r, r * (0.7 + chance * 0.6)))}`;
const spear = (x: number, top: number) =>
  `${box(x - 0.55, top + 4, 1.1, 100)}M${around([x, top - 2])}l2 5.5-2 3-2-3Z`;
const head = (x: number, y: number) =>
  `${disc(x, y, 3.4)}M${around([x - 6.4, y + 60])}v-50q.6-6 6.4-6t6.4 6v50Z`;
const stump = (x: number, top: number, wide: number, slant: number) =>
  `M${around([x, top])}l${around([wide, slant])}V200h${String(-wide)}Z`;
const flame = (x: number, y: number, h: number) =>
  `M${around([x - h * 0.34, y + 30])}V${String(y)}q${around([-h * 0.1, -h * 0.42, h * 0.2, -h * 0.62])}q${around([-h * 0.02, h * 0.22, h * 0.1, h * 0.26])}q${around([h * 0.2, -h * 0.3, 0, -h * 0.64])}q${around([h * 0.5, h * 0.24, h * 0.42, h * 0.66])}q${around([h * 0.1, -h * 0.1, h * 0.06, -h * 0.24])}q${around([h * 0.2, h * 0.3, 0, h * 0.58])}v30Z`;

/** What is in the sky. */
const SKY: Record<string, Ground> = {
  sun: { behind: [{ tone: 'lit', d: disc(90, 19, 9) }] },
  'low-sun': { behind: [{ tone: 'lit', d: disc(60, 52, 25) }] },
  'red-sun': { behind: [{ tone: 'accent', d: disc(60, 42, 23) }] },
  moon: { behind: [{ tone: 'lit', d: disc(28, 18, 8.5) }] },
  crescent: { behind: [{ tone: 'lit', d: 'M92 8a11 11 0 1 0 9 17a13 13 0 0 1-9-17Z' }] },
  stars: {
    behind: [
      {
        tone: 'lit',
        d: row(23, (x, chance) => {
          const [y, r] = [3 + chance * 30, 0.9 + ((chance * 10) % 1) * 0.9];
          return `M${around([x + chance * 9, y - 2 * r])}l${around([r * 0.5, r * 1.5])} ${around([r * 1.5, r * 0.5])} ${around([-r * 1.5, r * 0.5])} ${around([-r * 0.5, r * 1.5])} ${around([-r * 0.5, -r * 1.5])} ${around([-r * 1.5, -r * 0.5])} ${around([r * 1.5, -r * 0.5])}Z`;
        }) + disc(12, 8, 0.7) + disc(47, 5, 0.8) + disc(104, 30, 0.7) + disc(71, 16, 0.7) + disc(22, 33, 0.6),
      },
    ],
  },
  rays: { behind: [{ tone: 'veil', d: around60(14, 0, 190, 0.11) }] },
  clouds: {
    behind: [
      {
        tone: 'veil',
        d: 'M-40 22h46a4 4 0 0 0 0-8h-9a6 6 0 0 0-12-2a6 6 0 0 0-10 2h-15a4 4 0 0 0 0 8ZM70 15h58a4 4 0 0 0 0-8h-10a6.5 6.5 0 0 0-13-2a6 6 0 0 0-11 2h-24a4 4 0 0 0 0 8ZM84 31h40a3 3 0 0 0 0-6h-40a3 3 0 0 0 0 6ZM-70 40h84a3 3 0 0 0 0-6h-84a3 3 0 0 0 0 6Z',
      },
    ],
  },
  smoke: { behind: [{ tone: 'far', d: billows(8, 13) }, { tone: 'mid', d: billows(-3, 11) }] },
  rain: { behind: [{ tone: 'veil', line: 0.9, d: row(9, (x, chance) => `M${around([x + 40, -30 + chance * 30])}l-32 120`) }] },
  snow: {
    behind: [
      { tone: 'lit', d: row(11, (x, chance) => disc(x, (chance * 71) % 62, 0.9 + chance) + disc(x + 5, (chance * 190) % 66, 1.2 - chance * 0.5)) },
    ],
  },
  lightning: { behind: [{ tone: 'lit', d: 'M96 -20L82 20h7L80 42l22-28h-8L106 -20ZM16 -20L8 12h5L6 28l15-20h-6L24 -20Z' }] },
  birds: { behind: [{ tone: 'front', line: 1.3, d: 'M14 20q4-4 6 0q3-4 6.5-.5M28 12q3-3 5 0q2-3 5-.4M96 17q4-4 6 0q3-4 6.5-.5M84 9q2.5-3 4 0q2-3 4.5-.4M104 28q3-3 4 0q2-3 5-.4' }] },
  wind: { behind: [{ tone: 'veil', line: 2.2, d: 'M-100 24Q-30 12 24 22T98 18a7 7 0 1 0-7-7M-100 44Q-20 34 40 42T112 40a6 6 0 1 1-6 6M-60 58Q10 50 60 56T190 50' }] },
};

/** Lands, and what people have built on them. */
const LANDS: Record<string, Ground> = {
  plain: { before: [PLAIN] },
  hills: {
    behind: [{ tone: 'far', d: `M${String(LEFT)} 56Q-60 40-20 53Q15 36 48 51Q82 35 112 51Q150 38 220 54${DOWN}` }],
    before: [{ tone: 'near', d: `M${String(LEFT)} 72Q0 60 66 69T220 64${DOWN}` }],
  },
  downs: {
    behind: [
      { tone: 'far', d: `M${String(LEFT)} 60Q-30 62-18 60Q8 26 40 58Q58 62 66 59Q92 34 122 60Q150 62 220 58${DOWN}` },
      { tone: 'mid', d: 'M20 43l1.5-9 4-1.5 2 10ZM91 46l1-7 4 .5 1 6.5ZM34 52l1-7 3.5 1 .5 8Z' },
    ],
    before: [PLAIN],
  },
  mountains: {
    behind: [
      {
        tone: 'far',
        d: ridge([LEFT, 58], [-80, 38], [-66, 50], [-44, 24], [-24, 48], [-8, 34], [8, 50], [27, 22], [42, 41], [54, 31], [72, 50], [93, 17], [112, 45], [126, 33], [146, 52], [170, 26], [200, 55], [RIGHT, 42]),
      },
      { tone: 'veil', d: 'M27 22l7.5 9.5-4 2-3-3-3.5 4-4.2-1.5ZM93 17l9 13-4.5 1-4-4-4 5.5-4.5-2ZM-44 24l8 9.5-4 2-4-3-3.5 4-4.5-1.5ZM170 26l10 9.5-5 1-4-3-3.5 4-5.5-2Z' },
    ],
    before: [PLAIN],
  },
  peak: {
    behind: [
      { tone: 'far', d: ridge([LEFT, 66], [-40, 56], [4, 46], [24, 27], [33, 30], [46, 8], [53, 13], [63, -4], [76, 17], [84, 15], [104, 42], [126, 48], [170, 58], [RIGHT, 64]) },
      { tone: 'veil', d: 'M63-4l13 21 8-2 5 7-8 3-6-4-5 9-6-11-5 10-5-8-6 5-4-4-6 4 6-9 9-12 7 5Z' },
    ],
    before: [LOW],
  },
  volcano: {
    behind: [
      { tone: 'far', d: ridge([LEFT, 64], [-20, 60], [18, 52], [36, 38], [47, 20], [51, 23], [57, 21], [63, 24], [69, 20], [74, 21], [86, 39], [104, 52], [140, 60], [RIGHT, 64]) },
      { tone: 'accent', d: 'M55 22l-4 12 3 8-6 14 9-11 0-8 3-6 2 9 5 7 3 15 2-16-5-8-1-9 1-8Z' },
    ],
    before: [LOW],
  },
  forest: {
    behind: [{ tone: 'far', d: row(13, (x, chance) => bush(x, 45 + chance * 9, 8 + chance * 5)) }],
    before: [PLAIN],
  },
  pines: {
    behind: [
      { tone: 'far', d: row(12, (x, chance) => pine(x, 22 + chance * 14, 7 + chance * 3)) },
    ],
    before: [PLAIN],
  },
  trunks: {
    behind: [{ tone: 'far', d: row(19, (x, chance) => box(x, -100, 3 + chance * 4, 200)) }],
    before: [
      PLAIN,
      {
        tone: 'near',
        d: `${billows(-4, 10)}M-38-20h12l2 60 8 32h-32l6-32ZM0-20h9q-2 50 2 74t9 18H-10q10-6 10-22ZM110-20h10q2 60 3 76t8 16H100q10-4 10-20ZM148-20h13l3 60 8 32h-34l6-32Z`,
      },
    ],
  },
  grass: {
    before: [{ tone: 'near', d: `M${String(LEFT)} 200V66${row(5, (_x, chance) => `l${around([1 + chance * 2, -5 - chance * 8])} ${around([1.2, 5 + chance * 8])} ${around([2.8 - chance * 2, 0.6 - chance])}`)}V200Z` }],
  },
  road: {
    before: [PLAIN, { tone: 'lit', d: 'M57 65C66 67 44 69 50 73C54 76 40 82 30 92L0 200H130L102 92C92 80 66 76 68 71C69 67.5 70 66 61 65Z' }],
  },
  river: {
    before: [PLAIN, { tone: 'water', d: 'M66 65C40 67 92 69 62 73C40 76 24 82 12 92L-20 200H110L88 92C84 82 104 77 100 72C96 68 62 67.5 71 65Z' }],
  },
  water: {
    behind: [{ tone: 'water', d: `M${String(LEFT)} 53H220${DOWN}` }, { tone: 'veil', line: 1.2, d: 'M-80 58H-20M6 57H40M70 59H118M-50 64H20M44 65H96M128 63H190M-90 71H10M30 73H66M84 71H140M-60 78H40M60 80H120' }],
  },
  sea: {
    behind: [{ tone: 'water', d: `M${String(LEFT)} 50H220${DOWN}` }],
    before: [
      { tone: 'mid', d: `M${String(LEFT)} 64${row(16, () => 'q7 1 9-5q1 6 7 5')}V200H-100Z` },
      { tone: 'near', d: `M${String(LEFT - 7)} 72${row(16, () => 'q7 1 9-5q1 6 7 5')}V200H-110Z` },
    ],
  },
  shore: {
    behind: [{ tone: 'water', d: `M${String(LEFT)} 50H220${DOWN}` }, { tone: 'veil', line: 1.2, d: 'M-80 55H-20M10 54H44M76 56H122M-40 59H30M56 60H100' }],
    before: [{ tone: 'near', d: `M${String(LEFT)} 74Q-10 54 34 66T120 71T220 66${DOWN}` }],
  },
  marsh: {
    behind: [{ tone: 'far', d: `M${String(LEFT)} 55Q20 52 60 54T220 53${DOWN}` }],
    before: [
      { tone: 'water', d: 'M-60 62q30-4 60 0t-6 5q-30 3-54-5ZM64 60q26-3 50 1t-8 5q-30 1-42-6ZM4 71q24-4 50 0t-4 6q-34 2-46-6ZM92 73q24-4 50 0t-4 6q-34 2-46-6Z' },
      { tone: 'near', line: 1.4, d: 'M4 82Q5 66 1 54M8 82Q9 70 12 58M12 82Q11 74 6 68M104 82Q105 64 100 50M109 82Q110 68 114 55M114 82Q113 74 119 66M-30 82Q-29 66-34 54M150 82Q149 66 154 52' },
      { tone: 'near', d: 'M-.5 57l2.4-9 1.6 9ZM10.7 60l2-8 1.8 8ZM98.5 53l2-10 2 10ZM112.5 58l2-8 2 8Z' },
    ],
  },
  desert: {
    behind: [{ tone: 'far', d: `M${String(LEFT)} 58Q-30 44 14 56Q66 64 110 44Q160 36 220 58${DOWN}` }, { tone: 'veil', d: 'M110 44Q66 64 14 56Q70 70 124 58Q128 50 110 44Z' }],
    before: [{ tone: 'near', d: `M${String(LEFT)} 66Q-20 74 30 66Q80 58 130 70T220 66${DOWN}` }],
  },
  drifts: {
    behind: [{ tone: 'far', d: `M${String(LEFT)} 56Q10 44 60 56T220 50${DOWN}` }],
    before: [{ tone: 'lit', d: `M${String(LEFT)} 70Q0 58 56 67T220 62${DOWN}` }],
  },
  cliffs: {
    before: [
      LOW,
      {
        tone: 'mid',
        d: 'M-100-100H30L33-4 25 13 28 22 17 37 23 47 21 58 31 74V200H-100ZM220-100H92L89-8 96 9 93 17 103 30 96 44 99 55 89 74V200H220Z',
      },
      { tone: 'near', d: 'M-100-100H9L12 6 3 23 8 38-2 52 7 63 15 76V200H-100ZM220-100H113L110 2 118 19 114 32 123 47 114 60 105 76V200H220Z' },
    ],
  },
  wall: {
    behind: [{ tone: 'far', d: `M${String(LEFT)} 44${row(12, () => 'h6v-6h6v6')}V200H-100Z` }, { tone: 'mid', d: row(40, (x) => `${box(x + 4, 32, 16, 90)}M${around([x + 2, 33])}v-8h4v3h4v-3h4v3h4v-3h4v8Z`) }],
    before: [PLAIN],
  },
  city: {
    behind: [
      { tone: 'far', d: `${row(11, (x, chance) => box(x, 36 + chance * 16, 8 + chance * 3, 90))}M56 36V8l4-12 4 12V36ZM44 44V22l3-7 3 7V44ZM72 46V25l3-7 3 7V46Z` },
    ],
    before: [PLAIN],
  },
  tiers: {
    behind: [
      { tone: 'far', d: `M60-8l4 14V24h10v8h12v9h14v9h16v10h20V200H-16V60H4V50H20V41H34V32H46V24H56V6Z` },
      { tone: 'veil', line: 0.8, d: 'M46 32h28M34 41h52M20 50h80M4 60h112' },
    ],
    before: [LOW],
  },
  towers: {
    behind: [{ tone: 'far', d: `${stump(8, 26, 14, 0)}M6 27l9-20 9 20Z${stump(98, 22, 14, 0)}M96 23l9-22 9 22Z${stump(-50, 30, 16, 0)}M-52 31l10-20 10 20Z${stump(150, 30, 16, 0)}M148 31l10-20 10 20Z` }],
    before: [PLAIN],
  },
  spire: {
    behind: [
      { tone: 'far', d: ridge([LEFT, 58], [-60, 50], [-30, 56], [0, 47], [24, 56], [60, 52], [96, 56], [118, 46], [150, 55], [RIGHT, 50]) },
      { tone: 'front', d: 'M45 200L49 50 46 30 49 28 47 2 53 14 55 22H57L58-2 60-8 62-2 63 22H65L67 14 73 2 71 28 74 30 71 50 75 200Z' },
    ],
    before: [PLAIN],
  },
  teeth: {
    behind: [{ tone: 'far', d: row(26, (x, chance) => `M${around([x, 70])}L${around([x + 6, 22 + chance * 16])}l5 9 4-14 6 26 4 30Z`) }],
    before: [LOW],
  },
  ruin: {
    behind: [{ tone: 'far', d: `${stump(6, 30, 8, 5)}${stump(22, 44, 7, -4)}${stump(92, 36, 8, -6)}${stump(108, 22, 9, 4)}${stump(-30, 38, 9, 4)}${stump(140, 40, 9, -5)}M4 30h13v-3H3ZM106 24h14v-3h-15Z` }],
    before: [PLAIN],
  },
  village: {
    behind: [{ tone: 'far', d: row(26, (x, chance) => `${box(x, 48 + chance * 4, 17, 60)}M${around([x - 3, 49 + chance * 4])}l11.5-11 11.5 11Z`) }],
    before: [PLAIN],
  },
  spears: {
    behind: [{ tone: 'far', d: row(6.5, (x, chance) => spear(x, 14 + chance * 18)) }],
    before: [PLAIN],
  },
  host: {
    behind: [{ tone: 'far', d: row(14, (x, chance) => `${head(x, 47 + chance * 4)}${spear(x + 7, 18 + chance * 10)}`) }, { tone: 'mid', d: row(14, (x, chance) => head(x + 7, 57 + chance * 4)) }],
    before: [LOW],
  },
  banners: {
    behind: [
      { tone: 'far', d: row(31, (x, chance) => `${box(x, 6 + chance * 10, 1.4, 100)}M${around([x + 1.4, 8 + chance * 10])}h13v20l-6.5-5-6.5 5Z`, -96) },
    ],
    before: [PLAIN],
  },
  stairs: {
    before: [{ tone: 'near', d: 'M-100 96H-6V84H8V76H22V68H36V60H50V52H64V44H78V36H92V28H106V20H120V12H220V200H-100Z' }],
  },
  blaze: {
    before: [LOW, { tone: 'accent', d: row(15, (x, chance) => flame(x, 70 + chance * 4, 20 + chance * 16)) }],
  },
};

/** What is looked at through or from. */
const FRAMES: Record<string, Ground> = {
  hall: {
    behind: [{ tone: 'far', d: `${box(24, -20, 8, 120)}${box(88, -20, 8, 120)}M22 14h12v4H22ZM86 14h12v4H86Z` }],
    before: [
      LOW,
      { tone: 'near', d: 'M-100-100H220V200H114V34H117V28H111Q108-6 60-6Q12-6 9 28H3V34H6V200H-100Z' },
    ],
  },
  cave: {
    before: [
      {
        tone: 'near',
        d: 'M-100-100H220V200H-100ZM113 72L117 54 110 38 112 20 99 10 93 20 88 6 75 3 70 14 62 2 49 6 43 22 38 12 28 4 22 20 16 10 4 22 9 36 2 52 6 72Q60 66 113 72Z',
      },
    ],
  },
  arch: {
    before: [
      { tone: 'near', d: 'M-100-100H220V200H98V40A38 38 0 0 0 22 40V200H-100ZM22 200V74H98V200Z' },
      { tone: 'veil', line: 1, d: 'M18 76V40a42 42 0 0 1 84 0V76M11 40H18M14.5 22L21 25.5M26.5 6.5L31.5 12.5M44-3L46.5 4M60-6V2M76-3L73.5 4M93.5 6.5L88.5 12.5M105.5 22L99 25.5M109 40H102' },
    ],
  },
  curtain: {
    before: [
      { tone: 'near', d: 'M-100-100H34Q30 20 8 50Q6 64 10 200H-100ZM220-100H86Q90 20 112 50Q114 64 110 200H220Z' },
      { tone: 'veil', line: 0.8, d: 'M18-40Q18 16-2 48M2-40Q2 14-16 46M102-40Q102 16 122 48M118-40Q118 14 136 46' },
      LOW,
    ],
  },
};

export const GROUNDS: Readonly<Record<string, Ground>> = { ...SKY, ...LANDS, ...FRAMES };

/** Whether it is in the sky, and so behind every land. */
export const inSky = (word: string): boolean => Object.hasOwn(SKY, word);

/** What lies over everything: how light it is. */
export const HOURS = ['day', 'dawn', 'dusk', 'night', 'gloom'] as const;
export type Hour = (typeof HOURS)[number];

/** The one colour that stands out. */
export const ACCENTS = ['fire', 'gold', 'blood', 'leaf', 'ice', 'star', 'ghost'] as const;
export type Accent = (typeof ACCENTS)[number];
