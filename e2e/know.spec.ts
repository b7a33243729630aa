import type { Page } from '@playwright/test';
import { account } from '@readback/scenarios/account.ts';
import { askTransaction } from '@readback/scenarios/ask.ts';
import type { Setting } from '@readback/scenarios/scenario.ts';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { picture, problems, show, views } from './fixture/look.ts';
import { readBack, setting, settled, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const know = 'I know this account';

test('a Stop about one account becomes a Caution once the user says that they know it, until they take it back', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  const where = await setting(page);
  const spender = where.info.accounts[4]?.address as Address;
  await readBack(page, approve(where, spender));
  await expect(verdict(page)).toHaveText('Stop');

  await page.getByText('Why?', { exact: true }).first().click();
  await page.getByRole('button', { name: know }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: know });
  const digits = dialog.getByLabel('Last 6 characters of the address');
  await expect(dialog).toContainText('a Stop about this account becomes a Caution');
  await look(page, 'know');

  // Escape changes nothing, and the focus goes back to where it was.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: know }).first()).toBeFocused();
  await page.getByRole('button', { name: know }).first().press('Enter');
  await digits.fill('abcdef');
  await digits.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('These are not the last 6 characters of the address');
  await look(page, 'know-wrong');
  await digits.fill(spender.slice(-6));
  await digits.press('Enter');
  await expect(dialog).toHaveCount(0);
  await settled(page);
  await expect(verdict(page)).toHaveText('Caution');
  await page.reload();
  await settled(page);
  await expect(verdict(page)).toHaveText('Caution');

  await page.goto(`/#/accounts/${spender}`);
  await expect(page.getByText(/You marked this account as known on/)).toBeVisible();
  await look(page, 'know-account');
  await page.getByRole('button', { name: 'Undo “I know this account”' }).press('Enter');
  await expect(page.getByText(/You marked this account as known on/)).toHaveCount(0);
  await readBack(page, approve(where, spender));
  await expect(verdict(page)).toHaveText('Stop');
  expect(await watch.signingCalls()).toEqual([]);
});

test('a saved name alone leaves a Stop as it is', async ({ page }) => {
  await page.goto('/');
  const where = await setting(page);
  const spender = where.info.accounts[4]?.address as Address;
  await page.goto(`/#/accounts/${spender}`);
  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Router');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await readBack(page, approve(where, spender));
  await expect(verdict(page)).toHaveText('Stop');
});

function approve(where: Setting, spender: Address): string {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 1_000_000n] });
  return askTransaction(account(where, 0), { to: where.info.addresses.practiceDollar, data });
}

/** Nothing is wrong with it, and a picture, in each theme and width. */
async function look(page: Page, name: string): Promise<void> {
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), `${name} in ${view.theme} at ${view.width}`).toEqual([]);
    await picture(page, `${name}-${view.theme}-${view.width}`);
  }
}
