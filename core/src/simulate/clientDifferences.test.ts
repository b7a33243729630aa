import type { Address } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { known } from '../model/known.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import type { RpcAnswer, World } from '../world/world.ts';
import { forgetLacks } from './engines/capabilities.ts';
import { alice, bob, chainId, startChain, type TestChain } from './testing/chain.ts';
import { call, effectsOf, shortly, simulated, transaction } from './testing/inputs.ts';

let chain: TestChain;
let names: { alice: Address; bob: Address; token: Address; failing: Address };
beforeAll(async () => {
  chain = await startChain();
  names = { alice, bob, token: await chain.deploy('Token'), failing: await chain.deploy('Failing') };
  const data = chain.data('Token', 'mint', [alice, 1_000n]);
  await chain.receipt(await chain.send(alice, { to: names.token, data }));
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

type Simulation = {
  validation: boolean;
  blockStateCalls: {
    blockOverrides: { gasLimit?: string };
    calls?: { gas: string; nonce?: string }[];
  }[];
};
type Block = { calls: { status: string; returnData: string; error?: object; logs: object[] }[] };

/** A node whose simulations are those of Anvil, but for what `change` makes of them. */
function node(change: (asked: Simulation, blocks: Block[]) => RpcAnswer | undefined): World {
  const whole = rpcWorld(chain.url);
  return {
    ask: async (kind, question, bounds) => {
      const answer = await whole.ask(kind, question, bounds);
      const { method, params } = question as { method?: string; params: readonly unknown[] };
      if (kind !== 'rpc' || method !== 'eth_simulateV1' || answer.s !== 'known') return answer;
      const said = answer.v as RpcAnswer;
      if (!('result' in said)) return answer;
      const other = change(params[0] as Simulation, said.result as Block[]);
      return other === undefined ? answer : (known(other) as typeof answer);
    },
  };
}

const endpoint = 'node.test';
const error = (code: number, message: string): RpcAnswer => ({ error: { code, message }, endpoint });
const pay = () => call(names.token, chain.data('Token', 'transfer', [bob, 40n]));
const paid = ['alice balance token: 1000 > 960'];

describe('what clients do differently', () => {
  test('geth gives the bytes of a revert beside the error, not as what was returned', async () => {
    const geth = node((_, blocks) => {
      for (const it of blocks.flatMap(({ calls }) => calls)) {
        if (it.status !== '0x0') continue;
        it.error = { code: 3, message: 'execution reverted: not today', data: it.returnData };
        it.returnData = '0x';
      }
      return undefined;
    });
    const result = await transaction(geth, call(names.failing, chain.data('Failing', 'text')));
    expect(effectsOf(result).revert?.reason).toBe('not today');
  });

  test('reth, when it validates, wants every nonce said', async () => {
    const reth = node(({ validation, blockStateCalls }) => {
      const open = blockStateCalls.some(({ calls = [] }) => calls.some(({ nonce }) => nonce === undefined));
      return validation && open ? error(-38010, 'nonce too low: next nonce 4, tx nonce 0') : undefined;
    });
    const result = await transaction(reth, pay());
    expect(shortly(result, names)).toEqual(paid);
    expect(effectsOf(result).assumed.map(({ is }) => is)).toEqual(['fees']);
    expect(effectsOf(result).otherBlock).toEqual(known({ s: 'same' }));
  });

  test('reth counts the gas limits of all calls together', async () => {
    const reth = node(({ blockStateCalls }) => {
      for (const { blockOverrides, calls = [] } of blockStateCalls) {
        const limit = BigInt(blockOverrides.gasLimit ?? 30_000_000);
        if (calls.reduce((sum, { gas }) => sum + BigInt(gas), 0n) > limit) {
          return error(-38015, 'Client adjustable limit reached: block gas limit exceeded');
        }
      }
      return undefined;
    });
    const calls = Array.from({ length: 10 }, pay);
    const body = { kind: 'calls', chainId, from: alice, atomic: true, calls } as const;
    const result = await simulated(reth, body, calls);
    expect(shortly(result, names)).toEqual(['alice balance token: 1000 > 600']);
    expect(effectsOf(result).engines[0]?.name).toBe('eth_simulateV1');
  });

  test('some list what a call announced that failed', async () => {
    const topics = [`0x${'ab'.repeat(32)}`];
    const loud = node((_, blocks) => {
      for (const it of blocks.flatMap(({ calls }) => calls)) {
        if (it.status === '0x0') it.logs = [{ address: names.token, topics, data: '0x' }];
      }
      return undefined;
    });
    const result = await transaction(loud, call(names.failing, chain.data('Failing', 'text')));
    expect(effectsOf(result).status).toBe('revert');
    expect(shortly(result, names)).toEqual([]);
  });

  test('one that puts more blocks into its answer than were asked for is not believed', async () => {
    const odd = node((_, blocks) => {
      blocks.unshift({ calls: [] });
      return undefined;
    });
    const result = await transaction(odd, pay());
    // It is run by another form then.
    expect(shortly(result, names)).toEqual(paid);
    expect(effectsOf(result).engines[0]?.name).toBe('debug_traceCall');
  });
});
