import type { Page } from '@playwright/test';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import { approveRouter } from '@readback/scenarios/swap.ts';
import type { Address } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { type Cockpit, enter, killTab, openMessage, outcome, pressTogether } from './fixture/handover.ts';
import { loseAnswersOf } from './fixture/node.ts';
import type { OtherWallet } from './fixture/otherWallet.ts';
import { confirm, connect, practiceWindow, readBack, setting, signInWallet, signs } from './fixture/pilot.ts';
import { fragile, makeTrouble } from './fixture/storage.ts';
import { expect, test as base } from './fixture/test.ts';
import { killOn, ways } from './fixture/ways.ts';

// From the press to the answer: what happens to the tab, the other tabs and the disk meanwhile. All seeds of what is
// here are in `long/handover.spec.ts`.

const test = base.extend<{ cockpit: Cockpit }>({
  cockpit: async ({ browser, app }, use) => {
    const cockpit = await enter(browser, app.url);
    await use(cockpit);
    await cockpit.context.close();
  },
});

for (const [part, seeds] of [
  [1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [2, [10, 11, 12, 13, 14, 15, 16, 17, 18, 19]],
] as const) {
  test(`a tab that ends between the press and the answer loses nothing, and nothing is sent twice (${part})`, async ({
    cockpit,
  }) => {
    for (const seed of seeds) await killTab(cockpit, seed);
  });
}

for (const [name, openWay] of ways) {
  test(`${name}: a tab that ends between the press and the answer loses nothing, and nothing is sent twice`, async ({
    browser,
    app,
  }) => {
    const way = await openWay({ browser, url: app.url });
    for (const seed of [0, 1]) await killOn(way, seed);
    await way.close();
  });
}

test('of two tabs that press the same Review at once, one hands it over', async ({ cockpit }) => {
  for (const seed of [0, 1, 2, 3, 4])
    await pressTogether(cockpit, { seed, tabs: 2, spread: seed % 2 === 0 ? 0 : 700 });
});

test('a disk that fills up while the wallet has the request takes nothing from the page', async ({
  cockpit: { context, wallet },
}) => {
  await fragile(context);
  const page = await context.newPage();
  const sign = await openMessage(page, 'Filling up');
  const answer = heldBack(wallet);
  await sign.click();
  await expect.poll(() => wallet.asked.length).toBe(1);
  await makeTrouble(page, 'full');
  answer();
  await expect(page.getByRole('alert')).toContainText('The answer is on this page only');
  await expect(page.getByRole('region', { name: 'Hearback' })).toContainText('matches the readback');
  await page.reload();
  expect(await outcome(page)).toBe('unknown');
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('dialog')).toContainText('may act twice');
  expect(wallet.asked).toHaveLength(1);
});

test('what was forgotten while the wallet had it comes back with its answer', async ({
  cockpit: { context, wallet },
}) => {
  const page = await context.newPage();
  const sign = await openMessage(page, 'Forget me');
  const answer = heldBack(wallet);
  await sign.click();
  await expect.poll(() => wallet.asked.length).toBe(1);
  await page.goto('/#/activity');
  await page.getByRole('button', { name: 'Forget all' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forget all' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0);
  answer();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('As read back');
});

test('a transaction that was sent while the tab was closed is found on its network, and compared', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  await connect(page);
  const { info } = await setting(page);
  const [me, friend] = info.accounts.map(({ address }) => address);
  if (!me || !friend) throw new Error('There are no accounts.');
  const call = { from: me, to: friend, value: '0x3e9' };
  const message = { jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params: [call] };
  await readBack(page, JSON.stringify(message));
  await page.getByRole('button', { name: signs }).click();
  await expect(practiceWindow(page)).toBeVisible();
  await page.reload();
  const aside = page.getByRole('complementary', { name: 'Sign and compare' });
  await expect(aside).toContainText('the account has sent nothing since this request was read');
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  await sendElsewhere(page, call);
  await aside.getByRole('button', { name: 'Look up again' }).click();
  await expect(aside).toContainText('with the same recipient, amount and data. The transaction was mined.');
  await aside.getByRole('button', { name: 'Compare with what was read' }).click();
  await expect(page.getByRole('region', { name: 'Hearback' })).toContainText('it matches the readback');
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('what a wallet sent before it failed is not called unsigned: it is found on its network, and compared', async ({
  page,
  watch,
}) => {
  watch.expectErrors(/Failed to load resource/);
  await page.goto('/');
  await connect(page);
  await readBack(page, approveRouter.request(await setting(page)));
  await loseAnswersOf(page, 'eth_sendRawTransaction');
  await signInWallet(page);
  await confirm(page);
  const aside = page.getByRole('complementary', { name: 'Sign and compare' });
  await expect(page.getByRole('region', { name: 'This request may have been sent' })).toBeVisible();
  await expect(aside.getByRole('button', { name: signs })).toHaveCount(0);
  await aside.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('dialog')).toContainText('signing again makes it happen twice');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await aside.getByRole('button', { name: 'Compare with what was read' }).click();
  await expect(page.getByRole('region', { name: 'Hearback' })).toContainText('it matches the readback');
  expect(await watch.signingCalls()).toHaveLength(1);
});

test('an answer in an odd shape is used, said to be odd, and shown whole', async ({
  cockpit: { context, wallet },
}) => {
  const page = await context.newPage();
  wallet.shape = (signature) => ({ signature: signature.slice(2).toUpperCase() });
  await (await openMessage(page, 'An odd one')).click();
  await expect(page.getByText('Your wallet answered in an unusual format')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hearback' })).toContainText('matches the readback');
  wallet.shape = () => ({ done: 'yes', code: [1, 2] });
  await (await openMessage(page, 'An odder one')).click();
  await expect(page.getByText('answer could not be understood')).toBeVisible();
  await expect(page.getByText('{"done":"yes","code":[1,2]}', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('{"done":"yes","code":[1,2]}', { exact: true })).toBeVisible();
});

test('a wallet that never answers holds up nothing once the user says that it shows nothing', async ({
  cockpit: { context, wallet },
}) => {
  const page = await context.newPage();
  await page.clock.install();
  wallet.delay = 3_600_000;
  await (await openMessage(page, 'No answer comes')).click();
  await expect.poll(() => wallet.asked.length).toBe(1);
  await expect(page.getByText('Waiting for your wallet').first()).toBeVisible();
  await page.clock.runFor(31_000);
  await page.getByRole('button', { name: 'My wallet shows nothing' }).click();
  await expect(page.getByText('Your wallet may already have this')).toBeVisible();
  await expect(page.getByRole('button', { name: signs })).toHaveCount(0);
  wallet.delay = 0;
  await readOn(page);
  expect(wallet.asked).toHaveLength(2);
});

/** Lets a wallet wait with its answers, until what is returned is called. */
function heldBack(wallet: OtherWallet): () => void {
  let letGo = () => {};
  wallet.until = new Promise((resolve) => {
    letGo = resolve;
  });
  return letGo;
}

/** Signs another message on the same page. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await page.getByRole('textbox').first().fill('The next one');
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await page.clock.runFor(3_000);
  await page.getByRole('button', { name: signs }).click();
  await expect(page.getByText('Your wallet returned a signature')).toBeVisible();
}

/** What a wallet sends that the page no longer hears of. */
async function sendElsewhere(
  page: Page,
  { to, value }: Readonly<{ to: Address; value: string }>,
): Promise<void> {
  const key = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
  const ask = async (method: string, params: readonly unknown[]) => {
    const origin = new URL(page.url()).origin;
    const data = { jsonrpc: '2.0', id: 1, method, params };
    const answer = await page.request.post('/practice/rpc', { headers: { origin }, data });
    return ((await answer.json()) as { result?: unknown }).result;
  };
  const nonce = Number(await ask('eth_getTransactionCount', [key.address, 'latest']));
  const raw = await key.signTransaction({
    type: 'eip1559',
    chainId: practiceMarker.chainId,
    to,
    value: BigInt(value),
    nonce,
    gas: 100_000n,
    maxFeePerGas: 100_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  });
  const hash = await ask('eth_sendRawTransaction', [raw]);
  await expect.poll(() => ask('eth_getTransactionReceipt', [hash])).not.toBeNull();
}
