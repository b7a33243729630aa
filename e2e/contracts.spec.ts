import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Address, encodeFunctionData, parseAbi, toFunctionSelector } from 'viem';
import { breakNode, countQuestions, heal } from './fixture/node.ts';
import {
  changeAccount,
  confirm,
  connect,
  loaded,
  setting,
  settled,
  verdict,
  signAsAsked,
  unfold,
} from './fixture/pilot.ts';
import { dropFetched, rowIsKept } from './fixture/storage.ts';
import { test } from './fixture/test.ts';

const root = resolve(import.meta.dirname, '..');
const token = readFileSync(resolve(root, 'practice/src/compiled/PracticeDollar.json'), 'utf8');
const safeArtefact = readFileSync(
  resolve(root, 'node_modules/@safe-global/safe-contracts/build/artifacts/contracts/Safe.sol/Safe.json'),
  'utf8',
);
const aggregate3 = 'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable';

test('a contract is opened with a pasted ABI, and answers everything that needs no argument in one request', async ({
  page,
}) => {
  const { info } = await setting(page);
  await page.goto('/#/contracts');
  const calls: string[] = [];
  page.on('request', (it) => void (it.url().endsWith('/rpc') && calls.push(it.postData() ?? '')));
  await open(page, info.addresses.practiceDollar);
  await expect(page.getByLabel('ABI', { exact: true })).toHaveCount(0);
  // Of a token that is known here, the functions of its standard are there without one.
  await expect(page.getByText('These are the functions of every ERC-20 token')).toBeVisible();
  await page
    .getByRole('button', { name: /^transfer\(address recipient, uint256 amount\)/ })
    .first()
    .click();
  await expect(page.getByRole('form', { name: 'transfer' }).getByLabel('Entered as')).toContainText(
    'Token (6 decimals)',
  );
  calls.length = 0;
  await paste(page, token);
  const read = page.getByRole('region', { name: 'Read', exact: true });
  await expect(read.getByRole('listitem').filter({ hasText: 'symbol' })).toContainText('PUSD');
  await expect(read.getByRole('listitem').filter({ hasText: /^decimals/ })).toContainText('6');
  const reads = ['name()', 'symbol()', 'decimals()', 'totalSupply()'].map((it) =>
    toFunctionSelector(it).slice(2),
  );
  const asking = calls.filter((body) => reads.some((selector) => body.includes(selector)));
  expect(asking).toHaveLength(1);
  for (const selector of reads) expect(asking[0]).toContain(selector);

  await test.step('its supply is shown in the unit that is chosen, exactly', async () => {
    const supply = read.getByRole('listitem').filter({ hasText: 'totalSupply' });
    await expect(supply).toContainText('1,000,000,000,000,000');
    await supply.getByLabel('Show as').selectOption({ label: 'Token (6 decimals)' });
    await expect(supply).not.toContainText('1,000,000,000,000,000');
    await expect(supply).toContainText('1,000,000,000');
  });

  await test.step('a function with an argument is asked by its form', async () => {
    await page.getByRole('button', { name: /^balanceOf/ }).click();
    const form = page.getByRole('form', { name: 'balanceOf' });
    await form.getByRole('button', { name: 'Query' }).click();
    await expect(form.getByText('Type an address.')).toBeVisible();
    await field(form, /: address$/).fill(info.accounts[0]?.address ?? '');
    await form.getByRole('button', { name: 'Query' }).click();
    await expect(form.getByText('Answered just now.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Copy whole number' })).toBeVisible();
  });

  await test.step('what failed is asked again only by Retry, and the ABI is there after a reload', async () => {
    await rowIsKept(page, 'abis');
    await page.reload();
    await expect(read.getByRole('listitem').filter({ hasText: 'symbol' })).toContainText('PUSD');
    await expect(page.getByText('Your own ABI,', { exact: false })).toBeVisible();
  });
});

test('a node that does not answer is said, and the functions are still there', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  const { info } = await setting(page);
  await page.goto('/#/contracts');
  await open(page, info.addresses.practiceDollar);
  await paste(page, token);
  await page.goto('/#/contracts');
  await breakNode(page, 'down');
  await open(page, info.addresses.weth9);
  const head = page.getByTestId('contract');
  await expect(head.getByText('The code at this address could not be read', { exact: false })).toBeVisible();
  await loaded(page);
  const { asked } = countQuestions(page);
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  await heal(page);
  await head.getByRole('button', { name: 'Retry' }).click();
  await expect(head.getByText('of code and its own functions', { exact: false })).toBeVisible();
});

test('a list of tuples goes to Review and reaches the wallet byte for byte', async ({ page, watch }) => {
  const { info } = await setting(page);
  const { multicall3, practiceDollar, weth9 } = info.addresses;
  await page.goto('/');
  await connect(page);
  await page.getByRole('link', { name: 'Contracts' }).click();
  await open(page, multicall3);
  await paste(page, aggregate3, 'Many calls');
  await page.getByRole('button', { name: /^aggregate3/ }).click();
  const form = page.getByRole('form', { name: 'aggregate3' });
  await form.getByRole('button', { name: 'Add to calls' }).click();
  await form.getByRole('button', { name: 'Add to calls' }).click();
  const totalSupply = '0x18160ddd';
  for (const [at, target] of [weth9, practiceDollar].entries()) {
    await field(form, 'target: address').nth(at).fill(target);
    await form.getByLabel('allowFailure: bool').nth(at).selectOption('true');
    await form.getByLabel('callData: bytes').nth(at).fill(totalSupply);
  }
  await form.getByRole('button', { name: 'Move calls 2 up' }).click();
  await form.getByRole('button', { name: 'Read it back' }).click();
  await signAsAsked(page);
  await confirm(page);
  await expect.poll(async () => (await watch.signingCalls()).length).toBe(1);
  const calls = [practiceDollar, weth9].map(
    (target) => ({ target, allowFailure: true, callData: totalSupply }) as const,
  );
  const data = encodeFunctionData({ abi: parseAbi([aggregate3]), args: [calls] });
  const [call] = await watch.signingCalls();
  expect(call).toMatchObject({
    method: 'eth_sendTransaction',
    params: [{ from: info.accounts[0]?.address, to: multicall3, data }],
  });
  expect(call?.route).toMatch(/^#\/review\//);
});

test('calls that are made by hand become one batch, and what an owner of a Safe makes becomes the Safe’s', async ({
  page,
}) => {
  const { info } = await setting(page);
  const { practiceDollar, router, safe } = info.addresses;
  const [, friend] = info.accounts;
  await page.goto('/#/accounts');
  await connect(page);
  await page.getByRole('button', { name: 'Watch an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill(safe);
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).click();
  await page.goto('/#/contracts');
  await open(page, practiceDollar);
  await addCall(page, 'approve', [router, '25']);
  await addCall(page, 'transfer', [friend?.address ?? '', '10']);
  const batch = page.getByRole('region', { name: 'Batch: 2 calls on Practice chain' });
  await expect(batch).toBeVisible();

  await test.step('as one request, which says whether the wallet takes it', async () => {
    await batch.getByRole('button', { name: 'Read back batch' }).click();
    await settled(page);
    await expect(verdict(page)).toHaveText('Read back');
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('25 PUSD');
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText('10 PUSD');
    await expect(page.getByText('The practice wallet does not accept batches.')).toBeVisible();
  });

  await test.step('by an owner for the Safe: its transaction is made, and read back', async () => {
    await changeAccount(page, 1);
    await page.goto(`/#/accounts/${safe}`);
    await page.getByRole('link', { name: 'Make a transaction of this Safe' }).click();
    await expect(page).toHaveURL(/#\/contracts/);
    await open(page, practiceDollar);
    await loaded(page);
    await batch.locator('summary').click();
    await batch.getByRole('button', { name: 'Remove approve' }).click();
    const form = page.getByRole('form', { name: 'transfer' });
    if (!(await form.isVisible())) await page.getByRole('button', { name: /^transfer\(/ }).click();
    await expect(form.getByLabel('Account that makes the call')).toHaveValue(safe);
    const one = page.getByRole('region', { name: 'Batch: 1 call on Practice chain' });
    await one.getByRole('button', { name: 'Read back batch' }).click();
    await settled(page);
    await expect(page.getByText('2 of 3 owners must sign')).toBeVisible();
    await page.getByRole('button', { name: 'Create the Safe transaction' }).click();
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Practice Safe');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('10 PUSD');
  });
});

test('Review reads a function by the ABI that the user gave, and says that it is the user’s', async ({
  page,
}) => {
  const { info } = await setting(page);
  await page.goto('/#/contracts');
  await open(page, info.addresses.weth9);
  await paste(page, 'function settle(uint256 invoice, string why)', 'My books');
  await page.getByRole('button', { name: /^settle/ }).click();
  const form = page.getByRole('form', { name: 'settle' });
  await form.getByLabel('invoice: uint256', { exact: true }).fill('17');
  await form.getByLabel('why: string').fill('June');
  await form.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  const steps = await unfold(page, 'Step by step');
  await expect(steps.getByText('invoice').first()).toBeVisible();
  await expect(steps.getByText('June').first()).toBeVisible();
  await steps.getByRole('button', { name: 'settle', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toContainText('ABI of My books');
});

test('a proxy has the functions of its implementation, and calls go to the proxy', async ({ page }) => {
  const { info } = await setting(page);
  await page.goto('/#/contracts');
  await open(page, info.addresses.safe);
  await expect(page.getByTestId('contract')).toContainText('Safe. Functions come from the implementation');
  await paste(page, safeArtefact);
  const read = page.getByRole('region', { name: 'Read', exact: true });
  await expect(read.getByRole('listitem').filter({ hasText: 'getThreshold' })).toContainText('2');
  await page.getByLabel('Find a function').fill('0x0d58');
  await page.getByRole('button', { name: /^addOwnerWithThreshold/ }).click();
  const form = page.getByRole('form', { name: 'addOwnerWithThreshold' });
  await field(form, 'owner: address').fill(info.addresses.stranger);
  await form.getByLabel('_threshold: uint256', { exact: true }).fill('1');
  await form.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(verdict(page)).toBeVisible();
  const digits = info.addresses.safe.slice(2, 6);
  await expect(page.getByRole('main')).toContainText(digits);
});

test('an ABI comes from Sourcify once, and is kept for the code that it is of', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: the server responded with a status of 404/);
  const { info } = await setting(page);
  const { practiceDollar, weth9 } = info.addresses;
  const source = `${baseURL}/sourcify`;
  await page.addInitScript((url) => {
    localStorage.setItem('readback.setting.sources', JSON.stringify({ on: {}, urls: { sourcify: url } }));
  }, source);
  const asked: string[] = [];
  await page.route(`${source}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (!path.toLowerCase().endsWith(practiceDollar.toLowerCase()))
      return route.fulfill({ status: 404, json: {} });
    await route.fulfill({
      json: {
        match: 'exact_match',
        chainId: '31337',
        address: practiceDollar,
        verifiedAt: '2026-07-24T12:00:00Z',
        abi: JSON.parse(token).abi,
        compilation: { name: 'PracticeDollar' },
      },
    });
  });
  await page.goto('/#/contracts');
  await open(page, practiceDollar);
  await expect(page.getByText('ABI from Sourcify, an exact match', { exact: false })).toContainText(
    '2026-07-24',
  );
  await expect(page.getByRole('button', { name: /^transferFrom/ })).toBeVisible();
  expect(asked).toEqual([`/sourcify/v2/contract/31337/${practiceDollar}`]);

  await test.step('it is not asked again', async () => {
    await rowIsKept(page, 'abis');
    const here = page.url();
    await page.goto('/icon.svg');
    // As a day later, when nothing is left of what was fetched but the ABI.
    await dropFetched(page);
    await page.goto(here);
    await expect(page.getByRole('button', { name: /^transferFrom/ })).toBeVisible();
    await page.goto('/#/contracts');
    await expect(page.getByRole('button', { name: /PracticeDollar/ })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step('once forgotten, it comes back only when it is asked for', async () => {
    await page.getByRole('button', { name: /PracticeDollar/ }).click();
    await page.getByRole('button', { name: 'Forget this ABI' }).click();
    await expect(page.getByText('was deleted on this device', { exact: false })).toBeVisible();
    expect(asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Ask Sourcify again' }).click();
    await expect(page.getByRole('button', { name: /^transferFrom/ })).toBeVisible();
    expect(asked).toHaveLength(2);
    await page.goto('/#/contracts');
  });

  await test.step('what it does not have is said, and nothing is guessed', async () => {
    await open(page, weth9);
    await expect(page.getByText('This contract is not verified', { exact: false })).toBeVisible();
    await expect(page.getByLabel('ABI', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Write' })).toHaveCount(0);
  });
});

test('when the code is another than the ABI was kept for, that is said, and the ABI is not used by itself', async ({
  page,
}) => {
  const { info } = await setting(page);
  await page.goto('/#/contracts');
  await open(page, info.addresses.practiceDollar);
  await paste(page, token, 'Dollar');
  await rowIsKept(page, 'abis');
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('readback-abis');
      opening.onsuccess = () => done(opening.result);
    });
    const rows = database.transaction('rows', 'readwrite').objectStore('rows');
    await new Promise<void>((done) => {
      rows.getAll().onsuccess = ({ target }) => {
        const [stored] = (target as IDBRequest<{ schema: number; row: object }[]>).result;
        rows.clear();
        const row = { ...stored?.row, codeHash: `0x${'ab'.repeat(32)}` };
        rows.put({ ...stored, row }, 'tampered').onsuccess = () => done();
      };
    });
  });
  await page.reload();
  await expect(page.getByText('This contract’s code has changed', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Write' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the old ABI anyway' }).click();
  await expect(page.getByRole('region', { name: 'Write' })).toBeVisible();
});

test('a link fills in a form and asks nobody; what the form makes is still the link’s', async ({
  page,
  baseURL,
}) => {
  const { info } = await setting(page);
  await page.goto('/');
  await connect(page);
  // The last thing that is asked about the user's own account.
  await expect(page.getByTestId('wallet').locator('img')).toBeVisible();
  const search = new URLSearchParams({
    chain: '31337',
    address: info.addresses.practiceDollar,
    fn: 'transfer(address yourOwnWallet, uint256 amount)',
    args: JSON.stringify(['eve.eth', '1000000']),
  });
  const requests: string[] = [];
  page.on('request', (it) => requests.push(it.url().replace(baseURL ?? '', '')));
  await page.goto(`/#/contracts?${search}`);
  await expect(page.getByText('A link filled in this form.')).toBeVisible();
  const form = page.getByRole('form', { name: 'transfer' });
  await expect(form.getByLabel('amount: uint256', { exact: true })).toHaveValue('1000000');
  await expect(form.getByLabel('yourOwnWallet: address')).toHaveValue('eve.eth');
  await page.waitForTimeout(1_500);
  expect(requests.filter((it) => !it.startsWith('/assets/'))).toEqual([]);

  await form.getByLabel('yourOwnWallet: address').fill(info.addresses.stranger);
  await form.getByRole('button', { name: 'Read it back' }).click();
  await settled(page);
  await expect(page.getByRole('button', { name: /^(Sign in wallet|Sign, with|Hold to sign)/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole('button', { name: 'Make this my request' })).toBeVisible();
});

async function open(page: Page, address: Address): Promise<void> {
  await page.getByRole('combobox', { name: 'Contract', exact: true }).fill(address);
  await page.getByRole('button', { name: 'Open contract' }).click();
  await expect(page.getByTestId('contract')).toBeVisible();
}

/** Fills in the form of a function, and adds its call to the batch. */
async function addCall(page: Page, name: string, [first, second]: readonly [string, string]): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}\\(`) }).click();
  const form = page.getByRole('form', { name });
  await field(form, /: address$/).fill(first);
  await form.getByRole('textbox', { name: /: uint256$/ }).fill(second);
  await form.getByRole('button', { name: 'Add to batch' }).click();
}

async function paste(page: Page, abi: string, name = ''): Promise<void> {
  const own = page.getByRole('button', { name: 'Use your own ABI' });
  await expect(own.or(page.getByLabel('ABI', { exact: true })).first()).toBeVisible();
  if (await own.isVisible()) await own.click();
  await page.getByLabel('ABI', { exact: true }).fill(abi);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save this ABI' }).click();
  await expect(page.getByText('Your own ABI,', { exact: false })).toBeVisible();
}

/** The address field of an argument. */
function field(form: Locator, name: string | RegExp): Locator {
  return form.getByRole('combobox', { name });
}
