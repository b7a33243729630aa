import type { Page } from '@playwright/test';
import { encodeFunctionData, maxUint256, parseAbi } from 'viem';
import { picture, problems, show, viewsOf } from './fixture/look.ts';
import { breakNode, countQuestions, heal } from './fixture/node.ts';
import {
  confirm,
  connect,
  hearback,
  readBack,
  sentence,
  setting,
  settled,
  signAsAsked,
} from './fixture/pilot.ts';
import { addressIsKept, fetchedIsKept } from './fixture/storage.ts';
import { expect, test } from './fixture/test.ts';

const powers = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
]);
const hour = 60 * 60 * 1000;
const balances = (page: Page) => page.getByTestId('holdings-31337');
const allowances = (page: Page) => page.getByTestId('allowances-31337');

/** The row of a token by its whole symbol. */
function rowOf(page: Page, symbol: string) {
  return balances(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(symbol, { exact: true }) });
}

async function openOwn(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
  await page
    .getByRole('link', { name: /^Open(?! in Activity)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible();
}

test('balances are exact, beside the contract that says the symbol, for a bounded number of questions', async ({
  page,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  await connect(page);
  const { asked } = countQuestions(page);
  await openOwn(page);
  const rows = balances(page).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rowOf(page, 'ETH')).toContainText('100');
  await expect(rowOf(page, 'PUSD')).toContainText('25,000');
  await expect(rowOf(page, 'PRAC')).toContainText('1,000');
  await expect(rowOf(page, 'WETH')).toContainText('10');
  await expect(rowOf(page, 'PASS')).toContainText('2 items');
  await expect(balances(page)).toContainText('Read just now');

  await test.step('the raw amount and the whole address are one press away', async () => {
    await rowOf(page, 'PUSD').getByText('25,000').click();
    await expect(page.getByRole('dialog')).toContainText('25000000000');
    await expect(page.getByRole('dialog')).toContainText('6 decimals, according to the token');
    await page.keyboard.press('Escape');
    const short = `0x${info.addresses.practiceDollar.slice(2, 6)}`;
    await rows
      .filter({ hasText: 'PUSD' })
      .getByText(new RegExp(`^${short}`, 'i'))
      .click();
    await expect(page.getByRole('button', { name: 'Copy address' }).last()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('four questions about the account, one for its tokens, one for its allowances', async () => {
    await expect(allowances(page)).toContainText('No allowances were found');
    const mine = asked.filter((it) => /getBalance|getCode|getTransactionCount/.test(it));
    expect(mine.length).toBeLessThanOrEqual(4 + 1);
    expect(
      await batchesAsked(page, () => page.getByRole('button', { name: 'Refresh Practice chain' }).click()),
    ).toBe(1);
  });

  await test.step('no network is asked that was not used', async () => {
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await expect(page.getByText('Empty practice chain').last()).toBeVisible();
    await page.getByRole('button', { name: 'Ask this network: Empty practice chain' }).click();
    await expect(page.getByTestId('holdings-31338')).toContainText('100');
    await expect(page.getByTestId('holdings-31338')).toContainText('This account holds no known token');
  });
});

test('an allowance without limit shows up, is revoked through Review, and is gone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const { info } = await setting(page);
  await connect(page);
  const { router, practiceDollar } = info.addresses;
  const word = (hex: string) => hex.slice(2).toLowerCase().padStart(64, '0');
  const data = `0x095ea7b3${word(router)}${maxUint256.toString(16)}`;
  await readBack(page, JSON.stringify({ to: practiceDollar, data, value: '0x0', chainId: '0x7a69' }));
  await sign(page);

  await openOwn(page);
  const row = allowances(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Uniswap V2 router');
  await expect(row).toContainText(
    'Can take all 25,000 PUSD that this account holds, and any it receives later (unlimited).',
  );
  await expect(row).toContainText('100% of this account’s balance');
  await expect(row.getByRole('link', { name: 'Open the request' })).toBeVisible();
  await expect(allowances(page)).toContainText('Other tokens and spenders were not checked');

  await test.step('events lead to the same, and the blocks are said', async () => {
    await allowances(page).getByRole('button', { name: 'Search the full history' }).click();
    await expect(allowances(page)).toContainText(/Searched the events in blocks 0 to \d+\./);
    await expect(row).toHaveCount(1);
  });

  await row.getByRole('button', { name: /^Revoke/ }).click();
  await settled(page);
  await expect(sentence(page)).toContainText('PUSD');
  await sign(page);
  await openOwn(page);
  await expect(allowances(page)).toContainText('No allowances were found');
});

test('who could take most is first, marked as the rules say, and all that is risky is taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const { info } = await setting(page);
  await connect(page);
  const { router, stranger, practiceDollar, practicePass } = info.addresses;
  const ask = async (to: string, functionName: 'approve' | 'setApprovalForAll', args: readonly unknown[]) => {
    const data = encodeFunctionData({ abi: powers, functionName, args } as never);
    await readBack(page, JSON.stringify({ to, data, value: '0x0', chainId: '0x7a69' }));
    await sign(page);
  };
  await ask(practiceDollar, 'approve', [router, 3_000_000_000n]);
  await ask(practiceDollar, 'approve', [stranger, maxUint256]);
  await ask(practicePass, 'setApprovalForAll', [stranger, true]);

  await openOwn(page);
  const rows = allowances(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await test.step('the first thing on the page, the most at stake first', async () => {
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Token approvals');
    await expect(rows.nth(0)).toContainText('Can take all 25,000 PUSD');
    await expect(rows.nth(0).getByText('Stop', { exact: true })).toBeVisible();
    await expect(rows.nth(0)).toContainText('A person’s account, not an app.');
    await expect(rows.nth(1)).toContainText('Can take every item of PASS: 2 items now');
    await expect(rows.nth(2)).toContainText('Can take up to 3,000 PUSD');
    await expect(rows.nth(2)).toContainText('12% of this account’s balance');
  });

  await test.step('the list of accounts says how many, and asks nobody for it', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click();
    await expect(page.getByText('3 risky allowances on Practice chain')).toBeVisible();
  });

  await test.step('revoked from the list in four presses: Accounts, Revoke, sign, confirm', async () => {
    await page.getByRole('button', { name: 'Revoke them' }).click();
    await settled(page);
    await sign(page);
    await openOwn(page);
    await expect(rows).toHaveCount(2);
  });

  await test.step('the practice wallet takes no batches: the next one by its own row', async () => {
    await expect(rows.nth(0)).toContainText('Can take every item of PASS');
    await expect(rows.nth(0).getByText('Stop', { exact: true })).toBeVisible();
    await rows
      .nth(0)
      .getByRole('button', { name: /^Revoke/ })
      .click();
    await settled(page);
    await sign(page);
    await openOwn(page);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Uniswap V2 router');
  });
});

test('a network that fails shows what was read, its age, and Retry; nothing is asked again by itself', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  await page.goto('/');
  await connect(page);
  await openOwn(page);
  await expect(balances(page)).toContainText('25,000');
  await fetchedIsKept(page, 'holdings');
  await breakNode(page, 'down');
  await page.clock.setSystemTime(Date.now() + 2.1 * hour);
  await page.reload();
  await expect(balances(page)).toContainText('25,000');
  await expect(balances(page)).toContainText(
    'Could not read the balances again: the connection failed. Showing values read 2 hours ago.',
  );
  const { asked } = countQuestions(page);
  await page.waitForTimeout(2_000);
  expect(asked.filter((it) => it === 'eth_getBalance')).toEqual([]);
  await heal(page);
  await balances(page)
    .getByRole('button', { name: /^Retry/ })
    .click();
  await expect(balances(page)).toContainText('Read just now');
});

test('a stranger’s account that a link opens is told to no node until the user presses', async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const { info } = await setting(page);
  const bodies: string[] = [];
  page.on('request', (it) => it.url().endsWith('/rpc') && bodies.push(it.postData() ?? ''));
  await page.goto(`/#/accounts/${info.addresses.stranger}`);
  await expect(page.getByText('Not in your address book', { exact: true })).toBeVisible();
  await page.waitForTimeout(1_000);
  expect(bodies.filter((it) => /getBalance|getCode|getTransactionCount/.test(it))).toEqual([]);
  await page.getByRole('button', { name: 'Ask this network: Practice chain' }).click();
  await expect(balances(page)).toContainText('ETH');
});

test('addresses are watched, saved, renamed and removed', async ({ page }) => {
  await page.goto('/#/accounts');
  const { info } = await setting(page);
  await expect(page.getByText('No accounts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Watch an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill(info.addresses.safe);
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).click();
  await expect(page.getByText('Watched', { exact: true })).toBeVisible();

  await test.step('a watched Safe says what it is, once its network is asked', async () => {
    await page.getByRole('button', { name: 'Ask this network: Practice chain' }).click();
    // Before who can take what, and what it holds: who decides.
    await expect(page.locator('article > div > p').first()).toContainText(
      'This account behaves like a Safe 1.4.1: 2 of 3 owners must sign.',
    );
    await expect(rowOf(page, 'PUSD')).toContainText('50,000');
  });

  await page.getByRole('button', { name: 'Add a name' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Treasury');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Treasury');

  await page.getByRole('link', { name: 'Accounts' }).last().click();
  await page.getByRole('button', { name: 'Save an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill(info.addresses.stranger);
  await page.getByLabel('Name', { exact: true }).fill('treasury');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Another address in your address book has this name')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Rent');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await addressIsKept(page, info.addresses.stranger);
  await page.reload();
  await page.getByRole('link', { name: 'Open Rent' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: 'Open Rent' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open Treasury' })).toBeVisible();
});

test('tokens are added by their address and hidden; what is not a token is said to be none', async ({
  page,
}) => {
  await page.goto('/');
  const { info } = await setting(page);
  await connect(page);
  await openOwn(page);
  await expect(balances(page).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Add a token' }).click();
  await page.getByLabel('Token contract').fill(info.addresses.stranger);
  await expect(page.getByText('No token found at this address on this network')).toBeVisible();
  await page.getByLabel('Token contract').fill(info.addresses.wethDollarPair);
  await expect(page.getByText('Token (ERC-20)')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  const row = rowOf(page, 'UNI-V2');
  await expect(row).toContainText('0');
  await row.getByText('0', { exact: true }).click();
  await page.getByRole('button', { name: 'Hide this token' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the hidden token again' }).click();
  await expect(balances(page).getByRole('listitem')).toHaveCount(5);
});

test('a token list finds more tokens once it is switched on, is said by name and date, and is fetched once a day', async ({
  page,
  baseURL,
}) => {
  const { info } = await setting(page);
  const { wethDollarPair, wethTokenPair, stranger } = info.addresses;
  const list = {
    name: 'A test list',
    timestamp: '2026-11-20T10:00:00.000Z',
    version: { major: 1, minor: 2, patch: 3 },
    tokens: [wethDollarPair, wethTokenPair, stranger, 'nonsense'].map((address) => ({
      chainId: 31337,
      address,
    })),
  };
  let fetched = 0;
  await page.route('**/list.json', (route) => {
    fetched += 1;
    return route.fulfill({ json: list });
  });
  await page.addInitScript((url) => {
    const urls = { tokenList: `${url}/list.json` };
    if (localStorage.getItem('readback.setting.sources') === null)
      localStorage.setItem('readback.setting.sources', JSON.stringify({ on: {}, urls }));
  }, baseURL);
  await page.goto('/#/accounts');
  await page.getByRole('button', { name: 'Watch an address' }).click();
  await page.getByLabel('Address', { exact: true }).fill(info.accounts[9]?.address ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Watch' }).click();
  await page.getByRole('button', { name: 'Ask this network: Practice chain' }).click();
  await expect(balances(page)).toContainText('Only known tokens were checked');
  expect(fetched).toBe(0);

  await expect(page.getByTestId('token-list')).toContainText('learns nothing about your accounts');
  await page.getByRole('button', { name: 'Find more tokens' }).click();
  await expect(page.getByTestId('token-list')).toContainText(
    'A test list, version 1.2.3 of 2026-11-20: 3 tokens',
  );
  await expect(rowOf(page, 'UNI-V2')).toHaveCount(2);
  await expect(rowOf(page, 'UNI-V2').first()).toContainText(
    'same symbol as another token: compare the contract addresses',
  );
  await expect(balances(page)).toContainText('3 from the token list');

  await fetchedIsKept(page, 'tokenList');
  await page.reload();
  await expect(rowOf(page, 'UNI-V2')).toHaveCount(2);
  await expect(page.getByTestId('token-list')).toContainText('A test list');
  await page.waitForTimeout(500);
  expect(fetched).toBe(1);
});

test('accounts have no violation of axe, in both themes and widths', async ({ page, watch }) => {
  test.setTimeout(180_000);
  watch.expectErrors(/Failed to load resource: net::ERR_CONNECTION_REFUSED/);
  const states: readonly [string, () => Promise<void>][] = [
    [
      'empty',
      async () => {
        await page.goto('/#/accounts');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    ],
    [
      'watching',
      async () => {
        await page.getByRole('button', { name: 'Watch an address' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    ],
    [
      'list',
      async () => {
        await page.keyboard.press('Escape');
        await connect(page);
        await expect(page.getByRole('link', { name: /^Open(?! in Activity)/ })).toBeVisible();
      },
    ],
    [
      'account',
      async () => {
        await openOwn(page);
        await expect(balances(page)).toContainText('25,000');
        await expect(allowances(page)).toContainText('No allowances were found');
      },
    ],
    [
      'adding a token',
      async () => {
        const { info } = await setting(page);
        await page.getByRole('button', { name: 'Add a token' }).click();
        await page.getByLabel('Token contract').fill(info.addresses.practiceDollar);
        await expect(page.getByText('Token (ERC-20)')).toBeVisible();
      },
    ],
    [
      'failed',
      async () => {
        await page.keyboard.press('Escape');
        await breakNode(page, 'down');
        await balances(page)
          .getByRole('button', { name: /^Refresh/ })
          .click();
        await expect(balances(page)).toContainText('Could not read the balances again');
      },
    ],
  ];
  for (const [at, [name, set]] of states.entries()) {
    await set();
    for (const view of viewsOf(at)) {
      await show(page, view);
      await picture(page, `accounts-${name.replace(/ /g, '-')}-${view.theme}-${view.width}`);
      expect(await problems(page), `${name}, ${view.theme}, ${view.width} px`).toEqual([]);
    }
    await show(page, { theme: 'dark', width: 1280 });
  }
});

async function sign(page: Page): Promise<void> {
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback');
}

/** How many calls of contracts the page makes while something is done, and shortly after. */
async function batchesAsked(page: Page, work: () => Promise<void>): Promise<number> {
  const { asked } = countQuestions(page);
  await work();
  await page.waitForTimeout(1_500);
  return asked.filter((it) => it === 'eth_call').length;
}
