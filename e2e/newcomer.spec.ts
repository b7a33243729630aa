import { readFile } from 'node:fs/promises';
import { approveRouter } from '@readback/scenarios/swap.ts';
import { armed, form, said } from './fixture/intent.ts';
import {
  changeAccount,
  confirm,
  connect,
  hearback,
  readBack,
  sentence,
  setting,
  settled,
  signAsAsked,
  verdict,
} from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

// What someone does who was told nothing: each step goes by what the page shows, and by nothing else.

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await connect(page);
});

for (const [device, viewport] of [
  ['a laptop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`an allowance is found from Start and revoked, and what came of it is in sight on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await readBack(page, approveRouter.request(await setting(page)));
    await signAsAsked(page);
    await confirm(page);
    await expect(hearback(page)).toContainText(/may now spend up to 3,000 PUSD/);

    await page.goto('/#/');
    await page
      .getByRole('list', { name: 'Begin with' })
      .getByRole('link', { name: 'Revoke an approval' })
      .click();
    await page.getByRole('button', { name: /^Revoke the allowance of/ }).click();
    await settled(page);
    await expect(sentence(page)).toContainText('You revoke');
    await page.mouse.wheel(0, 160);
    await signAsAsked(page);
    await confirm(page);
    await expect(sentence(page)).toContainText(/You revoked the permission of .* to spend PUSD/);
    await expect(sentence(page)).toBeInViewport();
    await expect(page.getByText('Safe to close')).toBeVisible();
    await page.getByRole('button', { name: 'Back to account' }).click();
    await expect(page.locator('main')).toContainText('No allowances were found.');
  });
}

test('whoever does not know what a call is for is told nothing of the wallet’s network, and can add it', async ({
  page,
}) => {
  // The pool of Aave v3 on Ethereum: on the practice chain nothing is deployed there.
  const pool = '87870bca3f3fd6335c3f4ce8392d69350b4fa4e2';
  await page
    .getByRole('textbox')
    .first()
    .fill(`0x095ea7b3${pool.padStart(64, '0')}${'f'.repeat(64)}`);
  await page.getByRole('button', { name: 'Read back', exact: true }).click();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Not fully checked');
  await expect(page.getByRole('main')).not.toContainText('person’s account');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add the contract and the network' }).click();
  await expect(page.getByLabel('Contract to call')).toBeVisible();
});

test('an owner of a Safe opens a file for it, signs as an owner, and has what the other owners need', async ({
  page,
}) => {
  const { info } = await setting(page);
  const { safe, practiceDollar } = info.addresses;
  const [ana, ben] = [4, 5].map((at) => info.accounts[at]?.address ?? '0x');
  await changeAccount(page, 1);
  const word = (hex: string) => hex.padStart(64, '0');
  const data = `0xa9059cbb${word(ben?.slice(2) ?? '')}${word((5_000_000).toString(16))}`;
  const transactions = [
    { to: ana, value: '1000000000000000000', data: '0x' },
    { to: practiceDollar, value: '0', data },
  ];
  const meta = { name: 'Payments', createdFromSafeAddress: safe };
  await readBack(page, JSON.stringify({ version: '1.0', chainId: '31337', meta, transactions }));
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('complementary')).toContainText('You own this Safe: 2 of 3 owners must sign.');
  await page.getByRole('button', { name: 'Create the Safe transaction' }).click();
  await expect(sentence(page)).toContainText('You approve 2 calls from');
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('has not executed the transaction yet');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save for the other owners' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({
    safe,
    operation: 1,
    nonce: '0',
    sender: info.accounts[1]?.address,
  });

  // The next owner reads the same in it.
  await changeAccount(page, 2);
  await readBack(page, saved);
  await expect(sentence(page)).toContainText('You approve 2 calls from');
  await expect(verdict(page)).toHaveText('Read back');
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('has not executed the transaction yet');
});

test('a swap said in words on Start becomes a swap: what the router pays is asked, its allowance comes first, and the plan waits', async ({
  page,
}) => {
  await page.goto('/#/');
  await page.getByRole('textbox').first().fill('swap 10 PUSD for WETH');
  await page.keyboard.press('Enter');
  // What is missing is brought into sight, and with it what the form is.
  await expect(form(page).getByLabel('At least')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What do you want to do?' })).toBeInViewport({ ratio: 1 });
  await form(page).getByRole('button', { name: 'Ask Uniswap v2 what it pays now' }).click();
  await expect(form(page)).toContainText(/Uniswap v2 pays 0\.003\d+ WETH now/);
  await form(page)
    .getByRole('button', { name: /^Use 0\.003\d* WETH/ })
    .click();
  await form(page).getByRole('button', { name: 'Read it back' }).click();
  await form(page).getByRole('button', { name: 'Swap on Uniswap v2' }).click();

  await settled(page);
  await expect(sentence(page)).toContainText(/You let Uniswap V2 router .* spend up to 10 PUSD/);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('link', { name: 'Plan set' })).toBeVisible();
  await expect(said(page)).toContainText(/Next in your plan: .* 10 PUSD.* WETH/);
  await signAsAsked(page);
  await confirm(page);
  await expect(page.getByText('Safe to close')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with your plan' }).click();

  await expect(page.getByRole('region', { name: 'Your plan' })).toBeFocused();
  await expect(page.getByRole('textbox').first()).toHaveValue('');
  await armed(page).getByRole('button', { name: 'Swap on Uniswap v2' }).click();
  await settled(page);
  await expect(sentence(page)).toContainText(/You swap 10 PUSD for at least 0\.003\d* WETH/);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(said(page)).toHaveAttribute('data-said', 'asSaid');
  await expect(page.getByRole('link', { name: 'Plan set' })).toHaveCount(0);
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText(/You swapped 10 PUSD for 0\.003\d+ WETH/);
});

test('a name that is still being looked up keeps nobody from pressing: the request opens once it is there', async ({
  page,
}) => {
  await page.goto('/#/compose?kind=send');
  await page.getByLabel('To', { exact: true }).fill('copilot.eth');
  await page.getByLabel(/^Amount/).fill('1');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(sentence(page)).toContainText('copilot.eth');
});
