import { mail } from '@readback/scenarios/messages.ts';
import type { Page } from '@playwright/test';
import {
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  parseAbi,
  zeroAddress,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { picture, problems, show, views } from './fixture/look.ts';
import { breakNode, countQuestions, heal } from './fixture/node.ts';
import { connect, setting } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

const words = 'test test test test test test test test test test test junk';
const owner = (at: number) => mnemonicToAccount(words, { addressIndex: at });
const text = 'I am learning to read before I sign.';

/** What the page asks its own host whenever it opens, to recognize the practice chain. */
const recognising = ['eth_chainId', 'eth_getCode'];

type Filled = Readonly<{ signed?: string; as?: string; signature: Hex; account?: string; network?: string }>;

async function verify(page: Page, { signed = text, as, signature, account = '', network }: Filled) {
  if (as) await page.getByLabel('What was signed').selectOption({ label: as });
  const form = page.getByRole('form', { name: 'Verify a signature' });
  await form.getByRole('textbox').nth(0).fill(signed);
  await page.getByLabel('Signature', { exact: true }).fill(signature);
  await page.getByLabel('Claimed signer').fill(account);
  if (network) await page.getByLabel('for a smart account').selectOption({ label: network });
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

const result = (page: Page) => page.getByTestId('verified');

test('a signature of a key is verified on this device, and says whose it is instead', async ({
  page,
  watch,
}) => {
  await page.goto('/#/verify');
  const alice = owner(0);
  const signature = await alice.signMessage({ message: text });
  const { asked } = countQuestions(page);
  await verify(page, { signature, account: alice.address });
  await expect(result(page)).toContainText('Signed by this account');
  await expect(result(page)).toContainText('No node was asked');
  for (const view of views) {
    await show(page, view);
    await picture(page, `verify-signed-${view.theme}-${view.width}`);
    expect(await problems(page)).toEqual([]);
  }

  await verify(page, { signature, account: owner(1).address });
  await expect(result(page)).toContainText('Not signed by this account');
  await expect(result(page)).toContainText('If this is what was signed, the signer is');
  await picture(page, 'verify-not-by');

  await verify(page, { signature });
  await expect(result(page)).toContainText('Signed by the key of this account');
  await verify(page, { signature, signed: `${text} ` });
  await expect(result(page), 'one space more is another text').toContainText(
    'Signed by the key of this account',
  );
  await expect(result(page)).not.toContainText(alice.address.slice(2, 6));

  await verify(page, {
    signature,
    as: 'A 32-byte hash',
    signed: hashMessage(text),
    account: alice.address,
  });
  await expect(result(page)).toContainText('Signed by this account');

  const where = await setting(page);
  const [, json] = (JSON.parse(mail.request(where)) as { params: [string, string] }).params;
  const typed = await alice.signTypedData(JSON.parse(json));
  await verify(page, { signature: typed, as: 'Typed data, as JSON', signed: json, account: alice.address });
  await expect(result(page)).toContainText('Signed by this account');
  await verify(page, { signature: typed, signed: json.replace('Hello', 'Hullo'), account: alice.address });
  await expect(result(page)).toContainText('Not signed by this account');

  expect(asked.filter((method) => !recognising.includes(method))).toEqual([]);
  expect(await watch.calls(), 'no wallet is spoken to').toEqual([]);
});

test('what is wrong is said at its field', async ({ page }) => {
  await page.goto('/#/verify');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Type what was signed.')).toBeVisible();
  await expect(page.getByText('Paste the signature.')).toBeVisible();
  await picture(page, 'verify-errors');
  expect(await problems(page)).toEqual([]);
  await verify(page, { signature: '0x123' });
  await expect(page.getByText('a digit is missing')).toBeVisible();
  await verify(page, { signature: '0x1234' });
  await expect(result(page)).toContainText('No key could have created this signature');
});

test('a smart account is asked on its network (ERC-1271)', async ({ page, watch }) => {
  watch.expectErrors(/Failed to load resource/);
  await page.goto('/');
  await connect(page);
  await page.goto('/#/verify');
  const { info } = await setting(page);
  const { safe } = info.addresses;
  const signature = await bySafe(safe, [1, 2]);
  const network = 'Practice chain';
  await verify(page, { signature, account: safe, network });
  await expect(result(page)).toContainText('Accepted by this smart account');
  await expect(result(page)).toContainText('at block');
  await picture(page, 'verify-contract');
  await verify(page, { signature: await bySafe(safe, [1]), account: safe, network });
  await expect(result(page)).toContainText('does not accept the signature');

  await breakNode(page, 'down');
  await verify(page, { signature, account: safe, network });
  await expect(result(page)).toContainText('This signature could not be checked');
  await picture(page, 'verify-cannot-tell');
  await heal(page);
  await result(page).getByRole('button', { name: 'Retry' }).click();
  await expect(result(page)).toContainText('Accepted by this smart account');
  expect(await watch.signingCalls()).toEqual([]);
});

test('an account that is not deployed yet is tried without a trace (ERC-6492)', async ({ page }) => {
  await page.goto('/#/verify');
  const { info } = await setting(page);
  const { safeProxyFactory, safeSingleton, safeFallbackHandler } = info.addresses;
  const setup = encodeFunctionData({
    abi: parseAbi([
      'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
    ]),
    args: [[owner(3).address], 1n, zeroAddress, '0x', safeFallbackHandler, zeroAddress, 0n, zeroAddress],
  });
  const create = encodeFunctionData({
    abi: parseAbi(['function createProxyWithNonce(address singleton, bytes initializer, uint256 salt)']),
    args: [safeSingleton, setup, 6492n],
  });
  const [account] = decodeAbiParameters(
    [{ type: 'address' }],
    await rpc(page, 'eth_call', [{ to: safeProxyFactory, data: create }, 'latest']),
  );
  const signature = concatHex([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [safeProxyFactory, create, await bySafe(account, [3])],
    ),
    `0x${'6492'.repeat(16)}`,
  ]);
  await verify(page, { signature, account, network: 'Practice chain' });
  await expect(result(page)).toContainText('Valid once this account is deployed');
  await picture(page, 'verify-undeployed');
  expect(await rpc(page, 'eth_getCode', [account, 'latest']), 'nothing was left behind').toBe('0x');
  await verify(page, { signature, signed: `${text} `, account });
  await expect(result(page)).toContainText('Not signed by this account');
});

test('a signature that is pasted on Start leads here', async ({ page }) => {
  await page.goto('/');
  const signature = await owner(0).signMessage({ message: text });
  await page.getByRole('textbox').first().fill(signature);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page.getByText('looks like a signature')).toBeVisible();
  await picture(page, 'start-signature');
  await page.getByRole('button', { name: 'Verify this signature' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verify a signature');
  await expect(page.getByLabel('Signature', { exact: true })).toHaveValue(signature);
});

/** Signatures of owners over a message of a Safe, in the order of their addresses as the Safe wants them. */
async function bySafe(safe: Address, owners: readonly number[]): Promise<Hex> {
  const message = encodeAbiParameters([{ type: 'bytes32' }], [hashMessage(text)]);
  const sorted = owners
    .map(owner)
    .toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1));
  return concatHex(
    await Promise.all(
      sorted.map((it) =>
        it.signTypedData({
          domain: { chainId: 31337, verifyingContract: safe },
          types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
          primaryType: 'SafeMessage',
          message: { message },
        }),
      ),
    ),
  );
}

async function rpc(page: Page, method: string, params: readonly unknown[]): Promise<Hex> {
  const answer = await page.request.post('/practice/rpc', {
    headers: { origin: new URL(page.url()).origin },
    data: { jsonrpc: '2.0', id: 1, method, params },
  });
  return ((await answer.json()) as { result: Hex }).result;
}
