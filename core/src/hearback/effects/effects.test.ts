import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  isAddressEqual,
  numberToHex,
  pad,
  parseAbi,
} from 'viem';
import { describe, expect, test } from 'vitest';
import type { Log } from '../../effects/log.ts';
import type { Fact } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Readback } from '../../model/readback.ts';
import { fails, says, type Table } from '../../world/testing/tableWorld.ts';
import { alice, bob, carol, type Ledger, type Outcome } from '../testing/ledger.ts';
import { heardLast, quickly } from '../testing/quickly.ts';
import { allowance, balance, readOn } from '../testing/readOn.ts';
import {
  coins,
  ether,
  gwei,
  held,
  moved,
  pay,
  readCall,
  said,
  scene,
  token,
  usualFee,
} from '../testing/scene.ts';
import { type Shown, shown } from '../testing/shown.ts';
import { execution, safeSays } from '../carried/testing/wrappings.ts';
import type { EffectLine } from '../../model/effects.ts';
import { hearTransaction } from '../transaction/transaction.ts';

const { signal } = new AbortController();
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const other: Address = '0x00000000000000000000000000000000000000b2';
const zero: Address = '0x0000000000000000000000000000000000000000';

type Case = Readonly<{
  found?: Parameters<typeof readOn>[2];
  /** What is before it is read. */
  before?: (chain: Ledger) => void;
  /** What the block changes. */
  changes?: (chain: Ledger) => void;
  outcome?: Omit<Outcome, 'tx'>;
  /** What others do in the same block. */
  beside?: readonly Omit<Outcome, 'tx'>[];
  more?: Table | ((chain: Ledger) => Table);
  readback?: (it: Readback) => Readback;
}>;

/** What is heard of Alice's payment of a hundred tokens. */
async function heardOf({ found, before, changes, outcome, beside = [], more, readback = (it) => it }: Case) {
  const chain = scene();
  before?.(chain);
  chain.mine();
  const read = readback(readCall(chain, pay(), found));
  const tx = await chain.send(alice, pay());
  const others: Outcome[] = [];
  for (const it of beside) others.push({ tx: await chain.send(carol, { to: bob.address }), ...it });
  chain.set(coins(alice.address), ether - usualFee);
  changes?.(chain);
  chain.mine([...others, { tx, ...outcome }]);
  const world = chain.world(typeof more === 'function' ? more(chain) : more);
  const all = hearTransaction(read, { account: alice.address, hash: tx.hash }, world, signal, quickly);
  return { ...shown(await heardLast(all), read), asked: world.asked.map(({ method }) => method) };
}

/** The effects alone: without the fields, which are the same in all of these. */
function effectsOf({ is, says: words, rows, differs, beside }: Shown) {
  const fields = /^(from|to|value|data|chain): /;
  const last = words.at(-1) ?? '';
  return {
    is: is.replace('same ', ''),
    says: last,
    rows: rows.filter((it) => !fields.test(it)),
    ...(differs.length > 0 && { differs }),
    ...(beside.length > 4 && {
      more: beside.filter((it) => !/^(sent|mined\.(block|settled|fee|effect\.\d+\.(before|after)))/.test(it)),
    }),
  };
}
const effects = async (it: Case) => effectsOf(await heardOf(it));

const gets = (amount: bigint, of: Address = other) => ({
  lines: [balance('0', alice.address, [0n, amount], of)],
});
const has =
  (amount: bigint, of: Address = other) =>
  (chain: Ledger) =>
    chain.set(held(alice.address, of), amount);
const none = has(0n);
const to = (amount: bigint, by: Address = other): Log => moved(bob.address, alice.address, amount, by);
const from = (amount: bigint, by: Address = other): Log => moved(alice.address, carol.address, amount, by);

describe('a transaction that is alone in its block', () => {
  test.each([
    [100n, 'asRead', 'hearback.effects.asRead'],
    [101n, 'asRead', 'hearback.effects.better'],
    [99n, 'less', 'hearback.effects.less'],
    [98n, 'different', 'hearback.effects.farLess'],
    [0n, 'different', 'hearback.effects.different'],
  ] as const)('that was to bring a hundred and brings %i', async (came, is, words) => {
    const it = await heardOf({
      found: gets(100n),
      before: none,
      changes: has(came),
      outcome: { logs: [to(came)] },
    });
    const same = came === 100n;
    expect(effectsOf(it)).toEqual({
      is,
      says: words,
      rows: [`balance (asset …00b2, account alice): 100 …00b2 | ${came} …00b2${same ? '' : ' ≠'}`],
      ...(is === 'asRead' ? {} : { differs: ['mined.effect.0.delta'] }),
      more: expect.anything(),
    });
    // Nobody else can have done it: nobody is asked what others did.
    expect(it.asked).not.toContain('eth_getLogs');
    expect(it.asked).not.toContain('debug_traceTransaction');
  });
});

describe('a transaction among others of its block', () => {
  test('is compared by what its own logs say, where the logs of all account for the whole change', async () => {
    expect(
      await effects({
        found: gets(100n),
        before: none,
        changes: has(40n),
        outcome: { logs: [to(100n)] },
        beside: [{ logs: [from(60n)] }],
      }),
    ).toEqual({
      is: 'asRead',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 100 …00b2'],
      says: 'hearback.effects.asRead',
    });
  });

  test('that brings less by its own logs is told, whatever others do', async () => {
    expect(
      await effects({
        found: gets(100n),
        before: none,
        changes: has(60n),
        outcome: { logs: [to(50n)] },
        beside: [{ logs: [to(10n)] }],
      }),
    ).toEqual({
      differs: ['mined.effect.0.delta'],
      is: 'different',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 50 …00b2 ≠'],
      says: 'hearback.effects.farLess',
    });
  });

  test('whose logs do not account for the change is believed only where others do not touch it', async () => {
    const silent = { found: gets(100n), before: none, changes: has(40n), outcome: { logs: [to(70n)] } };
    expect(await effects({ ...silent, beside: [{ logs: [] }] })).toEqual({
      differs: ['mined.effect.0.delta'],
      is: 'different',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 40 …00b2 ≠'],
      says: 'hearback.effects.farLess',
    });
    expect(await effects({ ...silent, beside: [{ logs: [from(60n)] }] })).toEqual({
      is: 'cannotTell',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 40 …00b2 ≠'],
      says: 'hearback.effects.others',
    });
    // What is logged of another token, or of others, is not an excuse.
    for (const log of [from(60n, token), moved(bob.address, carol.address, 60n, other)]) {
      expect((await effects({ ...silent, beside: [{ logs: [log] }] })).is).toBe('different');
    }
  });

  test('where nobody says what others logged is not told of a token that may log anything, and is of a known one', async () => {
    const mute = { eth_getLogs: fails(-32000, 'no') };
    const brings = (of: Address) => ({
      found: gets(100n, of),
      before: has(0n, of),
      changes: has(40n, of),
      outcome: { logs: [to(100n, of)] },
      beside: [{}],
      more: mute,
    });
    expect(await effects(brings(other))).toEqual({
      is: 'cannotTell',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 40 …00b2 ≠'],
      says: 'hearback.effects.others',
    });
    expect(await effects(brings(usdc))).toEqual({
      is: 'asRead',
      more: [],
      rows: ['balance (asset …eB48, account alice): 100 …eB48 | 100 …eB48'],
      says: 'hearback.effects.asRead',
    });
  });

  test('that wraps coins is compared by the words of the wrapper', async () => {
    const deposit = (who: Address, amount: bigint) => said('Deposit(address,uint256)', [who], amount, other);
    const withdrawal = (who: Address, amount: bigint) =>
      said('Withdrawal(address,uint256)', [who], amount, other);
    const it = (logs: readonly Log[], others: readonly Log[]) =>
      effects({
        found: gets(100n),
        before: none,
        changes: has(70n),
        outcome: { logs },
        beside: [{ logs: others }],
      });
    const [own, its] = [deposit(alice.address, 100n), withdrawal(alice.address, 30n)];
    expect((await it([own], [its])).rows).toEqual([
      'balance (asset …00b2, account alice): 100 …00b2 | 100 …00b2',
    ]);
    expect((await it([own], [withdrawal(carol.address, 30n)])).is).toBe('different');
    expect((await it([{ ...own, data: '0x64' }], [its])).is).toBe('cannotTell');
    // Without words of its own it is the doing of whoever unwrapped all that is missing.
    expect(await it([], [its])).toEqual({
      is: 'cannotTell',
      more: [],
      rows: ['balance (asset …00b2, account alice): 100 …00b2 | 70 …00b2 ≠'],
      says: 'hearback.effects.others',
    });
    expect((await it([], [withdrawal(alice.address, 29n)])).is).toBe('different');
  });
});

describe('coins', () => {
  const fee = usualFee;
  const brings = (came: bigint, more: Partial<Case> = {}): Case => ({
    found: { lines: [balance('0', alice.address, [ether, ether + 1_000n * gwei * gwei])] },
    changes: (chain) => chain.set(coins(alice.address), ether + came - fee),
    beside: [{}],
    ...more,
  });
  const whole = 1_000n * gwei * gwei;
  const frame = (value: bigint, more: object = {}) => ({
    type: 'CALL',
    from: token,
    to: alice.address,
    value: numberToHex(value),
    input: '0x',
    gasUsed: '0x0',
    ...more,
  });
  const trace = (...calls: readonly object[]) => ({
    type: 'CALL',
    from: alice.address,
    to: token,
    value: '0x0',
    input: pay().data,
    gasUsed: '0x0',
    calls,
  });

  test('that come as read are not asked about', async () => {
    const it = await heardOf(brings(whole));
    expect(effectsOf(it)).toEqual({
      is: 'asRead',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 1000000000000000000000 wei'],
      says: 'hearback.effects.asRead',
    });
    expect(it.asked).not.toContain('debug_traceTransaction');
  });

  test('that others of the block sent are told apart by the trace of the transaction', async () => {
    const traced = { outcome: { trace: trace(frame(whole)) } };
    expect(await effects(brings(whole - 7n, traced))).toEqual({
      is: 'asRead',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 1000000000000000000000 wei'],
      says: 'hearback.effects.asRead',
    });
    const less = {
      outcome: { trace: trace(frame(5n), frame(2n, { from: alice.address, to: bob.address })) },
    };
    expect(await effects(brings(whole - 7n, less))).toEqual({
      differs: ['mined.effect.0.delta'],
      is: 'different',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 3 wei ≠'],
      says: 'hearback.effects.farLess',
    });
    // What failed, and what only runs code, sends nothing.
    const undone = {
      outcome: {
        trace: trace(frame(whole, { error: 'execution reverted' }), frame(whole, { type: 'DELEGATECALL' })),
      },
    };
    expect((await effects(brings(whole - 7n, undone))).is).toBe('different');
  });

  test('that do not come are heard without a trace, where the account spent by this transaction alone', async () => {
    const short = brings(0n);
    expect(await effects(short)).toEqual({
      differs: ['mined.effect.0.delta'],
      is: 'different',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 0 wei ≠'],
      says: 'hearback.effects.different',
    });
    const withCode = { eth_getCode: says('0xef0100') };
    expect(await effects({ ...short, more: withCode })).toEqual({
      is: 'cannotTell',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 0 wei ≠'],
      says: 'hearback.effects.others',
    });
    for (const method of ['eth_getCode', 'eth_getTransactionCount'])
      expect((await effects({ ...short, more: { [method]: () => unknown('timeout') } })).is).toBe(
        'cannotTell',
      );
    const counts = (before: bigint, after: bigint): Table => ({
      eth_getTransactionCount: ([, at]) =>
        says(numberToHex(BigInt(String(at)) < 1_003n ? before : after))([]),
    });
    expect((await effects({ ...short, more: counts(5n, 6n) })).is).toBe('different');
    for (const [before, after] of [
      [5n, 5n],
      [5n, 7n],
      [6n, 5n],
    ] as const)
      expect((await effects({ ...short, more: counts(before, after) })).is).toBe('cannotTell');
  });

  test('of which no more is missing than networks charge beside the gas may be the doing of others', async () => {
    expect((await effects(brings(whole - fee))).is).toBe('cannotTell');
    expect((await effects(brings(whole - fee - 1n))).is).toBe('less');
    // Only of whoever sent it.
    const ofBob: Case = {
      found: { lines: [balance('0', bob.address, [5n, 5n + whole])] },
      before: (chain) => chain.set(coins(bob.address), 5n),
      beside: [{}],
    };
    expect((await effects(ofBob)).is).toBe('cannotTell');
  });

  test('that do not come to a Safe are heard whatever others do, unless the Safe sent something itself', async () => {
    const safe: Address = '0x00000000000000000000000000000000000000F5';
    const execute = parseAbi([
      'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
    ]);
    const args = [other, 0n, '0x3ccfd60b', 0, 0n, 0n, 0n, zero, zero, '0x'] as const;
    const call = { to: safe, value: 0n, data: encodeFunctionData({ abi: execute, args }) };
    const heard = async (logs: readonly Log[], came = 0n) => {
      const chain = scene();
      chain.set(coins(safe), 5n);
      chain.mine();
      const read = readCall(chain, call, { lines: [balance('0', safe, [5n, 5n + whole])] });
      const tx = await chain.send(alice, call);
      const beside = await chain.send(carol, { to: bob.address });
      chain.set(coins(alice.address), ether - usualFee);
      chain.set(coins(safe), 5n + came);
      chain.mine([{ tx: beside, logs }, { tx }]);
      const all = hearTransaction(
        read,
        { account: alice.address, hash: tx.hash },
        chain.world(),
        signal,
        quickly,
      );
      return effectsOf(shown(await heardLast(all), read)).is;
    };
    const present = said('SafeReceived(address,uint256)', [carol.address], 1n, safe);
    const sent = said('ExecutionSuccess(bytes32,uint256)', [], 0n, safe);
    expect([await heard([]), await heard([present]), await heard([{ ...sent, address: other }])]).toEqual([
      'different',
      'different',
      'different',
    ]);
    expect(await heard([present, sent])).toBe('cannotTell');
    expect(await heard([], whole)).toBe('asRead');
  });

  test('that the network logs are told apart by that', async () => {
    const system: Address = '0xfffffffffffffffffffffffffffffffffffffffe';
    const logged = { outcome: { logs: [moved(token, alice.address, whole, system)] } };
    expect((await effects(brings(whole - 7n, logged))).rows).toEqual([
      'balance (asset wei, account alice): 1000000000000000000000 wei | 1000000000000000000000 wei',
    ]);
    // A network that logs what others move has logged nothing of this one.
    const ofOthers = { beside: [{ logs: [moved(token, bob.address, 1n, system)] }] };
    const it = await effects(
      brings(whole, { ...ofOthers, changes: (chain) => chain.set(coins(alice.address), ether + 3n - fee) }),
    );
    expect(it).toEqual({
      differs: ['mined.effect.0.delta'],
      is: 'different',
      more: [],
      rows: ['balance (asset wei, account alice): 1000000000000000000000 wei | 0 wei ≠'],
      says: 'hearback.effects.different',
    });
  });
});

describe('whoever is paid', () => {
  const pays = (came: bigint, more: Partial<Case> = {}): Case => ({
    found: {
      lines: [balance('0', alice.address, [1_000n, 900n], token)],
      effects: { arrivals: [balance('1', bob.address, [0n, 100n], token)] },
    },
    changes: (chain) => {
      chain.set(held(alice.address), 900n);
      chain.set(held(bob.address), came);
    },
    outcome: { logs: [moved(alice.address, bob.address, 100n)] },
    ...more,
  });

  test('gets what was read back, or less, and that is told', async () => {
    expect(await effects(pays(100n))).toEqual({
      is: 'asRead',
      more: [],
      rows: [
        'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
        'balance (asset …00A1, account bob): 100 …00A1 | 100 …00A1',
      ],
      says: 'hearback.effects.asRead',
    });
    expect(await effects(pays(50n))).toEqual({
      differs: ['mined.effect.1.delta'],
      is: 'different',
      more: [],
      rows: [
        'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
        'balance (asset …00A1, account bob): 100 …00A1 | 50 …00A1 ≠',
      ],
      says: 'hearback.effects.farLess',
    });
  });

  test('by others of the block, too, is compared by the logs of this one, or left out', async () => {
    const carolPays = { beside: [{ logs: [moved(carol.address, bob.address, 900n)] }] };
    expect(await effects(pays(1_000n, carolPays))).toEqual({
      is: 'asRead',
      more: [],
      rows: [
        'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
        'balance (asset …00A1, account bob): 100 …00A1 | 100 …00A1',
      ],
      says: 'hearback.effects.asRead',
    });
    const unlogged = pays(1_000n, { ...carolPays, outcome: { logs: [] } });
    expect((await effects(unlogged)).rows).toEqual([
      'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
    ]);
    // Where only a fee of the token explains it, it is told.
    expect((await effects(pays(1n, { beside: [{}], outcome: { logs: [] } }))).is).toBe('different');
  });

  test('and could not be read again is left out, as is one of whom nothing was known', async () => {
    const gone = pays(100n, { changes: (chain) => chain.set(held(alice.address), 900n) });
    const unread: Case = {
      ...gone,
      found: {
        lines: [balance('0', alice.address, [1_000n, 900n], token)],
        effects: {
          arrivals: [
            balance('1', carol.address, [0n, 100n], token),
            { ...balance('2', bob.address, [0n, 100n], token), after: unknown('refused') },
          ],
        },
      },
    };
    expect((await effects(unread)).rows).toEqual([
      'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
    ]);
  });
});

describe('what nobody read back', () => {
  const plain = { lines: [balance('0', alice.address, [1_000n, 900n], token)] };
  const paid = (chain: Ledger) => chain.set(held(alice.address), 900n);
  const debt = '0x00000000000000000000000000000000000000d3';
  /** A node on which a token has this symbol, and no other contract has one. */
  const withSymbol =
    (of: Address, symbol: string) =>
    ({ table }: Ledger): Table => ({
      eth_call: (params) => {
        const [call, , override] = params as readonly [{ to: Address; data: string }, unknown, unknown?];
        if (override !== undefined) return (table.eth_call ?? says('0x'))(params);
        const text = encodeAbiParameters([{ type: 'string' }], [symbol]);
        const isIt = isAddressEqual(call.to, of) && call.data.startsWith('0x95d89b41');
        return (isIt ? says(text) : fails(3, 'execution reverted'))(params);
      },
    });

  test.each([
    ['a present', to(5n), 5n, 0n, 'better', '0 …00b2 | 5 …00b2 ≠'],
    ['a loss', from(5n), 0n, 5n, 'different', '0 …00b2 | -5 …00b2 ≠'],
  ] as const)('is told: %s', async (_, log, after, before, words, row) => {
    const changes = (chain: Ledger) => {
      paid(chain);
      has(after)(chain);
    };
    const it = await effects({ found: plain, before: has(before), changes, outcome: { logs: [log] } });
    expect([it.says, it.rows[1]]).toEqual([
      `hearback.effects.${words}`,
      `balance (asset …00b2, account alice): ${row}`,
    ]);
  });

  test('a debt is one by what its token calls itself in that block', async () => {
    const lends = (symbol: string, ...facts: readonly Fact[]) =>
      effects({
        found: { ...plain, facts },
        before: has(0n, debt),
        changes: (chain) => {
          paid(chain);
          has(50n, debt)(chain);
        },
        outcome: { logs: [moved(zero, alice.address, 50n, debt)] },
        more: withSymbol(debt, symbol),
      });
    expect((await lends('DEBTUSDC')).says).toBe('hearback.effects.different');
    expect((await lends('USDC')).says).toBe('hearback.effects.better');
    // A name that the readback has is not asked again.
    const text = known({ kind: 'text', text: 'GOOD' } as const);
    expect((await lends('DEBTUSDC', { id: `token.${debt}.symbol`, value: text, from: [] })).says).toBe(
      'hearback.effects.better',
    );
  });

  test('a debt that nothing asked for is told also where the readback did not look', async () => {
    const lends = (symbol: string) =>
      effects({
        found: { ...plain, effects: { notLookedAt: [{ is: 'events' }] } },
        before: has(0n, debt),
        changes: (chain) => {
          paid(chain);
          has(50n, debt)(chain);
        },
        outcome: { logs: [moved(zero, alice.address, 50n, debt)] },
        more: withSymbol(debt, symbol),
      });
    expect((await lends('DEBTUSDC')).says).toBe('hearback.effects.different');
    expect((await lends('USDC')).says).toBe('hearback.effects.notLooked');
  });

  test('in a place where the readback did not look is no news and no comfort', async () => {
    const it: Case = {
      found: { ...plain, effects: { notLookedAt: [{ is: 'events' }] } },
      before: has(9n),
      changes: (chain) => {
        paid(chain);
        has(4n)(chain);
      },
      outcome: { logs: [from(5n)] },
    };
    expect(await effects(it)).toEqual({
      is: 'cannotTell',
      more: [],
      rows: [
        'balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1',
        'balance (asset …00b2, account alice): unknown: notAsked | -5 …00b2 ≠',
      ],
      says: 'hearback.effects.notLooked',
    });
  });

  test('what a contract only claimed is compared by what it logs, and the fee is not', async () => {
    const claimed = { ...balance('1', alice.address, [0n, 7n], other), basis: 'claimed' as const };
    const fee = { ...balance('2', alice.address, [0n, 7n]), what: 'fee' as const };
    const it = { found: { lines: [...plain.lines, claimed, fee] }, before: none, changes: paid };
    expect(await effects({ ...it, outcome: { logs: [to(7n)] } })).toEqual({
      is: 'asRead',
      more: [],
      rows: ['balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1'],
      says: 'hearback.effects.asRead',
    });
    for (const logs of [[], [to(5n)], [from(7n)]])
      expect(await effects({ ...it, outcome: { logs } })).toMatchObject({ is: 'different' });
  });
});

describe('what was to be redeemed', () => {
  const move = (recipient: Address, by: Address = token) => ({
    asset: { kind: 'token', chainId: 1, address: by } as const,
    from: alice.address,
    to: recipient,
    amount: 100n,
    basis: 'read' as const,
  });
  const stays = (...moves: readonly object[]) =>
    effects({
      found: {
        lines: [balance('0', alice.address, [1_000n, 900n], token)],
        effects: { moves: moves as never },
      },
    });

  test('and is still there was not redeemed: that is no gain', async () => {
    expect((await stays(move(zero))).is).toBe('different');
    expect((await stays(move(bob.address))).is).toBe('asRead');
    expect((await stays(move(zero), move(bob.address))).is).toBe('asRead');
    expect((await stays(move(zero, other))).is).toBe('asRead');
    expect((await stays({ ...move(zero), from: bob.address })).is).toBe('asRead');
    expect((await stays({ ...move(zero), asset: { kind: 'native', chainId: 1 } })).is).toBe('asRead');
    expect((await stays()).is).toBe('asRead');
  });
});

describe('where a node does not say enough', () => {
  const paid: Case = {
    found: { lines: [balance('0', alice.address, [1_000n, 900n], token)] },
    changes: (chain) => chain.set(held(alice.address), 900n),
  };
  const nothing = { is: 'cannotTell', says: 'hearback.effects.cannotTell', rows: [], more: [] };
  const noMore = async (more: Table) => {
    const { more: _, ...it } = await effects({ ...paid, more });
    return it;
  };
  const { more: _, ...plain } = nothing;

  test.each([
    ['the block', { eth_getBlockByHash: says(null) }],
    ['its parent', { eth_getBlockByHash: says({ transactions: [] }) }],
    ['what is in the block', { eth_getBlockByHash: says({ parentHash: pad('0x01') }) }],
    [
      'that the transaction is in the block',
      { eth_getBlockByHash: says({ parentHash: pad('0x01'), transactions: [pad('0x02')] }) },
    ],
    ['the state', { eth_call: fails(-32000, 'missing trie node') }],
    ['the state in full', { eth_call: says('0x00') }],
  ] as const)('%s, nothing is claimed', async (_name, more) => {
    expect(await noMore(more)).toEqual(plain);
  });

  test('one of the two states, nothing is claimed', async () => {
    for (const missing of [0, 1]) {
      let asked = 0;
      const more = ({ table }: Ledger): Table => ({
        eth_call: (params) => {
          asked += 1;
          return (asked - 1 === missing ? says('0x0000') : (table.eth_call ?? says('0x')))(params);
        },
      });
      const { more: __, ...heard } = await effects({ ...paid, more });
      expect(heard).toEqual(plain);
    }
  });

  test('all that there is to read, what is known is told and nothing is called the whole', async () => {
    const logs = Array.from({ length: 60 }, (_it, n) =>
      to(1n, `0x${(n + 1).toString(16).padStart(40, 'c')}`),
    );
    const it = await effects({ ...paid, outcome: { logs } });
    expect([it.is, it.says, it.rows]).toEqual([
      'cannotTell',
      'hearback.effects.cannotTell',
      ['balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1'],
    ]);
    const cut = await effects({ ...paid, outcome: { receipt: { logs: [{ address: 'none' }] } } });
    expect([cut.is, cut.says, cut.rows]).toEqual([
      'cannotTell',
      'hearback.effects.cannotTell',
      ['balance (asset …00A1, account alice): -100 …00A1 | -100 …00A1'],
    ]);
  });
});

test('a permission that others of the block used may have been used by them', async () => {
  const it = (log: Log): Promise<ReturnType<typeof effectsOf>> =>
    effects({
      found: { lines: [allowance('0', alice.address, bob.address, [0n, 50n], token)] },
      before: (chain) =>
        chain.set({ kind: 'allowance', token, owner: alice.address, spender: bob.address }, 0n),
      changes: (chain) =>
        chain.set({ kind: 'allowance', token, owner: alice.address, spender: bob.address }, 80n),
      beside: [{ logs: [log] }],
    });
  const approved = said('Approval(address,address,uint256)', [alice.address, bob.address], 80n);
  expect(await it(approved)).toEqual({
    is: 'cannotTell',
    more: ['mined.effect.0.who alice'],
    rows: ['allowance (asset …00A1, spender bob): 50 …00A1 | 80 …00A1 ≠'],
    says: 'hearback.effects.others',
  });
  expect(await it({ ...approved, address: other })).toEqual({
    differs: ['mined.effect.0.after'],
    is: 'different',
    more: ['mined.effect.0.who alice'],
    rows: ['allowance (asset …00A1, spender bob): 50 …00A1 | 80 …00A1 ≠'],
    says: 'hearback.effects.different',
  });
});

describe('who decides over contracts', () => {
  const owned: Address = '0x00000000000000000000000000000000000000E4';
  const announced = said('OwnershipTransferred(address,address)', [bob.address, carol.address], 0n, owned);
  const log = { ...announced, data: '0x' as const };
  const owner = (who: Address) => (chain: Ledger) => {
    chain.set({ kind: 'owner', contract: owned }, BigInt(who));
    chain.set({ kind: 'code', account: owned }, 5n);
  };

  test('is told where the contract says in an event that it changed, also if nobody read it back', async () => {
    const it = { before: owner(bob.address), changes: owner(carol.address), outcome: { logs: [log] } };
    expect(await effects(it)).toEqual({
      differs: ['mined.effect.0.after'],
      is: 'different',
      more: [],
      rows: ['control (part owner, account …00E4): bob | carol ≠'],
      says: 'hearback.effects.different',
    });
    const predicted: EffectLine = {
      id: '0',
      who: owned,
      what: 'owner',
      part: 'owner',
      before: known(bob.address),
      after: known(carol.address),
      basis: 'read',
      cause: [],
    };
    expect((await effects({ ...it, found: { lines: [predicted] } })).is).toBe('asRead');
    const other: EffectLine = { ...predicted, after: known(alice.address) };
    expect((await effects({ ...it, found: { lines: [other] } })).is).toBe('different');
  });

  test('is not the user’s where someone else sent the transaction that carried theirs', async () => {
    const safe: Address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
    const call = { to: bob.address, value: 0n, data: '0x' as const };
    const body = { kind: 'transaction', chainId: 1, from: safe, call, set: {} } as const;
    const carried = async (emitter: Address) => {
      const chain = scene();
      owner(bob.address)(chain);
      chain.set({ kind: 'owner', contract: safe }, BigInt(bob.address));
      chain.set({ kind: 'code', account: safe }, 5n);
      chain.code(safe, '0x60');
      chain.mine();
      const read = readOn(chain, body);
      const tx = await chain.send(bob, { to: safe, data: execution(call) });
      owner(carol.address)(chain);
      chain.set({ kind: 'owner', contract: safe }, BigInt(carol.address));
      chain.mine([{ tx, logs: [safeSays(safe), { ...log, address: emitter }] }]);
      const all = hearTransaction(read, { account: safe, hash: tx.hash }, chain.world(), signal, quickly);
      return shown(await heardLast(all), read);
    };
    expect(await carried(owned)).toEqual({
      beside: [
        'sent.from bob',
        'sent.nonce 0',
        'carried.through …eEEe',
        'mined.block 1003',
        'mined.settled true',
      ],
      differs: [],
      followed: '…5a10 1003 03eb 0.0',
      is: 'carried asRead',
      rows: ['from: …eEEe | …eEEe', 'to: bob | bob', 'value: 0 wei | 0 wei', 'data: 0x | 0x'],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.asRead'],
    });
    expect(await carried(safe)).toEqual({
      beside: [
        'sent.from bob',
        'sent.nonce 0',
        'mined.effect.0.before bob',
        'carried.through …eEEe',
        'mined.block 1003',
        'mined.settled true',
      ],
      differs: ['mined.effect.0.after'],
      followed: '…5a10 1003 03eb 0.0',
      is: 'carried different',
      rows: [
        'from: …eEEe | …eEEe',
        'to: bob | bob',
        'value: 0 wei | 0 wei',
        'data: 0x | 0x',
        'control (part owner, account …eEEe): bob | carol ≠',
      ],
      says: ['hearback.carried.safe (account …eEEe, by bob)', 'hearback.effects.different'],
    });
  });
});
