import { type Address, encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Readback } from '../model/readback.ts';
import type { Body, SafeTx } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import { agreeable } from '../request/safe/agreeable.ts';
import { safeMessageTypedData } from '../request/safe/safeMessage.ts';
import type { SafeTransactionBody } from '../request/safe/safeTypedData.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { deployHandler, deploySafe, safeTx } from '../simulate/testing/safe.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';

let chain: TestChain;
/** Alice owns the first, which owns the second, which owns the third. */
let first: Address;
let second: Address;
let third: Address;
let token: Address;

beforeAll(async () => {
  chain = await startChain();
  const handler = await deployHandler(chain);
  first = getAddress(await deploySafe(chain, [alice], 1n, handler));
  second = getAddress(await deploySafe(chain, [first], 1n, handler));
  third = getAddress(await deploySafe(chain, [second], 1n, handler));
  token = getAddress(await chain.deploy('Token'));
  await chain.receipt(await chain.send(bob, { to: third, value: 10n ** 18n }));
  await chain.receipt(
    await chain.send(bob, { to: token, data: chain.data('Token', 'mint', [third, 1_000n]) }),
  );
});
afterAll(() => chain?.stop());

async function whole(body: Body, ...beside: readonly Body[]): Promise<Readback> {
  const request = freeze(body, '', beside);
  const incoming = { request, origin: { via: 'paste' }, receivedAt: 1_795_251_600_000 } as const;
  let last: Readback | undefined;
  for await (const it of read(incoming, rpcWorld(chain.url), new AbortController().signal)) last = it;
  if (last === undefined) throw new Error('nothing was read');
  return last;
}

const ofSafe = (safe: Address, tx: Partial<SafeTx>): SafeTransactionBody => ({
  kind: 'safeTransaction',
  chainId,
  safe,
  version: '1.4.1',
  tx: safeTx(tx),
});
const agreed = (of: Body) => {
  const it = agreeable(of);
  if (it === undefined) throw new Error('Nobody can agree to this.');
  return it;
};
/** On chain: a Safe approves the hash. */
const approval = (by: Address, of: Body): Body => {
  const { safe, digest } = agreed(of);
  const abi = parseAbi(['function approveHash(bytes32)']);
  return ofSafe(by, { to: safe, data: encodeFunctionData({ abi, args: [digest] }) });
};
/** By a signature: a Safe agrees to what is hashed, or to the hash. */
const message = (by: Address, of: Body, signs: 'bytes' | 'digest' = 'bytes'): Body => ({
  kind: 'typedData',
  ...safeMessageTypedData({ address: by, chainId, version: '1.4.1' }, agreed(of)[signs]),
});

const fired = ({ findings }: Readback) =>
  findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.severity} ${it.rule}`] : [],
  );
const changes = ({ effects }: Readback) => {
  const lines = effects.s === 'known' ? effects.v.lines : [];
  return lines.map(({ who, what, before, after }) => [who, what, before, after] as const);
};

const effects: readonly (readonly [string, () => Partial<SafeTx>])[] = [
  ['a payment', () => ({ to: bob, value: 10n ** 16n })],
  ['tokens', () => ({ to: token, data: chain.data('Token', 'transfer', [bob, 1_000n]) })],
  [
    'an allowance for a person',
    () => ({ to: token, data: chain.data('Token', 'approve', [bob, 2n ** 256n - 1n]) }),
  ],
  ['foreign code', () => ({ to: token, data: '0x12345678' as Hex, operation: 1 as const })],
  ['more than it has', () => ({ to: bob, value: 10n ** 20n })],
];

describe('what an owner signs for a Safe that owns a Safe that owns a Safe', () => {
  test.each(effects)('reads as what the last one does, by every mix of ways: %s', async (_, tx) => {
    const of = ofSafe(third, tx());
    const alone = await whole(of);
    const chains: readonly (readonly Body[])[] = [
      [message(second, of)],
      [message(second, of, 'digest')],
      ...[approval(second, of), message(second, of)].flatMap((middle) => [
        [approval(first, middle), middle],
        [message(first, middle), middle],
      ]),
    ];
    for (const [signed, ...between] of chains) {
      if (signed === undefined) continue;
      const it = await whole(signed, of, ...between);
      expect(it.verdict).toBe(alone.verdict);
      expect(fired(it)).toEqual(expect.arrayContaining(fired(alone)));
      expect(changes(it)).toEqual(expect.arrayContaining(changes(alone).map((line) => [...line])));
    }
  });

  test('is stopped where what the last one does is another transaction, or is not given', async () => {
    const of = ofSafe(third, { to: bob, value: 10n ** 16n });
    const swapped = ofSafe(third, { to: carol, value: 10n ** 18n });
    for (const middle of [approval(second, of), message(second, of)]) {
      for (const signed of [approval(first, middle), message(first, middle)]) {
        expect((await whole(signed, swapped, middle)).verdict).toBe('stop');
        expect((await whole(signed, middle)).verdict).toBe('stop');
        expect((await whole(signed, of)).verdict).toBe('stop');
        expect((await whole(signed)).verdict).toBe('stop');
      }
    }
    const other = await whole(message(second, of, 'digest'), swapped);
    expect(other.verdict).toBe('stop');
    expect(fired(other)).toContain('stop power.blindHash');
  });
});
