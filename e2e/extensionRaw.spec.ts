import { createPublicClient, http, keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { isSigningMethod } from '@readback/core/request/wallet/methods.ts';
import { expect, fullChromium, test } from './fixture/extension.ts';

test.skip(fullChromium === undefined, 'needs a browser that runs extensions');

test('a transaction that a site signed with a key of its own is read, and broadcast or refused by a press', async ({
  installed: { context, dapp, wallets, info, review },
}) => {
  const own = mnemonicToAccount('test test test test test test test test test test test junk', {
    addressIndex: 7,
  });
  const node = createPublicClient({ transport: http(`${dapp}/rpc`) });
  const friend = info.accounts[1]?.address as `0x${string}`;
  const signed = async (value: bigint, nonce?: number) =>
    own.signTransaction({
      chainId: 31337,
      to: friend,
      value,
      gas: 21_000n,
      nonce: nonce ?? (await node.getTransactionCount({ address: own.address })),
      maxFeePerGas: 100n * 10n ** 9n,
      maxPriorityFeePerGas: 10n ** 9n,
    });
  const page = await context.newPage();
  await page.goto(dapp);
  const send = (raw: string) =>
    page.evaluate(
      (raw) =>
        (
          globalThis as unknown as {
            ask: (...it: unknown[]) => Promise<{ result?: unknown; error?: { code: number } }>;
          }
        ).ask('eth_sendRawTransaction', [raw]),
      raw,
    );
  const nonce = await node.getTransactionCount({ address: own.address });

  const refused = send(await signed(5n * 10n ** 16n));
  const readback = await review();
  const reject = readback.getByRole('button', { name: 'Reject', exact: true }).last();
  const heading = readback.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('0.05 ETH');
  await expect(readback.getByRole('button', { name: /broadcast/i })).toBeVisible();
  await reject.click();
  expect(await refused).toMatchObject({ error: { code: 4001 } });
  expect(await node.getTransactionCount({ address: own.address })).toBe(nonce);

  const raw = await signed(6n * 10n ** 16n);
  const sent = send(raw);
  await expect(heading).toContainText('0.06 ETH');
  await press(readback);
  expect(await sent).toEqual({ result: keccak256(raw) });
  await expect(readback.getByText(/^(?:Done|Signed), as read back$/).first()).toBeVisible();
  expect((await node.getTransactionReceipt({ hash: keccak256(raw) })).status).toBe('success');

  // The node refuses a nonce that was used: it says so, and the site still gets an answer.
  const used = send(await signed(7n * 10n ** 16n, nonce));
  await expect(heading).toContainText('0.07 ETH');
  await press(readback);
  await expect(readback.getByText('The node did not accept this transaction').first()).toBeVisible();
  await reject.click();
  expect(await used).toMatchObject({ error: { code: 4001 } });
  // It went to the node: no wallet was asked.
  expect(wallets.asked.filter((it) => isSigningMethod(it.method))).toEqual([]);
});

/** Presses, or holds where it is not a calm request. */
async function press(readback: import('@playwright/test').Page): Promise<void> {
  const button = readback.getByRole('button', { name: /broadcast/i });
  await expect(button).toBeEnabled();
  if ((await button.textContent()) === 'Broadcast') return button.click();
  await button.hover();
  await readback.mouse.down();
  await readback.waitForTimeout(2_500);
  await readback.mouse.up();
}
