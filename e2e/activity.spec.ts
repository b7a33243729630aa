import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { picture, problems, show, views } from './fixture/look.ts';
import {
  confirm,
  connect,
  hearback,
  misbehave,
  readBack,
  setting,
  settled,
  signInWallet,
} from './fixture/pilot.ts';
import { askedEvery, fillActivity, onDisk } from './fixture/manyEntries.ts';
import { expect, test, waits } from './fixture/test.ts';

const rpc = '**/practice/rpc';

/** From now on the node knows of no transaction, as if none had reached it, or of one that is not mined. */
async function withhold(page: Page, what: 'unseen' | 'pending'): Promise<void> {
  await page.route(rpc, async (route) => {
    const question = JSON.parse(route.request().postData() ?? '{}') as { id: number; method: string };
    const answer = (result: unknown) => route.fulfill({ json: { jsonrpc: '2.0', id: question.id, result } });
    if (question.method === 'eth_getTransactionReceipt') return answer(null);
    if (question.method !== 'eth_getTransactionByHash') return route.fallback();
    if (what === 'unseen') return answer(null);
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: object | null };
    return answer(result && { ...result, blockHash: null, blockNumber: null, transactionIndex: null });
  });
}

async function sendAndSee(page: Page): Promise<void> {
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await withhold(page, 'pending');
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('pending on the network');
  await expect.poll(() => keptActivity(page), 'what was heard is on disk').toContain('sent.nonce');
}

/** All that is kept of the requests, as it is on disk. */
function keptActivity(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('readback-activity');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const rows = open.result.transaction('rows').objectStore('rows').getAll();
          rows.onsuccess = () => {
            open.result.close();
            resolve(JSON.stringify(rows.result, (_, it) => (typeof it === 'bigint' ? `${it}` : it)));
          };
        };
      }),
  );
}

/** Of Activity alone: the screen before it may have lists, too, and stays until this one is drawn. */
const firstRow = (page: Page) =>
  page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: 'Activity', level: 1 }) })
    .getByRole('listitem')
    .first();

test('a transaction that was mined while the tab was closed is heard when Activity is opened', async ({
  page,
}) => {
  await sendAndSee(page);
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/#/activity');
  await expect(firstRow(page)).toContainText('As read back');
});

test('a transaction that is still on its way is waited for again, on its entry', async ({ page }) => {
  await sendAndSee(page);
  await page.goto('about:blank');
  await page.goto('/#/activity');
  await expect(firstRow(page)).toContainText('Waiting');
  await firstRow(page).click();
  await expect(hearback(page)).toContainText('pending on the network');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(hearback(page)).toContainText('it matches the readback');
});

for (const [word, nonce] of [
  ['Replaced', '0x7fffffff'],
  ['Dropped', '0x0'],
] as const) {
  test(`a transaction that was ${word.toLowerCase()} while the tab was closed is told as such`, {
    tag: waits,
  }, async ({ page }) => {
    await sendAndSee(page);
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await withhold(page, 'unseen');
    await page.route(rpc, async (route) => {
      const question = JSON.parse(route.request().postData() ?? '{}') as { id: number; method: string };
      if (question.method !== 'eth_getTransactionCount') return route.fallback();
      return route.fulfill({ json: { jsonrpc: '2.0', id: question.id, result: nonce } });
    });
    await page.goto('/#/activity');
    await expect(firstRow(page)).toContainText(word, { timeout: 45_000 });
  });
}

test('a wallet’s answer that never arrived can be given by hand, and is compared', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, plainMessage.request(await setting(page)));
  await signInWallet(page);
  await misbehave(page, 'neverAnswer');
  await confirm(page);
  await page.goto('/#/activity');
  await firstRow(page).click();
  const field = page.getByLabel('Signature your wallet returned');
  await field.fill('nothing');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toContainText('even number of hex digits');
  await field.fill(`0x${'12'.repeat(65)}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(hearback(page)).toContainText('The result differs from what was read back');
});

test('nothing calm is beside a difference', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await signInWallet(page);
  await misbehave(page, 'changeTransaction');
  await confirm(page);
  await expect(hearback(page)).toContainText(/Your wallet let .*, not .*, spend PUSD/);
  await expect(page.locator('main [data-verdict]').first()).toHaveText('Before signing: Read back');

  await page.goto('/#/activity');
  await firstRow(page).click();
  await expect(page.locator('main [data-verdict]').first()).toHaveText('Before signing: Read back');
  const [heard, verdict] = await Promise.all([
    hearback(page).boundingBox(),
    page.locator('main [data-verdict]').first().boundingBox(),
  ]);
  expect(heard?.y).toBeLessThan(verdict?.y ?? 0);
});

test('requests are found by what they say, narrowed, and saved as they are found', async ({ page }) => {
  for (const text of [
    'Log in to Café Ñandú',
    '=HYPERLINK("https://evil.example") and a word',
    'hello there',
  ]) {
    await readBack(page, text);
    await settled(page);
  }
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await page.goto('/#/activity');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);

  await page.getByLabel('Find').fill('CAFE nandu');
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 of 3 requests')).toBeVisible();
  await rows.first().click();
  await page.goBack();
  await expect(page.getByLabel('Find')).toHaveValue('CAFE nandu');

  await page.getByLabel('Find').fill('');
  await page.getByLabel('Outcome').selectOption('Rejected');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('hello there');

  await page.getByLabel('Outcome').selectOption('All');
  await page.getByLabel('Find').fill('hyperlink');
  await expect(rows).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines.join('\n')).not.toMatch(/(^|,)"[=+\-@]/m);
});

test('an entry that was forgotten comes back in the list by a press, and is gone once the list is left', async ({
  page,
}) => {
  await page.goto('/');
  await readBack(page, plainMessage.request(await setting(page)));
  await page.goto('/#/activity');
  await firstRow(page).click();
  const forget = page.getByRole('button', { name: 'Forget this entry' });
  await forget.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await expect(page.getByRole('status').filter({ hasText: 'Entry forgotten' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  expect(await problems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await firstRow(page).click();
  const place = page.url();
  await forget.click();
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).click();
  await page.goto(place);
  await expect(page.getByRole('heading', { name: 'Entry not found' })).toBeVisible();
});

test('two thousand requests are listed by day, and found at once', async ({ page }) => {
  await readBack(page, 'the first of many');
  await page.evaluate(async () => {
    const opening = indexedDB.open('readback-activity');
    const database = await new Promise<IDBDatabase>((settle) => {
      opening.onsuccess = () => settle(opening.result);
    });
    const store = database.transaction('rows', 'readwrite').objectStore('rows');
    const kept = await new Promise<{ schema: number; row: Record<string, unknown> }[]>((settle) => {
      const asking = store.getAll();
      asking.onsuccess = () => settle(asking.result);
    });
    const [first] = kept;
    if (!first) throw new Error('The first request was not kept.');
    const { schema } = first;
    const { readback: _, ...light } = first.row;
    for (let at = 0; at < 1_999; at += 1) {
      const openedAt = Date.now() - at * 3_600_000 - 60_000;
      const summary = { verdict: 'read', sentence: `You sign the message number ${at}` };
      store.put(
        { schema, row: { ...light, id: `old-${at}`, openedAt, state: 'rejected', summary } },
        `old-${at}`,
      );
    }
    await new Promise((settle) => {
      store.transaction.oncomplete = settle;
    });
  });
  await page.goto('about:blank');
  await page.goto('/#/activity');
  await expect(page.getByText('2,000 requests', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(60);
  await page.getByRole('button', { name: 'Show 60 more of 1,940' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(120);
  await page.getByLabel('Find').fill('number 1998');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
});

test('Activity is looked at in both themes and widths', async ({ page }) => {
  test.setTimeout(120_000);
  await readBack(page, 'the only one');
  await page.goto('/#/activity');
  for (const view of views) {
    await show(page, view);
    await picture(page, `activity-search-${view.theme}-${view.width}`);
    expect(await problems(page), JSON.stringify(view)).toEqual([]);
  }
  await page.getByLabel('Find').fill('nothing of this kind');
  await expect(page.getByText('No matches')).toBeVisible();
  expect(await problems(page)).toEqual([]);
});

test('of thousands of entries no more is read than is kept, 60 are drawn, all are found, and the oldest go', async ({
  page,
}) => {
  const [count, most] = [4_000, 2_000];
  await page.addInitScript(countReads);
  await fillActivity(page, { count });
  await page.goto('/#/activity');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(60);
  await expect(rows.first()).toContainText(`Entry #${count - 1}.`);
  const asked = count / askedEvery;
  const older = asked / 2;
  await expect(page.getByRole('main')).toContainText(`${(most + older).toLocaleString('en')} requests`);
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(globalThis, 'rowsRead')?.value)).toEqual({
    one: most + older,
    all: 0,
  });
  const find = page.getByRole('searchbox', { name: 'Find' });
  await find.fill(`#${count - most}.`);
  await expect(rows).toHaveCount(1);
  // However old it is: its outcome is not known.
  await find.fill('#500.');
  await expect(rows).toHaveCount(1);
  await find.fill('#501.');
  await expect(rows).toHaveCount(0);
  await expect.poll(() => onDisk(page)).toEqual({ all: most, asked });
});

/** Runs in the page: counts the rows of Activity that are read one by one, and how often all are. */
function countReads(): void {
  const read = { one: 0, all: 0 };
  Object.assign(globalThis, { rowsRead: read });
  const wrap = (of: object, name: string, note: (it: IDBObjectStore, args: readonly unknown[]) => void) => {
    const real = Reflect.get(of, name) as (...args: unknown[]) => unknown;
    Reflect.set(of, name, function (this: IDBObjectStore, ...args: unknown[]) {
      if (this.transaction.db.name === 'readback-activity') note(this, args);
      return Reflect.apply(real, this, args);
    });
  };
  wrap(IDBObjectStore.prototype, 'getAll', () => (read.all += 1));
  wrap(IDBObjectStore.prototype, 'get', (_, [key]) => {
    // Not the mark of the database.
    if (typeof key === 'string' && key.length === 36) read.one += 1;
  });
  const value = Object.getOwnPropertyDescriptor(IDBCursorWithValue.prototype, 'value');
  Object.defineProperty(IDBCursorWithValue.prototype, 'value', {
    get(this: IDBCursorWithValue): unknown {
      read.one += 1;
      return value?.get?.call(this);
    },
  });
}
