import { approveRouter } from '@readback/scenarios/swap.ts';
import { nameOfFile, verdictFiles } from '@readback/web/app/verdictFiles.ts';
import { type Page, type Route, test as list } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beginReading, judged, readBack, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

/**
 * In bytes, gzip. `first`: the script that has to arrive before Start is drawn. `script` and `style`: what the page has
 * loaded when the screen can be used: on Start, when a text can be pasted and read; on a Review, when it shows its
 * verdict. `verdict`: everything that was loaded until then, with the engine in its worker. What only a wallet needs,
 * what speaks of a text while it is in the field, the small print of a simulation, the words of warnings, marks, and what stands folded behind a verdict, is left out. That
 * neither screen waits for it is shown by holding it back: no file of it is answered until the screen was weighed.
 */
const most = { first: 91_500, script: 150_000, style: 10_500, verdict: 545_000 };

const assets = resolve(import.meta.dirname, '../web/dist/assets');
const ofWallet = /\/assets\/(?:wallet|install)-[^/]*\.(?:js|css)$/;
const comesLater =
  /\/assets\/(?:wallet|install|UnderField|Engines|Ask|checkWords|rowParts|Mark|Behind|Compared(?:\.module)?|Steps|TermText|glossary|termNames)-[^/]*\.(?:js|css)$/;

test('Start and a Review are light, and wait for no wallet code', async ({ page }, { annotations }) => {
  const { loaded, letGo } = await weighing(page);
  const weigh = (where: string) => {
    const sum = (ending: string) =>
      ofThePage(loaded)
        .filter((it) => it.endsWith(ending))
        .reduce((total, it) => total + gzip(it), 0);
    const weight = { script: sum('.js'), style: sum('.css') };
    annotations.push({ type: where, description: `${JSON.stringify(weight)}: ${[...loaded].join(', ')}` });
    expect(weight.script, `script of ${where}`).toBeLessThan(most.script);
    expect(weight.style, `style of ${where}`).toBeLessThan(most.style);
  };

  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Request to read back' });
  await field.fill('0x');
  await page.getByRole('heading', { name: 'Flight school' }).waitFor();
  weigh('Start');

  // The files that are held back are on their way until they are let go.
  await beginReading(page, approveRouter.request(await setting(page)));
  await judged(page);
  weigh('a Review of a pasted request');
  const all = [...loaded].reduce((sum, it) => sum + gzip(it), 0);
  annotations.push({ type: 'until the first verdict', description: `${all} bytes` });
  const names = [...loaded].map((it) => nameOfFile(it).replace(/^places-\d+/, 'places'));
  expect(names.toSorted(), 'what docs/weights.md adds up').toEqual(verdictFiles);
  expect(all, 'all that the first verdict waits for').toBeLessThan(most.verdict);
  const signs = page.getByRole('complementary', { name: 'Sign and compare' });
  await expect(signs.getByRole('button', { name: 'Connect wallet' })).toHaveCount(0);
  expect(letGo(), 'files of the wallet that were held back').toBeGreaterThan(0);
  await expect(signs.getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

test('a Review stands when the wallet’s code cannot be loaded, and says so', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource|dynamically imported module|preload CSS/i);
  await page.route(ofWallet, (route) => route.abort());
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  const signs = page.getByRole('complementary', { name: 'Sign and compare' });
  await expect(signs).toContainText('The signing panel could not be loaded. The readback is still valid');
  await expect(page.getByRole('banner')).toContainText('Wallet features could not be loaded.');
});

// oxlint-disable-next-line no-empty-pattern -- no browser is needed to read files.
list('little script has to arrive before Start is drawn', async ({}, { annotations }) => {
  const page = readFileSync(resolve(assets, '../index.html'), 'utf8');
  const files = [...page.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length, 'scripts that the page names').toBeGreaterThan(0);
  const weight = files.reduce((sum, it) => sum + gzip(it), 0);
  annotations.push({ type: 'Start', description: `${weight} bytes: ${files.join(', ')}` });
  expect(weight).toBeLessThan(most.first);
});

// oxlint-disable-next-line no-empty-pattern -- no browser is needed to read files.
list('every file that is loaded later is listed with its size', async ({}, { annotations }) => {
  const files = readdirSync(assets).filter((it) => /\.(js|css)$/.test(it));
  for (const it of files.toSorted((one, other) => gzip(other) - gzip(one))) {
    annotations.push({ type: it, description: `${gzip(it)} bytes, gzip` });
  }
  expect(files.length).toBeGreaterThan(5);
});

/** Notes what is loaded, and holds back what no screen waits for until it is let go. */
async function weighing(page: Page) {
  const loaded = new Set<string>();
  const held: Route[] = [];
  let holds = true;
  await page.route(comesLater, async (route) => {
    if (holds) held.push(route);
    else await route.continue();
  });
  page.on('request', (it) => {
    const { pathname } = new URL(it.url());
    if (/\/assets\/.*\.(js|css)$/.test(pathname) && !comesLater.test(pathname))
      loaded.add(basename(pathname));
  });
  const letGo = () => {
    holds = false;
    for (const route of held) void route.continue();
    return held.length;
  };
  return { loaded, letGo };
}

/** What of it the page asked for: the worker runs beside it, and loads files that no file of the page names. */
function ofThePage(loaded: ReadonlySet<string>): readonly string[] {
  const found = new Set([...loaded].filter((it) => /^index-.*\.(?:js|css)$/.test(it)));
  for (const file of found) {
    const text = readFileSync(resolve(assets, file), 'utf8');
    for (const it of loaded) if (text.includes(it) && !it.startsWith('engine.worker')) found.add(it);
  }
  return [...found];
}

function gzip(file: string): number {
  return gzipSync(readFileSync(resolve(assets, file))).length;
}
