import { expect, type Page } from '@playwright/test';
import { encodeFunctionData, parseAbi } from 'viem';
import { connect, readBack, sentence, setting, verdict } from './fixture/pilot.ts';
import { test } from './fixture/test.ts';

const allPairs = 'allPairs(uint256)';
const abi = parseAbi(['function allPairs(uint256 index) view returns (address pair)']);
const selector = '0x1e3dd18b';

/** The sources under the page's own address, with what they answer. Gives what they were asked. */
async function sources(
  page: Page,
  here: string | undefined,
  answers: { verified?: unknown; names: readonly string[] },
) {
  const asked: string[] = [];
  if (here === undefined) throw new Error('The page has no address.');
  await page.addInitScript((url) => {
    const urls = { sourcify: `${url}/sourcify`, signatures: `${url}/names` };
    localStorage.setItem('readback.setting.sources', JSON.stringify({ on: {}, urls }));
  }, here);
  await page.route(`${here}/sourcify/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    if (answers.verified === undefined) return route.fulfill({ status: 404, json: {} });
    await route.fulfill({ json: answers.verified });
  });
  await page.route(`${here}/names/**`, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const listed = answers.names.map((name) => ({ name, filtered: false }));
    await route.fulfill({ json: { ok: true, result: { function: { [selector]: listed }, event: {} } } });
  });
  return asked;
}

async function request(page: Page): Promise<{ text: string; factory: string }> {
  const { info } = await setting(page);
  const { factory } = info.addresses;
  const data = encodeFunctionData({ abi, args: [0n] });
  const from = info.accounts[0]?.address;
  const params = [{ from, to: factory, data }];
  return { text: JSON.stringify({ method: 'eth_sendTransaction', params }), factory };
}

test('a function that no source has is a guess, held against the code, and never counts as read', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: the server responded with a status of 404/);
  const asked = await sources(page, baseURL, { names: ['notThatOne(address,address)', allPairs] });
  await page.goto('/');
  await connect(page);
  const { text, factory } = await request(page);
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Not fully read');
  await expect(sentence(page)).not.toContainText('allPairs');
  await expect(page.getByText('Unread call, by a guess')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is not known' })).toContainText('are only a guess');
  expect(asked).toEqual([`/sourcify/v2/contract/31337/${factory}`, '/names/v1/lookup']);

  await test.step('it says what speaks for it: the code, which the worker looked through', async () => {
    await page.getByRole('button', { name: 'allPairs' }).click();
    await expect(page.getByText('with the types that the code seems to take')).toBeVisible();
  });
});

test('a function that Sourcify has is read, and the list of names is not asked', async ({
  page,
  baseURL,
}) => {
  const { factory } = await request(page);
  const verified = {
    match: 'match',
    chainId: '31337',
    address: factory,
    abi,
    compilation: { name: 'Factory' },
  };
  const asked = await sources(page, baseURL, { verified, names: [allPairs] });
  await page.goto('/');
  await connect(page);
  const { text } = await request(page);
  await readBack(page, text);
  await expect(sentence(page)).toContainText('allPairs');
  await expect(page.getByText('Unread call')).toHaveCount(0);
  await page.getByRole('button', { name: 'allPairs' }).last().click();
  await expect(page.getByText('Sourcify', { exact: false }).first()).toBeVisible();
  expect(asked).toEqual([`/sourcify/v2/contract/31337/${factory}`]);

  await test.step('a second review of the same code asks nobody', async () => {
    await page.keyboard.press('Escape');
    await readBack(page, text);
    await expect(sentence(page)).toContainText('allPairs');
    expect(asked).toHaveLength(1);
  });
});
