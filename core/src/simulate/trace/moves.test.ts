import fc from 'fast-check';
import {
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  getAddress,
  type Hex,
  parseAbi,
  toEventSelector,
  zeroAddress,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { type Known, known, unknown } from '../../model/known.ts';
import type { CallOutcome } from '../../effects/engine.ts';
import type { Log } from '../../effects/log.ts';
import { type Read, readKey } from '../../effects/read.ts';
import { callFrames } from './callFrames.ts';
import type { Readings } from './confirmed.ts';
import { maxMoves, movesOf } from './moves.ts';

const address = (n: number): Address => getAddress(`0x${n.toString(16).padStart(40, '0')}`);
const [me, pool, token, items] = [address(1), address(2), address(3), address(4)];
const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)']);

function transfer(from: Address, to: Address, value: bigint, by = token): Log {
  const topics = encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } }) as Hex[];
  return { address: by, topics, data: encodeAbiParameters([{ type: 'uint256' }], [value]) };
}

function item(from: Address, to: Address, id: bigint): Log {
  const { topics } = transfer(from, to, 0n);
  return {
    address: items,
    topics: [...topics, encodeAbiParameters([{ type: 'uint256' }], [id])],
    data: '0x',
  };
}

function outcome(logs: readonly Log[], ok = true): CallOutcome {
  return { ok, gasUsed: 0n, data: '0x', logs };
}

type Was = readonly [read: Read, before: Known<bigint>, after: Known<bigint>];

function readings(all: readonly Was[], paid = 0n): Readings {
  const of = new Map(all.map(([read, before, after]) => [readKey(read), { before, after }]));
  return { of, paid: (account) => (account === me ? paid : 0n) };
}

const balance = (account: Address, before: bigint, after: bigint): Was => [
  { kind: 'balance', token, account },
  known(before),
  known(after),
];
const native = (account: Address, before: bigint, after: bigint): Was => [
  { kind: 'native', account },
  known(before),
  known(after),
];

function moved(input: Partial<Parameters<typeof movesOf>[0]>) {
  const all = { calls: [], outcomes: [], traced: undefined, chainId: 1, readings: readings([]), ...input };
  return movesOf(all);
}

const basis = (input: Partial<Parameters<typeof movesOf>[0]>) => moved(input).moves.map((it) => it.basis);

describe('what a token announces', () => {
  const logs = [transfer(me, pool, 30n), transfer(pool, me, 10n)];

  test('is read where the balance changed by just that, all moves together', () => {
    expect(basis({ outcomes: [outcome(logs)], readings: readings([balance(me, 50n, 30n)]) })).toEqual([
      'read',
      'read',
    ]);
  });

  test('is claimed where the balance says otherwise, nobody read it, or it did not answer', () => {
    expect(basis({ outcomes: [outcome(logs)], readings: readings([balance(me, 50n, 29n)]) })).toEqual([
      'claimed',
      'claimed',
    ]);
    expect(basis({ outcomes: [outcome(logs)] })).toEqual(['claimed', 'claimed']);
    const silent: Was = [{ kind: 'balance', token, account: me }, unknown('refused'), known(1n)];
    expect(basis({ outcomes: [outcome(logs)], readings: readings([silent]) })).toEqual([
      'claimed',
      'claimed',
    ]);
  });

  test('is claimed where one of two sides that were read denies it', () => {
    const both = readings([balance(me, 50n, 30n), balance(pool, 0n, 18n)]);
    expect(basis({ outcomes: [outcome(logs)], readings: both })).toEqual(['claimed', 'claimed']);
  });

  test('by a call that failed moves nothing', () => {
    expect(moved({ outcomes: [outcome(logs, false)] }).moves).toEqual([]);
  });

  test('of nothing, or to the same account, is no move', () => {
    const none = [transfer(me, pool, 0n), transfer(me, me, 5n)];
    expect(moved({ outcomes: [outcome(none)] }).moves).toEqual([]);
  });
});

describe('what is wrapped', () => {
  const wrap = (event: string, who: Address, value: bigint): Log => ({
    address: token,
    topics: [toEventSelector(event), `0x${who.slice(2).toLowerCase().padStart(64, '0')}`],
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
  });
  const put = wrap('Deposit(address,uint256)', me, 7n);
  const taken = wrap('Withdrawal(address,uint256)', me, 7n);

  test('moves where the balance says so, and is nothing where it does not', () => {
    const got = moved({ outcomes: [outcome([put])], readings: readings([balance(me, 1n, 8n)]) });
    expect(got.moves).toMatchObject([{ from: token, to: me, amount: 7n, basis: 'read' }]);
    const gone = moved({ outcomes: [outcome([taken])], readings: readings([balance(me, 8n, 1n)]) });
    expect(gone.moves).toMatchObject([{ from: me, to: token, amount: 7n, basis: 'read' }]);
    expect(moved({ outcomes: [outcome([put])], readings: readings([balance(me, 1n, 1n)]) }).moves).toEqual(
      [],
    );
    expect(moved({ outcomes: [outcome([put])] }).moves).toEqual([]);
  });

  test('is counted once by a token that announces it as a transfer, too', () => {
    const logs = [put, transfer(zeroAddress, me, 7n)];
    const { moves } = moved({ outcomes: [outcome(logs)], readings: readings([balance(me, 1n, 8n)]) });
    expect(moves).toMatchObject([{ from: zeroAddress, to: me, amount: 7n, basis: 'read' }]);
  });

  test('and passed on in the same amount is two moves, which together leave the balance as it was', () => {
    const [stays, lies] = [readings([balance(me, 5n, 5n)]), readings([balance(me, 5n, 4n)])];
    const paid = [put, transfer(me, pool, 7n)];
    expect(moved({ outcomes: [outcome(paid)], readings: stays }).moves).toMatchObject([
      { from: me, to: pool, amount: 7n, basis: 'read' },
      { from: token, to: me, amount: 7n, basis: 'read' },
    ]);
    const got = [transfer(pool, me, 7n), taken];
    expect(basis({ outcomes: [outcome(got)], readings: stays })).toEqual(['read', 'read']);
    for (const logs of [paid, got])
      expect(basis({ outcomes: [outcome(logs)], readings: lies })).toEqual(['claimed']);
  });

  test('leaves what is transferred beside it as it is, where the balance denies it', () => {
    const logs = [put, transfer(me, pool, 3n)];
    const { moves } = moved({ outcomes: [outcome(logs)], readings: readings([balance(me, 8n, 5n)]) });
    expect(moves).toMatchObject([{ from: me, to: pool, amount: 3n, basis: 'read' }]);
  });
});

describe('an item', () => {
  const owner = (before: Known<bigint>, after: Known<bigint>): Was => [
    { kind: 'nftOwner', token: items, id: 7n },
    before,
    after,
  ];

  test('is read to have moved where the first had it and the last has it', () => {
    const logs = [item(me, pool, 7n), item(pool, token, 7n)];
    const it = readings([owner(known(BigInt(me)), known(BigInt(token)))]);
    expect(basis({ outcomes: [outcome(logs)], readings: it })).toEqual(['read', 'read']);
    const not = readings([owner(known(BigInt(me)), known(BigInt(pool)))]);
    expect(basis({ outcomes: [outcome(logs)], readings: not })).toEqual(['claimed', 'claimed']);
  });

  test('that is made or destroyed has no owner on the one side', () => {
    const made = readings([owner(unknown('refused'), known(BigInt(me)))]);
    expect(basis({ outcomes: [outcome([item(zeroAddress, me, 7n)])], readings: made })).toEqual(['read']);
    expect(basis({ outcomes: [outcome([item(pool, me, 7n)])], readings: made })).toEqual(['claimed']);
  });
});

describe('native currency', () => {
  const frame = (from: Address, to: Address, value: number, more: object = {}) => ({
    type: 'CALL',
    from,
    to,
    value: `0x${value.toString(16)}`,
    gasUsed: '0x0',
    input: '0x',
    ...more,
  });

  test('moves by calls that are left, and by no other way of calling', () => {
    const root = frame(me, pool, 9, {
      calls: [
        frame(pool, token, 9, { type: 'DELEGATECALL' }),
        frame(pool, token, 8, { type: 'CALLCODE' }),
        frame(pool, token, 7, { type: 'STATICCALL' }),
        frame(pool, me, 6, { error: 'execution reverted', calls: [frame(me, token, 5)] }),
        frame(pool, items, 4, { type: 'CREATE2' }),
        frame(pool, pool, 3, { type: 'SELFDESTRUCT' }),
        frame(pool, me, 2, { type: 'SELFDESTRUCT' }),
      ],
    });
    const traced = callFrames(root)?.nodes;
    expect(moved({ traced }).moves.map(({ from, to, amount }) => [from, to, amount])).toEqual([
      [me, pool, 9n],
      [pool, items, 4n],
      [pool, me, 2n],
    ]);
  });

  test('is read where the balance says so once the fee is taken out', () => {
    const traced = callFrames(frame(me, pool, 9))?.nodes;
    expect(basis({ traced, readings: readings([native(me, 100n, 70n)], 21n) })).toEqual(['read']);
    expect(basis({ traced, readings: readings([native(me, 100n, 70n)], 20n) })).toEqual(['claimed']);
  });

  test('that was not traced moves by the calls of the request alone, those that passed', () => {
    const calls = [
      { from: me, to: pool, value: 9n },
      { from: me, to: token, value: 8n },
      { from: me, to: null, value: 7n },
    ];
    const outcomes = [outcome([]), outcome([], false), outcome([])];
    expect(moved({ calls, outcomes }).moves.map(({ to, amount }) => [to, amount])).toEqual([[pool, 9n]]);
  });
});

test('of a flood of moves the first are shown and the others counted', () => {
  const logs = Array.from({ length: maxMoves + 7 }, (_, n) => transfer(me, address(100 + n), 1n));
  const { moves, leftOut } = moved({ outcomes: [outcome(logs)] });
  expect([moves.length, leftOut]).toEqual([maxMoves, 7]);
});

test('honest tokens are confirmed whatever moves, and one unit that is missing is noticed', () => {
  const people = [me, pool, items];
  const move = fc.record({
    from: fc.constantFrom(...people),
    to: fc.constantFrom(...people),
    value: fc.bigInt({ min: 1n, max: 1_000n }),
  });
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 12 }), fc.constantFrom(...people), (all, liar) => {
      const after = (account: Address) =>
        all.reduce(
          (sum, { from, to, value }) => sum + (to === account ? value : 0n) - (from === account ? value : 0n),
          100_000n,
        );
      const outcomes = [outcome(all.map(({ from, to, value }) => transfer(from, to, value)))];
      const honest = people.map((who) => balance(who, 100_000n, after(who)));
      expect(basis({ outcomes, readings: readings(honest) }).every((it) => it === 'read')).toBe(true);
      const short = people.map((who) => balance(who, 100_000n, after(who) - (who === liar ? 1n : 0n)));
      for (const it of moved({ outcomes, readings: readings(short) }).moves) {
        expect(it.basis).toBe(it.from === liar || it.to === liar ? 'claimed' : 'read');
      }
    }),
  );
});
