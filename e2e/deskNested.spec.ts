import { agreeable } from '@readback/core/request/safe/agreeable.ts';
import { messageOfOwner } from '@readback/core/safe/throughSafe.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { Page } from '@playwright/test';
import {
  type Address,
  createWalletClient,
  custom,
  encodeFunctionData,
  type Hex,
  keccak256,
  parseAbi,
  zeroAddress,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { confirm, connect, hearback, setting, settled, signAsAsked, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const chainId = 31337;
const version = '1.4.1';

/** The keys of the practice chain, which everybody knows. */
const keyOf = (addressIndex: number) =>
  mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex });

const abi = parseAbi([
  'function setup(address[], uint256, address, bytes, address, address, uint256, address)',
  'function createProxyWithNonce(address, bytes, uint256) returns (address)',
]);

/** Asks the practice chain, as the page's own origin. */
async function ask(page: Page, method: string, params: readonly unknown[]): Promise<unknown> {
  const data = { jsonrpc: '2.0', id: 1, method, params };
  const headers = { origin: new URL(page.url()).origin };
  const answer = await (await page.request.post('/practice/rpc', { data, headers })).json();
  if (answer.error !== undefined) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
  return answer.result;
}

/** Account 5 pays for what the test prepares: no account of the flight has a nonce that moved. */
async function send(page: Page, to: Address, data: Hex, value = 0n): Promise<Hex> {
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    ask(page, method, (params ?? []) as readonly unknown[]);
  const wallet = createWalletClient({ account: keyOf(5), transport: custom({ request }) });
  return wallet.sendTransaction({ chain: null, to, data, value, gas: 2_000_000n });
}

async function deploySafe(page: Page, owners: readonly Address[], threshold: bigint, salt: bigint) {
  const { info } = await setting(page);
  const { safeSingleton, safeProxyFactory, safeFallbackHandler } = info.addresses;
  const args = [
    owners,
    threshold,
    zeroAddress,
    '0x',
    safeFallbackHandler,
    zeroAddress,
    0n,
    zeroAddress,
  ] as const;
  const initializer = encodeFunctionData({ abi, functionName: 'setup', args });
  const call = [safeSingleton, initializer, salt] as const;
  const data = encodeFunctionData({ abi, functionName: 'createProxyWithNonce', args: call });
  const made = (await ask(page, 'eth_call', [{ to: safeProxyFactory, data }, 'latest'])) as Hex;
  await send(page, safeProxyFactory, data);
  return `0x${made.slice(-40)}` as Address;
}

const queue = (page: Page) => page.getByRole('region', { name: 'What waits' });
const owners = (page: Page) => queue(page).getByRole('list', { name: 'Owners that are Safes' }).first();

async function openDesk(page: Page, safe: Address): Promise<void> {
  await page.goto(`/#/safe/${chainId}:${safe}`);
  await page.getByRole('button', { name: 'Read this Safe' }).click();
}

async function add(page: Page, text: string): Promise<void> {
  await page.getByLabel('Transactions of this Safe').fill(text);
  await page.getByRole('button', { name: 'Add to the queue' }).click();
}

/** One of Ana, then two of that and Ben, then two of that and Cas. */
async function threeSafes(page: Page, salt: bigint) {
  const top = await deploySafe(page, [keyOf(1).address], 1n, salt);
  const middle = await deploySafe(page, [top, keyOf(2).address], 2n, salt);
  const last = await deploySafe(page, [middle, keyOf(3).address], 2n, salt);
  await send(page, last, '0x', 10n ** 18n);
  const { info } = await setting(page);
  const to = info.accounts[4]?.address ?? zeroAddress;
  const none = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  };
  const tx = { to, value: 10n ** 17n, data: '0x', operation: 0, ...none, nonce: 0n } as const;
  const body: Body = { kind: 'safeTransaction', chainId, safe: last, version, tx };
  const text = (more: object = {}) =>
    JSON.stringify({ safe: last, chainId, ...tx, ...more }, (_, it: unknown) =>
      typeof it === 'bigint' ? String(it) : it,
    );
  return { top, middle, last, body, text };
}

const agreed = (body: Body) => {
  const it = agreeable(body);
  if (it === undefined) throw new Error('Nobody can agree to this.');
  return it;
};

test('an owner of a Safe that owns a Safe that owns a Safe signs for the last one, and it is executed', async ({
  page,
}) => {
  await page.goto('/');
  const { middle, last, body, text } = await threeSafes(page, 371n);
  await connect(page, 1);
  await openDesk(page, last);
  const cas = keyOf(3);
  const byCas = { owner: cas.address, signature: await cas.sign({ hash: agreed(body).digest }) };
  await add(page, text({ confirmations: [byCas] }));
  await expect(queue(page)).toContainText('1 of 2 signed');
  await expect(owners(page)).toContainText('is a Safe: 0 of 2 signed');

  // Ana, by a signature, for the Safe that owns the owner.
  await owners(page).getByRole('list').getByRole('button', { name: 'Sign for this owner' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('main')).toContainText('0.1 ETH');
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText(/sign/i);

  // Ben signs on another device for the Safe between, and passes his signature on.
  const ben = keyOf(2);
  const its = agreed(messageOfOwner({ address: middle, version }, agreed(body), version));
  const inner = (await ben.sign({ hash: its.digest })).slice(2);
  const word = (it: bigint) => it.toString(16).padStart(64, '0');
  const signature = `0x${middle.slice(2).toLowerCase().padStart(64, '0')}${word(65n)}00${word(65n)}${inner}`;
  await openDesk(page, last);
  await add(page, text({ confirmations: [{ owner: middle, signature }] }));
  await expect(queue(page)).toContainText('Enough owners signed');
  await queue(page).getByRole('button', { name: 'Execute' }).click();
  await settled(page);
  await signAsAsked(page);
  await confirm(page);
  await expect(hearback(page)).toContainText(/mined|executed/i);
  await openDesk(page, last);
  await expect(queue(page)).toContainText('One more with a nonce that the Safe has used');
});

test('a Safe approves on chain what another one does, which is found here, and stopped where it was swapped', async ({
  page,
}) => {
  await page.goto('/');
  const { top, middle, last, text } = await threeSafes(page, 372n);
  await connect(page, 1);
  await openDesk(page, last);
  await add(page, text());
  await owners(page).getByRole('button', { name: 'Approve on chain as this owner' }).first().click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('main')).toContainText('0.1 ETH');

  // On the desk of the Safe between it waits; its owner that is a Safe may approve that in turn.
  await openDesk(page, middle);
  await expect(queue(page).locator('[data-verdict]')).toHaveText('Read back');
  await owners(page).getByRole('button', { name: 'Approve on chain as this owner' }).click();
  await settled(page);
  await expect(verdict(page)).toHaveText('Read back');
  await expect(page.getByRole('main')).toContainText('0.1 ETH');

  // An approval of what nobody gave, on the desk of the first.
  await openDesk(page, top);
  const bare = encodeFunctionData({
    abi: parseAbi(['function approveHash(bytes32)']),
    args: [keccak256('0x1234')],
  });
  const swapped = JSON.parse(text({ safe: top, to: middle, value: '0', data: bare, nonce: '1' }));
  await add(page, JSON.stringify(swapped));
  await expect(queue(page).locator('[data-verdict]').last()).toHaveText('Stop');
});
