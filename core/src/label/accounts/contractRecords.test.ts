import type { Address, Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { callData, friend, token, transaction } from '../../decode/testing/requests.ts';
import { known, unknown } from '../../model/known.ts';
import type { ContractRecord, Questions } from '../../world/world.ts';
import { fails, says, type Table } from '../../world/testing/tableWorld.ts';
import { asString, asWord, labelled, nodeWith } from '../testing.ts';

const from = { by: 'source', name: 'records.test' } as const;
const shop: Address = '0x1f98431c8ad98523631ae4a59f267346ea31f984';
const inner: Address = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const contracts = { [token]: { symbol: asString('USDC'), decimals: asWord(6) }, [shop]: {} };
const approve = transaction({ data: callData('approve(address,uint256)', shop, 7n) });
const buy = transaction({ to: shop, value: 1n, data: callData('claim()') });

type Ask = Questions['contract']['ask'];

/** Labels a request with these records; gives the facts of `shop` by their last part, and what was asked. */
async function recorded(
  request: typeof approve,
  records: (ask: Ask) => ReturnType<typeof known<ContractRecord>> | ReturnType<typeof unknown>,
  more: Table = {},
  others: Parameters<typeof labelled>[2] = {},
) {
  const asks: Ask[] = [];
  const it = await labelled(
    request,
    { ...nodeWith(contracts), ...more },
    {
      contract: (ask) => {
        asks.push(ask);
        return records(ask);
      },
      ...others,
    },
  );
  const of = (what: string) => it.facts[`account.${shop.toLowerCase()}.${what}`];
  return { ...it, asks, of };
}

const verified: ContractRecord = { verified: true, createdAt: 1_700_000_000n, from };

/** A node with history on which a block takes `spacing` seconds, and the shop was made at block `made`. */
function history(made: bigint, spacing: bigint, tip = 100n, time = 1_800_000_000n): Table {
  const base = nodeWith(contracts);
  return {
    ...base,
    eth_getBlockByNumber: ([number]) => {
      const at = BigInt(String(number));
      return says({
        hash: `0x${at.toString(16).padStart(64, '0')}`,
        number,
        timestamp: `0x${(time - (tip - at) * spacing).toString(16)}`,
        gasLimit: '0x1c9c380',
        gasUsed: '0x0',
        transactions: [],
      })([]);
    },
    eth_getCode: ([address, at]) =>
      typeof at === 'string' && BigInt(at) < made
        ? says('0x')([])
        : (base.eth_getCode?.([address, at]) ?? says('0x')([])),
  };
}

const long = { chainId: 1, parentNumber: 20_000_000n, number: 20_000_001n } as const;
const pinned = (number: bigint) =>
  known({
    chainId: 1,
    parentHash: `0x${'ab'.repeat(32)}` as Hex,
    parentNumber: number,
    number: number + 1n,
    timestamp: 1_800_000_000n,
    baseFeePerGas: 1n,
    gasLimit: 30_000_000n,
    endpoint: 'node.test',
  });

describe('what is on record of contracts', () => {
  test('is asked of who gets a permission, and not of the token that gives it', async () => {
    const { of, asks, state } = await recorded(approve, () => known(verified));
    expect(asks.map(({ address }) => address.toLowerCase())).toEqual([shop]);
    expect(asks[0]?.codeHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(of('verified')).toMatchObject({ value: known({ kind: 'bool', value: true }), from: [from] });
    expect(of('created')?.value).toEqual(known({ kind: 'time', seconds: 1_700_000_000n }));
    expect(state).toBe('done');
  });

  test('names the published source as what that calls itself, and never the account', async () => {
    const record = { ...verified, name: 'UniswapV2Router02' };
    const { of } = await recorded(approve, () => known(record));
    expect(of('sourceName')).toMatchObject({
      value: known({ kind: 'text', text: 'UniswapV2Router02' }),
      from: [from],
    });
    expect(of('name')?.value).not.toMatchObject({ v: { text: 'UniswapV2Router02' } });
    const hidden = await recorded(approve, () => known({ ...record, verified: false }));
    expect(hidden.of('sourceName')).toBeUndefined();
  });

  test('is asked of who is called, and of nobody for a plain transfer', async () => {
    expect((await recorded(buy, () => known(verified))).asks).toHaveLength(1);
    const transfer = transaction({ data: callData('transfer(address,uint256)', friend, 7n) });
    expect((await recorded(transfer, () => known(verified))).asks).toEqual([]);
  });

  test('is not asked of a plain account, of what the page names, or of what the user saved', async () => {
    const toFriend = transaction({ data: callData('approve(address,uint256)', friend, 7n) });
    expect((await recorded(toFriend, () => known(verified))).asks).toEqual([]);
    const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
    const toPermit2 = transaction({ data: callData('approve(address,uint256)', permit2, 7n) });
    const there = { ...contracts, [permit2]: {} };
    expect((await recorded(toPermit2, () => known(verified), nodeWith(there))).asks).toEqual([]);
    const book = () => known([{ address: shop, name: 'Shop', own: false, paid: 0 }]);
    const called = transaction({ to: shop, data: callData('claim()') });
    expect((await recorded(called, () => known(verified), {}, { book })).asks).toEqual([]);
  });

  test('is asked of a spender, whatever name the user or a file gives it', async () => {
    for (const more of [{}, { imported: true as const }]) {
      const book = () => known([{ address: shop, name: 'Shop', own: false, paid: 0, ...more }]);
      expect((await recorded(approve, () => known(verified), {}, { book })).asks).toHaveLength(1);
    }
  });

  test('a block that a record names gets its time from the chain', async () => {
    const record = { verified: false, createdBlock: 40n, from };
    const { of, asked } = await recorded(approve, () => known(record), history(0n, 12n));
    expect(of('verified')?.value).toEqual(known({ kind: 'bool', value: false }));
    expect(of('created')).toMatchObject({
      value: known({ kind: 'time', seconds: 1_800_000_000n - 60n * 12n }),
      from: [from, { by: 'chain', number: 40n }],
    });
    expect(asked.filter(({ method }) => method === 'eth_getBlockByNumber')).toHaveLength(1);
  });

  test('is unknown where the source is off, and no gap of the labels', async () => {
    const { of, state } = await recorded(approve, () => unknown('switchedOff', 'Sourcify'));
    expect(of('verified')?.value).toEqual(unknown('switchedOff', 'Sourcify'));
    expect(of('created')?.value.s).toBe('unknown');
    expect(state).toBe('done');
  });
});

describe('where nobody says when a contract was made', () => {
  const silent = () => known({ verified: true, from });
  const at = { block: pinned(long.parentNumber) };

  test('a node with history says that it was there some days ago', async () => {
    const node = history(0n, 12n, long.parentNumber);
    const { of, asked } = await recorded(approve, silent, node, at);
    const then = of('presentAt')?.value;
    expect(then).toMatchObject({ s: 'known', v: { kind: 'time' } });
    if (then?.s !== 'known' || then.v.kind !== 'time') throw new Error('no time');
    expect(1_800_000_000n - then.v.seconds).toBeGreaterThan(3n * 86_400n);
    expect(asked.filter(({ method }) => method === 'eth_getBlockByNumber')).toHaveLength(1);
    expect(of('created')).toBeUndefined();
  });

  test('or that there was nothing then', async () => {
    const { of } = await recorded(
      approve,
      silent,
      history(long.parentNumber - 5n, 12n, long.parentNumber),
      at,
    );
    expect(of('absentAt')?.value).toMatchObject({ s: 'known', v: { kind: 'time' } });
  });

  test('blocks that come four times as fast as usual are counted back as they come', async () => {
    const node = history(0n, 3n, long.parentNumber);
    const { of, asked } = await recorded(approve, silent, node, at);
    const then = of('presentAt')?.value;
    if (then?.s !== 'known' || then.v.kind !== 'time') throw new Error('no time');
    expect(1_800_000_000n - then.v.seconds).toBeGreaterThan(3n * 86_400n);
    expect(asked.filter(({ method }) => method === 'eth_getBlockByNumber')).toHaveLength(2);
  });

  test('what was published long ago was there then, and no node is asked', async () => {
    const published = known({ verified: true, from: { ...from, asOf: '2024-07-24' } });
    const { of, asked } = await recorded(approve, () => published, history(0n, 12n), at);
    expect(of('presentAt')).toMatchObject({ value: { v: { kind: 'time' } }, from: [{ asOf: '2024-07-24' }] });
    expect(asked.some(({ method }) => method === 'eth_getBlockByNumber')).toBe(false);
    const yesterday = known({ verified: true, from: { ...from, asOf: '2027-01-14' } });
    const late = await recorded(approve, () => yesterday, history(0n, 12n, long.parentNumber), at);
    expect(late.asked.some(({ method }) => method === 'eth_getBlockByNumber')).toBe(true);
  });

  test('a node without history leaves it unknown', async () => {
    const base = nodeWith(contracts);
    const node = history(0n, 12n, long.parentNumber);
    const pruned: Table = {
      ...node,
      eth_getCode: ([address, block]) =>
        typeof block === 'string'
          ? fails(-32000, 'missing trie node')([])
          : (base.eth_getCode?.([address, block]) ?? says('0x')([])),
    };
    const { of } = await recorded(approve, silent, pruned, at);
    expect(of('created')?.value).toEqual(unknown('noState', 'node.test'));
    expect(of('presentAt') ?? of('absentAt')).toBeUndefined();
  });
});

test('of a minimal proxy the source is that of the code it runs', async () => {
  const clone: Hex = `0x363d3d373d3d3d363d73${inner.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`;
  const node = nodeWith({ ...contracts, [shop]: { code: clone }, [inner]: {} });
  const { of, asks, facts } = await recorded(approve, () => known({ ...verified, verified: false }), node);
  expect(asks.map(({ address }) => address)).toEqual([inner]);
  expect(of('verified')?.value).toEqual(known({ kind: 'bool', value: false }));
  expect(facts[`account.${inner.toLowerCase()}.verified`]?.value).toEqual(
    known({ kind: 'bool', value: false }),
  );
  expect(of('implementation')?.value).toEqual(known({ kind: 'address', address: inner }));
});

test('of many contracts no more than twelve are asked about', async () => {
  const many = Array.from({ length: 20 }, (_, i): Address => `0x${(i + 1).toString(16).padStart(40, 'a')}`);
  const all = Object.fromEntries(many.map((it) => [it, {}]));
  const calls = many.map((it) => [it, callData('claim()')]);
  const batch = transaction({
    to: '0xcA11bde05977b3631167028862bE2a173976CA11',
    data: callData('aggregate((address,bytes)[])', calls),
  });
  const { asks } = await recorded(batch, () => known(verified), nodeWith({ ...contracts, ...all }));
  expect(asks).toHaveLength(12);
});
