import type { ArgPath } from '@readback/core/decode/argPath.ts';
import type { Either } from '@readback/core/decode/meaningRule.ts';
import type {
  ArgPlace,
  CommandMinimum,
  CommandSwap,
  CommandUse,
} from '@readback/core/decode/protocols/commandModel.ts';
import { noUse } from '@readback/core/decode/protocols/noUse.ts';
import { Clauses } from '../clauses.ts';
import { parseMeanings } from '../meaning.ts';
import type { Parameter } from '../parameter.ts';
import { placeOf, placeOr } from '../path.ts';
import { wrong } from '../wrong.ts';
import { headAt } from './headAt.ts';
import { amountMeanings, type Spoken } from './meanings.ts';

/** What holds of all commands of a router: whom small addresses represent, and whether what lies with it is followed. */
type Router = Readonly<{ marks: 'uniswap' | 'none'; followed: boolean }>;

type Some = Partial<CommandUse>;

/** What 0 represents as an amount: whatever is owed by then, or what was paid to the first pair of a path before. */
type Zero = 'none' | 'due' | 'inPair';

/**
 * What the clauses of a command say of its arguments beyond their roles. `spoken`: the places of all arguments that a clause
 * names.
 */
export function parseCommandUse(
  clauses: readonly string[],
  parameters: readonly Parameter[],
  router: Router,
): Readonly<{ use: CommandUse; spoken: readonly ArgPath[] }> {
  const from = new Spotted(clauses, parameters);
  const zero = from.one('zero', ['due', 'inPair']) ?? 'none';
  const by = byOf(from);
  const marks = from.one('marks', ['uniswap', 'none']) ?? router.marks;
  const says = from.take('says');
  const quiet = from.take('quiet') !== undefined;
  const amounts: Spoken[] = [];
  const done = doneBy(from, zero, amounts);
  const minimum = minimumOf(from);
  const packed = from.take('packed');
  const unless = from.takeForm('pairs unless', '*')?.[0];
  const position = from.take('position');
  const permits = from.one('handsIn', ['one', 'many']);
  const tokens = tokensOf(done);
  if (minimum !== 'none')
    amounts.push({
      amount: minimum.least,
      of: minimum.token === 'wrapped' ? 'native' : minimum.token,
      due: false,
    });
  from.end();
  const found: Some = {
    ...done,
    ...(by === undefined ? {} : { by }),
    marks,
    minimum,
    quiet,
    ...(packed === undefined ? {} : { path: placeOf(from.path(packed)) }),
    ...(unless === undefined ? {} : { pairs: { unlessTrue: placeOf(from.path(unless)) } }),
    ...(position === undefined ? {} : { position: positionOf(position) }),
    ...(permits === undefined ? {} : { permits }),
  };
  const receiver = receiverOf(found);
  const means =
    says === undefined
      ? amountMeanings({ amounts, tokens, receiver: marks === 'uniswap' ? receiver : 'none' }, parameters)
      : parseMeanings(says, parameters);
  const { native: _, puts: __, takes: ___, ...unfollowed } = found;
  return { use: { ...noUse, ...(router.followed ? found : unfollowed), means }, spoken: from.spoken };
}

/** Who receives: of what it pays out, or of what it moves from the caller. */
function receiverOf({ receiver = 'none', pays = 'none' }: Some): ArgPlace | 'none' {
  return receiver === 'none' && typeof pays !== 'string' ? pays.to : receiver;
}

/** Clauses that keep the arguments which they name. */
class Spotted extends Clauses {
  readonly spoken: ArgPath[] = [];

  override path(text: string): ArgPath {
    const path = super.path(text);
    this.spoken.push(path);
    return path;
  }

  override place<const T extends string>(text: string, ...words: readonly T[]): ArgPath | T {
    const place = super.place(text, ...words);
    if (typeof place !== 'string') this.spoken.push(place);
    return place;
  }
}

/** `by payerIsUser`, `by $caller`; else the router itself. */
function byOf(from: Spotted): CommandUse['by'] | undefined {
  const text = from.take('by');
  if (text === undefined) return undefined;
  const place = from.place(text, 'caller');
  return place === 'caller' ? place : headAt(placeOf(place), from.parameters);
}

/** The one thing that a command does: each of these clauses excludes the others. */
function doneBy(from: Spotted, zero: Zero, amounts: Spoken[]): Some {
  const zeroIsDue = zero === 'due';
  return (
    swapOf(from, zero, amounts) ??
    paidOut(from, zeroIsDue, amounts) ??
    wrapped(from, zeroIsDue, amounts) ??
    settled(from, zeroIsDue, amounts) ??
    moved(from, amounts) ??
    bridged(from, amounts) ??
    given(from) ??
    {}
  );
}

/** `sells exactly amountIn of path[0], buys at least amountOutMin of path[-1], to recipient` */
function swapOf(from: Spotted, zero: Zero, amounts: Spoken[]): Some | undefined {
  const part = from.take('sells $part');
  if (part !== undefined) return partSwapOf(from);
  const permitted = from.takeForm('sells permitted', '* of *');
  if (permitted !== undefined) return permitSwapOf(from, permitted);
  const exactIn = from.take('sells exactly');
  const sold = exactIn ?? from.take('sells at most');
  const bought = from.take(exactIn === undefined ? 'buys exactly' : 'buys at least');
  if (sold === undefined && bought === undefined) return undefined;
  if (sold === undefined || bought === undefined)
    throw wrong('a swap "sells exactly … , buys at least …", or "sells at most …, buys exactly …"');
  const [given, sells] = sideOf(from, sold);
  const [got, buys] = sideOf(from, bought);
  const to = from.place(needed(from.take('to'), 'to recipient'), 'pools');
  const exact = exactIn === undefined ? 'out' : 'in';
  const over = to === 'pools' ? 'pools' : 'router';
  const swap: CommandSwap = { over, exact, sells, given, buys, got, zero };
  const isDue = zero !== 'none';
  const sides: readonly Spoken[] = [
    { amount: given, of: sells, due: isDue && exact === 'in' },
    { amount: got, of: buys, due: isDue && exact === 'out' },
  ];
  amounts.push(...(exact === 'in' ? sides : sides.toReversed()));
  if (to === 'pools') return { swap };
  const receiver = placeOf(to);
  return { swap, receiver, puts: { what: 'bought', to: receiver, amount: 'unsaid' }, takes: 'sold' };
}

/** `sells $part, buys at least amountOutMin, to recipient`; `buys $some` where it has no minimum, `to $router` where it stays. */
function partSwapOf(from: Spotted): Some {
  const isOpen = from.take('buys $some') !== undefined;
  const least = isOpen
    ? 'none'
    : placeOf(from.path(needed(from.take('buys at least'), 'buys at least amountOutMin')));
  const to = from.place(needed(from.take('to'), 'to recipient'), 'router');
  const pool = from.take('pool');
  return {
    swap: { over: 'holdings', least, pool: pool === undefined ? 'none' : placeOf(from.path(pool)) },
    ...(to === 'router' ? {} : { receiver: placeOf(to) }),
  };
}

/** `sells permitted permit.amount of permit.token, buys at least amountOutMin, to recipient`: what it buys is not among its arguments. */
function permitSwapOf(from: Spotted, permitted: readonly string[]): Some {
  const [given = [], sells = []] = permitted.map((it) => placeOf(from.path(it)));
  const least = placeOf(from.path(needed(from.take('buys at least'), 'buys at least amountOutMin')));
  const receiver = placeOf(from.path(needed(from.take('to'), 'to recipient')));
  return { swap: { over: 'permit', sells, given, least }, receiver };
}

/** `amountIn of path[0]`, `swap.amountIn of swap.key.currency0 if swap.zeroForOne else swap.key.currency1` */
function sideOf(from: Spotted, text: string): readonly [amount: ArgPlace, token: ArgPath | Either] {
  const [, amount = '', token = ''] = /^(\S+) of (.+)$/.exec(text) ?? [];
  const [, yes, by, no] = /^(\S+) if (\S+) else (\S+)$/.exec(token) ?? [];
  const place = placeOf(from.path(amount));
  if (yes === undefined || by === undefined || no === undefined) return [place, from.path(token)];
  return [place, { by: from.path(by), yes: from.path(yes), no: from.path(no) }];
}

/**
 * `pays value of token to recipient`, `pays $all of token to recipient`, `pays bips in 10000 of token to recipient`: out of
 * what the router has. `takes …`: the same out of what the pools owe; `a|b`: of both tokens.
 */
function paidOut(from: Spotted, zeroIsDue: boolean, amounts: Spoken[]): Some | undefined {
  const paid = from.take('pays');
  const text = paid ?? from.take('takes');
  if (text === undefined) return undefined;
  const [, what = '', parts, list = '', to = ''] = /^(\S+)(?: in (\d+))? of (\S+) to (\S+)$/.exec(text) ?? [];
  if (what === '')
    throw wrong(
      `"${paid === undefined ? 'takes' : 'pays'} ${text}": expected "amount of token to recipient"`,
    );
  const amount = from.place(what, 'all', 'some', 'item');
  const of = list.split('|').map((it) => placeOf(from.path(it)));
  const receiver = placeOr(from.place(to, 'caller'));
  const said = typeof amount === 'string' || parts !== undefined ? 'unsaid' : placeOf(amount);
  const [token] = of;
  if (said !== 'unsaid' && token !== undefined) amounts.push({ amount: said, of: token, due: zeroIsDue });
  const common: Some = {
    ...(receiver === 'caller' ? {} : { receiver }),
    ...(amount === 'item'
      ? {}
      : { out: { from: paid === undefined ? 'pools' : 'router', of, amount: said } as const }),
    ...(parts === undefined || typeof amount === 'string'
      ? {}
      : { portion: { at: placeOf(amount), of: BigInt(parts) } }),
  };
  if (paid === undefined)
    return receiver === 'caller' ? common : { ...common, puts: { what: of, to: receiver, amount: 'unsaid' } };
  if (amount === 'item' || amount === 'some' || token === undefined || receiver === 'caller') return common;
  const [used, taken] =
    parts !== undefined
      ? (['portion', 'some'] as const)
      : amount === 'all'
        ? (['all', 'all'] as const)
        : both(said);
  return {
    ...common,
    native: { of: token, amount: used },
    takes: { what: token, amount: taken, unlessTo: receiver },
  };
}

function both(place: ArgPlace | 'unsaid'): readonly [ArgPlace | 'all', ArgPlace | 'some'] {
  return place === 'unsaid' ? ['all', 'some'] : [place, place];
}

/** `wraps amount to recipient`, `unwraps $all to recipient`, `wraps amount to $router` */
function wrapped(from: Spotted, zeroIsDue: boolean, amounts: Spoken[]): Some | undefined {
  const wraps = from.takeForm('wraps', '* to *');
  const [what = '', to = ''] = wraps ?? from.takeForm('unwraps', '* to *') ?? [];
  if (what === '') return undefined;
  const amount = from.place(what, 'all');
  const place = amount === 'all' ? amount : placeOf(amount);
  const receiver = placeOr(from.place(to, 'router'));
  if (place !== 'all') amounts.push({ amount: place, of: 'native', due: zeroIsDue });
  const due = zeroIsDue ? { zeroIsDue } : {};
  const isSaid = wraps !== undefined && !zeroIsDue && place !== 'all';
  return {
    ...(receiver === 'router' ? {} : { receiver }),
    out: {
      from: 'router',
      of: wraps === undefined ? 'unwrapped' : 'wrapped',
      amount: place === 'all' ? 'unsaid' : place,
    },
    ...(wraps === undefined ? {} : { native: { of: 'native', amount: place } }),
    puts: {
      what: wraps === undefined ? 'native' : 'wrapped',
      to: receiver,
      amount: isSaid ? place : 'unsaid',
    },
    takes: { what: wraps === undefined ? 'unwraps' : 'wraps', amount: place, ...due },
  };
}

/** `settles amount of currency by payerIsUser`, `settles at most amount of a`, `settles $owed of a|b`, `closes a`, `clears amount of a` */
function settled(from: Spotted, zeroIsDue: boolean, amounts: Spoken[]): Some | undefined {
  const most = from.takeForm('settles at most', '* of *');
  if (most !== undefined) {
    const [amount, token] = most.map((it) => placeOf(from.path(it)));
    if (amount === undefined || token === undefined) return undefined;
    amounts.push({ amount, of: token, due: false });
    return {
      native: { of: token, amount },
      takes: { what: 'coins', among: [token] },
      settles: { of: [token], amount, most: true, unlessFalse: 'none' },
    };
  }
  const owed = from.take('settles $owed of');
  const closes = from.take('closes');
  if (owed !== undefined || closes !== undefined) {
    const of = (owed ?? closes ?? '').split('|').map((it) => placeOf(from.path(it)));
    const [only, more] = of;
    return {
      native: { of: only === undefined || more !== undefined ? 'native' : only, amount: 'all' },
      takes: { what: 'coins', among: of },
      ...(owed === undefined ? {} : { settles: { of, amount: 'owed', most: false, unlessFalse: 'none' } }),
    };
  }
  const clears = from.takeForm('clears', '* of *')?.map((it) => placeOf(from.path(it)));
  const [cleared, clearedOf] = clears ?? [];
  if (cleared !== undefined && clearedOf !== undefined) {
    amounts.push({ amount: cleared, of: clearedOf, due: false });
    return { clears: { token: clearedOf, most: cleared } };
  }
  const settles = from.takeForm('settles', '* of * if * pays')?.map((it) => placeOf(from.path(it)));
  const [amount, token, flag] = settles ?? [];
  if (amount === undefined || token === undefined || flag === undefined) return undefined;
  amounts.push({ amount, of: token, due: zeroIsDue });
  const due = zeroIsDue ? { zeroIsDue } : {};
  return {
    by: headAt(flag, from.parameters),
    native: { of: token, amount, ...(zeroIsDue ? { zeroIsAll: true } : {}) },
    takes: { what: token, amount, ...due, unlessPaid: flag },
    settles: { of: [token], amount, most: false, unlessFalse: flag },
  };
}

/** `moves amount of token from $caller to recipient`, `moves list[*].amount of list[*].token from list[*].from to list[*].to` */
function moved(from: Spotted, amounts: Spoken[]): Some | undefined {
  const [amount = '', token = '', source = '', to = ''] = from.takeForm('moves', '* of * from * to *') ?? [];
  if (amount === '') return undefined;
  const [what, of, receiver] = [from.path(amount), from.path(token), from.path(to)];
  const payer = from.place(source, 'caller');
  amounts.push({ amount: what, of, due: false });
  if (payer !== 'caller') {
    const expected = [
      [0, '*', 0],
      [0, '*', 1],
      [0, '*', 2],
      [0, '*', 3],
    ];
    if (JSON.stringify([payer, receiver, what, of]) !== JSON.stringify(expected))
      throw wrong(
        'a list of payments is one of who pays, to whom, how much, and of which token, in that order',
      );
    return { pays: 'each' };
  }
  const pays = { token: placeOf(of), to: placeOf(receiver), amount: placeOf(what) };
  return { pays, puts: { what: [pays.token], to: pays.to, amount: pays.amount } };
}

/** `bridges amount of token to recipient, back to depositor, coins if useNative` */
function bridged(from: Spotted, amounts: Spoken[]): Some | undefined {
  const places = from.takeForm('bridges', '* of * to *')?.map((it) => placeOf(from.path(it)));
  const [amount, token, receiver] = places ?? [];
  if (amount === undefined || token === undefined || receiver === undefined) return undefined;
  const refunds = from.take('back to');
  const flag = from.take('coins if');
  amounts.push({ amount, of: token, due: false });
  return {
    receiver,
    ...(refunds === undefined ? {} : { refunds: placeOf(from.path(refunds)) }),
    ...(flag === undefined ? {} : { native: { of: 'native', amount, if: placeOf(from.path(flag)) } }),
    takes: { what: token, amount },
  };
}

/** `gives owner`: whose it becomes, where it pays out nothing. */
function given(from: Spotted): Some | undefined {
  const text = from.take('gives');
  return text === undefined ? undefined : { receiver: placeOf(from.path(text)) };
}

/** `least amountMin of token to recipient` */
function minimumOf(from: Spotted): CommandMinimum | 'none' {
  const [least, token = '', to = ''] = from.takeForm('least', '* of * to *') ?? [];
  if (least === undefined) return 'none';
  return {
    least: placeOf(from.path(least)),
    token: placeOr(from.place(token, 'wrapped')),
    to: placeOr(from.place(to, 'caller')),
  };
}

/** `position new`, `position named weighed` */
function positionOf(text: string): CommandUse['position'] {
  const [, which, weighed] = /^(new|named)( weighed)?$/.exec(text) ?? [];
  if (which !== 'new' && which !== 'named')
    throw wrong(`"position ${text}": expected new or named, with "weighed" behind it where what goes in is`);
  return { which, weighed: weighed !== undefined };
}

/** The tokens that it names without an amount beside them: those along a path, and of what is paid out whole. */
function tokensOf({ swap = 'none', out = 'none' }: Some): readonly (ArgPath | Either)[] {
  if (swap !== 'none') return 'buys' in swap ? [swap.sells, swap.buys] : [];
  return out !== 'none' && typeof out.of !== 'string' ? out.of : [];
}

function needed<T>(it: T | undefined, example: string): T {
  if (it === undefined) throw wrong(`the row does not say "${example}"`);
  return it;
}
