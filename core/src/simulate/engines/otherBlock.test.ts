import fc from 'fast-check';
import { type Address, decodeAbiParameters, type Hex, numberToHex, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { known } from '../../model/known.ts';
import type { Call } from '../../model/request.ts';
import { rpcWorld } from '../../world/testing/rpcWorld.ts';
import type { World } from '../../world/world.ts';
import { forgetLacks } from './capabilities.ts';
import { otherBlock } from './otherBlock.ts';
import { alice, bob, chainId, startChain, type TestChain } from '../testing/chain.ts';
import { call, effectsOf, pinned, simulated, transaction } from '../testing/inputs.ts';
import { nodeWithout } from '../testing/nodeWithout.ts';

let chain: TestChain;
let names: Record<string, Address>;
const at = (name: string): Address => names[name] ?? zeroAddress;
const moody = (name: string, args: readonly unknown[], value = 10n ** 18n): Call =>
  call(at('Moody'), chain.data('Moody', name, args), value);

/** Every way in which a node can run it. */
const nodes = (): readonly World[] => [
  rpcWorld(chain.url),
  nodeWithout(chain.url, 'eth_simulateV1'),
  nodeWithout(chain.url, 'eth_simulateV1', 'debug_traceCall'),
];

beforeAll(async () => {
  chain = await startChain();
  names = {};
  for (const name of ['Token', 'Collection', 'Moody', 'Growing']) names[name] = await chain.deploy(name);
  const { send, data, receipt } = chain;
  await send(alice, { to: at('Token'), data: data('Token', 'mint', [alice, 1_000n]) });
  await receipt(await send(alice, { to: at('Token'), data: data('Token', 'approve', [at('Moody'), 300n]) }));
});
afterAll(() => chain.stop());
beforeEach(forgetLacks);

async function other(it: Call, world: World = rpcWorld(chain.url)) {
  const result = await transaction(world, it, {}, [alice]);
  const { otherBlock: found } = effectsOf(result);
  if (found?.s !== 'known') throw new Error(JSON.stringify(found));
  return { ...found.v, facts: result.facts };
}

/** What a contract sees of the block that the node makes when nobody says who makes it. */
async function seen(): Promise<readonly [Address, bigint]> {
  const block = await pinned(rpcWorld(chain.url));
  const overrides = { number: numberToHex(block.number), time: numberToHex(block.timestamp) };
  const calls = [{ from: alice, to: at('Moody'), data: chain.data('Moody', 'seen') }];
  const [answer] = (await chain.ask('eth_simulateV1', [
    { blockStateCalls: [{ blockOverrides: overrides, calls }] },
    'latest',
  ])) as [{ calls: [{ returnData: Hex }] }];
  return decodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], answer.calls[0].returnData);
}

/** Gives back what it is sent if that bit of `prevrandao` is set. */
function paysBackIf(bit: number): Hex {
  const at = numberToHex(bit, { size: 1 }).slice(2);
  return `0x4460${at}1c60011615601857${'6000'.repeat(4)}34335af1505b00`;
}

/** A node that takes no field that it does not know, and does not know that one. */
function withoutRandomness(node: World): World {
  return {
    ask: async (kind, question, bounds) => {
      const answer = await node.ask(kind, question, bounds);
      if (
        !JSON.stringify(question, (_, it) => (typeof it === 'bigint' ? `${it}` : it)).includes('prevRandao')
      )
        return answer;
      const endpoint = answer.s === 'known' ? (answer.v as { endpoint: string }).endpoint : '';
      const error = { code: -32602, message: 'invalid params: unknown field `prevRandao`' };
      return known({ error, endpoint }) as typeof answer;
    },
  };
}

describe('a contract that is kind only in the block in which it is tried is found out', () => {
  const worse = { s: 'different', by: 'effect', worse: true, status: 'success' };

  test('by who makes the block', async () => {
    const [coinbase] = await seen();
    expect(await other(moody('ifCoinbase', [coinbase]))).toMatchObject(worse);
  });

  test('by randomness that it could know: it is run with another at once', async () => {
    const [, randao] = await seen();
    for (const world of nodes()) {
      const result = await transaction(world, moody('ifRandao', [randao]), {}, [alice]);
      expect(result.facts['effect.0.delta']?.value).toMatchObject({ v: { raw: -(10n ** 18n) } });
    }
  });

  test('by any single bit of randomness, in every form of running it', async () => {
    const gambler: Address = '0x000000000000000000000000000000000000ba17';
    for (const world of nodes()) {
      for (const bit of [0, 1, 7, 128, 255]) {
        await chain.ask('anvil_setCode', [gambler, paysBackIf(bit)]);
        const { facts: _, ...found } = await other(call(gambler, '0x', 10n ** 18n), world);
        expect(found).toMatchObject({ s: 'different', by: 'effect' });
      }
    }
  });

  test('and a node that does not take the randomness of a block runs it all the same', async () => {
    for (const lacking of [[], ['eth_simulateV1'], ['eth_simulateV1', 'debug_traceCall']]) {
      forgetLacks();
      const world = withoutRandomness(nodeWithout(chain.url, ...lacking));
      expect((await other(call(bob, '0x', 5n), world)).s).toBe('same');
      const { number } = await pinned(world);
      expect(await other(moody('ifParity', [number % 2n]), world)).toMatchObject(worse);
    }
  });

  test('by the base fee, the gas price and the number, in every form of running it', async () => {
    for (const world of nodes()) {
      const { baseFeePerGas, number } = await pinned(world);
      for (const it of [
        moody('ifBaseFee', [baseFeePerGas]),
        moody('ifGasPrice', [baseFeePerGas + 10n ** 9n]),
        moody('ifParity', [number % 2n]),
      ]) {
        const { facts, ...found } = await other(it, world);
        expect(found).toMatchObject(worse);
        expect(facts['effect.other.0.delta']?.value).toEqual(
          known({ kind: 'amount', raw: -(10n ** 18n), asset: { kind: 'native', chainId } }),
        );
      }
    }
  });

  test('when it takes another token there, of which nothing is heard here', async () => {
    const { number } = await pinned(rpcWorld(chain.url));
    const parity = (number + 1n) % 2n;
    const it = moody('pullIfParity', [at('Token'), parity], 0n);
    expect(await other(it)).toMatchObject(worse);
  });

  test('when it is kind there only, which is not a loss but another effect', async () => {
    const { number } = await pinned(rpcWorld(chain.url));
    const it = moody('ifParity', [(number + 1n) % 2n]);
    expect(await other(it)).toMatchObject({ s: 'different', by: 'effect', worse: false, lines: ['0'] });
  });

  test('when it fails there', async () => {
    const { number } = await pinned(rpcWorld(chain.url));
    expect(await other(moody('ifNumber', [number]))).toMatchObject({ s: 'different', status: 'revert' });
  });
});

describe('what is honest is no other effect', () => {
  test('a payment, an approval and a failure come to the same', async () => {
    for (const world of nodes()) {
      for (const it of [
        call(bob, '0x', 5n),
        call(at('Token'), chain.data('Token', 'approve', [bob, 7n])),
        call(at('Token'), chain.data('Token', 'transfer', [bob, 10n ** 6n])),
      ]) {
        expect((await other(it, world)).s).toBe('same');
      }
    }
  });

  test('interest is a difference of amount, and the line that it is in is named', async () => {
    const it = call(at('Growing'), chain.data('Growing', 'deposit'), 10n ** 18n);
    await chain.receipt(await chain.send(alice, it));
    const found = await other(it);
    expect(found).toMatchObject({ s: 'different', by: 'amount', lines: [expect.any(String)] });
  });

  test('a draw gives another item, which is not a loss', async () => {
    const it = moody('draw', [at('Collection')], 0n);
    expect(await other(it)).toMatchObject({ s: 'different', worse: false });
  });

  test('a batch and a Safe are tried in it too', async () => {
    const calls = [call(bob, '0x', 5n), call(at('Token'), chain.data('Token', 'approve', [bob, 7n]))];
    const body = { kind: 'calls', chainId, from: alice, atomic: true, calls } as const;
    const result = await simulated(rpcWorld(chain.url), body, calls);
    expect(effectsOf(result).otherBlock).toEqual(known({ s: 'same' }));
  });
});

test('the other block is one that the fees pay for, near the pinned one', () => {
  const fee = fc.bigInt(0n, 10n ** 12n);
  fc.assert(
    fc.property(fee, fee, fee, (baseFeePerGas, room, maxPriorityFeePerGas) => {
      const block = {
        chainId: 1,
        parentHash: `0x${'ab'.repeat(32)}`,
        parentNumber: 8n,
        number: 9n,
        timestamp: 100n,
        baseFeePerGas,
        gasLimit: 30_000_000n,
        endpoint: 'node.test',
      } as const;
      const maxFeePerGas = baseFeePerGas + room;
      const there = otherBlock(block, { kind: 'dynamic', maxFeePerGas, maxPriorityFeePerGas }).block;
      expect(there).toMatchObject({ number: 10n, timestamp: 112n, parentHash: block.parentHash });
      expect(there.baseFeePerGas).toBeLessThanOrEqual(maxFeePerGas);
      expect(there.baseFeePerGas).toBeLessThanOrEqual(baseFeePerGas + baseFeePerGas / 8n + 1n);
    }),
  );
});
