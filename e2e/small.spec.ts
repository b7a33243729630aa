import type { Page } from '@playwright/test';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { payFriend } from '@readback/scenarios/flights/payFriend.ts';
import { buyFakeDollar } from '@readback/scenarios/flights/fakeDollar.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { confirm, connect, hearback, readBack, setting, signInWallet, verdict } from './fixture/pilot.ts';
import { smallFaults } from './fixture/small.ts';
import { expect, test } from './fixture/test.ts';

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** The narrowest phone that people use, and 1280 × 800 at a zoom of 200%. `bars`: the share of its height that bars may take. */
const smallWindows = [
  { width: 360, height: 780, bars: 0.2 },
  { width: 640, height: 400, bars: 0.28 },
] as const;

for (const window of smallWindows) {
  const size = `${window.width} × ${window.height}`;

  test(`at ${size} nothing of a Review is cut off or covered, whatever its verdict, before and after it is signed`, async ({
    page,
  }) => {
    await page.goto('/');
    await connect(page);
    await page.setViewportSize(window);
    const where = await setting(page);
    const unread = `to: ${where.info.addresses.router}\ndata: 0xdeadbeef${'11'.repeat(64)}\nchain: 31337`;
    const requests = [
      ['stop', approvalToStranger.request(where)],
      ['caution', buyFakeDollar.request(where)],
      ['notFullyRead', unread],
      ['read', payFriend.request(where)],
    ] as const;
    for (const [is, request] of requests) {
      await readBack(page, request);
      await expect(verdict(page)).toHaveAttribute('data-verdict', is);
      await fits(page, `a Review (${is})`, window.bars);
    }
    await signInWallet(page);
    await confirm(page);
    await expect(hearback(page)).toContainText('it matches the readback');
    await fits(page, 'what came of it', window.bars);
  });

  test(`at ${size} nothing of Start, of what may be taken from an account, or of Settings is cut off or covered`, async ({
    page,
  }) => {
    await page.goto('/');
    await connect(page);
    await readBack(page, approveRouter.request(await setting(page)));
    await signInWallet(page);
    await confirm(page);
    await expect(hearback(page)).toContainText('it matches the readback');
    await page.setViewportSize(window);
    for (const place of [
      '/',
      `/accounts/${account}`,
      '/activity',
      '/waiting',
      '/connections',
      ...['networks', 'sources', 'checks', 'assistant', 'appearance', 'data'].map(
        (section) => `/settings?section=${section}`,
      ),
    ]) {
      await page.goto(`/#${place}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await fits(page, place, window.bars);
    }
  });
}

async function fits(page: Page, what: string, bars: number): Promise<void> {
  expect.soft(await smallFaults(page, bars), what).toEqual([]);
}
