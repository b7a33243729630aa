import { test as base } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, type Site, startSite, visit } from './fixture/site.ts';
import { expect } from './fixture/test.ts';

// The page once its server is gone, was replaced, or is not who answers. A server of each test's own, and no chain.

const test = base.extend<{ site: Site }>({
  // biome-ignore lint: Playwright reads the dependencies from the braces
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
});
test.use({ serviceWorkers: 'allow' });

test('everything that needs no node works once the server is gone', async ({ page, site }) => {
  await visit(page, site.url);
  await site.end();
  const screens = {
    '': 'Know what you sign.',
    '#/compose?kind=send': /Create a request/,
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
  await visit(page, site.url);
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
  await visit(page, site.url);
  const other = await context.newPage();
  await other.goto(`${site.url}/#/`);
  await site.release('second');
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
  await visit(page, site.url);
  await page.getByRole('textbox').first().fill('Good morning');
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page.locator('main [data-verdict]').first()).toHaveText('Caution');
  await site.release('second');
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

test('a captive portal is neither shown nor kept, and half a file is not a release', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
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
  await site.release('second', { broken: true });
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
