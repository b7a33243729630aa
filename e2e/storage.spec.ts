import type { Locator, Page } from '@playwright/test';
import { toHex } from 'viem';
import { type Cockpit, enter, openMessage, outcome } from './fixture/handover.ts';
import { connect, confirm, hearback, readBack, signInWallet } from './fixture/pilot.ts';
import { fragile, holdStorage, makeTrouble, type Trouble, troubles } from './fixture/storage.ts';
import { expect, test as base, waits } from './fixture/test.ts';

// Storage that is full, blocked, slow or deleted meanwhile: what is said of it, and that nothing is lost or sent twice.

const test = base.extend<{ cockpit: Cockpit }>({
  cockpit: async ({ browser, app }, use) => {
    const cockpit = await enter(browser, app.url);
    await fragile(cockpit.context);
    await use(cockpit);
    await cockpit.context.close();
  },
});

/** Why nothing was handed over. */
const reasons: Readonly<Record<Exclude<Trouble, 'evicted'>, string>> = {
  full: 'no storage left',
  blocked: 'does not let this page store anything',
  slow: 'did not answer within 2 seconds',
};

/** What is said of Activity. */
const said: Readonly<Record<Trouble, string>> = {
  full: 'Not everything here is saved',
  blocked: 'Nothing here is saved',
  slow: 'Storage has not answered yet',
  evicted: 'The saved data is gone',
};

/** Every trouble at every moment takes a while: one of each is in company, the rest is run with what waits. */
const company: readonly string[] = ['full at the press', 'blocked at the answer', 'evicted at the hearback'];

const when = (what: string) => (company.includes(what) ? {} : { tag: waits });

for (const trouble of troubles) {
  test(
    `storage is ${trouble} at the press: it is said before anything is sent, and sent once`,
    when(`${trouble} at the press`),
    async ({ cockpit: { context, wallet } }) => {
      const text = `${trouble} at the press`;
      const page = await context.newPage();
      await openMessage(page, 'Another one');
      const sign = await openMessage(page, text);
      const mend = await makeTrouble(page, trouble);
      await sign.click();
      if (trouble === 'evicted') {
        await expect(page.getByText(said.evicted, { exact: true })).toBeVisible();
      } else {
        await expect(page.getByRole('alert')).toContainText('Nothing was sent to your wallet');
        await expect(page.getByRole('alert')).toContainText(reasons[trouble]);
        expect(wallet.asked).toEqual([]);
        await page.getByRole('button', { name: 'Sign without saving' }).click();
      }
      await isSigned(page);
      if (trouble === 'full' || trouble === 'blocked') await isOnThisPageOnly(page);
      await mend();
      await isKept(page, trouble);
      expect(wallet.asked).toEqual([toHex(text)]);
    },
  );

  test(
    `storage is ${trouble} at the answer: it stays on the page, and is kept when it can be`,
    when(`${trouble} at the answer`),
    async ({ cockpit: { context, wallet } }) => {
      const text = `${trouble} at the answer`;
      let answer = () => {};
      wallet.until = new Promise((resolve) => (answer = resolve));
      const page = await context.newPage();
      await openMessage(page, 'Another one');
      await (await openMessage(page, text)).click();
      await expect.poll(() => wallet.asked.length).toBe(1);
      await expect(page.getByText('Waiting for your wallet').first()).toBeVisible();
      const mend = await makeTrouble(page, trouble);
      answer();
      await isSigned(page);
      if (trouble === 'evicted') await expect(page.getByText(said.evicted, { exact: true })).toBeVisible();
      else await isOnThisPageOnly(page);
      await mend();
      await isKept(page, trouble);
      expect(wallet.asked).toEqual([toHex(text)]);
    },
  );

  test(
    `storage is ${trouble} at the hearback: it is shown, and kept when it can be`,
    when(`${trouble} at the hearback`),
    async ({ cockpit: { context, wallet } }) => {
      const text = `${trouble} at the hearback`;
      let hear = () => {};
      const held = new Promise<void>((resolve) => (hear = resolve));
      const page = await context.newPage();
      await page.route('**/assets/hear-*.js', async (route) => {
        await held;
        await route.continue();
      });
      await openMessage(page, 'Another one');
      await (await openMessage(page, text)).click();
      await expect(page.getByText('Your wallet returned a signature')).toBeVisible();
      await expect(hearback(page)).toContainText('Comparing');
      const mend = await makeTrouble(page, trouble);
      hear();
      await isSigned(page);
      await expect(page.getByText(said[trouble], { exact: true })).toBeVisible();
      await mend();
      await isKept(page, trouble);
      expect(wallet.asked).toEqual([toHex(text)]);
    },
  );
}

test('storage that has not answered when the page opens is said, and what it brings shows without a reload', async ({
  cockpit: { context },
  app,
}) => {
  const page = await context.newPage();
  await openMessage(page, 'Read earlier');
  const { hash } = new URL(page.url());
  await page.close();
  for (const [where, waits, comes] of [
    ['#/activity', 'Could not load earlier readbacks', 'Read earlier'],
    [hash, 'This request cannot be looked up yet', 'Read earlier'],
    [hash.replace('review', 'activity'), 'This entry cannot be looked up yet', 'Read earlier'],
  ] as const) {
    const end = await holdStorage(context, app.url);
    const next = await context.newPage();
    await next.goto(`/${where}`);
    await expect(next.getByRole('main')).toContainText(waits);
    await end();
    await expect(next.getByRole('main')).toContainText(comes);
    await expect(next.getByRole('main')).not.toContainText(waits);
    await next.close();
  }
});

for (const [given, says] of [
  [true, 'Your browser will keep the requests you sign here until you delete them.'],
  [false, 'your browser may delete what Readback keeps here'],
] as const) {
  test(
    `the browser is asked once to keep what is signed, and its answer is said: ${given}`,
    given ? { tag: waits } : {},
    async ({ page }) => {
      await page.addInitScript((it) => {
        Object.defineProperty(StorageManager.prototype, 'persisted', { value: async () => false });
        Object.defineProperty(StorageManager.prototype, 'persist', {
          value: async () => {
            sessionStorage.setItem('asked', `${Number(sessionStorage.getItem('asked')) + 1}`);
            return it;
          },
        });
      }, given);
      const asked = () => page.evaluate(() => Number(sessionStorage.getItem('asked')));
      await page.goto('/');
      await connect(page);
      await readBack(page, 'The first');
      expect(await asked()).toBe(0);
      await signInWallet(page);
      expect(await asked()).toBe(0);
      await confirm(page);
      await expect(page.getByText(says)).toBeVisible();
      expect(await asked()).toBe(1);
      await readBack(page, 'The second');
      await signInWallet(page);
      await confirm(page);
      await expect(hearback(page)).toContainText('it matches the readback');
      await expect(page.getByText(says)).toHaveCount(0);
      await page.reload();
      await readBack(page, 'The third');
      await signInWallet(page);
      await confirm(page);
      await expect(hearback(page)).toContainText('it matches the readback');
      expect(await asked()).toBe(1);
    },
  );
}

async function isSigned(page: Page): Promise<void> {
  await expect(hearback(page)).toContainText('matches the readback');
  await expect(hearback(page)).toContainText('The signature');
}

async function isOnThisPageOnly(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('The answer is on this page only');
  await expect(page.getByRole('button', { name: 'Copy the answer' })).toBeVisible();
}

/** Nothing more is said of the storage, without a reload, and all is there after one. */
async function isKept(page: Page, trouble: Trouble): Promise<void> {
  if (trouble === 'evicted') await page.getByRole('button', { name: 'Save again' }).click();
  await gone(page.getByText('The answer is on this page only'));
  await gone(page.getByText(said[trouble], { exact: true }));
  await isSigned(page);
  await page.reload();
  expect(await outcome(page)).toBe('signed');
  await isSigned(page);
  await page.goto('/#/activity');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
}

async function gone(it: Locator): Promise<void> {
  await expect(it).toHaveCount(0);
}
