import { type Address, maxUint256 } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Effects } from '../../model/effects.ts';
import { known } from '../../model/known.ts';
import type { Limit } from '../../model/limits.ts';
import { forgetLacks } from '../../simulate/engines/capabilities.ts';
import type { Draft } from '../../effects/draft.ts';
import { alice, carol, chainId, startChain, type TestChain } from '../../simulate/testing/chain.ts';
import { call, stepOf, transaction } from '../../simulate/testing/inputs.ts';
import { nodeWithout } from '../../simulate/testing/nodeWithout.ts';
import { seenBefore } from './seenBefore.ts';
import { readbackOf } from '../testing/readbackOf.ts';
import { hearTransaction } from '../transaction/transaction.ts';
import { heardLast, quickly } from '../testing/quickly.ts';

const token: Address = '0x00000000000000000000000000000000000000a1';
const other: Address = '0x00000000000000000000000000000000000000a2';
const line = (more: Partial<Draft>): Draft => ({
  who: alice,
  what: 'balance',
  asset: { kind: 'token', chainId, address: token },
  before: known(5n),
  after: known(4n),
  basis: 'read',
  ...more,
});
const elsewhere = line({ asset: { kind: 'token', chainId, address: other } });
const coins = line({ asset: { kind: 'native', chainId } });
const upgraded = line({ who: token, what: 'code', part: 'implementation' });
const handedOver = line({ who: token, what: 'owner', part: 'owner' });

function seen(...said: readonly Limit['is'][]) {
  const notLookedAt = said.map((is) => ({ is, count: 1 }));
  const steps = [stepOf(call(token, '0x12345678'), alice)];
  const looked = { steps, accounts: [alice], logs: [] };
  const judge = seenBefore({ notLookedAt } as unknown as Effects, looked);
  const all = { line: line({}), elsewhere, coins, upgraded, handedOver };
  return Object.entries(all).flatMap(([name, it]) => (judge(it) ? [name] : []));
}

describe('a change that was not read back', () => {
  test('would have been seen where all was looked at', () => {
    expect(seen('others', 'otherControl')).toEqual(['line', 'elsewhere', 'coins', 'upgraded', 'handedOver']);
  });
  test('without events would have been seen at what the request calls, apart from its storage', () => {
    expect(seen('events', 'code')).toEqual(['line', 'coins', 'handedOver']);
  });
  test('would not have been seen where nothing was read afterwards', () => {
    expect(seen('afterwards', 'code')).toEqual([]);
    expect(seen('afterwards', 'events')).toEqual([]);
    expect(seen('afterwards')).toEqual(['upgraded']);
  });
  test('may be among what there was no room for, unless the request itself speaks of it', () => {
    expect(seen('reads')).toEqual(['line', 'coins']);
    expect(seen('logs')).toEqual(['line', 'coins']);
    expect(seen('control')).toEqual(['line', 'elsewhere', 'coins']);
  });
});

let chain: TestChain;
beforeAll(async () => {
  chain = await startChain();
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

test('what a node without events could not foresee is not an alarm, and what it read is', async () => {
  const [coin, router] = [await chain.deploy('Token'), await chain.deploy('Router')];
  const must = async (it: ReturnType<typeof call>) => chain.receipt(await chain.send(alice, it));
  await must(call(coin, chain.data('Token', 'mint', [alice, 100n])));
  await must(call(coin, chain.data('Token', 'mint', [carol, 100n])));
  await must(call(coin, chain.data('Token', 'approve', [router, maxUint256])));
  const world = nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall');
  const { signal } = new AbortController();

  const heard = async (asked: ReturnType<typeof call>, between?: ReturnType<typeof call>) => {
    const body = { kind: 'transaction', chainId, from: alice, call: asked, set: {} } as const;
    const readback = readbackOf(body, {
      ...(await transaction(world, asked)),
      steps: [stepOf(asked, alice)],
    });
    if (between) await must(between);
    const answer = { account: alice, hash: await chain.send(alice, asked, { gas: '0x7a120' }) };
    return heardLast(hearTransaction(readback, answer, world, signal, quickly));
  };
  const pulled = await heard(call(router, chain.data('Router', 'pull', [coin, 7n])));
  expect([pulled.verdict, pulled.effects, pulled.differs]).toEqual(['same', 'cannotTell', []]);
  expect(pulled.says.map(({ id }) => id)).toContain('hearback.effects.notLooked');
  const row = pulled.lines.find(({ label }) => label.id === 'hearback.label.balance');
  expect(pulled.facts[row?.readBack ?? '']?.value).toEqual({ s: 'unknown', why: 'notAsked' });

  const toll = await chain.deploy('Toll');
  await must(call(toll, chain.data('Toll', 'mint', [alice, 100n])));
  const sent = call(toll, chain.data('Toll', 'transfer', [alice, 10n]));
  const taken = await heard(sent, call(toll, chain.data('Toll', 'keep', [50n])));
  expect([taken.verdict, taken.effects]).toEqual(['same', 'different']);
});
