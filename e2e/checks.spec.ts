import type { Page } from '@playwright/test';
import { account } from '@readback/scenarios/account.ts';
import { askTransaction } from '@readback/scenarios/ask.ts';
import { lookAlikeOf } from '@readback/scenarios/lookAlikeOf.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { type Address, encodeFunctionData, erc20Abi, maxUint256, parseAbi, toHex } from 'viem';
import { picture, problems, show, viewsOf } from './fixture/look.ts';
import { openCard, readBack, sentence, setting, settled, unfold, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const noLimit = /The allowance of .+ is unlimited/;

test('a caution that is muted weighs nothing, also after a reload, until it is heard again', async ({
  page,
}) => {
  await page.goto('/');
  const where = await setting(page);
  await readBack(page, approveWithoutLimit(where));
  await expect(verdict(page)).toHaveText('Caution');
  const finding = findingOf(page, 'approvals.noLimit');
  await openCard(finding);
  await finding.getByRole('button', { name: 'Mute or block' }).press('Enter');
  await look(page, 'checks-finding', 0);
  await finding
    .getByRole('button', { name: 'Mute this check for this address on this network' })
    .press('Enter');
  await expect(verdict(page)).toHaveText('Read back');
  const fold = page.getByRole('button', { name: 'Muted by you (1)' });
  await expect(fold).toBeFocused();
  await expect(findingOf(page, 'approvals.noLimit')).toHaveCount(0);

  await page.reload();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  // It is still in the list of all checks.
  await unfold(page, 'Checks');
  await expect(page.getByText('Caution, muted by you')).toBeVisible();
  await fold.press('Enter');
  await expect(page.getByText(noLimit).first()).toBeVisible();
  await look(page, 'checks-muted', 1);
  await page.getByRole('button', { name: 'Unmute' }).click();
  await expect(verdict(page)).toHaveText('Caution');
  await expect(findingOf(page, 'approvals.noLimit')).toBeVisible();
});

test('what a finding rests on is marked where it stands, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  await readBack(page, approveWithoutLimit(where));
  const finding = findingOf(page, 'approvals.noLimit');
  const marked = page.locator('[data-pointed]');
  await expect(marked).toHaveCount(0);
  await openCard(finding);
  await expect(finding.getByRole('button', { name: 'Show in the request' })).toBeVisible();
  await finding.hover();
  await expect(marked.and(page.locator('[data-arg=amount], [data-arg=value]'))).toHaveCount(1);
  await page.getByRole('heading', { name: 'Checks' }).hover();
  await expect(marked).toHaveCount(0);
  await finding.getByRole('button', { name: 'Show in the request' }).press('Enter');
  await expect(marked.first()).toBeInViewport();
  await page.getByRole('heading', { name: 'Checks' }).hover();
  await expect(marked.first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(marked).toHaveCount(0);
});

test('a press on a remedy reads a new request, which differs in that one value', async ({ page, watch }) => {
  await page.goto('/');
  const where = await setting(page);
  await readBack(page, approveAndSwap(where));
  await expect(findingOf(page, 'approvals.noLimit')).toBeAttached();
  const former = page.url();
  await page.getByRole('button', { name: 'Set the allowance to 3,000 PUSD' }).click();
  await expect(page).not.toHaveURL(former);
  await settled(page);
  await expect(page.getByText(/You changed “\w+” from unlimited to 3,000 PUSD/)).toBeVisible();
  await expect(findingOf(page, 'approvals.noLimit')).toHaveCount(0);
  await unfold(page, 'Step by step');
  await expect(page.locator('[data-arg]', { hasText: /3,000\s*PUSD/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'See the earlier request' }).click();
  await settled(page);
  await expect(findingOf(page, 'approvals.noLimit')).toBeVisible();

  const saved = where.info.accounts[4]?.address as Address;
  await save(page, saved, 'Rent');
  await readBack(page, askTransaction(account(where, 0), { to: lookAlikeOf(saved), value: 10n ** 18n }));
  await expect(verdict(page)).toHaveText('Stop');
  await page.getByRole('button', { name: 'Use the address you saved' }).click();
  await expect(sentence(page)).toContainText('Rent');
  await settled(page);
  await expect(verdict(page)).not.toHaveText('Stop');
  expect(await watch.signingCalls()).toEqual([]);
});

test('an unlimited allowance is limited to an amount in its row, and read again as a request of its own', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await readBack(page, approveWithoutLimit(await setting(page)));
  const former = page.url();
  const field = page.getByLabel('Allow only');
  await field.fill('a lot');
  await page.getByRole('button', { name: 'Limit it' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL(former);
  await field.fill('12.5');
  await page.getByRole('button', { name: 'Limit it' }).click();
  await expect(page).not.toHaveURL(former);
  await settled(page);
  await expect(sentence(page)).toContainText('spend up to 12.5 PUSD');
  expect(await watch.signingCalls()).toEqual([]);
});

test('blocked addresses and sites, and thresholds, are set and taken back', async ({ page, watch }) => {
  await page.goto('/');
  const where = await setting(page);
  const { router } = where.info.addresses;
  await page.goto('/#/settings?section=checks');
  await expect(page.getByText('No addresses are blocked.')).toBeVisible();

  const site = page.getByLabel('Site', { exact: true });
  await site.fill('not a host');
  await site.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This is not a site address');
  await expect(site).toHaveValue('not a host');
  const days = page.getByRole('textbox', { name: 'New contract' });
  await days.fill('soon');
  await days.press('Enter');
  await expect(days).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'checks-settings-wrong', 0);
  await site.fill('https://Claim.Example/now');
  await site.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove claim.example' })).toBeVisible();
  await days.fill('30');
  await days.press('Enter');
  await expect(page.getByRole('button', { name: 'Reset to 3: New contract' })).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(router);
  await page.getByRole('button', { name: 'Block this address' }).click();
  await expect(page.getByRole('button', { name: `Remove ${router}` })).toBeVisible();
  await look(page, 'checks-settings-full', 1);

  await readBack(page, approveRouter.request(where));
  await expect(verdict(page)).toHaveText('Stop');
  await page.goto('/#/settings?section=checks');
  await page.reload();
  await expect(days).toHaveValue('30');
  await page.getByRole('button', { name: `Remove ${router}` }).click();
  await page.getByRole('button', { name: 'Remove claim.example' }).click();
  await page.getByRole('button', { name: 'Reset to 3: New contract' }).click();
  await expect(days).toHaveValue('3');
  await readBack(page, approveRouter.request(where));
  await expect(verdict(page)).toHaveText('Read back');
  expect(await watch.signingCalls()).toEqual([]);
});

/** The card of a rule: its title is in the head where it decided the verdict. */
function findingOf(page: Page, rule: string) {
  return page.locator(`[data-place^="check ${rule} "]`);
}

async function save(page: Page, address: Address, name: string): Promise<void> {
  await page.goto('/#/accounts');
  await page.getByRole('button', { name: 'Save an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address', { exact: true }).fill(address);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

function approveWithoutLimit(where: Setting): string {
  const { router, practiceDollar } = where.info.addresses;
  return askTransaction(account(where, 0), { to: practiceDollar, data: approval(router) });
}

function approval(spender: Address) {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, maxUint256] });
}

/** An allowance without limit, and the swap that needs 3,000 PUSD of it, in one batch. */
function approveAndSwap(where: Setting): string {
  const { router, practiceDollar, weth9 } = where.info.addresses;
  const user = account(where, 0);
  const swap = encodeFunctionData({
    abi: parseAbi([
      'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
    ]),
    functionName: 'swapExactTokensForTokens',
    args: [3_000_000_000n, 980_000_000_000_000_000n, [practiceDollar, weth9], user, where.now + 1_200n],
  });
  const calls = [
    { to: practiceDollar, data: approval(router) },
    { to: router, data: swap },
  ];
  const chainId = toHex(practiceMarker.chainId);
  const params = [{ version: '2.0.0', from: user, chainId, atomicRequired: true, calls }];
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'wallet_sendCalls', params });
}

/** Nothing is wrong with it, and a picture. */
async function look(page: Page, name: string, at: number): Promise<void> {
  for (const view of viewsOf(at)) {
    await show(page, view);
    expect(await problems(page), `${name} in ${view.theme} at ${view.width}`).toEqual([]);
    await picture(page, `${name}-${view.theme}-${view.width}`);
  }
}
