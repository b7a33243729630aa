import type { Address } from 'viem';
import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { BridgeUse, Straight } from '@readback/core/decode/protocols/bridgeUse.ts';
import type { CommandMinimum } from '@readback/core/decode/protocols/commandModel.ts';
import type { MeaningRule } from '@readback/core/decode/meaningRule.ts';
import {
  aggregated,
  type AllowanceUse,
  type FunctionUse,
  type MinimumKept,
  type MovesUse,
  type RouterMarks,
  type RouterSwap,
} from '@readback/core/decode/protocols/protocolTable.ts';
import { Clauses } from './clauses.ts';
import { parseMeanings } from './meaning.ts';
import type { Parameter } from './parameter.ts';
import { placeOf, placeOr } from './path.ts';
import { wrong } from './wrong.ts';

const marks: readonly RouterMarks[] = ['zeroIsCaller', 'older', 'newer', 'none'];

/** What the clauses of a row say of its arguments beyond their roles; undefined where they say nothing. */
export function parseUse(
  clauses: readonly string[],
  parameters: readonly Parameter[],
): FunctionUse | undefined {
  const from = new Clauses(clauses, parameters);
  const use = readUse(from);
  from.end();
  return use;
}

function readUse(from: Clauses): FunctionUse | undefined {
  const swap = swapOf(from);
  if (swap !== undefined) return { swap };
  const bridge = from.take('bridges to');
  if (bridge !== undefined) return { bridges: bridgeOf(from, bridge) };
  const pays = from.take('pays');
  if (pays !== undefined) {
    const to = from.place(pays, 'caller', 'byRole');
    return { pays: { to, marks: marksOf(from), minimum: minimumOf(from), means: saysOf(from) } };
  }
  const moves = from.takeForm('moves', '* of * from * to *');
  if (moves !== undefined) {
    const [amount = '', token = '', source = '', to = ''] = moves;
    const each = from.take('each');
    return {
      moves: {
        each: each === undefined ? 'one' : from.path(each),
        from: from.place(source, 'caller'),
        to: from.path(to),
        amount: from.path(amount),
        token: from.place(token, 'native', 'called'),
        ...asOf(from),
        ...pathIf(from, 'counted', 'count'),
        means: saysOf(from),
      },
    };
  }
  const allows = from.takeForm('lets', '* spend * of * until *');
  if (allows !== undefined) {
    const [spender = '', amount = '', token = '', until = ''] = allows;
    return {
      allows: {
        spender: from.path(spender),
        amount: from.path(amount),
        token: from.place(token, 'called'),
        until: from.place(until, 'thisCall', 'open'),
        zero: needed(from.one('zero', ['takesBack', 'nothing', 'mayBeItem', 'adds']), 'zero takesBack'),
        ...nobodyOf(from),
        ...pathIf(from, 'for', 'of'),
        means: saysOf(from),
      },
    };
  }
  const operates = from.takeForm('operator', '* of * if *');
  if (operates !== undefined) {
    const [who = '', of = '', given = ''] = operates;
    return {
      operates: {
        who: from.path(who),
        given: from.place(given, 'yes', 'no'),
        of: from.place(of, 'caller'),
        ...pathIf(from, 'allowance until', 'end'),
      },
      ...meansOf(from),
    };
  }
  const permits = from.one('permits', ['amount', 'all']);
  if (permits !== undefined) return { permits };
  const handsIn = from.one('handsIn', ['one', 'many']);
  if (handsIn !== undefined) return { handsIn, means: saysOf(from) };
  const refunds = from.one('refunds', ['change']);
  if (refunds !== undefined) return { refunds };
  const means = from.take('says');
  return means === undefined ? undefined : { means: parseMeanings(means, from.parameters) };
}

function pathIf<K extends string>(from: Clauses, words: string, key: K): Partial<Record<K, ArgPath>> {
  const text = from.take(words);
  return (text === undefined ? {} : { [key]: from.path(text) }) as Partial<Record<K, ArgPath>>;
}

function asOf(from: Clauses): Pick<MovesUse, 'as'> {
  const as = from.one('as', ['item', 'items']);
  return as === undefined ? {} : { as };
}

function meansOf(from: Clauses): Readonly<{ means?: readonly MeaningRule[] }> {
  const means = saysOf(from);
  return means.length === 0 ? {} : { means };
}

function nobodyOf(from: Clauses): Pick<AllowanceUse, 'nobody'> {
  const nobody = from.one('nobody', ['takesBack']);
  return nobody === undefined ? {} : { nobody };
}

function marksOf(from: Clauses): RouterMarks {
  return from.one('marks', marks) ?? 'none';
}

function saysOf(from: Clauses): readonly MeaningRule[] {
  const says = from.take('says');
  return says === undefined ? [] : parseMeanings(says, from.parameters);
}

/** `least amountMinimum of $wrapped to recipient`, `fee feeBips in 10000` */
function minimumOf(from: Clauses): CommandMinimum | 'none' {
  const [least, token = '', to = ''] = from.takeForm('least', '* of * to *') ?? [];
  if (least === undefined) return 'none';
  const [fee, of = '0'] = from.takeForm('fee', '* in *') ?? [];
  return {
    least: placeOf(from.path(least)),
    ...(fee === undefined ? {} : { fee: { at: placeOf(from.path(fee)), of: BigInt(of) } }),
    token: placeOr(from.place(token, 'wrapped')),
    to: placeOr(from.place(to, 'caller')),
  };
}

/** `sells exactly amountIn of path[0], buys at least amountOutMin of path[-1], to to, kept factory` */
function swapOf(from: Clauses): RouterSwap | undefined {
  const [most, sold] = one(from, ['sells exactly', 'sells at most']);
  const [least, bought] = one(from, ['buys at least', 'buys exactly']);
  if (sold === undefined && bought === undefined) return undefined;
  const exact = most === 'sells exactly' ? 'in' : 'out';
  if (sold === undefined || bought === undefined || (exact === 'in') !== (least === 'buys at least'))
    throw wrong('a swap "sells exactly … , buys at least …", or "sells at most …, buys exactly …"');
  const [amount, sells] = sidesOf(sold, 'sells');
  const [limit, buys] = sidesOf(bought, 'buys');
  if (limit === undefined) throw wrong(`"buys ${bought}": expected an amount and "of" and a token`);
  const isAggregator = from.take('as') === 'aggregator';
  const packed = from.take('packed');
  const says = from.take('says');
  const to = from.place(needed(from.take('to'), 'to recipient'), 'caller');
  const kept = keptOf(from);
  const stops = from.take('stops');
  const common: Pick<RouterSwap, keyof typeof aggregated> = isAggregator
    ? aggregated
    : {
        marks: marksOf(from),
        native: from.one('native', ['placeholder', 'value', 'never']) ?? 'never',
        change: from.one('change', ['kept', 'back']) ?? 'back',
        path: packed === undefined ? 'none' : placeOf(from.path(packed)),
        means: says === undefined ? 'sides' : parseMeanings(says, from.parameters),
      };
  return {
    sells: from.place(sells, 'value'),
    amount: amount === undefined ? 'value' : from.place(amount, 'value'),
    buys: from.place(buys, 'native', 'unnamed'),
    least: from.path(limit),
    to,
    exact,
    kept,
    ...(stops === undefined ? {} : { stops: from.path(stops) }),
    ...common,
  };
}

function one(from: Clauses, words: readonly string[]): readonly [words?: string, rest?: string] {
  for (const it of words) {
    const rest = from.take(it);
    if (rest !== undefined) return [it, rest];
  }
  return [];
}

/** `amount of token`, or `$value`: the coins that come along. */
function sidesOf(text: string, word: string): readonly [amount: string | undefined, token: string] {
  if (text === '$value') return [undefined, text];
  const [, amount, token] = /^(\S+) of (\S+)$/.exec(text) ?? [];
  if (amount === undefined || token === undefined)
    throw wrong(`"${word} … ${text}": expected an amount and "of" and a token`);
  return [amount, token];
}

function keptOf(from: Clauses): MinimumKept {
  const rate = from.take('kept rateIf');
  if (rate !== undefined) return { rateIf: from.path(rate) };
  const fee = from.take('kept feeIn');
  if (fee !== undefined) return { feeIn: from.path(fee) };
  const kept = from.one('kept', ['measured', 'factory', 'believed']);
  return needed(kept, 'kept measured');
}

/** `bridges to recipient, network domain in 1|2, arrives amount less maxFee` */
function bridgeOf(from: Clauses, to: string): BridgeUse {
  const [token, amount] = from.takeForm('burns', '* of *')?.toReversed() ?? [];
  return {
    to: from.place(to, 'caller', 'byRole'),
    marks: from.one('marks', ['zeroIsCaller', 'none']) ?? 'none',
    burns:
      token === undefined || amount === undefined
        ? 'none'
        : { token: from.path(token), amount: from.path(amount) },
    means: saysOf(from),
    straight: straightOf(from),
  };
}

function straightOf(from: Clauses): Straight | 'no' {
  const arrives = from.take('arrives');
  if (arrives === undefined) return 'no';
  const without = from.take('without');
  const late = from.take('late');
  return {
    token: onlyOf(from),
    coins: from.one('coins', ['none', 'any']) ?? 'any',
    network: networkOf(from),
    arrives: arrivesOf(from, arrives),
    gas: gasOf(from),
    ...(without === undefined ? {} : { without: from.path(without) }),
    ...(late === undefined ? {} : { late: from.path(late) }),
  };
}

function onlyOf(from: Clauses): Straight['token'] {
  const [token = '', there = ''] = from.takeForm('only', '* as *') ?? [];
  if (token === '') return 'any';
  const [first = '', also] = token.split('|');
  const at = from.path(first);
  if (/^0x[\da-fA-F]{40}$/.test(there)) return { at, is: there as Address };
  return { at, there: from.path(there), ...(also === undefined ? {} : { also: from.path(also) }) };
}

function networkOf(from: Clauses): Straight['network'] {
  const [at = '', list = ''] = from.takeForm('network', '* in *') ?? [];
  if (at === '') return 'one';
  if (!/^\d+(?:\|\d+)*$/.test(list)) throw wrong(`"network ${at} in ${list}": expected numbers, as 1|10`);
  return { at: from.path(at), among: new Set(list.split('|').map(Number)) };
}

function arrivesOf(from: Clauses, text: string): Straight['arrives'] {
  if (text === 'all') return 'all';
  const [, amount, how, other = '$none'] = /^(\S+)(?: (less|least) (\S+))?$/.exec(text) ?? [];
  if (amount === undefined)
    throw wrong(`"arrives ${text}": expected "all", "amount", "amount less fee" or "amount least minimum"`);
  return how === 'least'
    ? { amount: from.path(amount), least: from.path(other) }
    : { amount: from.path(amount), fee: from.place(other, 'none') };
}

function gasOf(from: Clauses): Straight['gas'] {
  const text = from.take('gas');
  if (text === undefined) return 'none';
  if (text === '$ofNoWeight') return 'ofNoWeight';
  const [, amount = '', price = '$none'] = /^(\S+)(?: at (\S+))?$/.exec(text) ?? [];
  return { amount: from.path(amount), price: from.place(price, 'none') };
}

function needed<T>(it: T | undefined, example: string): T {
  if (it === undefined) throw wrong(`the row does not say "${example}", or another way of it`);
  return it;
}
