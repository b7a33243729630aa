import { safeTransactionHashes } from '@readback/core/request/safe/safeTransactionHashes.ts';
import { sendingMethods } from '@readback/core/request/wallet/methods.ts';
import type { Page } from '@playwright/test';
import { type Hex, serializeTransaction, zeroAddress } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { connect, openCard, readBack, sentence, settled, verdict } from './fixture/pilot.ts';
import { expect, test } from './fixture/test.ts';

// The first account of Anvil.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const plain = { to, chainId: 31337, nonce: 900, gas: 21_000n, value: 5n } as const;
const safe = '0x1c694Fc3006D81ff4a56F97E1b99529066a23725';

const operation = {
  sender: to,
  nonce: '0x1',
  callData: '0x',
  callGasLimit: '0x1',
  verificationGasLimit: '0x1',
  preVerificationGas: '0x1',
  maxFeePerGas: '0x1',
  maxPriorityFeePerGas: '0x1',
  signature: '0x',
};

/** As Safe's transaction service answers, with the hash that the Safe itself would give. */
function safeTransaction(): string {
  const none = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
  };
  const tx = { to, value: 5n, data: '0x', operation: 0, nonce: 0n, ...none } as const;
  const body = { kind: 'safeTransaction', chainId: 31337, safe, version: '1.3.0', tx } as const;
  const fields = JSON.stringify(
    { safe, ...tx, safeTxHash: safeTransactionHashes(body).digest },
    (_, it: unknown) => (typeof it === 'bigint' ? String(it) : it),
  );
  return fields;
}

const readOnly = /cannot|only be read|not signed|signed in the app that created it/;

test('each form that is pasted opens a Review, and what is not to be signed has no button', async ({
  page,
}) => {
  await page.goto('/');
  await connect(page);
  const signed = await account.signTransaction({ ...plain, type: 'eip1559', maxFeePerGas: 1n });
  const authorization = await account.signAuthorization({ address: to, chainId: 31337, nonce: 3 });
  const handing = {
    ...plain,
    type: 'eip7702',
    maxFeePerGas: 1n,
    authorizationList: [authorization],
  } as const;
  const never: [string, string][] = [
    ['a signed transaction', signed],
    ['one that hands accounts over', await account.signTransaction(handing)],
    [
      'a user operation',
      JSON.stringify({
        method: 'eth_sendUserOperation',
        params: [operation, '0x0000000071727De22E5E9d8BAf0edAc6f37da032'],
      }),
    ],
    ['an authorization', JSON.stringify({ chainId: 0, address: to, nonce: 0 })],
  ];
  for (const [what, text] of never) {
    await test.step(what, async () => {
      await readBack(page, text);
      await expect(page.getByText(readOnly).filter({ visible: true }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /sign in wallet|hold to sign/i })).toHaveCount(0);
    });
  }
  const others: [string, string][] = [
    ['a raw transaction', serializeTransaction({ ...plain, type: 'eip1559', maxFeePerGas: 1n })],
    ['a payment link', `ethereum:${to}@31337?value=2.014e18`],
    ['a Safe transaction', safeTransaction()],
    [
      'a batch of the Transaction Builder',
      JSON.stringify({
        version: '1.0',
        chainId: '31337',
        meta: {},
        transactions: [
          {
            to,
            value: '0',
            data: null,
            contractMethod: { name: 'deposit', inputs: [{ name: 'n', type: 'uint256' }], payable: false },
            contractInputsValues: { n: '7' },
          },
        ],
      }),
    ],
  ];
  for (const [what, text] of others) {
    await test.step(what, async () => {
      await readBack(page, text);
      await expect(sentence(page)).not.toBeEmpty();
    });
  }
});

test('a transaction that was carried out is fetched by a press alone, and read as of the block before', async ({
  page,
}) => {
  await page.goto('/#/');
  const nonce = await rpc(page, 'eth_getTransactionCount', [account.address, 'latest']);
  const raw = await account.signTransaction({
    ...plain,
    nonce: Number(nonce),
    type: 'eip1559',
    maxFeePerGas: 100_000_000_000n,
  });
  const hash = await rpc(page, sendingMethods.rawTransaction, [raw]);
  await expect.poll(() => rpc(page, 'eth_getTransactionReceipt', [hash])).toBeTruthy();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('eth_getTransactionByHash')) asked.push(request.url());
  });
  await page.getByRole('textbox').first().fill(hash);
  await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  await expect(page.getByRole('alert')).toContainText('transaction hash');
  expect(asked, 'nobody is asked before the press').toEqual([]);
  await page.getByRole('combobox', { name: 'Network' }).selectOption('31337');
  await page.getByRole('button', { name: /^Ask .* node for the transaction$/ }).click();
  await settled(page);
  expect(asked).toHaveLength(1);
  const mined = page.locator('[data-place]').filter({ hasText: 'already mined' }).first();
  await openCard(mined);
  await expect(mined.getByText('already mined').first()).toBeVisible();
  await expect(verdict(page)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /sign in wallet|hold to sign|connect wallet to sign/i }),
  ).toHaveCount(0);
});

test('addresses and links lead to where they belong, and their hosts are not contacted', async ({ page }) => {
  await page.goto('/#/');
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const paste = async (text: string) => {
    await page.getByRole('textbox').first().fill(text);
    await page.getByRole('button', { name: 'Read back', exact: true }).first().click();
  };
  await paste(`https://lineascan.build/tx/0x${'ab'.repeat(32)}`);
  await expect(page.getByRole('alert')).toContainText('link to a transaction');
  await expect(page.getByText('not enabled here')).toBeVisible();
  await paste('pilot.practice.eth');
  await expect(page.getByRole('button', { name: /^Look up/ })).toBeVisible();
  await paste(to);
  await expect(page.getByRole('link', { name: 'Show as a contract' })).toBeVisible();
  await page.getByRole('link', { name: 'Show as an account' }).click();
  await expect(page).toHaveURL(/#\/accounts\/0x/);
  expect([...hosts].filter((host) => !/^(127\.0\.0\.1|localhost)/.test(host))).toEqual([]);
});

async function rpc(page: Page, method: string, params: readonly unknown[]): Promise<Hex> {
  const answer = await page.request.post('/practice/rpc', {
    headers: { origin: new URL(page.url()).origin },
    data: { jsonrpc: '2.0', id: 1, method, params },
  });
  return ((await answer.json()) as { result: Hex }).result;
}
