import type { Locator, Page } from '@playwright/test';
import { approveRouter } from '@readback/scenarios/swap.ts';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { picture, problems, show, views } from './fixture/look.ts';
import { countQuestions } from './fixture/node.ts';
import {
  confirm,
  connect,
  hearback,
  loaded,
  practiceWindow,
  readBack,
  sentence,
  setting,
  signInWallet,
  signs,
} from './fixture/pilot.ts';
import { core, expect, test, waits } from './fixture/test.ts';

// What becomes of a request between being read and being signed, on a chain that goes on.

/** The user's own account; one who trades at the same pool. */
const [own, other] = [0, 5];

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function upgradeToAndCall(address implementation, bytes data) payable',
]);
const always = 2n ** 40n;

test('a price that moves a little is marked in its place, and what is shown then is what is signed', async ({
  page,
  watch,
}) => {
  await trading(page);
  await readBack(page, await swap(page));
  await expect(page.getByRole('button', { name: signs })).toBeVisible();
  const arrives = arriving(page);
  // Its price and how much less may come are the last to be there.
  await loaded(page);
  await expect(arrives).toContainText('≈');
  const before = await arrives.innerText();
  const box = await arrives.boundingBox();
  await sell(page, '10');
  await expect(arrives).not.toHaveText(before, { useInnerText: true });
  await expect(arrives).toContainText(/was [\d.]+ a moment ago/);
  expect(await arrives.boundingBox(), 'nothing has moved on the page').toEqual(box);
  const line = page.getByTestId('renewed');
  await expect(line.getByRole('status')).toHaveText(/changed since you read this/);
  await line.locator('summary').click();
  await expect(line.getByRole('listitem').filter({ hasText: 'WETH' })).toContainText('previously');
  await lookAt(page, 'drift-moved');
  await signInWallet(page);
  await confirm(page);
  await expect(hearback(page)).toContainText('it matches the readback, with the same effects');
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('a price that falls below the least amount holds the press back until it is read again', {
  tag: core,
}, async ({ page, watch }) => {
  await trading(page);
  await readBack(page, await swap(page));
  await expect(page.getByRole('button', { name: signs })).toBeVisible();
  await sell(page, '9000');
  const notice = page.getByRole('alert').filter({ hasText: 'Something changed since you read this' });
  await expect(notice).toContainText('The request succeeded when it was read, but would fail now.');
  await expect(page.getByRole('button', { name: /Sign in wallet|Sign, with|Hold to sign/ })).toHaveCount(0);
  await lookAt(page, 'drift-held');
  await page.getByRole('button', { name: 'Review the updated version' }).click();
  await expect(notice).toHaveCount(0);
  await expect(sentence(page)).toContainText('The request would fail');
  await expect(page.getByRole('main')).toContainText('It fails, most likely because the price moved');
  expect(await watch.signingCalls()).toHaveLength(0);
});

test('an allowance that is taken back holds the press back', async ({ page, watch }) => {
  await trading(page);
  await readBack(page, await swap(page));
  await expect(page.getByRole('button', { name: signs })).toBeVisible();
  const { router, practiceDollar } = (await setting(page)).info.addresses;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, 1n] });
  await sendAs(page, own, { to: practiceDollar, data });
  await expect(page.getByRole('alert')).toContainText('would fail now');
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  expect(await watch.signingCalls()).toHaveLength(0);
});

test('a token that gets other code holds the press back, and says so', async ({ page, watch }) => {
  await page.goto('/');
  await connect(page);
  const { addresses, accounts } = (await setting(page)).info;
  const to = accounts[3]?.address ?? '0x';
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, parseEther('5')],
  });
  const from = accounts[own]?.address;
  await readBack(
    page,
    JSON.stringify({
      method: 'eth_sendTransaction',
      params: [{ from, to: addresses.changingToken, data: transfer }],
    }),
  );
  await expect(page.getByRole('button', { name: /^Sign in wallet|^Sign, with|^Hold to sign/ })).toBeVisible();
  const args = [addresses.changedTokenCode, '0x'] as const;
  const data = encodeFunctionData({ abi, functionName: 'upgradeToAndCall', args });
  await sendAs(page, own, { to: addresses.changingToken, data });
  const notice = page.getByRole('alert').filter({ hasText: 'Something changed since you read this' });
  await expect(notice).toContainText('has changed since the request was read');
  await expect(page.getByRole('button', { name: /^Sign in wallet|^Sign, with|^Hold to sign/ })).toHaveCount(
    0,
  );
  expect(await watch.signingCalls()).toHaveLength(0);
});

test('a Review is renewed at most every four seconds, and not at all while it is hidden or once it is left', {
  tag: waits,
}, async ({ page }) => {
  await page.goto('/');
  await connect(page);
  const heads: number[] = [];
  // By the browser's own clock: when a busy machine tells of a request says little of when it was made.
  page.on('requestfinished', (it) => {
    if (it.postData()?.includes('"eth_getBlockByNumber"')) heads.push(it.timing().startTime);
  });
  await readBack(page, approveRouter.request(await setting(page)));
  const { asked } = countQuestions(page);
  const line = page.getByTestId('renewed');
  await expect(line).toContainText('nothing changed');
  // On a chain that stands still one question is enough.
  const standing = asked.length;
  await expect.poll(() => asked.length).toBeGreaterThan(standing);
  expect([...new Set(asked.slice(standing))]).toEqual(['eth_getBlockByNumber']);
  await touchChain(page);
  await expect.poll(() => asked).toContain('eth_simulateV1');
  await expect(line).toContainText(/nothing changed|moved/);
  const gaps = heads.slice(1).map((at, n) => at - (heads[n] ?? 0));
  for (const gap of gaps) expect(gap).toBeGreaterThan(3_900);

  await test.step('hidden, it asks nothing', async () => {
    await hide(page, true);
    await page.waitForTimeout(500);
    const before = asked.length;
    await page.waitForTimeout(9_000);
    expect(asked.length).toBe(before);
    await hide(page, false);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  await test.step('left, it asks nothing', async () => {
    await page.goto('/#/settings');
    await page.waitForTimeout(500);
    const renewals = heads.length;
    await page.waitForTimeout(9_000);
    expect(heads.length).toBe(renewals);
  });
});

test('what a renewal finds after the press changes nothing of what was read', { tag: waits }, async ({
  page,
  watch,
}) => {
  await trading(page);
  await readBack(page, await swap(page));
  await expect(page.getByRole('button', { name: signs })).toBeVisible();
  const arrives = arriving(page);
  let letGo: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let waits = false;
  await page.route('**/practice/rpc', async (route) => {
    if (!waits && route.request().postData()?.includes('eth_simulateV1')) {
      waits = true;
      await held;
    }
    await route.fallback();
  });
  await sell(page, '10');
  await expect.poll(() => waits).toBe(true);
  const read = await arrives.innerText();
  await signInWallet(page);
  letGo();
  await page.waitForTimeout(2_000);
  await expect(practiceWindow(page)).toBeVisible();
  await expect(arrives).toHaveText(read, { useInnerText: true });
  expect(await watch.signingCalls()).toHaveLength(1);
  await confirm(page);
  await expect(hearback(page)).toContainText('Less arrived than the readback showed');
});

test('a node that goes away is said with the time, and holds nothing back at once', { tag: waits }, async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await expect(page.getByTestId('renewed')).toContainText('nothing changed');
  await page.route('**/practice/rpc', (route) => route.abort('connectionrefused'));
  await expect(page.getByTestId('renewed')).toContainText(/Not checked again since \d\d:\d\d/);
  await expect(page.getByRole('button', { name: signs })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByTestId('renewed')).toContainText('nothing changed', { timeout: 60_000 });
});

/** What the swap brings, among what changes. */
function arriving(page: Page): Locator {
  return page
    .getByRole('region', { name: 'What changes' })
    .locator('[data-place]')
    .filter({ hasText: 'WETH' });
}

/** In both themes and widths it has no violation of axe, and nothing is wider than the window. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const view of views) {
    await show(page, view);
    expect(await problems(page), `${name}, ${view.theme}, ${view.width}`).toEqual([]);
    await picture(page, `${name}-${view.theme}-${view.width}`);
  }
}

/** Connects the user's account, lets the router take what the swap takes, and gives another account dollars to sell. */
async function trading(page: Page): Promise<void> {
  await page.goto('/');
  await connect(page, own);
  const { addresses, accounts } = (await setting(page)).info;
  const { router, practiceDollar, weth9 } = addresses;
  const letRouter = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, amount] });
  await sendAs(page, own, { to: practiceDollar, data: letRouter(parseUnits('3000', 6)) });
  const buy = [0n, [weth9, practiceDollar], accounts[other]?.address ?? '0x', always] as const;
  const data = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: buy });
  await sendAs(page, other, { to: router, data, value: parseEther('4') });
  await sendAs(page, other, { to: practiceDollar, data: letRouter(2n ** 255n) });
}

/** Sells 3,000 dollars of the user's for at least 99 percent of what they would bring now. */
async function swap(page: Page): Promise<string> {
  const { addresses, accounts } = (await setting(page)).info;
  const { router, practiceDollar, weth9 } = addresses;
  const amount = parseUnits('3000', 6);
  const path = [practiceDollar, weth9];
  const question = encodeFunctionData({ abi, functionName: 'getAmountsOut', args: [amount, path] });
  const answer = await rpc<Hex>(page, 'eth_call', [{ to: router, data: question }, 'latest']);
  const [, comes = 0n] = decodeFunctionResult({ abi, functionName: 'getAmountsOut', data: answer });
  const from = accounts[own]?.address ?? '0x';
  const args = [amount, (comes * 99n) / 100n, path, from, always] as const;
  const data = encodeFunctionData({ abi, functionName: 'swapExactTokensForTokens', args });
  return JSON.stringify({ method: 'eth_sendTransaction', params: [{ from, to: router, data }] });
}

/** Another account sells dollars, so that there is less ETH for the next one who does. */
async function sell(page: Page, dollars: string): Promise<void> {
  const { addresses, accounts } = (await setting(page)).info;
  const { router, practiceDollar, weth9 } = addresses;
  const args = [
    parseUnits(dollars, 6),
    0n,
    [practiceDollar, weth9],
    accounts[other]?.address ?? '0x',
    always,
  ] as const;
  await sendAs(page, other, {
    to: router,
    data: encodeFunctionData({ abi, functionName: 'swapExactTokensForETH', args }),
  });
}

/** Makes a block in which nothing of the user's happens. */
async function touchChain(page: Page): Promise<void> {
  const { accounts } = (await setting(page)).info;
  await sendAs(page, other, { to: accounts[6]?.address ?? '0x', data: '0x', value: 1n });
}

/** Sends a transaction of a practice account, apart from the page, and waits until it is mined and went through. */
async function sendAs(
  page: Page,
  account: number,
  { to, data, value = 0n }: { to: Address; data: Hex; value?: bigint },
): Promise<void> {
  const signer = mnemonicToAccount(`${'test '.repeat(11)}junk`, { addressIndex: account });
  const count = await rpc<Hex>(page, 'eth_getTransactionCount', [signer.address, 'latest']);
  const signed = await signer.signTransaction({
    chainId: 31337,
    to,
    data,
    value,
    gas: 400_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    nonce: Number(count),
  });
  const hash = await rpc<Hex>(page, 'eth_sendRawTransaction', [signed]);
  await expect
    .poll(() => rpc<{ status: Hex } | null>(page, 'eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: toHex(1) });
}

async function rpc<T>(page: Page, method: string, params: readonly unknown[]): Promise<T> {
  const answer = await page.request.post('/practice/rpc', {
    headers: { origin: new URL(page.url()).origin },
    data: { jsonrpc: '2.0', id: 1, method, params },
  });
  const { result, error } = (await answer.json()) as { result: T; error?: { message: string } };
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}

/** As the browser says it to a web page whose tab is behind another one. */
async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((it) => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (it ? 'hidden' : 'visible'),
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
