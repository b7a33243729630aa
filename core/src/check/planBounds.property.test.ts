import { type Address, concat, encodeAbiParameters, getAddress, type Hex, parseAbiParameters } from 'viem';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planTradeOf } from '../actions/swaps/planTrade.ts';
import type { Body } from '../model/request.ts';
import { groundOf, promises, readCall, thief } from './account/testing/namedSlots.ts';
import { call, me, viewOf } from './testing/views.ts';

/**
 * Plans of a Universal Router in which the minimum is in a later command, and anything may stand between. What a
 * sentence promises is compared with the worst that can happen: pools pay as little as their swap lets them, and a command
 * that may fail fails where that is worse for the caller.
 */
const router = getAddress('0x66a9893cc07d91d95644aedd05d03f95e1dba8af');
const caller: Address = '0x0000000000000000000000000000000000000001';
const itself: Address = '0x0000000000000000000000000000000000000002';
const ground = groundOf(1);
if (ground === undefined) throw new Error('nothing ships for Ethereum');
const { sold, bought } = ground;
const all = 2n ** 255n;
const unit = 10n ** 17n;
/** What is asked for, of five units that pools are said to give. */
const asked = 49n * 10n ** 16n;
const given = 10n ** 9n;

type Command = Readonly<{ mayFail: boolean }> &
  (
    | Readonly<{ does: 'swap'; to: Address; amount: bigint; least: bigint; byCaller: boolean; back: boolean }>
    | Readonly<{ does: 'sweep'; token: Address; to: Address; least: bigint }>
    | Readonly<{ does: 'transfer'; token: Address; to: Address; amount: bigint }>
    | Readonly<{ does: 'portion'; token: Address; to: Address; bips: bigint }>
    | Readonly<{ does: 'pull'; token: Address; to: Address; amount: bigint }>
  );

function encoded(it: Command): readonly [number, Hex] {
  const pack = (types: string, ...values: readonly unknown[]) =>
    encodeAbiParameters(parseAbiParameters(types), values as never);
  if (it.does === 'swap')
    return [
      0x08,
      pack(
        'address, uint256, uint256, address[], bool',
        it.to,
        it.amount,
        it.least,
        it.back ? [bought, sold] : [sold, bought],
        it.byCaller,
      ),
    ];
  if (it.does === 'sweep') return [0x04, pack('address, address, uint160', it.token, it.to, it.least)];
  if (it.does === 'transfer') return [0x05, pack('address, address, uint256', it.token, it.to, it.amount)];
  if (it.does === 'portion') return [0x06, pack('address, address, uint256', it.token, it.to, it.bips)];
  return [0x02, pack('address, address, uint160', it.token, it.to, it.amount)];
}

function planOf(commands: readonly Command[]): Body {
  const parts = commands.map((it) => [encoded(it), it.mayFail ? 0x80 : 0] as const);
  return call(router, 'execute(bytes commands, bytes[] inputs, uint256 deadline)', [
    concat(parts.map(([[code], flag]) => `0x${(code | flag).toString(16).padStart(2, '0')}` as const)),
    parts.map(([[, input]]) => input),
    1_800_001_000n,
  ]);
}

type Purse = Readonly<Record<string, bigint>>;

/** How much more of what is bought the caller has at least, of all ways in which a plan may go; undefined where it always reverts. */
function worstOf(commands: readonly Command[]): bigint | undefined {
  let worst: bigint | undefined;
  const go = (at: number, purse: Purse): void => {
    const it = commands[at];
    if (it === undefined) {
      const gain = purse[`me ${bought}`] ?? 0n;
      if (worst === undefined || gain < worst) worst = gain;
      return;
    }
    for (const next of after(it, purse)) go(at + 1, next);
    if (it.mayFail) go(at + 1, purse);
  };
  go(0, {});
  return worst;
}

const holder = (to: Address) => (to === itself || to === router ? 'router' : to === thief ? 'thief' : 'me');

function move(purse: Purse, from: string, to: string, token: Address, amount: bigint): Purse {
  const [out, into] = [`${from} ${token}`, `${to} ${token}`];
  const less = { ...purse, [out]: (purse[out] ?? 0n) - amount };
  return { ...less, [into]: (less[into] ?? 0n) + amount };
}

function after(it: Command, purse: Purse): readonly Purse[] {
  const held = (token: Address): bigint => purse[`router ${token}`] ?? 0n;
  if (it.does === 'swap') {
    const [from, into] = it.back ? [bought, sold] : [sold, bought];
    const payer = it.byCaller ? 'me' : 'router';
    const amount = it.amount === all ? held(from) : it.amount;
    if (payer === 'router' && held(from) < amount) return [];
    const paid = move(purse, payer, 'pool', from, amount);
    return [it.least, 5n * unit].map((out) =>
      move(paid, 'pool', holder(it.to), into, out > it.least ? out : it.least),
    );
  }
  if (it.does === 'pull') return [move(purse, 'me', holder(it.to), it.token, it.amount)];
  if (it.does === 'sweep')
    return held(it.token) < it.least ? [] : [move(purse, 'router', holder(it.to), it.token, held(it.token))];
  const amount = it.does === 'portion' ? (held(it.token) * it.bips) / 10_000n : it.amount;
  return held(it.token) < amount ? [] : [move(purse, 'router', holder(it.to), it.token, amount)];
}

const to = fc.constantFrom(caller, itself, thief, me);
const token = fc.constantFrom(bought, bought, sold);
const amount = fc.constantFrom(0n, unit, asked, 5n * unit);
const mayFail = fc.constantFrom(false, false, false, true);
const between: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ does: fc.constant('transfer' as const), token, to, amount, mayFail }),
  fc.record({
    does: fc.constant('portion' as const),
    token,
    to,
    bips: fc.constantFrom(30n, 9_000n),
    mayFail,
  }),
  fc.record({ does: fc.constant('sweep' as const), token, to, least: amount, mayFail }),
  fc.record({ does: fc.constant('pull' as const), token, to, amount, mayFail }),
  fc.record({
    does: fc.constant('swap' as const),
    to,
    amount: fc.constantFrom(all, unit, given),
    least: amount,
    byCaller: fc.boolean(),
    back: fc.boolean(),
    mayFail,
  }),
);
const plans = fc
  .record({
    before: fc.array(between, { maxLength: 1 }),
    to: fc.constantFrom(itself, itself, caller),
    least: fc.constantFrom(0n, 0n, asked),
    middle: fc.array(between, { maxLength: 1 }),
    end: fc.constantFrom(0n, asked, asked),
    endFails: mayFail,
    rest: fc.array(between, { maxLength: 1 }),
  })
  .map((it): readonly Command[] => [
    ...it.before,
    { does: 'swap', to: it.to, amount: given, least: it.least, byCaller: true, back: false, mayFail: false },
    ...it.middle,
    { does: 'sweep', token: bought, to: caller, least: it.end, mayFail: it.endFails },
    ...it.rest,
  ]);

it('what a plan promises is what comes at worst, whatever stands between, and else it promises nothing', () => {
  let promised = 0;
  fc.assert(
    fc.property(plans, (commands) => {
      const worst = worstOf(commands);
      if (worst === undefined) return;
      const body = planOf(commands);
      const [step] = viewOf(body, { codes: { [router]: 'contract', [thief]: 'contract' } }).steps;
      const trade = step === undefined ? undefined : planTradeOf(step);
      const readback = readCall(body, router, ground, 'trade');
      if (trade === undefined || !promises(readback)) return;
      promised += 1;
      expect(worst).toBeGreaterThanOrEqual(trade.get.raw);
    }),
    { numRuns: 1_200, seed: 20_261_129 },
  );
  expect(promised).toBeGreaterThan(40);
});
