import { freeze } from '@readback/core/request/frozen/freeze.ts';
import { readPasted } from '@readback/core/request/parse/readPasted.ts';
import type { Hex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { signedBytes } from './broadcast.ts';

const signer = mnemonicToAccount('test test test test test test test test test test test junk', {
  addressIndex: 5,
});
const to = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const transaction = { chainId: 31337, to, value: 7n, gas: 21_000n, nonce: 3 } as const;
const bytes = await signer.signTransaction({ ...transaction, maxFeePerGas: 9n, maxPriorityFeePerGas: 1n });
const legacy = await signer.signTransaction({ ...transaction, type: 'legacy', gasPrice: 9n });

async function read(text: string) {
  const done = await readPasted(text, {});
  if (!done.ok) throw done.error;
  return {
    incoming: { request: done.request, origin: { via: 'script' }, receivedAt: 1_795_251_600_000 },
  } as const;
}

const asked = (raw: Hex, more: readonly unknown[] = []) =>
  JSON.stringify({ method: 'eth_sendRawTransaction', params: [raw, ...more] });

test('the bytes of a transaction that came signed in a call are those that were read', async () => {
  expect(signedBytes(await read(asked(bytes)))).toBe(bytes);
  expect(signedBytes(await read(asked(legacy)))).toBe(legacy);
  expect(signedBytes(await read(asked(bytes.toUpperCase().replace('0X', '0x') as Hex)))).toBe(bytes);
});

test('nothing is sent that is not, to the last byte, what was read', async () => {
  const { incoming } = await read(asked(bytes));
  const with_ = (raw: string) => ({ incoming: { ...incoming, request: freeze(incoming.request.body, raw) } });
  for (const raw of [
    asked(legacy),
    asked(`${bytes}00`),
    asked(bytes, ['more']),
    JSON.stringify({ method: 'eth_sendTransaction', params: [bytes] }),
    bytes,
    'no JSON',
  ]) {
    expect(signedBytes(with_(raw)), raw.slice(0, 60)).toBeUndefined();
  }
  const unsigned = await read(
    JSON.stringify({ method: 'eth_sendTransaction', params: [{ to, chainId: '0x1' }] }),
  );
  expect(signedBytes(unsigned)).toBeUndefined();
});
