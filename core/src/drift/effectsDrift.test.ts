import { describe, expect, it } from 'vitest';
import { dataOf } from '../check/testing/views.ts';
import { decode } from '../decode/decode.ts';
import { freeze } from '../request/frozen/freeze.ts';
import type { Effects } from '../model/effects.ts';
import type { Facts } from '../model/fact.ts';
import { known, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import {
  allowance,
  balance,
  coin,
  dollar,
  fee,
  friend,
  later,
  type Line,
  me,
  readback,
  router,
} from './testing/readbacks.ts';
import { isWhole } from './drift.ts';
import { driftOf } from './driftOf.ts';
import { citedIn, told, token } from './testing/said.ts';

const nothing: readonly string[] = [];
const saidFrom = (read: readonly Line[], now: readonly Line[]) => told(readback(read), readback(now));
const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

const item = (id: bigint, count: bigint, before = 0n): Line => ({
  who: me,
  what: 'nft',
  asset: { kind: 'nft', chainId: 1, address: router, id },
  before: known(before),
  after: known(count),
});

const operator = (after: boolean, before = false): Line => ({
  who: me,
  what: 'operator',
  asset: { kind: 'nft', chainId: 1, address: token, id: 0n },
  counterparty: router,
  before: known(before),
  after: known(after),
});

const power = (more: Partial<Line>): Line => ({
  who: router,
  what: 'owner',
  part: 'owner',
  before: known(me),
  after: known(friend),
  ...more,
});

const unread = (line: Line): Line => ({ ...line, after: unknown('refused') });

describe('what is told of loans', () => {
  const one = 10n ** 18n;
  const leaves = (after: bigint): Readback => {
    const it = readback(nothing as readonly never[]);
    if (it.effects.s !== 'known') throw new Error('nothing is known');
    const loan = { market: router, account: me, before: known(3n * one), after: known(after) };
    return { ...it, effects: known({ ...it.effects.v, health: [loan] }) };
  };

  it('less safe than was read holds the press back, also where a warning stood before', () => {
    for (const was of [2n * one, (14n * one) / 10n])
      expect(driftOf(leaves(was), leaves((102n * one) / 100n)).material.map(({ says }) => says.id)).toEqual([
        'drift.health',
      ]);
  });

  it('a price that moves a little, and a loan that stays safe, are nothing', () => {
    expect(driftOf(leaves((14n * one) / 10n), leaves((1_395n * one) / 1_000n)).material).toEqual([]);
    expect(driftOf(leaves(2n * one), leaves((16n * one) / 10n)).material).toEqual([]);
  });
});

describe('what is told of amounts', () => {
  it('more leaves: what of whom, how much was read and how much it is', () => {
    const [read, now] = [readback([balance(dollar, 100n, 60n)]), readback([balance(dollar, 100n, 59n)])];
    expect(told(read, now)).toEqual([
      '! leaves: drift.leavesMore what (drift.what.balance asset dollar account me) was -40 dollar now -41 dollar',
    ]);
    expect(citedIn(read, now)).toEqual(['-40 dollar > -41 dollar']);
  });

  it('less arrives', () => {
    expect(saidFrom([balance(coin, 0n, 100n)], [balance(coin, 0n, 98n)])).toEqual([
      '! arrives: drift.arrivesLess what (drift.what.balance asset coin account me) was 100 coin now 98 coin',
    ]);
  });

  it('a little less, as much more as one likes: the numbers alone', () => {
    const moved = (now: string) =>
      `· moved: drift.moved what (drift.what.balance asset dollar account me) was 100 dollar now ${now} dollar`;
    expect(saidFrom([balance(dollar, 0n, 100n)], [balance(dollar, 0n, 99n)])).toEqual([moved('99')]);
    expect(saidFrom([balance(dollar, 0n, 100n)], [balance(dollar, 0n, 900n)])).toEqual([moved('900')]);
    expect(saidFrom([balance(dollar, 0n, 100n)], [balance(dollar, 7n, 107n)])).toEqual([
      '· held: drift.held what (drift.what.balance asset dollar account me) was 0 dollar now 7 dollar',
    ]);
  });

  it('what arrived leaves now, what left arrives now, and nothing at all is left of what arrived', () => {
    const leaves = (was: string, now: string) =>
      `! leaves: drift.leavesMore what (drift.what.balance asset dollar account me) was ${was} dollar now ${now} dollar`;
    expect(saidFrom([balance(dollar, 5n, 9n)], [balance(dollar, 5n, 4n)])).toEqual([leaves('4', '-1')]);
    expect(saidFrom([balance(dollar, 5n, 5n)], [balance(dollar, 5n, 4n)])).toEqual([leaves('0', '-1')]);
    expect(saidFrom([balance(dollar, 5n, 4n)], [balance(dollar, 5n, 9n)])).toEqual([
      '· moved: drift.moved what (drift.what.balance asset dollar account me) was -1 dollar now 4 dollar',
    ]);
    expect(saidFrom([balance(dollar, 5n, 9n)], [balance(dollar, 5n, 5n)])).toEqual([
      '! arrives: drift.arrivesLess what (drift.what.balance asset dollar account me) was 4 dollar now 0 dollar',
    ]);
  });

  it('an item less that arrives, and an item of another number is another thing', () => {
    expect(saidFrom([item(7n, 2n)], [item(7n, 1n)])).toEqual([
      '! arrives: drift.arrivesLess what (drift.what.balance asset item 7 of router account me) was 2 item 7 of router now 1 item 7 of router',
    ]);
    expect(saidFrom([item(7n, 1n)], [item(8n, 1n)])).toEqual([
      '! kind: drift.gone what (drift.what.balance asset item 7 of router account me) was 1 item 7 of router',
      '! kind: drift.new what (drift.what.balance asset item 8 of router account me) now 1 item 8 of router',
    ]);
  });

  it('what was not known leaves now, or does not', () => {
    const [open, leaves, stays] = [
      unread(balance(dollar, 10n, 5n)),
      balance(dollar, 10n, 5n),
      balance(dollar, 10n, 10n),
    ];
    expect(saidFrom([open], [leaves])).toEqual([
      '! leaves: drift.leavesMore what (drift.what.balance asset dollar account me) was no effect.0.delta now -5 dollar',
    ]);
    expect(saidFrom([open], [stays])).toEqual(nothing);
    expect(saidFrom([open], [open])).toEqual(nothing);
  });

  it('what could not be looked at again is said once, and where it stood', () => {
    const read = readback([balance(dollar, 10n, 5n), balance(coin, 10n, 5n)]);
    const now = readback([unread(balance(dollar, 10n, 5n)), unread(balance(coin, 10n, 5n))]);
    expect(told(read, now)).toEqual(['· notRenewed: drift.notRenewed']);
    expect(citedIn(read, now)).toEqual(['5 dollar > ']);
  });
});

describe('what is told of debts', () => {
  const named = (symbol: string): Facts => {
    const id = `token.${token.toLowerCase()}.symbol`;
    return { [id]: { id, value: known({ kind: 'text', text: symbol }), from: [] } };
  };
  const owing = (owed: bigint, more: bigint) => {
    const it = readback([balance(dollar, owed, owed + more)]);
    return { ...it, facts: { ...it.facts, ...named('variableDebtUSDC') } };
  };
  const owes = (how: string, was: string, now: string) =>
    `! leaves: drift.owes how ${how} what (drift.what.balance asset dollar account me) was ${was} dollar now ${now} dollar`;
  const moved = (was: string, now: string) =>
    `· moved: drift.moved what (drift.what.balance asset dollar account me) was ${was} dollar now ${now} dollar`;

  it('more is owed by more than a hundredth', () => {
    expect(told(owing(0n, 1_000n), owing(0n, 1_011n))).toEqual([owes('more', '1000', '1011')]);
    expect(told(owing(0n, 1_000n), owing(0n, 1_010n))).toEqual([moved('1000', '1010')]);
    expect(citedIn(owing(0n, 1_000n), owing(0n, 1_011n))).toEqual(['1000 dollar > 1011 dollar']);
  });

  it('less is paid back by more than a hundredth', () => {
    expect(told(owing(5_000n, -1_000n), owing(5_000n, -989n))).toEqual([owes('less', '-1000', '-989')]);
    expect(told(owing(5_000n, -1_000n), owing(5_000n, -990n))).toEqual([moved('-1000', '-990')]);
    expect(told(owing(5_000n, -1_000n), owing(5_000n, -4_000n))).toEqual([moved('-1000', '-4000')]);
  });

  it('what interest makes of a debt in a few blocks is no news', () => {
    const owed = 10n ** 9n;
    expect(told(owing(owed, 10n), owing(owed, 10n + 1_001n))).toEqual([moved('10', '1011')]);
    expect(told(owing(owed, 10n), owing(owed, 10n + 1_002n))).toEqual([owes('more', '10', '1012')]);
  });

  it('nothing was owed, and now something is', () => {
    expect(told(owing(0n, 0n), owing(0n, 1n))).toEqual([moved('0', '1')]);
    expect(told(owing(0n, 0n), owing(0n, 2n))).toEqual([owes('more', '0', '2')]);
    expect(told(owing(5n, 7n), owing(5n, 7n))).toEqual(nothing);
  });

  it('what cannot be passed on may be a debt: more than a hundredth more of it is told as that', () => {
    const bound: Partial<Effects> = { bound: [{ who: me, asset: dollar }] };
    const holding = (more: bigint, effects = bound) => readback([balance(dollar, 0n, more)], { effects });
    expect(told(holding(1_000n), holding(1_011n))).toEqual([owes('mayBe', '1000', '1011')]);
    expect(told(holding(1_000n), holding(1_010n))).toEqual([moved('1000', '1010')]);
    expect(told(holding(1_000n, {}), holding(1_011n, {}))).toEqual([moved('1000', '1011')]);
    expect(told(holding(1_000n), holding(900n))).toEqual([
      '! arrives: drift.arrivesLess what (drift.what.balance asset dollar account me) was 1000 dollar now 900 dollar',
    ]);
  });
});

describe('what is told of permissions', () => {
  it('more is allowed: to whom, and both amounts', () => {
    const [read, now] = [readback([allowance(0n, 5n)]), readback([allowance(0n, 6n)])];
    expect(told(read, now)).toEqual([
      '! allowance: drift.allowsMore what (drift.what.allowance asset dollar spender router) was 5 dollar now 6 dollar',
    ]);
    expect(citedIn(read, now)).toEqual(['5 dollar > 6 dollar']);
    expect(told(now, read)).toEqual([
      '· moved: drift.moved what (drift.what.allowance asset dollar spender router) was 6 dollar now 5 dollar',
    ]);
    expect(saidFrom([allowance(0n, 5n)], [allowance(2n, 5n)])).toEqual([
      '· held: drift.held what (drift.what.allowance asset dollar spender router) was 0 dollar now 2 dollar',
    ]);
  });

  it('an operator is one who can move all of it', () => {
    expect(saidFrom([operator(false, true)], [operator(true, true)])).toEqual([
      '! allowance: drift.allowsMore what (drift.what.operator asset item 0 of dollar operator router) was false now true',
    ]);
    expect(saidFrom([operator(true)], [operator(true)])).toEqual(nothing);
  });

  it('it lasts longer: until when it did, and until when it does', () => {
    const until = (seconds: bigint): Line => ({ ...allowance(0n, 5n), until: seconds });
    expect(saidFrom([until(1_000n)], [until(1_001n)])).toEqual([
      '! allowance: drift.lasts what (drift.what.allowance asset dollar spender router) was until 1000 now until 1001',
    ]);
    expect(saidFrom([until(1_000n)], [until(1_000n)])).toEqual(nothing);
    expect(saidFrom([allowance(0n, 5n)], [until(9n)])).toEqual(nothing);
  });

  it('what was not known is allowed now, or is not', () => {
    const open = unread(allowance(0n, 5n));
    expect(saidFrom([open], [allowance(0n, 5n)])).toEqual([
      '! allowance: drift.allowsMore what (drift.what.allowance asset dollar spender router) was unknown now 5 dollar',
    ]);
    expect(saidFrom([open], [allowance(3n, 0n)])).toEqual(nothing);
    expect(saidFrom([open], [open])).toEqual(nothing);
    expect(saidFrom([allowance(0n, 5n)], [open])).toEqual(['· notRenewed: drift.notRenewed']);
  });

  it('what is left of one because less was used counts only for what was left before, read, and of the same asset', () => {
    const at = (before: bigint, left: bigint, ...moves: readonly Line[]) =>
      readback([...moves, allowance(before, left)]);
    const more = expect.stringMatching(/^! allowance/);
    const used = (it: bigint) => balance(dollar, 1_000n, 1_000n - it);
    // As much as was there before, and no more than that.
    expect(told(at(410n, 400n, used(10n)), at(410n, 410n, used(0n)))).not.toContainEqual(more);
    expect(told(at(409n, 400n, used(10n)), at(409n, 410n, used(0n)))).toContainEqual(more);
    // The coin, someone else's dollars and what a contract claims were no use of it.
    for (const line of [
      { ...used(100n), asset: coin },
      { ...used(100n), who: friend },
    ]) {
      const none: Line = { ...line, after: line.before };
      expect(told(at(500n, 400n, line), at(500n, 410n, none))).toContainEqual(more);
    }
    // More that is used leaves room for nothing.
    expect(told(at(500n, 400n, used(10n)), at(500n, 401n, used(20n)))).toContainEqual(more);
    expect(told(at(500n, 400n), at(500n, 401n))).toContainEqual(more);
    // What arrives was no use of it either.
    expect(told(at(500n, 400n, used(-50n)), at(500n, 401n, used(-10n)))).toContainEqual(more);
  });

  it('an item that left is no use of a permission for another item', () => {
    const gives = (id: bigint): Line => ({
      who: me,
      what: 'allowance',
      asset: { kind: 'nft', chainId: 1, address: router, id },
      counterparty: friend,
      before: known(9n),
      after: known(1n),
    });
    const leaves = (id: bigint, left: bigint): Line => ({
      ...balance(dollar, 5n, left),
      asset: { kind: 'nft', chainId: 1, address: router, id },
    });
    const at = (of: bigint, left: bigint, given: bigint) =>
      readback([leaves(of, left), { ...gives(7n), after: known(given) }]);
    expect(told(at(7n, 4n, 1n), at(7n, 5n, 2n))).not.toContainEqual(expect.stringMatching(/^! allowance/));
    expect(told(at(8n, 4n, 1n), at(8n, 5n, 2n))).toContainEqual(expect.stringMatching(/^! allowance/));
  });
});

describe('what is told of power', () => {
  it('another owner is set, or it was another one before: said once', () => {
    expect(saidFrom([power({})], [power({ after: known(router) })])).toEqual([
      '! power: drift.power what (drift.what.power part owner account router) was friend now router',
    ]);
    expect(saidFrom([power({})], [power({ before: known(router) })])).toEqual([
      '! power: drift.powerBefore what (drift.what.power part owner account router) was me now router',
    ]);
    expect(saidFrom([power({})], [power({ before: known(router), after: known(me) })])).toHaveLength(1);
    expect(saidFrom([power({})], [power({})])).toEqual(nothing);
  });

  it('the same is granted to somebody else', () => {
    const granted = (to: typeof me): Line =>
      power({
        what: 'safe',
        part: 'fallbackHandler',
        counterparty: to,
        before: known(false),
        after: known(true),
      });
    expect(saidFrom([granted(me)], [granted(friend)])).toEqual([
      '! power: drift.power what (drift.what.power part fallbackHandler account router) was true now true',
    ]);
    expect(saidFrom([granted(me)], [granted(me)])).toEqual(nothing);
    // Whose address is written in another way is the same.
    expect(saidFrom([granted(me)], [granted(me.toLowerCase() as typeof me)])).toEqual(nothing);
  });

  it('an owner of a Safe who is another one is another line', () => {
    const added = (who: typeof me): Line =>
      power({ what: 'safe', part: 'owners', counterparty: who, before: known(false), after: known(true) });
    expect(saidFrom([added(me)], [added(friend)])).toEqual([
      '! kind: drift.gone what (drift.what.power part owners account router) was true',
      '! kind: drift.new what (drift.what.power part owners account router) now true',
    ]);
  });

  it('where no part is named, the kind of effect names it', () => {
    const code = (after: `0x${string}`): Line => ({
      who: router,
      what: 'delegate',
      before: known(me),
      after: known(after),
    });
    expect(saidFrom([code(friend)], [code(router)])).toEqual([
      '! power: drift.power what (drift.what.power part delegate account router) was friend now router',
    ]);
  });

  it('what could not be read again is not another value', () => {
    expect(saidFrom([power({})], [unread(power({}))])).toEqual(['· notRenewed: drift.notRenewed']);
    expect(saidFrom([unread(power({}))], [unread(power({}))])).toEqual(nothing);
    expect(saidFrom([unread(power({}))], [power({})])).toEqual([
      '! power: drift.power what (drift.what.power part owner account router) was unknown now friend',
    ]);
  });

  it('roles of one contract are told apart, as are what is kept by Permit2 and what only is claimed', () => {
    const role = (hex: `0x${string}`): Line =>
      power({
        what: 'role',
        part: 'granted',
        role: hex,
        counterparty: me,
        before: known(false),
        after: known(true),
      });
    expect(saidFrom([role('0x01')], [role('0x02')])).toHaveLength(2);
    expect(saidFrom([role('0x0a')], [role('0x0A')])).toEqual(nothing);
    expect(saidFrom([allowance(0n, 5n)], [{ ...allowance(0n, 5n), via: friend }])).toHaveLength(2);
    const claimed = readback([balance(dollar, 0n, 5n)]);
    const effects = claimed.effects.s === 'known' ? claimed.effects.v : undefined;
    const lines = effects?.lines.map((it) => ({ ...it, basis: 'claimed' }) as const) ?? [];
    expect(
      told(readback([balance(dollar, 0n, 5n)]), readback([], { effects: { lines }, facts: claimed.facts })),
    ).toHaveLength(2);
  });
});

describe('what is there that was not, and is not that was', () => {
  it('is told with its value after, or by how much it changes', () => {
    const read = readback([balance(coin, 10n, 5n)]);
    const now = readback([allowance(0n, 3n), power({}), balance(dollar, 3n, 1n)]);
    expect(told(read, now)).toEqual([
      '! kind: drift.gone what (drift.what.balance asset coin account me) was -5 coin',
      '! kind: drift.new what (drift.what.allowance asset dollar spender router) now 3 dollar',
      '! kind: drift.new what (drift.what.power part owner account router) now friend',
      '! kind: drift.new what (drift.what.balance asset dollar account me) now -2 dollar',
    ]);
    expect(citedIn(read, now)).toEqual(['-5 coin > ', ' > 3 dollar', ' > friend', ' > -2 dollar']);
    expect(saidFrom([allowance(0n, 3n), balance(coin, 1n, 2n)], [balance(coin, 1n, 2n)])).toEqual([
      '! kind: drift.gone what (drift.what.allowance asset dollar spender router) was 3 dollar',
    ]);
  });

  it('is only not known where nothing can be said of it', () => {
    for (const line of [balance(dollar, 3n, 1n), allowance(0n, 3n), operator(true), power({})]) {
      expect(saidFrom([], [unread(line)])).toEqual(['· notRenewed: drift.notRenewed']);
      expect(saidFrom([], [line])).toEqual([expect.stringMatching(/^! kind: drift\.new /)]);
    }
  });

  it('is a second line of the same, which counts by itself', () => {
    const twice = [balance(dollar, 10n, 5n), balance(dollar, 10n, 4n)];
    expect(saidFrom(twice, twice)).toEqual(nothing);
    expect(saidFrom(twice, twice.slice(0, 1))).toEqual([
      expect.stringMatching(/^! kind: drift\.gone .*-6 dollar$/),
    ]);
    expect(saidFrom(twice, [twice[0], balance(dollar, 10n, 3n)] as Line[])).toEqual([
      expect.stringMatching(/^! leaves: drift\.leavesMore .*was -6 dollar now -7 dollar$/),
    ]);
  });

  it('is not a fee that nobody names', () => {
    expect(saidFrom([fee(5n, 9n)], [])).toEqual(['· notRenewed: drift.notRenewed']);
    expect(saidFrom([], [fee(5n, 9n)])).toEqual(nothing);
  });

  it('engines that looked are compared whatever their order', () => {
    const by = (...engines: readonly string[]): Partial<Effects> => ({
      engines: engines.map((name) => ({ name, agrees: null })) as Effects['engines'],
    });
    const read = readback([balance(dollar, 3n, 1n)], { effects: by('eth_simulateV1', 'eth_call') });
    expect(told(read, readback([], { effects: by('eth_call', 'eth_simulateV1') }))).toEqual([
      expect.stringMatching(/^! kind: drift\.gone /),
    ]);
    expect(told(read, readback([], { effects: by('eth_simulateV1') }))).toEqual([
      '· notRenewed: drift.notRenewed',
    ]);
  });
});

describe('what is told of the whole', () => {
  const byTheNode: Effects['assumed'] = [{ is: 'noFees' }, { is: 'feesUnanswered', why: unknown('timeout') }];

  it('it works now, or fails: both words, and what else changes only when it works', () => {
    const works = readback([balance(dollar, 10n, 5n)]);
    const fails = readback([], { effects: { status: 'revert' } });
    expect(told(works, fails)).toEqual(['! status: drift.status was success now revert']);
    expect(told(fails, works)).toEqual([
      '! status: drift.status was revert now success',
      '! kind: drift.new what (drift.what.balance asset dollar account me) now -5 dollar',
    ]);
  });

  it('its changes are known for the first time', () => {
    const open = { ...readback([]), effects: unknown('timeout') } satisfies Readback;
    expect(told(open, readback([]))).toEqual(['! kind: drift.known']);
    expect(told(open, open)).toEqual(nothing);
    expect(told(readback([]), open)).toEqual(['· notRenewed: drift.notRenewed']);
  });

  it('more is announced than can be looked at: reads, logs or the parts of a contract', () => {
    const crowded = (id: 'reads' | 'logs' | 'diamond', more: Partial<Effects> = {}) =>
      readback([], {
        effects: {
          notLookedAt: [id === 'reads' ? { is: id, count: 60 } : { is: id }],
          ...more,
        },
      });
    for (const id of ['reads', 'logs', 'diamond'] as const) {
      expect(told(readback([]), crowded(id))).toEqual(['! kind: drift.crowd']);
      for (const it of byTheNode) expect(told(readback([]), crowded(id, { assumed: [it] }))).toEqual(nothing);
      // Another assumption is not a cause of it.
      expect(told(readback([]), crowded(id, { assumed: [{ is: 'fees' }] }))).toHaveLength(1);
    }
    expect(told(crowded('reads'), crowded('logs'))).toEqual(['! kind: drift.crowd']);
    const none: Partial<Effects> = { notLookedAt: [{ is: 'code' }] };
    expect(told(readback([]), readback([], { effects: none }))).toEqual(nothing);
  });

  it('a node at the same block or a later one says what is now, and one that is behind nothing', () => {
    const [read, now] = [[balance(dollar, 10n, 5n)], [balance(dollar, 10n, 4n)]];
    expect(told(readback(read), readback(now))).toHaveLength(1);
    expect(told(readback(read), readback(now, { effects: later }))[0]).toMatch(/^! leaves/);
    expect(told(readback(read, { effects: later }), readback(now))).toEqual([
      '· notRenewed: drift.notRenewed',
    ]);
  });
});

describe('what is told of the fee', () => {
  const named = ({ facts, ...it }: Readback, most: boolean): Readback => {
    if (most || it.effects.s !== 'known') return { facts, ...it };
    const lines = it.effects.v.lines.map((line) => {
      const { most: _, ...nameless } = line;
      return nameless;
    });
    return { facts, ...it, effects: known({ ...it.effects.v, lines }) };
  };

  it('above the most that was read: that most, and what it is now', () => {
    const [read, now] = [readback([fee(5n, 9n)]), readback([fee(10n, 18n)])];
    expect(told(read, now)).toEqual(['! fee: drift.feeAbove most 9 coin now 10 coin']);
    expect(citedIn(read, now)).toEqual(['5 coin, 9 coin > 10 coin, 18 coin']);
  });

  it('up to the most it is a number', () => {
    expect(saidFrom([fee(5n, 9n)], [fee(9n, 18n)])).toEqual(['· fee: drift.fee was 5 coin now 9 coin']);
    expect(saidFrom([fee(5n, 9n)], [fee(5n, 10n)])).toEqual(['· fee: drift.fee was 5 coin now 5 coin']);
    expect(saidFrom([fee(5n, 9n)], [fee(5n, 9n)])).toEqual(nothing);
  });

  it('where no most was read, twice what was expected is too much', () => {
    const read = named(readback([fee(5n, 9n)]), false);
    expect(told(read, named(readback([fee(11n, 9n)]), false))).toEqual([
      '! fee: drift.fee was 5 coin now 11 coin',
    ]);
    expect(told(read, named(readback([fee(10n, 9n)]), false))).toEqual([
      '· fee: drift.fee was 5 coin now 10 coin',
    ]);
  });

  it('what is not known is not compared', () => {
    expect(saidFrom([fee(5n, 9n)], [unread(fee(5n, 9n))])).toEqual(['· notRenewed: drift.notRenewed']);
    expect(saidFrom([unread(fee(5n, 9n))], [fee(50n, 90n)])).toEqual(nothing);
  });
});

describe('what a payee gets', () => {
  const paying = (gets: bigint | undefined, who: typeof me = other, held = 3n) => {
    const it = readback([]);
    const [id, line] = ['9', balance(dollar, held, held + (gets ?? 0n), who)] as const;
    const arrivals = [{ ...line, id, cause: [], basis: 'read' }] as const;
    const value = known({ kind: 'amount', raw: gets ?? 0n, asset: dollar } as const);
    const facts = gets === undefined ? {} : { 'effect.9.delta': { id: 'effect.9.delta', value, from: [] } };
    const open = arrivals.map((one) => ({ ...one, after: unknown('refused') }) as const);
    return {
      ...it,
      facts,
      effects:
        it.effects.s === 'known'
          ? known({ ...it.effects.v, arrivals: gets === undefined ? open : arrivals })
          : it.effects,
    } satisfies Readback;
  };

  it('is told when it is less, and only that', () => {
    expect(told(paying(100n), paying(98n))).toEqual([
      expect.stringMatching(/^! arrives: drift\.arrivesLess .*was 100 dollar now 98 dollar$/),
    ]);
    expect(told(paying(100n), paying(100n))).toEqual(nothing);
    // What a payee holds besides is nobody's business here.
    expect(told(paying(100n), paying(100n, other, 4n))).toEqual(nothing);
  });

  it('who is asked to be paid and is missing could not be read', () => {
    const data = dataOf('transfer(address to, uint256 amount)', [other, 100n]);
    const call = { to: token, value: 0n, data };
    const request = freeze({ kind: 'transaction', chainId: 1, from: me, call, set: {} }, '');
    const asks = (it: Readback) => ({ ...it, steps: decode(request, {}).steps });
    expect(told(asks(paying(100n)), readback([]))).toEqual(['· notRenewed: drift.notRenewed']);
    expect(told(asks(paying(100n)), paying(98n, friend))).toEqual(['· notRenewed: drift.notRenewed']);
    expect(told(paying(undefined), readback([]))).toEqual(nothing);
  });

  it('that only a run showed to come is told where nothing of it comes', () => {
    expect(told(paying(100n), readback([]))).toEqual([expect.stringMatching(/^! kind: drift\.gone/)]);
    expect(told(paying(100n), paying(98n, friend))).toEqual([expect.stringMatching(/^! kind: drift\.gone/)]);
    expect(told(readback([]), paying(100n))).toEqual(nothing);
  });
});

describe('what a change cites', () => {
  it('is nothing where it is about the whole', () => {
    const works = readback([]);
    const cases: readonly (readonly [Readback, Readback])[] = [
      [works, readback([], { effects: { status: 'revert' } })],
      [{ ...works, effects: unknown('timeout') }, works],
      [works, readback([], { verdict: 'stop' })],
      [works, readback([], { control: { kind: 'none', why: { id: 'control.signed', args: {} } } })],
      [works, readback([], { sentence: [{ id: 'sentence.more', args: { count: 2 } }] })],
      [works, { ...works, effects: unknown('timeout') }],
    ];
    for (const [read, now] of cases) expect(citedIn(read, now)).toEqual([' > ']);
  });

  it('is a held amount on both sides', () => {
    expect(citedIn(readback([balance(dollar, 0n, 100n)]), readback([balance(dollar, 7n, 107n)]))).toEqual([
      '0 dollar > 7 dollar',
    ]);
  });

  it('is whole only where all of it could be looked at again', () => {
    const both = (now: Line) =>
      driftOf(
        readback([balance(dollar, 9n, 5n), balance(coin, 9n, 5n)]),
        readback([now, balance(coin, 9n, 4n)]),
      );
    expect(isWhole(both(balance(dollar, 9n, 6n)))).toBe(true);
    expect(isWhole(both(unread(balance(dollar, 9n, 5n))))).toBe(false);
    const marked = driftOf(
      readback([balance(dollar, 9n, 5n), balance(coin, 9n, 5n)]),
      readback([balance(dollar, 9n, 6n), unread(balance(coin, 9n, 5n))]),
    );
    expect(marked.marks.map(({ kind }) => kind)).toEqual(['moved', 'notRenewed']);
    expect(isWhole(marked)).toBe(false);
  });
});
