// Takes the icons that the page uses out of the whole collection, which is far too large to ship: those of
// icon-names.json for all pages, and beside each game's pictures.txt those that only its pictures have.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tidy } from './paths.mjs';

const source = new URL('../src/', import.meta.url);
const lib = new URL('lib/', source);
const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const read = (name) => JSON.parse(readFileSync(new URL(name, lib), 'utf8'));
const names = read('icon-names.json');

const games = new URL('games/', source);
const pictured = readdirSync(games)
  .map((game) => new URL(`${game}/pictures.txt`, games))
  .filter((file) => existsSync(file))
  .map((file) => {
    const lines = readFileSync(file, 'utf8').split('\n').filter((line) => !line.startsWith('#'));
    const emblems = lines.flatMap((line) => line.split('|').slice(1)).map((emblem) => emblem.trim().split(/\s+/)[0]);
    return { target: new URL('picture-icons.ts', file), names: [...new Set(emblems)] };
  });

// The icons' licence asks for their authors' names; the page about us lists them.
if (process.argv.includes('--credits')) {
  const used = new Set([...names, ...pictured.flatMap((picture) => picture.names)]);
  const credited = new Set(Object.values(read('icon-authors.json')).flat());
  const wrong = [...[...used].filter((name) => !credited.has(name)), ...[...credited].filter((name) => !used.has(name))];
  for (const name of wrong) console.error(`icon-authors.json and the icons in use differ about "${name}"`);
  process.exit(wrong.length ? 1 : 0);
}

function lines(wanted) {
  return [...new Set(wanted)].sort().map((name) => {
    const drawing = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent];
    if (!drawing) throw new Error(`game-icons has no icon "${name}"`);
    const paths = [...drawing.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
    if (!paths.length) throw new Error(`the icon "${name}" has no path`);
    return `  '${name}': '${tidy(paths.join(' '))}',`;
  });
}

function write(target, text) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

write(
  new URL('icons.ts', lib),
  `// Made by scripts/icons.mjs from icon-names.json.
export const icons = {
${lines(names).join('\n')}
} as const;

export type IconName = keyof typeof icons;
`,
);

for (const picture of pictured) {
  write(
    picture.target,
    `// Made by scripts/icons.mjs from pictures.txt.
import { icons } from '../../lib/icons';

/** The icons of all pages are here already, so only the others come with the pictures. */
export const shapes: Readonly<Record<string, string>> = {
  ...icons,
${lines(picture.names.filter((name) => !names.includes(name))).join('\n')}
};
`,
  );
}
