// A table's stream without a browser: what comes over its line is told on standard input, and on standard output is
// told what it asked meanwhile and what it shows in the end. Where a choice is to lead to some ply, it is made after the
// first positions, answered at once, and settled before the end.

import { readFileSync } from 'node:fs';

const [built] = process.argv.slice(2);
const { arrivals, answer, speed, closes, cuts, leads } = JSON.parse(readFileSync(0, 'utf8'));

const nothing = () => undefined;
const listens = { addEventListener: nothing, removeEventListener: nothing };
let line = null;
const asked = [];
const settings = JSON.stringify({ speed, lang: 'en' });
Object.defineProperty(globalThis, 'navigator', { value: { language: 'en', onLine: true }, configurable: true });
Object.assign(globalThis, listens, {
  window: globalThis,
  document: { ...listens, hidden: false, documentElement: { dataset: {} } },
  localStorage: { getItem: () => settings, setItem: nothing },
  location: { protocol: 'http:', host: 'mathom.example' },
  matchMedia: () => ({ ...listens, matches: false }),
  WebSocket: class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      line = this;
    }
    send(said) {
      const { key } = JSON.parse(said);
      setTimeout(() => this.onmessage({ data: JSON.stringify({ type: 'answer', key, status: 200, chosen: { ply: leads } }) }), 0);
    }
    close() {}
  },
  fetch: (path) => {
    asked.push(path);
    const { status = 200, headers = {}, body } = path.includes('/since') ? answer : { body: { id: 't' } };
    // As late as an answer is: after all that is there already.
    return new Promise((done) => setTimeout(() => done(new Response(JSON.stringify(body), { status, headers })), 0));
  },
});
/** Answers come in the next turns of the loop; a stream that asks again and again does so in each of them. */
async function rest() {
  for (let turn = 0; turn < 100; turn++) await new Promise((done) => setTimeout(done, 0));
}

const { TableStream } = await import(built);
const stream = new TableStream('t');
stream.open();
while (!line) await rest();
asked.length = 0;
let choice = null;
for (const [number, batch] of arrivals.entries()) {
  for (const position of batch) line.onmessage({ data: JSON.stringify(position) });
  if (closes && number === arrivals.length - 1) stream.close();
  if (leads !== null && number === 0) choice = stream.choose('x', 0);
  await rest();
}
await choice;
const delays = [];
for (const code of cuts) {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (todo, delay) => {
    delays.push(delay);
    return real(todo, 0);
  };
  line.onclose({ code });
  globalThis.setTimeout = real;
  await rest();
}
stream.catchUp();
const { position, story } = stream;
process.stdout.write(JSON.stringify({ asked, ply: position.ply, over: position.over, told: story.length, delays }));
process.exit(0);
