import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { picture, problems, show, views } from './fixture/look.ts';
import { countQuestions } from './fixture/node.ts';
import { confirm, connect, hearback, readBack, setting, signInWallet } from './fixture/pilot.ts';
import { fragile, makeTrouble } from './fixture/storage.ts';
import { expect, test } from './fixture/test.ts';

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/#/settings?section=${section}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(section, 'i'));
}

async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function takeIn(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Everything of ours that this browser keeps: keys of local storage, and rows of every database. */
function keptHere(page: Page): Promise<{ local: string[]; rows: Record<string, number> }> {
  return page.evaluate(async () => {
    const rows: Record<string, number> = {};
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((settle, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => settle(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of database.objectStoreNames) {
        rows[name] = await new Promise<number>((settle) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => settle(counting.result);
        });
      }
      database.close();
    }
    return { local: Object.keys(localStorage), rows };
  });
}

test('what is saved comes back after everything was forgotten', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('with the same effects');
  await open(page, 'appearance');
  await page.getByLabel('Gwei', { exact: true }).check();
  await open(page, 'data');
  const text = await saved(page);

  await page.getByRole('button', { name: 'Forget everything' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 request with readbacks');
  await expect(dialog).toContainText('the connection to your wallet');
  await Promise.all([
    page.waitForEvent('load'),
    dialog.getByRole('button', { name: 'Forget everything' }).click(),
  ]);
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  const { local, rows } = await keptHere(page);
  // The wallets' own state and the time are written again by the page; they know no account.
  const begun = ['readback.practiceWallet', 'readback.wallet.store', 'readback.latest'];
  expect(local.filter((key) => !begun.includes(key))).toEqual([]);
  const state = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)).join(' '), begun);
  expect(state).not.toMatch(/0x[0-9a-f]{40}/i);
  expect(Object.values(rows).filter((count) => count > 0)).toEqual([]);

  await open(page, 'data');
  await takeIn(page, text);
  await expect(page.getByText('Activity: 1 new')).toBeVisible();
  await expect(page.getByLabel('Gas fee unit')).toBeChecked();
  await page.getByRole('button', { name: 'Import selected items' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Imported' })).toBeVisible();
  await open(page, 'appearance');
  await expect(page.getByLabel('Gwei', { exact: true })).toBeChecked();

  const { asked } = countQuestions(page);
  await page.goto('/#/activity');
  const row = page.getByRole('main').getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('from a file');
  await row.click();
  await expect(page.getByText('This record came from a file')).toBeVisible();
  await expect(hearback(page)).toContainText('with the same effects');
  expect(asked.filter((it) => /Transaction/.test(it))).toEqual([]);

  await open(page, 'data');
  await takeIn(page, text);
  await expect(page.getByText('Activity: 0 new')).toBeVisible();
  await expect(page.getByText('1 already saved here').first()).toBeVisible();
});

test('what the disk does not take was not simply imported', async ({ page, context }) => {
  await fragile(context);
  await open(page, 'data');
  await makeTrouble(page, 'full');
  const address = '0x00000000000000000000000000000000000000fe';
  const rows = [{ address, own: false, paid: 0, name: 'Somebody' }];
  const file = {
    format: 'readback.export',
    version: 1,
    madeAt: '2026-11-21T00:00:00Z',
    tables: { book: { schema: 1, rows } },
  };
  await takeIn(page, JSON.stringify(file));
  await page.getByRole('button', { name: 'Import selected items' }).click();
  const outcome = page.getByRole('alert').filter({ hasText: 'is not saved' });
  await expect(outcome).toContainText('1 entry is on this page');
  await expect(outcome).toContainText('no storage left');
  await expect(page.getByText('1 entry was imported')).toHaveCount(0);
});

test('a file from someone else changes no node, no host and no trust', async ({ page }) => {
  const mallory = '0x00000000000000000000000000000000000000ff';
  const file = {
    format: 'readback.export',
    version: 1,
    madeAt: '2026-11-21T00:00:00Z',
    tables: {
      book: { schema: 1, rows: [{ address: mallory, own: true, paid: 40, name: 'My cold wallet' }] },
      activity: { schema: 1, rows: [{ id: 'x' }, null] },
    },
    settings: {
      sources: { on: { tokenList: true }, urls: { sourcify: 'https://evil.example' } },
      networks: {
        own: [{ chainId: 777, name: 'Mine', symbol: 'M', rpc: 'https://evil.example/' }],
        // The practice chain's own node is not even offered for a change.
        nodes: { 1: 'https://evil.example/', 31337: 'https://evil.example/' },
        off: [],
      },
    },
  };
  await open(page, 'data');
  await takeIn(page, JSON.stringify(file));
  await expect(page.getByText('2 left out: damaged')).toBeVisible();
  const one = page.getByRole('listitem').filter({ hasText: 'Now' });
  await expect(one).toHaveCount(5);
  for (const box of await one.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  for (const view of views) {
    await show(page, view);
    await picture(page, `settings-import-${view.theme}-${view.width}`);
    expect(await problems(page), JSON.stringify(view)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Import selected items' }).click();
  await expect(page.getByText('1 entry was imported')).toBeVisible();
  const settings = await page.evaluate(() =>
    ['sources', 'networks'].map((name) => localStorage.getItem(`readback.setting.${name}`)),
  );
  expect(settings.join(' ')).not.toContain('evil');
  await open(page, 'sources');
  await expect(page.getByText('https://sourcify.dev/server', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Token list' })).not.toBeChecked();
});

test('a file that is not one of ours says so, and changes nothing', async ({ page }) => {
  await open(page, 'data');
  await takeIn(page, '{"hello":1}');
  await expect(page.getByRole('alert')).toContainText('not a file saved by Readback');
  const large = test.info().outputPath('large.json');
  await writeFile(large, 'x'.repeat(33 * 1_024 * 1_024));
  await page.getByLabel('Choose a file').setInputFiles(large);
  await expect(page.getByRole('alert')).toContainText('larger than 32 megabytes');
});

test('what was fetched is forgotten in memory and on disk, and fetched again', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  await page.getByTestId('wallet').getByRole('button').first().click();
  await expect(page.getByText(/[\d,]+ ETH/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptHere(page)).rows['readback-fetched']).toBeGreaterThan(0);

  await open(page, 'data');
  await page.getByRole('button', { name: 'Forget fetched data' }).click();
  await expect(page.getByText('Fetched data was deleted from memory and disk.')).toBeVisible();
  await expect.poll(async () => (await keptHere(page)).rows['readback-fetched']).toBe(0);

  const { asked } = countQuestions(page);
  await page.reload();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await page.getByTestId('wallet').getByRole('button').first().click();
  await expect(page.getByText(/[\d,]+ ETH/).first()).toBeVisible();
  expect(asked).toContain('eth_getBalance');
});

test('a source can be switched, asked elsewhere, and put back', async ({ page }) => {
  await open(page, 'sources');
  const sourcify = page.getByRole('region', { name: 'Sourcify' });
  await sourcify.getByRole('switch').uncheck();
  await page.reload();
  await expect(sourcify.getByRole('switch')).not.toBeChecked();

  await sourcify.getByText('What this source learns').click();
  await sourcify.getByRole('button', { name: 'Use another host for Sourcify' }).click();
  await expect(sourcify.getByRole('textbox', { name: 'Host URL' })).toBeFocused();
  await sourcify.getByRole('textbox', { name: 'Host URL' }).fill('http://elsewhere.example');
  await sourcify.getByRole('button', { name: 'Use this host' }).click();
  await expect(sourcify.getByRole('alert')).toContainText('The URL must begin with https://');
  await sourcify.getByRole('textbox', { name: 'Host URL' }).fill('https://elsewhere.example/server/');
  await sourcify.getByRole('button', { name: 'Use this host' }).click();
  await expect(sourcify).toContainText('https://elsewhere.example/server');
  await sourcify.getByRole('switch').check();
  await expect(sourcify).toContainText('cannot reach this host until you reload the page.');

  await sourcify.getByRole('button', { name: 'Use the default host for Sourcify' }).click();
  await expect(sourcify).toContainText('https://sourcify.dev/server');
  await expect(sourcify.getByRole('switch')).toBeChecked();
});

test('fees and times are said in the unit that was chosen', async ({ page }) => {
  await open(page, 'appearance');
  await page.getByLabel('Gwei', { exact: true }).check();
  await page.getByLabel('UTC', { exact: true }).check();
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await expect(page.getByLabel('Sign and compare')).toContainText(/Gas fee.* gwei/);
  await expect(page.getByLabel('Sign and compare')).not.toContainText(/Gas fee[\d.,\s]* ETH/);
  await page.goto('/#/activity');
  // The Review that is left has lists too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await page.getByRole('main').getByRole('listitem').first().click();
  await expect(page.getByRole('time').or(page.locator('time')).first()).toHaveText(
    /^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/,
  );
});

test('on a phone every place is reached from the foot, by keyboard too, and nothing is too wide', async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/#/');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.locator('#more-places').waitFor({ state: 'attached' });
    await nav.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('button', { name: 'Find anything' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Contracts' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav.getByRole('link', { name: 'Contracts' })).toBeHidden();
    await expect(nav.getByRole('button', { name: 'More' })).toBeFocused();
    await nav.getByRole('button', { name: 'More' }).click();
    await nav.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await nav.getByRole('button', { name: 'More' }).click();
    await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await nav.getByRole('button', { name: 'More' }).click();
    await nav.getByRole('button', { name: 'Find anything' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    const clipped = await nav
      .locator('ul')
      .first()
      .evaluate((list) => [...list.children].some((item) => item.scrollWidth > item.clientWidth));
    expect(clipped, `a word is wider than its tab at ${width} px`).toBe(false);
    for (const section of ['sources', 'appearance', 'data']) {
      await open(page, section);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${section} at ${width} px`).toBe(0);
    }
  }
});

for (const section of ['sources', 'appearance', 'data']) {
  test(`the section ${section} is looked at in both themes and widths`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, section);
    for (const view of views) {
      await show(page, view);
      await picture(page, `settings-${section}-${view.theme}-${view.width}`);
      expect(await problems(page), JSON.stringify(view)).toEqual([]);
    }
  });
}
