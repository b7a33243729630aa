import { type Address, encodeFunctionData, toHex, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../model/request.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { alice, chainId, startChain, type TestChain } from './testing/chain.ts';
import { compiled } from './testing/contracts.ts';
import { call, effectsOf, pinned, shortly, simulated, transaction } from './testing/inputs.ts';
import { nodeWithout } from './testing/nodeWithout.ts';
import { deploySafe, safeTx } from './testing/safe.ts';

const contracts = compiled(new URL('./testing/cunning.sol', import.meta.url));

let chain: TestChain;
let names: Record<string, Address>;
const world = () => rpcWorld(chain.url);
const at = (name: string): Address => names[name] ?? zeroAddress;
const to = (name: string, functionName: string, args: readonly unknown[] = [], value = 0n): Call => {
  const it = contracts[name];
  const data =
    it === undefined
      ? chain.data(name, functionName, args)
      : encodeFunctionData({ abi: it.abi, functionName, args });
  return call(at(name), data, value);
};

beforeAll(async () => {
  chain = await startChain();
  names = { alice };
  for (const name of ['Token', 'Collection']) names[name] = await chain.deploy(name);
  for (const [name, { bytecode }] of Object.entries(contracts)) {
    if (bytecode !== '0x') names[name] = await chain.deployCode(bytecode);
  }
  const done = async (it: Call) => {
    const { status } = await chain.receipt(await chain.send(alice, it));
    if (status !== '0x1') throw new Error(`failed: ${it.data}`);
  };
  await done(to('Token', 'mint', [alice, 1_000n]));
  await done(to('Token', 'approve', [at('Pickpocket'), 300n]));
  await done(to('Items', 'mint', [5n, 1n]));
  await done(to('Items', 'setApprovalForAll', [at('LongList'), true]));
  await done(to('Hybrid', 'mint', [3n]));
  await done(to('Elder', 'mint', [4n]));
  await done(to('Collection', 'mint', [7n]));
  await done(to('Collection', 'mint', [9n]));
  await done(to('Collection', 'transferFrom', [alice, at('Weather'), 9n]));
  await done(to('Collection', 'setApprovalForAll', [at('Weather'), true]));
});
afterAll(() => chain.stop());

describe('contracts that are made to go unseen', () => {
  test('what is taken only where gas costs something, or is short, is not passed over', async () => {
    for (const name of ['greet', 'greetLong', 'greetRich']) {
      const result = await transaction(world(), to('Pickpocket', name, [at('Token'), 300n]));
      const { notLookedAt, assumed, status } = effectsOf(result);
      expect(status).toBe('success');
      const ids = [...notLookedAt, ...assumed].map(({ is }) => is);
      expect(ids, name).toEqual(expect.arrayContaining(['reads', 'dependsOnFees']));
    }
  });

  test('an item at the end of a long list is seen to leave', async () => {
    for (const count of [2n, 64n, 65n, 200n]) {
      const result = await transaction(world(), to('LongList', 'claim', [at('Items'), 5n, count]));
      expect(effectsOf(result).status).toBe('success');
      expect([count, ...shortly(result, names)]).toEqual([count, 'alice nft Items #5: 1 > 0']);
    }
  });

  test('fractions that leave are told beside the items that do', async () => {
    const result = await transaction(world(), to('Hybrid', 'transfer', [zeroAddress, 9n * 10n ** 17n, 3n]));
    expect(shortly(result, names)).toEqual([
      'alice balance Hybrid: 1000000000000000000 > 100000000000000000',
      'alice nft Hybrid #3: 1 > 0',
    ]);
  });

  test('an item that is announced without topics is seen to leave', async () => {
    const result = await transaction(world(), to('ElderTaker', 'claim', [at('Elder'), 4n]));
    expect(shortly(result, names)).toEqual(['alice balance Elder: 1 > 0']);
  });
});

describe('contracts that know a simulation by who is too rich', () => {
  test('whoever executes a Safe transaction has no more than people have', async () => {
    const safe = await deploySafe(chain, [alice], 1n);
    await chain.ask('anvil_setBalance', [safe, toHex(10n ** 19n)]);
    const tx = safeTx({ to: at('Snob'), value: 10n ** 18n, data: '0x01' });
    const body = { kind: 'safeTransaction', chainId, safe, version: '1.4.1', tx } as const;
    for (const node of [world(), nodeWithout(chain.url, 'eth_simulateV1')]) {
      const result = await simulated(node, body, [call(at('Snob'), '0x01', 10n ** 18n)], [safe]);
      expect(shortly(result, { safe })).toEqual([`safe balance native: ${10n ** 19n} > ${9n * 10n ** 18n}`]);
    }
  });

  test('whoever reads a balance has no more either', async () => {
    const result = await transaction(world(), to('ShyToken', 'claim'));
    expect(shortly(result, names)).toEqual(['alice balance ShyToken: 900 > 0']);
  });
});

describe('contracts that wait for another block', () => {
  test('an item that is taken for another is not a draw', async () => {
    const { number } = await pinned(world());
    const result = await transaction(world(), to('Weather', 'swap', [at('Collection'), 7n, 9n, number]));
    expect(effectsOf(result).otherBlock).toMatchObject({ v: { s: 'different', by: 'effect', worse: true } });
  });

  test('whether who makes the block has anything gives nothing away', async () => {
    const result = await transaction(world(), to('Weather', 'ifPoor', [], 10n ** 18n));
    expect(effectsOf(result).otherBlock).toMatchObject({ v: { s: 'different', by: 'effect', worse: true } });
  });
});
