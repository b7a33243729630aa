import { expect, type Page } from '@playwright/test';
import { encodeFunctionData, parseAbi, toFunctionSelector } from 'viem';
import { connect, readBack, sentence, setting, unfold, verdict } from './fixture/pilot.ts';
import { test } from './fixture/test.ts';

const signature = 'rebase(uint256)';
const abi = parseAbi(['function rebase(uint256 basisPoints)']);
const selector = toFunctionSelector(signature);

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

async function request(page: Page): Promise<{ text: string; contract: string }> {
  const { info } = await setting(page);
  const { rebasingToken: contract } = info.addresses;
  const data = encodeFunctionData({ abi, args: [0n] });
  const from = info.accounts[0]?.address;
  const params = [{ from, to: contract, data }];
  return { text: JSON.stringify({ method: 'eth_sendTransaction', params }), contract };
}

test('a function that no source has is a guess, held against the code, and never counts as read', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: the server responded with a status of 404/);
  const asked = await sources(page, baseURL, { names: ['notThatOne(address,address)', signature] });
  await page.goto('/');
  await connect(page);
  const { text, contract } = await request(page);
  await readBack(page, text);
  await expect(verdict(page)).toHaveText('Not fully read');
  await expect(sentence(page)).not.toContainText('rebase');
  await unfold(page, 'Step by step');
  await expect(page.getByText('Call not decoded, possibly')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('are only a guess');
  expect(asked).toEqual([`/sourcify/v2/contract/31337/${contract}`, '/names/v1/lookup']);

  await test.step('it says what speaks for it: the code, which the worker looked through', async () => {
    await page.getByRole('button', { name: 'rebase' }).click();
    await expect(page.getByText('and the code seems to accept these types')).toBeVisible();
  });
});

test('a function that Sourcify has is read, and the list of names is not asked', async ({
  page,
  baseURL,
}) => {
  const { contract } = await request(page);
  const verified = {
    match: 'match',
    chainId: '31337',
    address: contract,
    abi,
    compilation: { name: 'Token' },
  };
  const asked = await sources(page, baseURL, { verified, names: [signature] });
  await page.goto('/');
  await connect(page);
  const { text } = await request(page);
  await readBack(page, text);
  await expect(sentence(page)).toContainText('rebase');
  await expect(page.getByText('Call not decoded')).toHaveCount(0);
  await page.getByRole('button', { name: 'rebase' }).last().click();
  await expect(page.getByText('Sourcify', { exact: false }).first()).toBeVisible();
  expect(asked).toEqual([`/sourcify/v2/contract/31337/${contract}`]);

  await test.step('a second review of the same code asks nobody', async () => {
    await page.keyboard.press('Escape');
    await readBack(page, text);
    await expect(sentence(page)).toContainText('rebase');
    expect(asked).toHaveLength(1);
  });
});
