import { approveRouter } from '@readback/scenarios/swap.ts';
import { readBack, setting, tabTo, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

test('the verdict and each field of the decision say what they mean, when pressed and not before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (it) => asked.push(it.url()));
  await page.goto('/');
  await readBack(page, approveRouter.request(await setting(page)));
  expect(
    asked.filter((it) => /HelpText/.test(it)),
    'words that nobody asked for',
  ).toEqual([]);

  const dialog = page.getByRole('dialog');
  const word = verdict(page).getByRole('button');
  await tabTo(page, word);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Every part of the request was read and checked');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Stop',
    'Not fully read',
    'Not fully checked',
    'Caution',
    'Read back',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(verdict(page).getByRole('button')).toBeFocused();

  for (const [field, says] of [
    ['pasted text', 'A name that an app gives itself proves nothing.'],
    ['Practice chain', 'The blockchain that this request is for.'],
    ['What changes', 'What the simulation found'],
    ['Spender', 'The address that may take your tokens'],
    ['Gas fee', 'You pay it even if the transaction fails.'],
  ] as const) {
    await page.getByRole('main').getByRole('button', { name: field, exact: true }).first().click();
    await expect(dialog, field).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('what was found says how grave it is, and what that means', async ({ page }) => {
  await page.goto('/');
  const { info } = await setting(page);
  // All of a token, to a person: one warning decides, and another says that there is no limit.
  const data = `0x095ea7b3${'0'.repeat(24)}${'11'.repeat(20)}${'f'.repeat(64)}`;
  const call = {
    from: info.accounts[0]?.address,
    to: info.addresses.practiceDollar,
    data,
    chainId: '0x7a69',
  };
  await readBack(page, JSON.stringify({ method: 'eth_sendTransaction', params: [call] }));
  await page.getByText('1 more finding', { exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Caution', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('something in it can hurt you');
});
