import { type Address, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { known } from '../model/known.ts';
import type { Call, Capability } from '../model/request.ts';
import { suffixed } from '../request/transaction/suffixed.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { World } from '../world/world.ts';
import { forgetLacks } from './engines/capabilities.ts';
import { alice, bob, chainId } from './testing/chain.ts';
import { type GaugeChain, startGauge } from './testing/gauge.ts';
import { call, effectsOf, simulated } from './testing/inputs.ts';
import { nodeWithout } from './testing/nodeWithout.ts';

const suffix: Hex = '0x62617365617070';

let chain: GaugeChain['chain'];
let token: Address;
let ask: GaugeChain['ask'];

beforeAll(async () => {
  ({ chain, token, ask } = await startGauge());
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

const asks = (one: unknown = { value: suffix }, at?: number): Capability => ({
  name: 'dataSuffix',
  json: JSON.stringify(one),
  ...(at === undefined ? {} : { call: at }),
});

const marked = (more: boolean): Call => ask('marked', 132n, more);
const pay = (): Call => call(token, chain.data('Token', 'transfer', [bob, 5n]));

async function batch(
  calls: readonly Call[],
  capabilities: readonly Capability[],
  world: World = rpcWorld(chain.url),
) {
  const body = { kind: 'calls', chainId, from: alice, atomic: true, calls, capabilities } as const;
  return effectsOf(await simulated(world, body, calls, [alice]));
}

describe('bytes that an app has the wallet add', () => {
  test('show a contract that takes only with them, or only without them', async () => {
    for (const lacking of ['nothing', 'eth_simulateV1']) {
      const world = nodeWithout(chain.url, lacking);
      const taking = await batch([marked(true)], [asks()], world);
      const isWorse = { s: 'known', v: { s: 'different', worse: true, suffixed: true } };
      expect([lacking, taking.otherGas]).toMatchObject([lacking, isWorse]);
      const kind = await batch([marked(false)], [asks()], world);
      expect(kind.lines.some(({ what }) => what === 'balance')).toBe(true);
    }
  });

  test('are added to the call for which they are asked, too, and written in either way', async () => {
    const isFound = async (calls: readonly Call[], it: Capability) => {
      const { otherGas } = await batch(calls, [it]);
      return otherGas?.s === 'known' && otherGas.v.s === 'different' && otherGas.v.suffixed === true;
    };
    expect(await isFound([pay(), marked(true)], asks({ value: suffix, optional: true }, 1))).toBe(true);
    expect(await isFound([pay(), marked(true)], asks(suffix))).toBe(true);
    expect(await isFound([pay(), marked(true)], asks(undefined, 0))).toBe(false);
  });

  test('change nothing of an honest request, nor of one without them', async () => {
    expect((await batch([pay()], [asks()])).otherGas).toEqual(known({ s: 'same' }));
    expect((await batch([marked(true)], [])).otherGas).toEqual(known({ s: 'same' }));
    expect((await batch([call(bob, '0x', 1n)], [asks()])).otherGas).toBeUndefined();
  });

  test('that no run with the fees could try are not known', async () => {
    const world = nodeWithout(chain.url, 'nothing');
    const poor: World = {
      ask: (kind, question, bounds) =>
        /Suffix|62617365617070/.test(JSON.stringify(question))
          ? Promise.resolve({ s: 'unknown', why: 'timeout' })
          : world.ask(kind, question, bounds),
    };
    expect((await batch([marked(true)], [asks()], poor)).otherGas?.s).toBe('unknown');
  });

  test('that are no bytes, or belong to a call without calldata, are none', () => {
    const calls = [call(bob, '0x', 1n), call(bob, '0x12')];
    for (const one of ['0x', '0xabc', 'base', 7, null, { value: 'x' }, {}])
      expect(suffixed({ calls, capabilities: [asks(one)] })).toBeUndefined();
    expect(suffixed({ calls, capabilities: [{ ...asks(), leftOut: true }] })).toBeUndefined();
    expect(suffixed({ calls, capabilities: [asks()] })?.map(({ data }) => data)).toEqual([
      '0x',
      `0x12${suffix.slice(2)}`,
    ]);
  });
});
