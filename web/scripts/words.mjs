// Both languages must say the same things, and everything that the page says must have words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const text = join(src, 'text');
const faults = [];

/** The variables that a message uses, wherever in its pattern they stand. */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

function read(name) {
  const source = readFileSync(join(text, name), 'utf8');
  const messages = new Map(new FluentResource(source).body.map(({ id, value }) => [id, [...variables(value)].sort()]));
  const written = [...source.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]);
  for (const id of written) if (!messages.has(id)) faults.push(`${name}: "${id}" is not Fluent`);
  if (new Set(written).size < written.length) {
    faults.push(`${name}: twice: ${written.filter((id, n) => written.indexOf(id) !== n).join(', ')}`);
  }
  return messages;
}

const known = new Set();
for (const name of readdirSync(text).filter((file) => file.endsWith('.en.ftl'))) {
  const english = read(name);
  const polish = read(name.replace('.en.', '.pl.'));
  for (const id of new Set([...english.keys(), ...polish.keys()])) {
    if (!english.has(id)) faults.push(`${name}: no "${id}"`);
    else if (!polish.has(id)) faults.push(`${name.replace('.en.', '.pl.')}: no "${id}"`);
    else if (String(english.get(id)) !== String(polish.get(id))) {
      faults.push(`"${id}" uses ${english.get(id)} in English and ${polish.get(id)} in Polish`);
    }
    if (known.has(id)) faults.push(`"${id}" is in two files`);
    known.add(id);
  }
}

const code = readdirSync(src, { recursive: true })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => readFileSync(join(src, file), 'utf8'))
  .join('\n');
const said = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]);
for (const id of new Set(said)) if (!known.has(id)) faults.push(`no words for "${id}"`);
const literals = new Set([...code.matchAll(/'([a-z][\w-]*)'/gi)].map((match) => match[1]));
const prefixes = [...code.matchAll(/`([a-z][\w-]*-)\$\{/gi)].map((match) => match[1]);
for (const id of known) {
  if (!literals.has(id) && !prefixes.some((prefix) => id.startsWith(prefix))) faults.push(`nobody says "${id}"`);
}

for (const fault of faults) console.error(fault);
if (faults.length) process.exit(1);
