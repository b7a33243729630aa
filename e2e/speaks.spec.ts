import { approvalToStranger } from '@readback/scenarios/approvalAttacks.ts';
import type { Page, Request } from '@playwright/test';
import { loaded, setting, settled, sentence, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Request to read back' });
const preview = (page: Page) => page.getByRole('region', { name: 'What the text alone says' });

/** The calldata of the attack alone: whoever copied it did not copy the contract. */
async function calldata(page: Page): Promise<string> {
  const asked = JSON.parse(approvalToStranger.request(await setting(page)));
  return asked.params[0].data;
}

test('a text in the field says what it is, and nobody is asked', async ({ page }) => {
  const data = await calldata(page);
  // The last that the page asks whenever it opens, to recognize the practice chain.
  const recognized = page.waitForResponse((it) => it.request().postData()?.includes('eth_getCode') === true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Flight school' })).toBeVisible();
  await recognized;
  await loaded(page);
  const asked: string[] = [];
  const note = (it: Request) => {
    if (!/\/assets\//.test(new URL(it.url()).pathname)) asked.push(it.url());
  };
  page.on('request', note);
  await field(page).fill(data);
  await expect(preview(page)).toContainText('Calldata, 68 bytes: approve');
  await expect(preview(page)).toContainText(/Lets 0x6650…\S+ spend one of your tokens, with no limit/);
  await expect(preview(page)).toContainText('Nothing has been checked or looked up yet.');
  for (const junk of ['settings', '{"foo":1}', '0x12', 'cast send 0x', '[['.repeat(40), data.slice(0, 60)]) {
    await field(page).fill(junk);
    await page.waitForTimeout(300);
    await expect(page.locator('main [data-verdict]')).toHaveCount(0);
    await expect(page.locator('main')).not.toContainText('You sign this message');
  }
  page.off('request', note);
  expect(asked, 'asked while a text was in the field').toEqual([]);
});

test('calldata alone is read when nobody knows its contract, and cannot be signed', async ({
  page,
  watch,
}) => {
  const data = await calldata(page);
  await page.goto('/');
  await field(page).fill(data);
  await page.getByRole('button', { name: 'Read back', exact: true }).click();
  await page.getByRole('button', { name: 'I don’t know' }).click();
  await settled(page);
  await expect(sentence(page)).toContainText('spend one of your tokens, with no limit');
  await expect(verdict(page)).toHaveText(/^(Stop|Not fully checked)$/);
  await expect(page.locator('main')).toContainText('The calldata does not name the contract');
  await expect(page.getByRole('button', { name: /^(Sign in wallet|Hold to sign)/ })).toHaveCount(0);
  expect(await watch.signingCalls()).toEqual([]);
});

test('the open pieces are filled in under the sentence, with what is known here', async ({ page }) => {
  const { info } = await setting(page);
  await page.goto('/');
  await field(page).fill(await calldata(page));
  await preview(page).getByRole('button', { name: 'Which contract?' }).click();
  await page.getByLabel('Contract to call').fill(info.addresses.practiceDollar);
  await expect(preview(page)).toContainText(/Asks 0x\S+ to let 0x6650…/);
  await page.getByRole('group', { name: 'Practice accounts' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Stop');
  await expect(page.locator('main')).toContainText('What changes');
});

test('a request that names no account asks whose it is, and is then read for that one', async ({ page }) => {
  const { info } = await setting(page);
  const asked = JSON.parse(approvalToStranger.request({ info, now: 0n, host: '' }));
  const [{ from: _, ...call }] = asked.params;
  await page.goto('/');
  await field(page).fill(JSON.stringify({ ...call, chainId: 31337 }));
  await page.getByRole('button', { name: 'Read back', exact: true }).click();
  await settled(page);
  await expect(page.getByText('Which account would sign?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect a wallet instead' })).toBeVisible();
  await page.getByRole('group', { name: 'Practice accounts' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Read back for this account' }).click();
  await settled(page);
  await expect(page.getByText('Which account would sign?')).toHaveCount(0);
  await expect(page.getByText('What changes')).toBeVisible();
});

test('an empty field offers examples', async ({ page }) => {
  await page.goto('/');
  await field(page).focus();
  await page.getByRole('button', { name: 'a permit' }).click();
  await expect(preview(page)).toContainText(/Permit/);
  await field(page).fill('');
  await page.getByRole('button', { name: 'a drainer’s approval' }).click();
  await expect(preview(page)).toContainText(/approve.*Asks 0x.* to let 0x/s);
});
