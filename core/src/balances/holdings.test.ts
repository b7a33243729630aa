import { type Address, type Hex, numberToHex, padHex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { known, unknown } from '../model/known.ts';
import { alice, bob, chainId } from '../simulate/testing/chain.ts';
import { rpcWorld } from '../world/testing/rpcWorld.ts';
import { fails, says, tableWorld } from '../world/testing/tableWorld.ts';
import { readHoldings } from './holdings.ts';
import { readLimits } from './readLimits.ts';
import { readToken } from './readToken.ts';
import { startTokenChain, type TokenChain } from './testing/chain.ts';

let chain: TokenChain;
let coin: Address;
let second: Address;
let old: Address;
let signal: AbortSignal;

beforeAll(async () => {
  chain = (await startTokenChain()) as TokenChain;
  coin = await chain.make('Coin', 'A coin', 'COIN', 6, 12_345_678_901n);
  second = await chain.make('Coin', 'Another coin', 'COIN', 18, 10n ** 27n + 1n);
  old = await chain.make('OldCoin');
  signal = new AbortController().signal;
});

afterAll(() => chain.stop());

const token = (address: Address) => ({ address, kind: 'token' as const });

async function holdings(tokens: readonly Address[], list: readonly Address[] = [], account = alice) {
  const world = rpcWorld(chain.url);
  const found = await readHoldings(world, { chainId, account, tokens: tokens.map(token), list }, signal);
  return { ...found, asked: world.asked };
}

test('a node that serves another chain by now knows nothing of this one', async () => {
  const world = rpcWorld(chain.url);
  const asked = { chainId: chainId + 1, account: alice, tokens: [token(coin)], list: [] };
  const { tokens } = await readHoldings(world, asked, signal);
  expect(tokens[0]?.balance).toMatchObject({ s: 'unknown', why: 'malformed' });
});

describe('what an account holds', () => {
  test('is read exactly, with what each token says of itself, in one request', async () => {
    const { tokens, asked, requests } = await holdings([coin, second, old]);
    expect(tokens).toEqual([
      {
        ...token(coin),
        balance: known(12_345_678_901n),
        symbol: known('COIN'),
        name: known('A coin'),
        decimals: known(6),
      },
      {
        ...token(second),
        balance: known(10n ** 27n + 1n),
        symbol: known('COIN'),
        name: known('Another coin'),
        decimals: known(18),
      },
      {
        ...token(old),
        balance: known(5n),
        symbol: known('OLD'),
        name: known('Old coin'),
        decimals: known(18),
      },
    ]);
    expect(asked).toHaveLength(1);
    expect(requests).toBe(1);
  });

  test('of sixty tokens costs one request, and of no tokens none', async () => {
    expect((await holdings(Array.from({ length: 60 }, () => coin))).asked).toHaveLength(1);
    expect((await holdings([])).asked).toHaveLength(0);
  });

  test('of a collection is a count of items, which has no decimals to ask for', async () => {
    const items = await chain.make('Items');
    const world = rpcWorld(chain.url);
    const tokens = [{ address: items, kind: 'collection' as const }, token(coin)];
    const found = await readHoldings(world, { chainId, account: alice, tokens }, signal);
    expect(found.tokens).toMatchObject([
      { balance: known(2n), decimals: known(0), symbol: known('ITEM') },
      { balance: known(12_345_678_901n), decimals: known(6), symbol: known('COIN'), name: known('A coin') },
    ]);
    expect(world.asked).toHaveLength(1);
  });

  test('of nothing is nothing, not an error', async () => {
    const { tokens } = await holdings([coin], [], bob);
    expect(tokens[0]?.balance).toEqual(known(0n));
  });

  test('is unknown where nobody answers, and says so', async () => {
    const { tokens } = await holdings([bob, coin]);
    expect(tokens[0]?.balance).toEqual(unknown('notFound'));
    expect(tokens[1]?.balance).toEqual(known(12_345_678_901n));
  });

  test('of a list shows only what is held, and reads the token itself for it', async () => {
    const list = [...Array.from({ length: 300 }, (_, at) => nobody(at)), second, coin];
    const { listed, listedAsked, asked } = await holdings([coin], list);
    expect(listed.map(({ address, decimals }) => [address, decimals])).toEqual([[second, known(18)]]);
    expect(listedAsked).toBe(301);
    expect(asked).toHaveLength(4);
  });
});

describe('a hostile token', () => {
  test.each([
    ['reverts', 'Reverts', 'unanswered', 4],
    ['reverts with a reason', 'RevertsWithReason', 'unanswered', 1],
    ['returns 31 bytes', 'ReturnsShort', 'malformed', 1],
    ['eats the gas', 'EatsGas', 'unanswered', 26],
    ['returns a megabyte', 'ReturnsMegabyte', 'tooLarge', 26],
  ])('that %s spoils none of the others', async (_, name, why, most) => {
    const bad = await chain.make(name);
    const { tokens, asked } = await holdings([bad, coin, bad, second]);
    const good = { s: 'known' };
    expect(tokens.map(({ balance }) => balance)).toMatchObject([
      { s: 'unknown', why },
      good,
      { s: 'unknown', why },
      good,
    ]);
    expect(tokens[1]).toMatchObject({ symbol: known('COIN'), name: known('A coin'), decimals: known(6) });
    expect(tokens[3]).toMatchObject({ symbol: known('COIN'), decimals: known(18) });
    expect(tokens[0]?.symbol.s).toBe('unknown');
    expect(asked.length).toBeLessThanOrEqual(most);
  });

  test('that claims 255 decimals has a balance in base units only', async () => {
    const many = await chain.make('ManyDecimals');
    const { tokens } = await holdings([many]);
    expect(tokens[0]).toMatchObject({ balance: known(7n), decimals: unknown('malformed') });
  });
});

describe('without Multicall3', () => {
  const word = (value: bigint): Hex => padHex(numberToHex(value), { size: 32 });

  test('contracts are asked one by one, balances first, and not more than the limit', async () => {
    const world = tableWorld({
      eth_call: ([call]) => {
        const { to, data } = call as { to: string; data: string };
        if (to.toLowerCase().startsWith('0xca11')) return says('0x')([]);
        return says(data.startsWith('0x70a08231') ? word(9n) : word(6n))([]);
      },
    });
    const tokens = Array.from({ length: 12 }, (_, at) => token(nobody(at)));
    const found = await readHoldings(world, { chainId, account: alice, tokens }, signal);
    expect(found.by).toBe('single');
    expect(found.tokens.every(({ balance }) => balance.s === 'known' && balance.v === 9n)).toBe(true);
    expect(found.tokens[11]?.name).toEqual(unknown('notAsked'));
    expect(world.asked).toHaveLength(1 + readLimits.singles);
  });

  test('a list is not looked at: it would cost a request for each token', async () => {
    const world = tableWorld({ eth_call: says('0x') });
    const list = Array.from({ length: 50 }, (_, at) => nobody(at));
    await readHoldings(world, { chainId, account: alice, tokens: [token(coin)], list }, signal);
    expect(world.asked.length).toBeLessThanOrEqual(1 + 4);
  });
});

describe('a node', () => {
  test.each([
    ['is asked too much', fails(-32005, 'limit exceeded'), 'busy'],
    ['cannot call', fails(-32601, 'the method does not exist'), 'unsupported'],
    ['answers nonsense', says('0x1234'), 'malformed'],
    ['answers no bytes', says({ a: 1 }), 'malformed'],
    ['does not answer', () => unknown('timeout'), 'timeout'],
  ] as const)('that %s is asked once, and everything is unknown for that reason', async (_, reply, why) => {
    const world = tableWorld({ eth_call: reply });
    const { tokens } = await readHoldings(world, { chainId, account: alice, tokens: [token(coin)] }, signal);
    expect(tokens[0]?.balance).toMatchObject({ s: 'unknown', why });
    expect(world.asked).toHaveLength(1);
  });

  test('that refuses every batch is not asked without end', async () => {
    const world = tableWorld({ eth_call: fails(-32000, 'execution aborted') });
    const tokens = Array.from({ length: 60 }, (_, at) => token(nobody(at)));
    await readHoldings(world, { chainId, account: alice, tokens }, signal);
    expect(world.asked.length).toBeLessThanOrEqual(1 + readLimits.spare);
  });
});

describe('a contract that is looked at by its address', () => {
  const found = async (address: Address) =>
    readToken(rpcWorld(chain.url), { chainId, address, account: alice }, signal);

  test('is a token, also an old one with its symbol in 32 bytes', async () => {
    expect(await found(coin)).toEqual({
      kind: known('token'),
      symbol: known('COIN'),
      name: known('A coin'),
      decimals: known(6),
    });
    expect(await found(old)).toMatchObject({ kind: known('token'), symbol: known('OLD') });
  });

  test('is a collection when it says so', async () => {
    const items = await chain.make('Items');
    expect(await found(items)).toMatchObject({ kind: known('collection'), symbol: known('ITEM') });
  });

  test.each([
    ['a plain account', () => Promise.resolve(bob), unknown('notFound')],
    ['a contract that answers to nothing', () => chain.make('Reverts'), unknown('notFound')],
    ['a collection of many kinds (ERC-1155)', () => chain.make('ManyItems'), unknown('unsupported')],
  ])('is not a token when it is %s', async (_, make, kind) => {
    expect((await found(await make())).kind).toEqual(kind);
  });

  test('is not called no token when the node did not answer', async () => {
    const world = tableWorld({ eth_call: () => unknown('offline') });
    const { kind } = await readToken(world, { chainId, address: coin, account: alice }, signal);
    expect(kind).toEqual(unknown('offline'));
  });
});

function nobody(at: number): Address {
  return padHex(numberToHex(0x1000 + at), { size: 20 });
}
