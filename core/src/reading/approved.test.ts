import { type Address, encodeFunctionData, getAddress, parseAbi } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hearTransaction } from '../hearback/transaction/transaction.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Readback } from '../model/readback.ts';
import type { Body, SafeTx } from '../model/request.ts';
import { read } from '../readback.ts';
import { freeze } from '../request/frozen/freeze.ts';
import type { SafeTransactionBody } from '../request/safe/safeTypedData.ts';
import { signedHash } from '../request/frozen/signedHash.ts';
import { alice, bob, carol, chainId, startChain, type TestChain } from '../simulate/testing/chain.ts';
import { deploySafe, safeTx } from '../simulate/testing/safe.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';

let chain: TestChain;
let parent: Address;
let child: Address;
let token: Address;

beforeAll(async () => {
  chain = await startChain();
  parent = getAddress(await deploySafe(chain, [alice, bob], 1n));
  child = getAddress(await deploySafe(chain, [alice, parent], 1n));
  token = getAddress(await chain.deploy('Token'));
  for (const to of [parent, child]) {
    await chain.receipt(await chain.send(bob, { to, value: 10n ** 18n }));
    await chain.receipt(
      await chain.send(bob, { to: token, data: chain.data('Token', 'mint', [to, 1_000n]) }),
    );
  }
});
afterAll(() => chain.stop());

async function whole(body: Body, ...beside: readonly Body[]): Promise<Readback> {
  const incoming = {
    request: freeze(body, '', beside),
    origin: { via: 'paste' },
    receivedAt: 1_795_251_600_000,
  } as const;
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
  tx: safeTx({ to: safe, ...tx }),
});
const approval = (of: Body) =>
  encodeFunctionData({
    abi: parseAbi(['function approveHash(bytes32)']),
    args: [signedHash(of) ?? '0x'],
  });
const direct = (of: SafeTransactionBody, from: Address = alice, set = {}): Body => ({
  kind: 'transaction',
  chainId,
  from,
  call: { to: of.safe, value: 0n, data: approval(of) },
  set,
});
const nested = (of: SafeTransactionBody): Body => ofSafe(parent, { to: of.safe, data: approval(of) });

const fired = ({ findings }: Readback) =>
  findings.flatMap((it) =>
    it.outcome === 'fired' && it.severity !== 'note' ? [`${it.severity} ${it.rule}`] : [],
  );
const changes = ({ effects }: Readback) => {
  const lines = effects.s === 'known' ? effects.v.lines : [];
  return lines.map(({ who, what, before, after }) => [who, what, before, after] as const);
};
const gaps = ({ unread }: Readback) => unread.map(({ id }) => id);
const notLooked = '{"is":"approved"}';
const says = (it: Readback, id: string) =>
  JSON.stringify([it.unread, it.effects], (_, v: unknown) =>
    typeof v === 'bigint' ? String(v) : v,
  ).includes(id);

describe('a hash that an owner of a Safe approves, with its transaction', () => {
  test.each<[string, () => Partial<SafeTx>]>([
    ['a payment', () => ({ to: bob, value: 10n ** 16n })],
    ['all that it has', () => ({ to: carol, value: 10n ** 18n })],
    ['tokens', () => ({ to: token, data: chain.data('Token', 'transfer', [bob, 1_000n]) })],
    [
      'an allowance for a person',
      () => ({ to: token, data: chain.data('Token', 'approve', [bob, 2n ** 256n - 1n]) }),
    ],
    ['foreign code', () => ({ to: token, data: '0x12345678', operation: 1 })],
    [
      'a change of owners',
      () => ({
        data: encodeFunctionData({
          abi: parseAbi(['function addOwnerWithThreshold(address, uint256)']),
          args: [carol, 1n],
        }),
      }),
    ],
    ['more than it has', () => ({ to: bob, value: 10n ** 20n })],
  ])('has the verdict of that: %s', async (_, tx) => {
    const of = ofSafe(child, tx());
    const alone = await whole(of);
    for (const body of [direct(of), nested(of)]) {
      const it = await whole(body, of);
      expect(fired(it)).toEqual(expect.arrayContaining(fired(alone)));
      expect(it.verdict).toBe(alone.verdict);
      expect(changes(it)).toEqual(expect.arrayContaining(changes(alone).map((line) => [...line])));
      expect((await whole(body)).verdict).toBe('stop');
    }
  });

  test('keeps the fee of the approval, and is stopped where that burns all', async () => {
    const of = ofSafe(child, { to: bob, value: 10n ** 16n });
    const it = await whole(direct(of), of);
    expect(
      changes(it)
        .filter(([, what]) => what === 'fee')
        .map(([who]) => who),
    ).toEqual([alice]);
    const gas = { gas: 1_000_000n, gasPrice: 10n ** 15n };
    expect(fired(await whole(direct(of, alice, gas), of)).join()).toContain('outcome.fee');
  });

  test('is not fully read where the approval itself fails', async () => {
    const of = ofSafe(child, { to: bob, value: 10n ** 16n });
    const it = await whole(direct(of, carol), of);
    expect(it.effects).toMatchObject({ v: { status: 'revert' } });
    expect([it.verdict, says(it, notLooked)]).toEqual(['notFullyRead', true]);
  });

  test('is not fully read where something else comes with it, or two are approved', async () => {
    const of = ofSafe(child, { to: bob, value: 10n ** 16n });
    const other = ofSafe(parent, { to: bob, value: 10n ** 16n });
    const calls = (...all: readonly Body[]) =>
      all.map((it) => ({
        to: it.kind === 'safeTransaction' ? it.safe : token,
        value: 0n,
        data: approval(it),
      }));
    const batch = (more: readonly { to: Address; value: bigint; data: `0x${string}` }[]): Body => ({
      kind: 'calls',
      chainId,
      from: alice,
      atomic: true,
      calls: more,
    });
    const paying = batch([...calls(of), { to: bob, value: 1n, data: '0x' }]);
    for (const body of [paying, batch(calls(of, other))]) {
      const it = await whole(body, of, other);
      expect(gaps(it)).toContain('effects.some');
      expect(['notFullyRead', 'stop']).toContain(it.verdict);
    }
  });

  test('is heard back as an approval, after which nothing has moved yet', async () => {
    const of = ofSafe(child, { to: bob, value: 10n ** 16n });
    const readback = await whole(direct(of), of);
    const hash = await chain.send(alice, { to: child, data: approval(of) });
    await chain.receipt(hash);
    const heard: Hearback[] = [];
    const { signal } = new AbortController();
    for await (const it of hearTransaction(readback, { account: alice, hash }, rpcWorld(chain.url), signal)) {
      heard.push(it);
      if (it.effects !== 'pending') break;
    }
    const last = heard.at(-1);
    expect([last?.verdict, last?.effects]).toEqual(['same', 'asRead']);
    expect(last?.says.map(({ id }) => id)).toContain('hearback.effects.approved');
  });

  test('is stopped where the hash is of something else', async () => {
    const of = ofSafe(child, { to: bob, value: 10n ** 16n });
    const other = ofSafe(child, { to: carol, value: 10n ** 18n });
    for (const body of [direct(other), nested(other)]) {
      const it = await whole(body, of);
      expect(it.verdict).toBe('stop');
      expect(fired(it)).toContain('stop power.blindHash');
    }
  });

  test('is not calm where the contract that is called is not a Safe', async () => {
    const of = ofSafe(token, { to: bob, value: 10n ** 16n });
    const it = await whole(direct(of), of);
    expect(it.verdict).not.toBe('read');
    const poor = ofSafe(carol, { to: bob, value: 1n });
    expect((await whole(direct(poor), poor)).verdict).not.toBe('read');
  });
});
