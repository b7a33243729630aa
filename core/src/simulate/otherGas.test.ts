import fc from 'fast-check';
import { type Address, type Hex, toHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { known } from '../model/known.ts';
import type { Call } from '../model/request.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { World } from '../world/world.ts';
import { forgetLacks } from './engines/capabilities.ts';
import { alice, bob, chainId } from './testing/chain.ts';
import { type GaugeChain, startGauge } from './testing/gauge.ts';
import { call, effectsOf, simulated, transaction } from './testing/inputs.ts';
import { nodeWithout } from './testing/nodeWithout.ts';

let chain: GaugeChain['chain'];
let token: Address;
let ask: GaugeChain['ask'];

beforeAll(async () => {
  ({ chain, token, ask } = await startGauge());
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

async function estimated(it: Call): Promise<bigint> {
  return BigInt((await chain.ask('eth_estimateGas', [{ from: alice, to: it.to, data: it.data }])) as Hex);
}

const held = async (): Promise<bigint> =>
  BigInt(
    (await chain.ask('eth_call', [
      { to: token, data: chain.data('Token', 'balanceOf', [alice]) },
      'latest',
    ])) as Hex,
  );

/** Whether it takes when it is really sent with one of the gas limits that wallets send. */
async function takesWhenSent(it: Call): Promise<boolean> {
  const needs = await estimated(it);
  for (const hundredths of [100n, 120n, 125n, 150n, 200n]) {
    const mark = await chain.ask('evm_snapshot', []);
    const before = await held();
    const gas = toHex((needs * hundredths) / 100n);
    await chain.receipt(await chain.send(alice, it, { gas }));
    const taken = (await held()) < before;
    await chain.turnBack(mark);
    if (taken) return true;
  }
  return false;
}

/** Whether the readback would show the loss, or stop because of it. */
async function isFound(it: Call, world: World = rpcWorld(chain.url)): Promise<boolean> {
  const { lines, otherGas } = effectsOf(await transaction(world, it, {}, [alice]));
  const shown = lines.some(({ what }) => what === 'balance');
  const worse = otherGas?.s === 'known' && otherGas.v.s === 'different' && otherGas.v.worse === true;
  return shown || worse;
}

/** What a contract sees of a gas limit when it begins: less what a transaction with such data costs at least. */
function seenAt(limit: bigint): bigint {
  return limit > 22_500n ? limit - 22_500n : 0n;
}

/** Requests whose outcome hangs on the gas limit, by parts of what a kind one needs, in hundredths. */
const gauged = fc.oneof(
  fc.tuple(fc.constant('between'), fc.integer({ min: 60, max: 300 }), fc.constant(1_000)),
  fc.tuple(fc.constant('between'), fc.constant(0), fc.integer({ min: 60, max: 300 })),
  fc.tuple(fc.constant('between'), fc.integer({ min: 60, max: 250 }), fc.integer({ min: 1, max: 60 })),
  fc.tuple(fc.constant('within'), fc.integer({ min: 10, max: 300 }), fc.constant(1_000)),
  fc.tuple(fc.constant('within'), fc.constant(0), fc.integer({ min: 10, max: 300 })),
  fc.tuple(fc.constant('beyond'), fc.integer({ min: 90, max: 300 }), fc.constant(1)),
  fc.tuple(fc.constant('beyond'), fc.integer({ min: 90, max: 300 }), fc.constant(0)),
);

async function requestOf([name, from, to]: readonly [string, number, number]): Promise<Call> {
  if (name === 'beyond') return ask(name, BigInt(from), to === 1);
  const kind = await estimated(ask(name, 2n ** 128n, 2n ** 129n));
  const part = (hundredths: number) => seenAt((kind * BigInt(hundredths)) / 100n);
  const isBand = from > 0 && to <= 60;
  return ask(name, part(from), part(isBand ? from + to : to));
}

describe('a contract that is kind only at some gas limits', () => {
  test('is found out at every limit that wallets usually send', async () => {
    let harmful = 0;
    await fc.assert(
      fc.asyncProperty(gauged, async (shape) => {
        const it = await requestOf(shape);
        if (!(await takesWhenSent(it))) return;
        harmful += 1;
        expect([shape, await isFound(it)]).toEqual([shape, true]);
      }),
      // The first that fails says why: on a chain that no longer answers, a smaller one takes as long again.
      { numRuns: 80, endOnFailure: true },
    );
    expect(harmful).toBeGreaterThan(15);
  });

  test('is found out in every form in which a node tells of events', async () => {
    const taking = await estimated(ask('between', 0n, 2n ** 128n));
    const many = ask('between', seenAt((taking * 18n) / 10n), 2n ** 128n);
    const few = ask('between', 0n, seenAt((taking * 13n) / 10n));
    expect(await takesWhenSent(few)).toBe(true);
    for (const lacking of ['nothing', 'eth_estimateGas', 'eth_simulateV1']) {
      const world = nodeWithout(chain.url, lacking);
      expect([lacking, await isFound(many, world)]).toEqual([lacking, true]);
      expect([lacking, await isFound(few, world)]).toEqual([lacking, true]);
    }
  });

  test('says what comes with which gas, under names of its own', async () => {
    const taking = await estimated(ask('between', 0n, 2n ** 128n));
    const it = ask('between', seenAt((taking * 18n) / 10n), 2n ** 128n);
    const result = await transaction(rpcWorld(chain.url), it);
    const { otherGas } = effectsOf(result);
    expect(otherGas).toMatchObject({ s: 'known', v: { s: 'different', worse: true, status: 'success' } });
    expect(Object.keys(result.facts)).toContain('effect.gas.0.after');
  });
});

describe('a batch that may be sent as separate transactions', () => {
  let clearing: Call;
  const batch = (...calls: readonly Call[]) =>
    simulated(rpcWorld(chain.url), { kind: 'calls', chainId, from: alice, atomic: false, calls }, calls, [
      alice,
    ]);
  const otherGasOf = async (...calls: readonly Call[]) => effectsOf(await batch(...calls)).otherGas;

  beforeAll(async () => {
    // A slot that is cleared gives back more than a fifth of what the call uses.
    await chain.receipt(await chain.send(alice, ask('fill')));
    clearing = ask('clear');
  });

  test('comes to the same where a call needs more gas than it is charged', async () => {
    const pay = call(token, chain.data('Token', 'transfer', [bob, 5n]));
    for (const calls of [
      [clearing, pay],
      [pay, clearing],
    ])
      expect(await otherGasOf(...calls)).toEqual(known({ s: 'same' }));
  });

  test('is found out where a call beside such a one takes at the lowest limit', async () => {
    const kind = await estimated(ask('tight', 0n));
    const taking = ask('tight', seenAt((kind * 130n) / 100n));
    for (const calls of [
      [clearing, taking],
      [taking, clearing],
    ])
      expect(await otherGasOf(...calls)).toMatchObject({ s: 'known', v: { s: 'different', worse: true } });
  });

  test('is found out where a call fails at a limit with more gas than one at which it passes', async () => {
    const needs = await estimated(ask('shy', 2n ** 128n, 2n ** 129n));
    const at = (hundredths: number) => seenAt((needs * BigInt(hundredths)) / 100n);
    const other = await otherGasOf(
      call(token, chain.data('Token', 'transfer', [bob, 5n])),
      ask('shy', at(115), at(122)),
    );
    expect(other).toMatchObject({ s: 'known', v: { s: 'different', status: 'partial' } });
  });
});

describe('an honest request', () => {
  test('comes to the same at every usual gas limit', async () => {
    const pay = call(token, chain.data('Token', 'transfer', [bob, 5n]));
    expect(effectsOf(await transaction(rpcWorld(chain.url), pay)).otherGas).toEqual(known({ s: 'same' }));
  });

  test('that runs no code is not simulated with other gas', async () => {
    const result = await transaction(rpcWorld(chain.url), call(bob, '0x', 1n));
    expect(effectsOf(result).otherGas).toBeUndefined();
  });

  test('that only lacks gas at a lower limit is not a finding', async () => {
    const failing = await chain.deploy('Failing');
    const it = call(failing, chain.data('Failing', 'demanding'));
    const world = nodeWithout(chain.url, 'eth_estimateGas');
    expect(effectsOf(await transaction(world, it)).otherGas).toEqual(known({ s: 'same' }));
  });
});
