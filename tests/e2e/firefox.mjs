// Somebody with Firefox, who clicks what glows until the game is over.
// It is told on standard input where to go, and tells on standard output what happened.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const need = createRequire(new URL('../../web/package.json', import.meta.url));
const puppeteer = need('puppeteer-core');

const task = JSON.parse(readFileSync(0, 'utf8'));
const GLOWING = '[data-choosable], [data-option]';
/** Where one is asked back: the first is what one may have meant, the last one takes it back. */
const MEANT = '.prompt [role=status] + .buttons button';
const PATIENCE = 120_000;

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: task.firefox,
  headless: true,
  // The window has the size, since not every Firefox lets a page's be set from outside.
  args: ['--width=1280', '--height=886'],
  defaultViewport: null,
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': 1,
    'intl.accept_languages': 'en-GB',
    // Nothing is fetched from elsewhere, and nobody is told of anything.
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'browser.safebrowsing.downloads.remote.enabled': false,
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  },
});
const complaints = [];
const written = [];
let clicks = 0;
try {
  const page = await browser.newPage();
  page.on('console', (said) => {
    if (!['error', 'warn'].includes(said.type())) return;
    const errors = said.args().map((one) => one.evaluate((it) => (it instanceof Error ? `${it}\n${it.stack}` : String(it))));
    // Of a page that is gone nothing more can be asked than what it printed.
    written.push(Promise.all(errors).then((texts) => complaints.push(texts.join(' ')), () => complaints.push(said.text())));
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(task.url, { waitUntil: 'load' });
  const [name, value] = task.cookie.split('=');
  await page.setCookie({ name, value, domain: new URL(task.url).hostname, path: '/' });
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, task.kept);
  await page.goto(`${task.url}/t/${task.table}`, { waitUntil: 'load' });
  const end = Date.now() + PATIENCE;
  const over = () => page.evaluate((table) => fetch(`/api/tables/${table}`).then((a) => a.json()).then((t) => t.state === 'over'), task.table);
  const tried = new Map();
  const trail = [];
  while (!(await over())) {
    if (Date.now() > end) {
      if (task.picture) await page.screenshot({ path: task.picture });
      throw new Error(`the game does not end (${clicks} clicks): ${trail.slice(-12).join(' / ')}`);
    }
    const seen = await page.evaluate((glowing) => {
      const there = [...document.querySelectorAll(glowing)].filter((one) => one.checkVisibility());
      return there.map((one) => one.textContent + (one.getAttribute('aria-label') ?? '')).join('|');
    }, GLOWING);
    let things = [];
    for (const one of await page.$$(GLOWING)) if (await one.isVisible()) things.push(one);
    const meant = await page.$$(MEANT);
    if (meant.length > 1) things = [meant[0]];
    if (things.length) {
      // Where one has been before, nothing came of the last try: another thing may do.
      const tries = tried.get(seen) ?? 0;
      tried.set(seen, tries + 1);
      const thing = things[tries % things.length];
      trail.push(await thing.evaluate((one) => `${document.querySelector('.prompt')?.textContent} > ${one.getAttribute('aria-label') ?? one.textContent}`));
      try {
        await thing.click();
        clicks += 1;
      } catch {
        // It went while the pointer was on its way.
        await page.keyboard.press('Escape');
      }
    }
    await pause(60);
  }
  await page.waitForSelector('h2', { timeout: 15_000 });
  if (task.picture) await page.screenshot({ path: task.picture });
  await Promise.all(written);
  console.log(JSON.stringify({ clicks, complaints }));
} finally {
  await browser.close();
}
