import { approveRouter } from '@readback/scenarios/swap.ts';
import {
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

// What somebody does who was told nothing: each step goes by what the page shows, and by nothing else.

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
    await page.getByRole('list', { name: 'Begin with' }).getByRole('link', { name: 'Revoke' }).click();
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
