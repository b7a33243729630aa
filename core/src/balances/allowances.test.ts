import { type Address, type Hex, numberToHex, padHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { alice, bob, carol, chainId } from '../simulate/testing/chain.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from '../world/testing/tableWorld.ts';
import { mostPairs, type TokenSpender, pairsOf, permit2Address, readAllowances } from './allowances.ts';
import { readApprovalEvents, spans } from './approvalEvents.ts';
import { startTokenChain, type TokenChain } from './testing/chain.ts';

const most = 2n ** 256n - 1n;
const until = 2_000_000_000n;
let chain: TokenChain;
let coin: Address;
let other: Address;
let items: Address;
const { signal } = new AbortController();

beforeAll(async () => {
  chain = (await startTokenChain()) as TokenChain;
  coin = await chain.make('Coin', 'A coin', 'COIN', 6, 100n);
  other = await chain.make('Coin', 'Another coin', 'COIN', 6, 100n);
  items = await chain.make('Items');
  await chain.put(permit2Address, 'Permit2Table');
  await chain.act(coin, 'Coin', 'approve', [bob, most]);
  await chain.act(other, 'Coin', 'approve', [permit2Address, 7n]);
  await chain.act(other, 'Coin', 'approve', [carol, 1n]);
  await chain.act(other, 'Coin', 'approve', [carol, 0n]);
  await chain.act(items, 'Items', 'setApprovalForAll', [bob, true]);
  await chain.act(permit2Address, 'Permit2Table', 'approve', [other, bob, 2n ** 160n - 1n, until]);
});

afterAll(() => chain.stop());

const tokens = () => [
  { address: coin, kind: 'token' as const },
  { address: other, kind: 'token' as const },
  { address: items, kind: 'collection' as const },
];

async function standing(pairs: readonly TokenSpender[]) {
  const world = rpcWorld(chain.url);
  const found = await readAllowances(world, { chainId, owner: alice, pairs }, signal);
  if (found.s !== 'known') throw new Error('not read');
  return { ...found.v, asked: world.asked };
}

describe('allowances', () => {
  test('of known spenders over known tokens are found, those in Permit2 too, in one request', async () => {
    const pairs = pairsOf(tokens(), [bob, carol, permit2Address]);
    const found = await standing(pairs);
    expect(found.standing).toEqual([
      { kind: 'erc20', token: coin, spender: bob, amount: most },
      { kind: 'permit2', token: other, spender: bob, amount: 2n ** 160n - 1n, until },
      { kind: 'erc20', token: other, spender: permit2Address, amount: 7n },
      { kind: 'operator', token: items, spender: bob, amount: 1n },
    ]);
    expect(found).toMatchObject({ answered: pairs.length, failed: 0, left: 0 });
    expect(found.asked).toHaveLength(1);
  });

  test('are looked for once, however often a spender is named', () => {
    const twice = [bob, bob.toLowerCase() as Address];
    expect(pairsOf(tokens(), twice)).toHaveLength(pairsOf(tokens(), [bob]).length);
    expect(pairsOf([{ address: coin, kind: 'token' }], [coin])).toEqual([]);
  });

  test('of a token that fails are counted as not known, and the others are read', async () => {
    const bad = await chain.make('RevertsWithReason');
    const short = await chain.make('ReturnsShort');
    const pairs = [bad, short, coin].map((token) => ({ kind: 'erc20', token, spender: bob }) as const);
    expect(await standing(pairs)).toMatchObject({
      standing: [{ token: coin }],
      answered: 1,
      failed: 2,
      unread: { length: 2 },
      left: 0,
    });
  });

  test('beyond the limit are left out, and that is said', async () => {
    const spender = (at: number): Address => padHex(numberToHex(0x1000 + at), { size: 20 });
    const pairs = Array.from(
      { length: mostPairs + 5 },
      (_, at) => ({ kind: 'erc20', token: coin, spender: spender(at) }) as const,
    );
    const found = await standing(pairs);
    expect(found).toMatchObject({ answered: mostPairs, left: 5 });
    expect(found.asked).toHaveLength(4);
  });

  test('are unknown, and not none, when the node does not answer', async () => {
    const world = tableWorld({ eth_call: () => unknown('offline') });
    const pairs = pairsOf(tokens(), [bob]);
    expect(await readAllowances(world, { chainId, owner: alice, pairs }, signal)).toEqual(unknown('offline'));
  });
});

describe('events', () => {
  test('lead to permissions that nobody thought of, in two requests', async () => {
    const world = rpcWorld(chain.url);
    const found = await readApprovalEvents(world, { chainId, owner: alice }, signal);
    if (found.s !== 'known') throw new Error('not read');
    expect(found.v.pairs).toEqual([
      { kind: 'permit2', token: other, spender: bob },
      { kind: 'operator', token: items, spender: bob },
      { kind: 'erc20', token: other, spender: carol },
      { kind: 'erc20', token: other, spender: permit2Address },
      { kind: 'erc20', token: coin, spender: bob },
    ]);
    expect(found.v.from).toBe(0n);
    expect(world.asked.map(({ method }) => method)).toEqual(['eth_blockNumber', 'eth_getLogs']);
    const earlier = await readApprovalEvents(world, { chainId, owner: alice, before: 2n }, signal);
    expect(earlier).toMatchObject(known({ from: 0n, to: 1n, pairs: [] }));
  });

  test('of someone else are not asked for, and not believed', async () => {
    const log = { address: coin, topics: [topic(1), topicOf(bob), topicOf(carol)], data: '0x' };
    const world = tableWorld({ eth_blockNumber: says('0x10'), eth_getLogs: says([log, {}, null, 3]) });
    const found = await readApprovalEvents(world, { chainId, owner: alice }, signal);
    expect(found).toMatchObject(known({ pairs: [] }));
  });

  test('are asked of narrower ranges where a node refuses wide ones, and the range is said', async () => {
    const world = tableWorld({
      eth_blockNumber: says('0xf4240'),
      eth_getLogs: ([filter]) => {
        const { fromBlock, toBlock } = filter as { fromBlock: Hex; toBlock: Hex };
        return BigInt(toBlock) - BigInt(fromBlock) < 10_000n
          ? says([])([])
          : fails(-32005, 'block range is too wide')([]);
      },
    });
    const found = await readApprovalEvents(world, { chainId, owner: alice }, signal);
    expect(found).toEqual(known({ from: 990_001n, to: 1_000_000n, pairs: [], more: false }));
    expect(world.asked).toHaveLength(3);
  });

  test('that no range gives are unknown after one question for each span', async () => {
    const world = tableWorld({
      eth_blockNumber: says('0xf4240'),
      eth_getLogs: fails(-32005, 'too many results'),
    });
    expect(await readApprovalEvents(world, { chainId, owner: alice }, signal)).toMatchObject({
      why: 'refused',
    });
    expect(world.asked).toHaveLength(1 + spans.length);
  });
});

function topic(value: number): Hex {
  return padHex(numberToHex(value), { size: 32 });
}

function topicOf(address: Address): Hex {
  return padHex(address.toLowerCase() as Hex, { size: 32 });
}
