import fc from 'fast-check';
import {
  type Address,
  encodeAbiParameters,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  parseAbiParameters,
  toEventSelector,
} from 'viem';
import { describe, expect, test } from 'vitest';
import type { TraceNode } from '../../effects/callFrames.ts';
import type { Draft } from '../../effects/draft.ts';
import type { Log } from '../../effects/log.ts';
import { known, unknown, valueOf } from '../../model/known.ts';
import { fails, says, tableWorld } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol } from '../testing/ledger.ts';
import { moved, said, token } from '../testing/scene.ts';
import { isTouched, logsOfOthers, spentAlone } from './disturbed.ts';
import { loggedGain } from '../../effects/loggedMoves.ts';
import { type Apart, isolated } from './isolated.ts';

const { signal } = new AbortController();
const other: Address = getAddress('0x00000000000000000000000000000000000000b2');
const people = [alice.address, bob.address, carol.address] as const;
const word = (it: bigint) => numberToHex(it, { size: 32 });
const topics = (event: string, ...rest: readonly Hex[]): readonly Hex[] => [
  toEventSelector(event),
  ...rest.map((it) => pad(it).toLowerCase() as Hex),
];

/** Every way in which a contract says that something went from one to another. */
const events = {
  coins: (from: Address, to: Address, _: bigint, amount: bigint): Log => moved(from, to, amount),
  item: (from: Address, to: Address, id: bigint): Log => ({
    address: token,
    topics: topics('Transfer(address,address,uint256)', from, to, word(id)),
    data: '0x',
  }),
  units: (from: Address, to: Address, id: bigint, amount: bigint): Log => ({
    address: token,
    topics: topics('TransferSingle(address,address,address,uint256,uint256)', carol.address, from, to),
    data: encodeAbiParameters(parseAbiParameters('uint256, uint256'), [id, amount]),
  }),
} as const;

describe('what an account has more or less, by the logs of an asset', () => {
  const step = fc.record({
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
    id: fc.bigInt({ min: 0n, max: 2n }),
    amount: fc.bigInt({ min: 0n, max: 9n }),
    elsewhere: fc.boolean(),
  });

  test.each(['coins', 'item', 'units'] as const)('is what came to it without what it gave: %s', (kind) => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const logs = steps.map(({ from, to, id, amount, elsewhere }) => ({
          ...events[kind](from, to, id, amount),
          ...(elsewhere && { address: other }),
        }));
        const own = steps.filter((it) => !it.elsewhere && (kind === 'coins' || it.id === 1n));
        const sizeOf = (amount: bigint) => (kind === 'item' ? 1n : amount);
        const wanted = own.reduce(
          (sum, { from, to, amount }) =>
            sum +
            (to === alice.address ? sizeOf(amount) : 0n) -
            (from === alice.address ? sizeOf(amount) : 0n),
          0n,
        );
        const asset =
          kind === 'coins'
            ? ({ kind: 'token', chainId: 1, address: token } as const)
            : ({ kind: 'nft', chainId: 1, address: token, id: 1n } as const);
        expect(loggedGain(logs, asset, alice.address)).toBe(wanted);
      }),
    );
  });

  test('counts what a wrapper makes and takes back, of a token alone', () => {
    const asset = { kind: 'token', chainId: 1, address: token } as const;
    const deposit = said('Deposit(address,uint256)', [alice.address], 7n);
    const withdrawal = said('Withdrawal(address,uint256)', [alice.address], 3n);
    const all = [
      deposit,
      withdrawal,
      said('Deposit(address,uint256)', [bob.address], 90n),
      said('Other(address,uint256)', [alice.address], 900n),
    ];
    expect(loggedGain(all, asset, alice.address)).toBe(4n);
    expect(
      loggedGain(
        [
          { ...deposit, topics: deposit.topics.slice(0, 1) },
          { ...deposit, data: `${deposit.data}00` },
        ],
        asset,
        alice.address,
      ),
    ).toBe(0n);
    // Of an approval nothing moves.
    expect(
      loggedGain(
        [said('Approval(address,address,uint256)', [alice.address, bob.address], 5n)],
        asset,
        alice.address,
      ),
    ).toBe(0n);
  });
});

const line = (more: Partial<Draft> = {}): Draft => ({
  who: alice.address,
  what: 'balance',
  asset: { kind: 'token', chainId: 1, address: token },
  before: known(100n),
  after: known(150n),
  basis: 'read',
  ...more,
});
const apart = (more: Partial<Apart> = {}): Apart => ({
  own: [],
  others: [],
  calls: undefined,
  currency: undefined,
  ...more,
});
const after = (it: Draft, of: Apart) => valueOf(isolated(it, of)?.after);

describe('a balance as one transaction alone left it', () => {
  const own = [moved(bob.address, alice.address, 70n)];
  const others = [moved(alice.address, carol.address, 20n)];

  test('is told where the logs of all account for the whole change', () => {
    expect(isolated(line(), apart({ own, others }))).toEqual(line({ after: known(170n) }));
    expect(after(line(), apart({ own, others: [] }))).toBeUndefined();
    expect(after(line(), apart({ own: [], others }))).toBeUndefined();
    const item: Draft = line({
      what: 'nft',
      asset: { kind: 'nft', chainId: 1, address: token, id: 1n },
      before: known(0n),
      after: known(0n),
    });
    expect(
      after(
        item,
        apart({
          own: [events.item(bob.address, alice.address, 1n)],
          others: [events.item(alice.address, bob.address, 1n)],
        }),
      ),
    ).toBe(1n);
  });

  test('of what is no balance, was not read, or is of nothing is not told', () => {
    const odd: readonly Partial<Draft>[] = [
      { what: 'allowance' },
      { what: 'operator' },
      { before: unknown('refused') },
      { after: unknown('refused') },
      { before: known(true) },
      { after: known('0x') },
    ];
    for (const more of odd) expect(isolated(line(more), apart({ own, others }))).toBeUndefined();
    const { asset: _, ...without } = line();
    expect(isolated(without, apart({ own, others }))).toBeUndefined();
  });

  test('is told without the logs of others only of a token that is known to log what it moves', () => {
    const usdc = getAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
    const of = (address: Address, kind: 'token' | 'collection' = 'token', chainId = 1) =>
      line({ asset: { kind, chainId, address } });
    const mine = [moved(bob.address, alice.address, 70n, usdc)];
    expect(after(of(usdc), apart({ own: mine, others: undefined }))).toBe(170n);
    expect(after(of(usdc, 'token', 10), apart({ own: mine, others: undefined }))).toBeUndefined();
    expect(after(of(usdc, 'collection'), apart({ own: mine, others: undefined }))).toBeUndefined();
    expect(after(of(token), apart({ own, others: undefined }))).toBeUndefined();
  });

  test('of coins is told by the calls, and where nobody traced them by what the network logs', () => {
    const coins = line({ asset: { kind: 'native', chainId: 1 } });
    const call = (more: Partial<TraceNode>): TraceNode => ({
      id: '0',
      parent: -1,
      end: 1,
      op: 'call',
      from: bob.address,
      to: alice.address,
      value: 5n,
      gasUsed: 0n,
      input: '0x',
      output: '0x',
      ok: true,
      undone: false,
      logs: [],
      ...more,
    });
    const calls = [
      call({}),
      call({ op: 'create', value: 10n }),
      call({ op: 'selfdestruct', value: 20n }),
      call({ op: 'delegatecall', value: 100n }),
      call({ op: 'callcode', value: 100n }),
      call({ op: 'staticcall', value: 100n }),
      call({ undone: true, value: 100n }),
      call({ to: null, value: 100n }),
      call({ from: alice.address, to: carol.address, value: 3n }),
      call({ from: alice.address, to: alice.address, value: 50n }),
    ];
    const currency = [
      { from: bob.address, to: alice.address, amount: 9n },
      { from: alice.address, to: bob.address, amount: 1n },
    ];
    expect(after(coins, apart({ calls }))).toBe(132n);
    expect(after(coins, apart({ calls, currency }))).toBe(132n);
    expect(after(coins, apart({ currency }))).toBe(108n);
    expect(after(coins, apart({ currency: [] }))).toBe(100n);
    expect(isolated(coins, apart())).toBeUndefined();
    // Tokens do not count as coins.
    expect(after(coins, apart({ own, others, currency: [] }))).toBe(100n);
  });
});

describe('what others of a block may have done', () => {
  test('to coins is what anything says at their address', () => {
    const coins = line({ asset: { kind: 'native', chainId: 1 } });
    const by = (address: Address): Log => ({ address, topics: [word(1n)], data: '0x' });
    expect(isTouched(coins, [by(bob.address)])).toBe(false);
    expect(
      isTouched(coins, [{ ...by(alice.address), topics: topics('Received(address)', alice.address) }]),
    ).toBe(true);
  });

  test('to a balance of which nobody knows by how much it is off, is any move of it', () => {
    expect(isTouched(line(), [moved(bob.address, alice.address, 1n)])).toBe(true);
    expect(
      isTouched(line(), [moved(bob.address, alice.address, 1n), moved(alice.address, bob.address, 1n)]),
    ).toBe(false);
    expect(
      isTouched(line(), [said('Approval(address,address,uint256)', [alice.address, bob.address], 1n)]),
    ).toBe(false);
  });

  test('to a balance at the edge of a hundredth, and to one that is as it was', () => {
    for (const [off, net, is] of [
      [-100n, -99n, true],
      [-100n, -98n, false],
      [100n, 99n, true],
      [100n, 98n, false],
      [100n, -200n, false],
      [-100n, 200n, false],
      [0n, 1n, true],
      [0n, -1n, false],
    ] as const) {
      const log = net < 0n ? moved(alice.address, bob.address, -net) : moved(bob.address, alice.address, net);
      expect([off, net, isTouched(line(), [log], { off })]).toEqual([off, net, is]);
    }
  });

  test('to a permission is also what its keeper says', () => {
    const keeper = other;
    const permit = line({ what: 'allowance', counterparty: bob.address, via: keeper });
    const words: Log = {
      address: keeper,
      topics: topics(
        'Permit(address,address,address,uint160,uint48,uint48)',
        alice.address,
        token,
        bob.address,
      ),
      data: '0x',
    };
    expect(isTouched(permit, [words])).toBe(true);
    expect(isTouched({ ...permit, via: undefined as never }, [words])).toBe(false);
    expect(isTouched(permit, [{ ...words, topics: topics('Permit(address)', bob.address) }])).toBe(false);
  });
});

describe('the logs of others of a block', () => {
  const [mine, theirs]: readonly Hex[] = [pad('0xa1'), pad('0xb2')];
  const blockHash = pad('0xb10c');
  const log = moved(bob.address, alice.address, 1n);
  const ask = async (reply: Parameters<typeof tableWorld>[0][string]) => {
    const world = tableWorld({ eth_getLogs: reply });
    const found = await logsOfOthers({ chainId: 1, blockHash, hash: mine ?? '0x' }, world, signal);
    return { found, asked: world.asked };
  };

  test('are those of the very block that are of no other transaction', async () => {
    const { found, asked } = await ask(
      says([
        { ...log, transactionHash: mine },
        { ...log, transactionHash: theirs },
      ]),
    );
    expect(found).toEqual([log]);
    expect(asked).toEqual([{ method: 'eth_getLogs', params: [{ blockHash }] }]);
    expect(
      (await ask(says([{ ...log, transactionHash: mine?.toUpperCase().replace('X', 'x') }]))).found,
    ).toEqual([]);
  });

  test.each([[{}], ['none'], [[7]], [[{ ...log, transactionHash: theirs, data: 1 }]], [null]])(
    'are not known from %j',
    async (it) => {
      expect((await ask(says(it))).found).toBeUndefined();
      expect((await ask(fails(-32000, 'no'))).found).toBeUndefined();
    },
  );
});

test('an account spent by one transaction alone where it has no code and made one in the block', async () => {
  const blockHash = pad('0xb10c');
  const spent = async (counts: Readonly<Record<string, string>>, code: unknown, number = 16n) => {
    const world = tableWorld({
      eth_getTransactionCount: ([of, at]) => says(of === alice.address ? counts[String(at)] : '0x0')([]),
      eth_getCode: ([of, at]) =>
        says(of === alice.address && JSON.stringify(at) === JSON.stringify({ blockHash }) ? code : '0x77')(
          [],
        ),
    });
    const is = await spentAlone({ chainId: 1, account: alice.address, number, blockHash }, world, signal);
    return [is, world.asked.length];
  };
  expect(await spent({ '0xf': '0x4', '0x10': '0x5' }, '0x')).toEqual([true, 3]);
  expect(await spent({ '0xf': '0x4', '0x10': '0x6' }, '0x')).toEqual([false, 3]);
  expect(await spent({ '0xf': '0x4', '0x10': '0x5' }, '0x60')).toEqual([false, 3]);
  expect(await spent({ '0xf': '0x4' }, '0x')).toEqual([false, 3]);
  expect(await spent({ '0x10': '0x5' }, '0x')).toEqual([false, 3]);
  // Nothing was before the first block.
  expect(await spent({ '0x0': '0x1' }, '0x', 0n)).toEqual([false, 0]);
});
