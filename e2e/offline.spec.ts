import { type Page, test as base } from '@playwright/test';
import { publicNetworks } from '@readback/server/networks.ts';
import { startServer } from '@readback/server/server.ts';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from './fixture/test.ts';

// The page once its server is gone, was replaced, or is not who answers. A server of each test's own, and no chain.

const built = resolve(import.meta.dirname, '../web/dist');
const test = base.extend<{ site: Site }>({
  // biome-ignore lint: Playwright reads the dependencies from the braces
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.end();
  },
});
test.use({ serviceWorkers: 'allow' });

test('everything that needs no node works once the server is gone', async ({ page, site }) => {
  await visit(page, site);
  await site.end();
  const screens = {
    '': 'Know what you sign.',
    '#/compose?kind=send': /Compose|Send/,
    '#/verify': /Verify/,
    '#/contracts': 'Contracts',
    '#/accounts': 'Accounts',
    '#/activity': 'Activity',
    '#/settings': 'Settings',
    '#/settings?section=data': 'Settings',
    '#/rules': 'Rules',
    '#/school': 'Flight school',
  };
  for (const [hash, title] of Object.entries(screens)) {
    await page.goto('about:blank');
    await page.goto(`${site.url}/${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: title }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.goto(`${site.url}/#/`);
  await page.getByRole('textbox').first().fill('Good morning');
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page).toHaveURL(/#\/review\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good morning');
  await expect(page.locator('main [data-verdict]').first()).toHaveText('Caution');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good morning');
  await page.goto(`${site.url}/#/activity`);
  await expect(page.getByRole('main')).toContainText('Good morning');
});

test('only the page’s own files are kept, each as it was built', async ({ page, site }) => {
  await visit(page, site);
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const bytes = await (await cache.match(url))?.arrayBuffer();
        const hash = await crypto.subtle.digest('SHA-256', bytes ?? new ArrayBuffer());
        const hex = [...new Uint8Array(hash)].map((it) => it.toString(16).padStart(2, '0')).join('');
        found.push([new URL(url).pathname.slice(1), hex]);
      }
    }
    return found;
  });
  const files = readdirSync(site.dist, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .map((path) => [path.slice(site.dist.length + 1), hashOf(path, 'hex')] as [string, string])
    .filter(([name]) => !name.startsWith('.vite') && name !== 'sw.js');
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(files));
});

test('another release with other names waits, its user takes it, and the open page stays whole', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site);
  const other = await context.newPage();
  await other.goto(`${site.url}/#/`);
  await site.release('VerifyScreen', 'second');
  // The page that runs is still the first, with its own files.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const take = page.getByRole('button', { name: 'Use the new version' });
  await expect(take).toBeVisible();
  await page.goto(`${site.url}/#/verify`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verify');
  expect(await page.title()).not.toContain('second');
  await take.click();
  await expect(page.locator('html[data-release="second"]')).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Verify');
  // A page that was open before runs the first release, whose files are gone from the server.
  await expect(other.locator('html[data-release="second"]')).toHaveCount(0);
  await other.evaluate(() => (location.hash = '#/verify'));
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Verify');
});

test('it is not offered under an open Review, and is taken at the next start', async ({
  page,
  context,
  site,
}) => {
  await visit(page, site);
  await page.getByRole('textbox').first().fill('Good morning');
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page.locator('main [data-verdict]').first()).toHaveText('Caution');
  await site.release('VerifyScreen', 'second');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  await expect(page.getByRole('button', { name: 'Use the new version' })).toHaveCount(0);
  await page.close();
  const next = await context.newPage();
  await next.goto(`${site.url}/#/`);
  await expect(next.locator('html[data-release="second"]')).toBeAttached();
});

test('a captive portal is neither shown nor kept, and half a file is no release', async ({ page, site }) => {
  await visit(page, site);
  await site.portal();
  await page.goto('about:blank');
  await page.goto(`${site.url}/#/rules`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  const foreign = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const it of await cache.matchAll()) texts.push(await it.text());
    }
    return texts.filter((it) => it.includes('Sign in to this network')).length;
  });
  expect(foreign).toBe(0);
  await site.release('VerifyScreen', 'second', { broken: true });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    while (registration.installing) await new Promise((done) => setTimeout(done, 50));
  });
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rules');
  await expect(page.locator('html[data-release="second"]')).toHaveCount(0);
});

/** Opens the page until the browser has kept it. */
async function visit(page: Page, { url }: Site): Promise<void> {
  await page.goto(`${url}/#/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

type Site = Readonly<{
  url: string;
  dist: string;
  end: () => Promise<void>;
  /** Serves another release, in which one file has another name; `broken`: another file is cut in half. */
  release: (file: string, name: string, how?: { broken?: boolean }) => Promise<void>;
  /** Answers everything with a page of its own. */
  portal: () => Promise<void>;
}>;

async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'readback-site-'));
  const dist = join(folder, 'first');
  cpSync(built, dist, { recursive: true });
  let running: { close: () => Promise<void> } | undefined;
  const first = await startServer({ dist, port: 0, networks: publicNetworks });
  running = first;
  const { port, url } = first;
  const end = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    url,
    dist,
    end: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    async release(file, name, { broken = false } = {}) {
      const next = join(folder, name);
      cpSync(built, next, { recursive: true });
      renew(next, file, name);
      if (broken) halve(join(next, 'assets', `${file}-${name}.js`));
      await end();
      running = await startServer({ dist: next, port, networks: publicNetworks });
    },
    async portal() {
      await end();
      const server = createServer((_, answer) => {
        answer
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<title>Wifi</title>Sign in to this network');
      });
      await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
      running = {
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      };
    },
  };
}

/** Another release of the page in a folder: a file under another name, and a page that says which release it is. */
function renew(dist: string, file: string, name: string): void {
  const assets = join(dist, 'assets');
  const before = readdirSync(assets).find((it) => new RegExp(`^${file}-.*\\.js$`).test(it));
  if (before === undefined) throw new Error(`There is no ${file} in the built page.`);
  const after = `${file}-${name}.js`;
  for (const it of readdirSync(assets).filter((one) => one.endsWith('.js'))) {
    const path = join(assets, it);
    const text = readFileSync(path, 'utf8').replaceAll(before, after);
    if (it === before) rmSync(path);
    writeFileSync(join(assets, it === before ? after : it), text);
  }
  const index = join(dist, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', `<html data-release="${name}" `));
  const keeper = join(dist, 'sw.js');
  const source = readFileSync(keeper, 'utf8');
  const list = JSON.parse(/^const releaseFiles = (.*);$/m.exec(source)?.[1] ?? '{}') as Record<
    string,
    string
  >;
  const files = Object.keys(list).map((it) => (it === `assets/${before}` ? `assets/${after}` : it));
  const hashes = Object.fromEntries(files.map((it) => [it, hashOf(join(dist, it), 'base64')]));
  writeFileSync(
    keeper,
    source
      .replace(/^const releaseName = .*$/m, `const releaseName = "${name}";`)
      .replace(/^const releaseFiles = .*$/m, () => `const releaseFiles = ${JSON.stringify(hashes)};`),
  );
}

function halve(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.subarray(0, bytes.length / 2));
}

function hashOf(path: string, form: 'hex' | 'base64'): string {
  return createHash('sha256').update(readFileSync(path)).digest(form);
}
