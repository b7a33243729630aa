import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { slot } from '../abi/code/proxyAt.ts';
import { known } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { type Anvil, startAnvil } from '../world/testing/anvil.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { codeWith, delegatingTo, word } from './testing.ts';

let anvil: Anvil;
beforeAll(async () => {
  anvil = await startAnvil();
});
afterAll(() => anvil.stop());

const proxy: Address = '0x2000000000000000000000000000000000000002';
const first: Address = '0x1000000000000000000000000000000000000001';
const second: Address = '0x3000000000000000000000000000000000000003';
const park = 'park(address,uint256)';
const line = 'function park(address who, uint256 amount)';

async function anvilDoes(method: string, ...params: readonly unknown[]): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const headers = { 'content-type': 'application/json' };
  expect(await (await fetch(anvil.url, { method: 'POST', headers, body })).json()).not.toHaveProperty(
    'error',
  );
}

async function review(codeHash: Hex): Promise<Readback> {
  const from = { by: 'user', entry: 'ABI of Vault' } as const;
  const world = rpcWorld(anvil.url, {
    abi: () => known([{ address: proxy, functions: [line], from, codeHash }]),
  });
  const data = encodeFunctionData({ abi: parseAbi([line]), args: [first, 5n] });
  const body = {
    kind: 'transaction',
    chainId: 31337,
    call: { to: proxy, value: 0n, data },
    set: {},
  } as const;
  const incoming = {
    request: freeze(body, ''),
    origin: { via: 'form' },
    receivedAt: 1_795_251_600_000,
  } as const;
  let readback: Readback | undefined;
  for await (readback of read(incoming, world, AbortSignal.timeout(10_000)));
  if (readback === undefined) throw new Error('nothing was read');
  return readback;
}

test('an ABI that is kept of a proxy on a chain is used until the proxy is upgraded', async () => {
  const code = codeWith(park);
  await anvilDoes('anvil_setCode', first, code);
  await anvilDoes('anvil_setCode', second, `${code}00`);
  await anvilDoes('anvil_setCode', proxy, delegatingTo(slot.implementation));
  await anvilDoes('anvil_setStorageAt', proxy, slot.implementation, word(first));
  const before = await review(keccak256(code));
  expect(before.steps[0]).toMatchObject({
    to: proxy,
    reading: 'canonical',
    fn: { name: 'park', from: [{ by: 'user', entry: 'ABI of Vault' }] },
  });
  expect(before.facts[`account.${proxy}.implementation`]?.value).toEqual(
    known({ kind: 'address', address: first }),
  );

  await anvilDoes('anvil_setStorageAt', proxy, slot.implementation, word(second));
  const after = await review(keccak256(code));
  expect(after.steps[0]).toMatchObject({ reading: 'unread', args: [] });
  expect(after.unread.find(({ id }) => id === 'step.0')?.why).toMatchObject({ args: { kept: 'notFound' } });
  expect(after.verdict).toBe('notFullyRead');
});
