import { type Address, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { valueOf } from '../../../model/known.ts';
import type { Call } from '../../../model/request.ts';
import { rpcWorld } from '../../../world/testing/rpcWorld.ts';
import { forgetLacks } from '../capabilities.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../../testing/chain.ts';
import { call, effectsOf, shortly, simulated, transaction } from '../../testing/inputs.ts';
import { nodeWithout } from '../../testing/nodeWithout.ts';

let chain: TestChain;
let names: Record<string, Address>;
const at = (name: string): Address => names[name] ?? zeroAddress;
const tracing = () => nodeWithout(chain.url, 'eth_simulateV1');
const calling = () => nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall');
const least = () => nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall', 'overrides');

beforeAll(async () => {
  chain = await startChain();
  names = { alice, bob };
  for (const name of ['Token', 'Collection', 'Router', 'Failing', 'SeesCode', 'Asker']) {
    names[name] = await chain.deploy(name);
  }
  const { send, data, receipt } = chain;
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [alice, 1_000n]) });
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [at('Router'), 10_000n]) });
  await send(alice, { to: at('Token'), data: data('Token', 'approve', [at('Router'), 300n]) });
  await receipt(await send(alice, { to: at('Collection'), data: data('Collection', 'mint', [7n]) }));
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

const requests = (): Readonly<Record<string, Call>> => ({
  'a payment': call(bob, '0x', 10n ** 18n),
  'a payment to oneself': call(alice, '0x1234', 5n),
  'a token payment': call(at('Token'), chain.data('Token', 'transfer', [bob, 40n])),
  'an approval': call(at('Token'), chain.data('Token', 'approve', [bob, 2n ** 256n - 1n])),
  'an NFT that leaves': call(at('Collection'), chain.data('Collection', 'transferFrom', [alice, bob, 7n])),
  'an operator': call(at('Collection'), chain.data('Collection', 'setApprovalForAll', [bob, true])),
  'value that comes back': call(at('Router'), chain.data('Router', 'back'), 10n ** 18n),
});

describe('without eth_simulateV1', () => {
  test('the tracer shows what eth_simulateV1 shows, for the same gas, and how it was run', async () => {
    for (const it of Object.values(requests())) {
      const whole = await transaction(rpcWorld(chain.url), it, {}, [alice, bob]);
      const traced = await transaction(tracing(), it, {}, [alice, bob]);
      expect(shortly(traced, names)).toEqual(shortly(whole, names));
      const [a, b] = [effectsOf(traced), effectsOf(whole)];
      expect([a.status, a.gasUsed, a.engines[0]?.name]).toEqual([b.status, b.gasUsed, 'debug_traceCall']);
      expect(traced.facts['fee.expected']?.value).toEqual(whole.facts['fee.expected']?.value);
      expect(traced.facts['effect.0.before']?.value).toEqual(whole.facts['effect.0.before']?.value);
      expect(a.assumed.map(({ is }) => is)).toContain('codeAtSender');
    }
  });

  test('events tell the tracer of what the request does not speak of', async () => {
    const it = call(at('Router'), chain.data('Router', 'pull', [at('Token'), 300n]));
    expect(shortly(await transaction(tracing(), it), names)).toEqual([
      'alice balance Token: 1000 > 700',
      'alice allowance Token to Router: 300 > 0',
    ]);
  });

  test('eth_call shows what the request speaks of, and says that there may be more', async () => {
    for (const [name, it] of Object.entries(requests())) {
      const whole = await transaction(rpcWorld(chain.url), it, {}, [alice, bob]);
      const called = await transaction(calling(), it, {}, [alice, bob]);
      // Which item it is only an event tells; how many there are is read.
      const lines = (from: typeof whole) =>
        shortly(from, names).filter((line) => !/NFT|nft|balance Coll/.test(line));
      expect(lines(called)).toEqual(lines(whole));
      const { notLookedAt, engines } = effectsOf(called);
      expect(engines[0]?.name).toBe('eth_call');
      const isSilent = name.startsWith('a payment');
      const limits = notLookedAt.map(({ is }) => is);
      expect(limits.includes('events')).toBe(!isSilent);
    }
  });

  test('gas by eth_call is no less than what is used', async () => {
    const it = call(at('Token'), chain.data('Token', 'transfer', [bob, 40n]));
    const whole = effectsOf(await transaction(rpcWorld(chain.url), it)).gasUsed;
    const called = effectsOf(await transaction(calling(), it)).gasUsed;
    expect(called).toBeGreaterThanOrEqual(whole);
    expect(called).toBeLessThan(whole * 2n);
  });

  test('a batch runs as one, and the second call sees what the first did', async () => {
    const calls = [
      call(at('Token'), chain.data('Token', 'approve', [at('Router'), 500n])),
      call(at('Router'), chain.data('Router', 'pull', [at('Token'), 500n])),
    ];
    const body = { kind: 'calls', chainId, from: alice, atomic: true, calls } as const;
    for (const node of [rpcWorld(chain.url), tracing(), calling()]) {
      expect(shortly(await simulated(node, body, calls), names)).toEqual([
        'alice balance Token: 1000 > 500',
        'alice allowance Token to Router: 300 > 0',
      ]);
    }
  });

  test('gas of a batch is about what its calls use one by one', async () => {
    const calls = [
      call(at('Token'), chain.data('Token', 'transfer', [bob, 40n])),
      call(bob, '0x', 1n),
      call(at('Router'), chain.data('Router', 'back'), 10n),
    ];
    const body = { kind: 'calls', chainId, from: alice, atomic: true, calls } as const;
    const whole = effectsOf(await simulated(rpcWorld(chain.url), body, calls)).gasUsed;
    for (const node of [tracing(), calling()]) {
      const { gasUsed } = effectsOf(await simulated(node, body, calls));
      expect(Number(gasUsed) / Number(whole)).toBeGreaterThan(0.9);
      expect(Number(gasUsed) / Number(whole)).toBeLessThan(1.1);
    }
  });

  test.each([
    ['text', [], 'not today'],
    ['panic', [0n], 'division by zero'],
  ])('a call that fails says why in each form (%s)', async (name, args, reason) => {
    const it = call(at('Failing'), chain.data('Failing', name, args));
    for (const node of [tracing(), calling(), least()]) {
      const { status, revert } = effectsOf(await transaction(node, it));
      expect([status, revert?.reason]).toEqual(['revert', reason]);
    }
  });

  test('more than the account has is a failure in each form', async () => {
    for (const node of [tracing(), calling(), least()]) {
      const { status, revert } = effectsOf(await transaction(node, call(bob, '0x', 10n ** 30n)));
      expect([status, revert]).toEqual(['revert', { data: '0x' }]);
    }
  });

  test('a contract that is other to senders with code is found out, and nothing after it is believed', async () => {
    const it = call(at('SeesCode'), chain.data('SeesCode', 'play'), 10n ** 18n);
    const { notLookedAt, lines } = effectsOf(await transaction(tracing(), it));
    expect(notLookedAt.map(({ is }) => is)).toContain('afterwards');
    expect(lines.filter(({ what }) => what !== 'fee').map(({ after }) => after.s)).toEqual(['unknown']);
  });

  test('eth_call alone cannot find that out, and says that a contract may notice', async () => {
    const it = call(at('SeesCode'), chain.data('SeesCode', 'play'), 10n ** 18n);
    const { notLookedAt, assumed } = effectsOf(await transaction(calling(), it));
    expect(notLookedAt.map(({ is }) => is)).toContain('events');
    expect(assumed.map(({ is }) => is)).toContain('codeAtSender');
  });

  test('an item that is sent with a hook, and a signature of the account, are taken as by an account without code', async () => {
    const safely = call(at('Asker'), chain.data('Asker', 'hooks'));
    for (const node of [tracing(), calling()]) {
      expect(effectsOf(await transaction(node, safely)).status).toBe('success');
    }
  });

  test('a creation stands where it will stand', async () => {
    for (const node of [tracing(), calling()]) {
      const { status, notLookedAt } = effectsOf(await transaction(node, call(null, '0x6000')));
      expect(status).toBe('success');
      expect(notLookedAt.map(({ is }) => is)).not.toContain('afterwards');
    }
  });

  test('the least form tells whether it passes, reads nothing, and says so', async () => {
    const it = call(at('Token'), chain.data('Token', 'transfer', [bob, 40n]));
    const result = await transaction(least(), it);
    const { status, lines, notLookedAt } = effectsOf(result);
    expect([status, lines.map(({ what }) => what)]).toEqual(['success', ['fee']]);
    expect(notLookedAt.map(({ is }) => is)).toContain('afterwards');
    expect(valueOf(result.facts['fee.expected']?.value)).toBeDefined();
  });

  test('a node that takes no block of ours runs in its own, and that is said', async () => {
    const node = nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall', 'blockOverrides');
    const it = call(at('Token'), chain.data('Token', 'transfer', [bob, 40n]));
    const { assumed, status } = effectsOf(await transaction(node, it));
    expect(status).toBe('success');
    expect(assumed.map(({ is }) => is)).toContain('ownBlock');
  });
});

describe('what a node lacks is remembered', () => {
  const methods = (node: ReturnType<typeof tracing>) => node.asked.map(({ method }) => method);

  test('within one reading it is asked once, and in the next not at all', async () => {
    const first = calling();
    await transaction(first, call(bob, '0x', 1n));
    expect(methods(first).filter((it) => it === 'eth_simulateV1')).toHaveLength(1);
    // Four at the same time, before the first answer.
    expect(methods(first).filter((it) => it === 'debug_traceCall')).toHaveLength(4);
    const second = calling();
    await transaction(second, call(bob, '0x', 1n));
    expect(methods(second)).not.toContain('eth_simulateV1');
    expect(methods(second)).not.toContain('debug_traceCall');
  });
});
