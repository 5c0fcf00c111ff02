// Writes a path of an icon in whole numbers. On a canvas of 512 nobody sees the difference, and it takes half the room.
const COUNT = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const FLAG = /[01]/;

/** The numbers behind a letter. Flags of an arc may stand without anything between them. */
function numbers(letter, text) {
  if (letter.toLowerCase() !== 'a') return (text.match(NUMBER) ?? []).map(Number);
  const found = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    if (!rest) return found;
    const flag = found.length % 7 === 3 || found.length % 7 === 4;
    const [word] = flag ? rest.match(FLAG) : rest.match(NUMBER);
    found.push(Number(word));
    rest = rest.slice(word.length);
  }
}

function* commands(path) {
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const all = numbers(letter, rest);
    const count = COUNT[letter.toLowerCase()];
    if (!count) yield [letter, []];
    for (let at = 0; count && at < all.length; at += count) {
      // More pairs after a move are lines.
      const again = at && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      yield [again, all.slice(at, at + count)];
    }
  }
}

/** Every point is rounded where it lies and then told from the last one, so that the errors do not add up. */
export function tidy(path) {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  // Where the pen is after rounding.
  let [penX, penY] = [0, 0];
  let out = '';
  let last = '';
  for (const [letter, given] of commands(path)) {
    const kind = letter.toLowerCase();
    const [fromX, fromY] = letter === kind ? [x, y] : [0, 0];
    const says = [];
    const at = (dx, dy) => {
      [x, y] = [fromX + dx, fromY + dy];
      says.push(Math.round(x) - penX, Math.round(y) - penY);
    };
    if (kind === 'z') {
      [x, y] = [startX, startY];
      out += 'z';
      last = 'z';
      [penX, penY] = [Math.round(x), Math.round(y)];
      continue;
    } else if (kind === 'h') {
      x = fromX + given[0];
      says.push(Math.round(x) - penX);
    } else if (kind === 'v') {
      y = fromY + given[0];
      says.push(Math.round(y) - penY);
    } else if (kind === 'a') {
      says.push(...[given[0], given[1]].map((r) => Math.round(r * 10) / 10), Math.round(given[2]), given[3], given[4]);
      at(given[5], given[6]);
    } else {
      for (let pair = 0; pair < given.length; pair += 2) at(given[pair], given[pair + 1]);
    }
    if (kind === 'm') [startX, startY] = [x, y];
    [penX, penY] = [Math.round(x), Math.round(y)];
    const text = says.map((value, index) => (index && value >= 0 ? ` ${String(value)}` : String(value))).join('');
    out += kind === last && kind !== 'm' ? (says[0] >= 0 ? ` ${text}` : text) : kind + text;
    last = kind;
  }
  return out;
}
