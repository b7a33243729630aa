import { accountKey } from '../text/accountKey.ts';
import type { Move } from '../model/effects.ts';
import { isNobody } from './account.ts';
import { currencyKey, currencyOf } from './asset.ts';

/**
 * Who is given part of a trade and gives less than half as much for it, by `accountKey`, with the part of the whole that they get (0 to
 * 1). Empty where some accounts do not give one currency for one other.
 *
 * What is sold counts as a whole, and what it brings as one. A currency between them counts as what is given for it, and as what comes of
 * it. A token trades for itself where it is made or burned; `wrapped`, the tokens that are the native currency in another guise (`accountKey`),
 * are that currency. Whoever gives and gets nothing is paid by those who get and give nothing:
 * some pools keep what they buy with another account.
 */
export function takersOf(
  moves: readonly Move[],
  ours: ReadonlySet<string>,
  wrapped: ReadonlySet<string> = none,
): ReadonlyMap<string, number> {
  const traders = tradersIn(moves, ours, wrapped);
  const own = traders.get(us);
  const [sold, bought] = [own?.gives ?? [], own?.gets ?? []];
  if (sold[0] === undefined || bought[0] === undefined || sold.length + bought.length > 2) return new Map();
  traders.delete(us);
  const ends = [sold[0][0], bought[0][0]];
  const got = worths(traders, ends, 'gets', 'gives');
  const gave = worths(traders, ends, 'gives', 'gets');
  const takers = [...got].filter(([who, part]) => part > 0 && (gave.get(who) ?? 0) < part / 2);
  const taken = takers.reduce((sum, [, part]) => sum + part, 0);
  const free = [...gave].reduce((sum, [who, part]) => ((got.get(who) ?? 0) > 0 ? sum : sum + part), 0);
  return new Map(taken > free + rounding ? takers : []);
}

const none: ReadonlySet<string> = new Set();

/** The accounts that are the user’s are one. */
const us = 'us';

const rounding = 1e-9;

/** Of each currency that someone gets or gives, all in all, what part of what all others do. */
type Trader = Readonly<{ gets: Part[]; gives: Part[] }>;
type Part = readonly [currency: string, part: number];

function tradersIn(
  moves: readonly Move[],
  ours: ReadonlySet<string>,
  wrapped: ReadonlySet<string>,
): Map<string, Trader> {
  const nets = new Map<string, Map<string, bigint>>();
  for (const { from, to, asset, amount } of moves) {
    const own = currencyOf(asset);
    if (own === undefined) continue;
    const isCoin = wrapped.has(own);
    // To wrap and to unwrap changes the guise, and nobody gets or gives anything.
    if ([from, to].some((it) => wrapped.has(accountKey(it)) || (isCoin && isNobody(it)))) continue;
    const currency = isCoin ? currencyKey(undefined) : own;
    const its = nets.get(currency) ?? new Map<string, bigint>();
    nets.set(currency, its);
    for (const [it, by] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const key = accountKey(it);
      const who = ours.has(key) ? us : isNobody(key) ? currency : key;
      its.set(who, (its.get(who) ?? 0n) + by);
    }
  }
  const traders = new Map<string, Trader>();
  for (const [currency, its] of nets) {
    const whole = [...its.values()].reduce((sum, net) => (net > 0n ? sum + net : sum), 0n);
    for (const [who, net] of its) {
      if (net === 0n) continue;
      const trader = traders.get(who) ?? { gets: [], gives: [] };
      traders.set(who, trader);
      trader[net > 0n ? 'gets' : 'gives'].push([currency, Math.abs(Number(net) / Number(whole))]);
    }
  }
  return traders;
}

/** What each gets (or gives) of what counts as a whole, or is passed on for it from trader to trader. */
function worths(
  traders: ReadonlyMap<string, Trader>,
  wholes: readonly string[],
  side: keyof Trader,
  next: keyof Trader,
): ReadonlyMap<string, number> {
  const start = wholes.map((currency) => [currency, 1] as const);
  let worth: ReadonlyMap<string, number> = new Map(start);
  for (let at = 0; ; at += 1) {
    const each = new Map(
      [...traders].map(([who, it]) => [
        who,
        it[side].reduce((sum, [currency, part]) => sum + part * (worth.get(currency) ?? 0), 0),
      ]),
    );
    if (at === mostPassed) return each;
    const passed = new Map<string, number>();
    for (const [who, it] of traders)
      for (const [currency] of it[next])
        passed.set(currency, (passed.get(currency) ?? 0) + (each.get(who) ?? 0) / it[next].length);
    worth = new Map([...passed, ...start]);
  }
}

/** More pools in a row no router goes through. */
const mostPassed = 6;
