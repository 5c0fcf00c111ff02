// Takes the icons that the page uses out of the whole collection, which is far too large to ship.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const here = new URL('../src/lib/', import.meta.url);
const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const read = (name) => JSON.parse(readFileSync(new URL(name, here), 'utf8'));
const names = read('icon-names.json');

// The icons' licence asks for their authors' names; the page about us lists them.
if (process.argv.includes('--credits')) {
  const credited = new Set(Object.values(read('icon-authors.json')).flat());
  const wrong = [...names.filter((name) => !credited.has(name)), ...[...credited].filter((name) => !names.includes(name))];
  for (const name of wrong) console.error(`icon-authors.json and icon-names.json differ about "${name}"`);
  process.exit(wrong.length ? 1 : 0);
}

const lines = [...new Set(names)].sort().map((name) => {
  const drawing = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent];
  if (!drawing) throw new Error(`game-icons has no icon "${name}"`);
  const paths = [...drawing.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (!paths.length) throw new Error(`the icon "${name}" has no path`);
  return `  '${name}': '${paths.join(' ')}',`;
});

const source = `// Made by scripts/icons.mjs from icon-names.json.
export const icons = {
${lines.join('\n')}
} as const;

export type IconName = keyof typeof icons;
`;
const target = new URL('icons.ts', here);
let old = '';
try {
  old = readFileSync(target, 'utf8');
} catch {
  // Not made yet.
}
if (old !== source) writeFileSync(target, source);
