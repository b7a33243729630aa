import { approveRouter } from '@readback/scenarios/swap.ts';
import { mail, plainMessage } from '@readback/scenarios/messages.ts';
import type { Page } from '@playwright/test';
import {
  confirm,
  connect,
  hearback,
  misbehave,
  practiceWindow,
  readBack,
  setting,
  settled,
  signInWallet,
  signs,
} from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await connect(page);
});

test('a wallet that changes the transaction after it was read back is caught, loudly', { tag: core }, async ({
  page,
}) => {
  await readBack(page, approveRouter.request(await setting(page)));
  await signInWallet(page);
  await misbehave(page, 'changeTransaction');
  await confirm(page);
  await expect(hearback(page).getByRole('alert')).toContainText(/Your wallet let .*, not .*, spend PUSD/);
  await expect(hearback(page).getByRole('row').filter({ hasText: 'different' }).first()).toBeVisible();
});

test('a wallet that raises the fee is told apart from one that changes the call', async ({ page }) => {
  await readBack(page, approveRouter.request(await setting(page)));
  await signInWallet(page);
  await misbehave(page, 'changeFee');
  await confirm(page);
  await expect(hearback(page)).toContainText('the same call with a different fee or nonce');
  await expect(hearback(page).getByRole('alert')).toHaveCount(0);
});

for (const [name, scenario] of [
  ['message', plainMessage],
  ['typed data', mail],
] as const) {
  test(`a wallet that signs something else than the ${name} is caught, loudly`, async ({ page }) => {
    await readBack(page, scenario.request(await setting(page)));
    await signInWallet(page);
    await misbehave(page, 'signElse');
    await confirm(page);
    await expect(hearback(page).getByRole('alert')).toContainText(
      'The result differs from what was read back',
    );
  });
}

test('a rejection in the wallet leaves the request here, to be signed later', async ({ page, watch }) => {
  await readBack(page, plainMessage.request(await setting(page)));
  await signInWallet(page);
  await practiceWindow(page).getByTestId('practice-reject').click();
  await expect(page.getByRole('main')).toContainText('You rejected the request in the wallet');
  await page.getByRole('button', { name: 'Read again' }).first().click();
  await settled(page);
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
  expect(await watch.signingCalls()).toHaveLength(2);
});

test('a wallet that never answers is waited for, and nothing is sent again after a reload', {
  tag: core,
}, async ({ page, watch }) => {
  await readBack(page, plainMessage.request(await setting(page)));
  await signInWallet(page);
  await misbehave(page, 'neverAnswer');
  await confirm(page);
  await expect(page.getByRole('main')).toContainText(/waiting for your wallet/i);
  const asked = await watch.signingCalls();
  await page.reload();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'connected');
  await expect(page.getByRole('main')).toContainText(/may already have this/);
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  expect(await watch.signingCalls(), 'no request was sent again').toHaveLength(asked.length);
});

test('a locked wallet is said to be locked, and the request waits for it', async ({ page }) => {
  await readBack(page, plainMessage.request(await setting(page)));
  await remember(page, 'locked');
  await page.getByRole('button', { name: signs }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('locked');
  await remember(page, 'honest');
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
});

/** Changes the wallet's own memory, as its user would in the wallet itself. */
async function remember(page: Page, behaviour: 'locked' | 'honest'): Promise<void> {
  await page.evaluate((next) => {
    const place = 'readback.practiceWallet';
    const kept = JSON.parse(localStorage.getItem(place) ?? '{}');
    localStorage.setItem(place, JSON.stringify({ ...kept, behaviour: next }));
  }, behaviour);
}
