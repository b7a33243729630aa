import { approveRouter } from '@readback/scenarios/swap.ts';
import { problems } from './fixture/look.ts';
import {
  confirm,
  connect,
  hearback,
  misbehave,
  readBack,
  setting,
  signInWallet,
  signs,
  unfold,
} from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('a device that shows other digits is as loud as a Stop, and signing then takes a held press', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  const compare = await unfold(page, 'Compare on your device');
  const digits = ((await compare.locator('bdi').first().textContent()) ?? '').replace(/\s/g, '');
  const wrong = `${digits.slice(0, 8)}${digits[8] === '0' ? '1' : '0'}${digits.slice(9)}`;

  await compare.getByRole('textbox').fill(wrong);
  await expect(compare.getByRole('alert')).toContainText(/Different.*Group 3 of the Calldata digest differs/);
  await expect(compare.locator('bdi').first()).toContainText(`${digits.slice(8, 12)}here`);
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hold to sign anyway' })).toBeVisible();
  expect(await problems(page)).toEqual([]);

  await compare.getByRole('textbox').fill(digits);
  await expect(compare).toContainText('Match: this is the full Calldata digest');
  await expect(compare.getByRole('alert')).toHaveCount(0);
  await expect(compare.locator('bdi').first()).not.toContainText('here');
  await signInWallet(page);
  await misbehave(page, 'changeTransaction');
  await confirm(page);

  const alert = hearback(page).getByRole('alert');
  await expect(alert).toContainText(/Your wallet let 0x15d3…6A65, not Uniswap V2 router .*, spend PUSD/);
  const spender = hearback(page).getByRole('row').filter({ hasText: 'Spender' });
  await expect(spender).toContainText('different');
  await expect(spender).toContainText(/15d34AAf54267DB7D7c367839AAf71A00a2C6A65/i);
  await expect(hearback(page)).toContainText(/\d match/);
  await expect(hearback(page).getByRole('row').filter({ hasText: 'Data' })).toHaveCount(0);
  await hearback(page).getByRole('button', { name: 'Show the bytes' }).click();
  await expect(hearback(page).getByRole('row').filter({ hasText: 'Data' })).toContainText('different');

  const download = page.waitForEvent('download');
  await hearback(page).getByRole('button', { name: 'Save proof' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  const proof = JSON.parse(text) as {
    hearback: object;
    compared: { same: boolean; itDid: { exact: object } }[];
  };
  expect(proof.hearback).toMatchObject({ verdict: 'different' });
  expect(proof.compared.find(({ same }) => !same)?.itDid.exact).toMatchObject({ kind: 'bytes' });

  const block = hearback(page).getByRole('button', { name: 'Block 0x15d3…6A65' });
  await block.click();
  await expect(hearback(page).getByRole('button', { name: 'Unblock 0x15d3…6A65' })).toBeFocused();
  await page.getByRole('complementary').getByRole('button', { name: 'Disconnect wallet' }).click();
  await expect(
    page.getByRole('complementary').getByRole('button', { name: 'Wallet disconnected' }),
  ).toBeFocused();
  await expect(page.getByTestId('wallet')).toHaveAttribute('data-status', 'disconnected');
  expect(await problems(page)).toEqual([]);
});
