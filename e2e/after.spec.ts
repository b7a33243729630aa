import type { Page } from '@playwright/test';
import { askTransaction } from '@readback/scenarios/ask.ts';
import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import { plainMessage } from '@readback/scenarios/messages.ts';
import { approveRouter, swap } from '@readback/scenarios/swap.ts';
import type { Scenario } from '@readback/scenarios/scenario.ts';
import { encodeFunctionData, parseAbi } from 'viem';
import { everyView, picture, problems, show } from './fixture/look.ts';
import {
  confirm,
  connect,
  hearback,
  misbehave,
  readBack,
  sentence,
  setting,
  signAsAsked,
} from './fixture/pilot.ts';
import { core, expect, test } from './fixture/test.ts';

const token = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
]);

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await connect(page);
});

/** Reads a request, signs it, and lets the wallet do its part. */
async function sign(page: Page, scenario: Scenario): Promise<void> {
  await readBack(page, scenario.request(await setting(page)));
  await signAsAsked(page);
  await confirm(page);
}

/** A call of the practice dollar by the first account. */
async function call(page: Page, functionName: 'transfer' | 'approve', to: number | 'router', amount: bigint) {
  const { info } = await setting(page);
  const [user] = info.accounts;
  const { practiceDollar, router } = info.addresses;
  const whom = to === 'router' ? router : info.accounts[to]?.address;
  if (!user || !whom) throw new Error('no such account');
  const data = encodeFunctionData({ abi: token, functionName, args: [whom, amount] });
  await readBack(page, askTransaction(user.address, { to: practiceDollar, data }));
  await signAsAsked(page);
  await confirm(page);
}

/** It is inspected in every theme and width: nothing is wrong with it, and what came of it is in sight, with its button. */
async function looked(page: Page, name: string): Promise<void> {
  for (const view of everyView) {
    await show(page, view);
    expect(await problems(page), `${name}, ${view.theme}, ${view.width} px`).toEqual([]);
    await expect(sentence(page)).toBeInViewport();
    await picture(page, `after-${name}-${view.width}-${view.theme}`);
  }
}

test('a payment ends with who received what, and leads back', { tag: core }, async ({ page }) => {
  await call(page, 'transfer', 4, 1_000_000n);
  await expect(sentence(page)).toHaveText(/^.+ received 1 PUSD$/);
  await expect(hearback(page)).toContainText('Done, as read back');
  await expect(hearback(page).getByRole('listitem').nth(2)).toHaveText(/Mined\s*block \d+/);
  await expect(hearback(page).getByRole('listitem').nth(3)).toHaveText(/Compared\s*(\d+) of \1$/);
  // What was read is a press away, and not said a second time.
  await expect(page.getByText(/^You send/)).toBeHidden();
  await expect(page.getByText('Safe to close')).toBeVisible();
  await looked(page, 'paid');
  await page.getByRole('heading', { name: 'The readback before signing' }).click();
  await expect(page.getByText('Before signing: Read back')).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL(/#\/$/);
});

test('an allowance ends with what the spender may do, and one that is revoked, with that', async ({
  page,
}) => {
  await sign(page, approveRouter);
  await expect(sentence(page)).toHaveText(/^Uniswap V2 router.* may now spend up to 3,000 PUSD$/);
  await looked(page, 'allowed');
  await call(page, 'approve', 'router', 0n);
  await expect(sentence(page)).toHaveText(
    /^You revoked the permission of Uniswap V2 router.* to spend PUSD$/,
  );
  await looked(page, 'revoked');
});

test('a swap ends with what was given for what came', async ({ page }) => {
  await sign(page, approveRouter);
  await expect(sentence(page)).toContainText('may now spend');
  await sign(page, swap);
  await expect(sentence(page)).toHaveText(/^You swapped 3,000 PUSD for 0\.99\d+ WETH$/);
  await looked(page, 'swapped');
});

test('what is rejected is said as what would have been, without a tick', async ({ page }) => {
  await readBack(page, approvalToStranger.request(await setting(page)));
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  const face = page.getByRole('region', { name: 'Rejected' });
  await expect(face).toBeVisible();
  await expect(sentence(page)).toHaveText(/could have spent all your PUSD$/);
  await expect(face).toContainText('Nothing was signed.');
  await expect(page.getByText('You let')).toBeHidden();
  await looked(page, 'rejected');
});

test('of a message no more is said than that it was signed', async ({ page }) => {
  await sign(page, plainMessage);
  await expect(sentence(page)).toHaveText('You signed exactly what was read back');
  await expect(hearback(page)).toContainText('Readback does not see what is done with it.');
  await expect(hearback(page)).not.toContainText('Mined');
  await looked(page, 'signed');
});

test('what differs is the loudest there is, in every width', { tag: core }, async ({ page }) => {
  await readBack(page, approveRouter.request(await setting(page)));
  await signAsAsked(page);
  await misbehave(page, 'changeTransaction');
  await confirm(page);
  await expect(sentence(page)).toHaveText(
    /^Your wallet (let|signed an allowance that lets) .*, not .*, spend PUSD$/,
  );
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveCount(0);
  await expect(hearback(page)).not.toContainText('Done');
  await looked(page, 'different');
});
