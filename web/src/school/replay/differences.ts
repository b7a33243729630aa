/** What differs between two states of the practice chain, as someone who watches would say it. */
import type { Address, Hex } from 'viem';
import type { Had } from '../../data/own/flights.ts';
import { changed } from './had.ts';

/** Someone who may take a token of an account: so much of it, or all items of a collection. */
export type Grant = Readonly<{ token: Address; owner: Address; spender: Address; items: boolean }>;

/**
 * What decides over an account: `runs` is the code that a Safe or a delegating account runs, `owner`, `module`, `guard`
 * and `handler` are those of a Safe, `threshold` how many of its owners must sign.
 */
export type Power = Readonly<{
  of: Address;
  what: 'runs' | 'owner' | 'module' | 'guard' | 'handler' | 'threshold';
  who?: Address;
  count?: bigint;
}>;

/** What was read at one block. `had` is of the flyer's accounts and of whoever acts beside them. */
export type State = Readonly<{
  had: readonly Had[];
  granted: readonly Readonly<{ grant: Grant; amount: bigint }>[];
  power: readonly Power[];
}>;

/** `other` is who has more of the same after that, and `gain` how much more; negative `change` is gone. */
export type Change =
  | Readonly<{ kind: 'balance'; had: Had; now: bigint; change: bigint; other?: Address; gain?: bigint }>
  | Readonly<{ kind: 'granted'; grant: Grant; amount: bigint }>
  | Readonly<{ kind: 'power'; power: Power; ended: boolean }>;

/**
 * What is different for the accounts in `own`: powers first, then what may be taken, then what is gone and what came.
 * `fees` is what each account paid for gas, by its address in lower case: that is left out of what is gone.
 */
export function differences(
  before: State,
  after: State,
  { own, fees }: Readonly<{ own: readonly Address[]; fees: ReadonlyMap<string, bigint> }>,
): readonly Change[] {
  const mine = new Set(own.map(lower));
  const paid = (it: Had) => (it.token === undefined ? (fees.get(lower(it.account)) ?? 0n) : 0n);
  const all = changed(before.had, after.had)
    .map((it) => ({ ...it, change: it.change + paid(it.had) }))
    .filter(({ change }) => change !== 0n);
  const balances = all
    .filter(({ had }) => mine.has(lower(had.account)))
    .map((it): Change => {
      const taker = all
        .filter(({ had, change }) => sameAsset(had, it.had) && change > 0n && !mine.has(lower(had.account)))
        .toSorted((one, two) => (one.change > two.change ? -1 : 1))
        .at(0);
      // Who received more than this had it from elsewhere, too.
      const other =
        taker && taker.change <= -it.change ? { other: taker.had.account, gain: taker.change } : {};
      return { kind: 'balance', ...it, ...other };
    });
  return [...powers(before.power, after.power), ...grants(before, after, mine), ...balances];
}

function powers(before: readonly Power[], after: readonly Power[]): readonly Change[] {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const came = after.filter((it) => !was.has(keyOf(it)));
  const ended = before.filter((it) => !is.has(keyOf(it)));
  // An account that runs other code no longer answers what it was asked: what it said before tells nothing.
  const other = new Set(came.filter(({ what }) => what === 'runs').map(({ of }) => lower(of)));
  const counts = ({ of, what }: Power) => what === 'runs' || !other.has(lower(of));
  const named = new Set(came.map(({ of, what }) => `${lower(of)} ${what}`));
  const replaced = ({ of, what }: Power) =>
    what !== 'owner' && what !== 'module' && named.has(`${lower(of)} ${what}`);
  return [
    ...came.filter(counts).map((power): Change => ({ kind: 'power', power, ended: false })),
    ...ended
      .filter((it) => counts(it) && !replaced(it) && it.what !== 'threshold')
      .map((power): Change => ({ kind: 'power', power, ended: true })),
  ];
}

function grants(before: State, after: State, mine: ReadonlySet<string>): readonly Change[] {
  const was = new Map(before.granted.map(({ grant, amount }) => [grantKey(grant), amount]));
  return after.granted.flatMap(({ grant, amount }): Change[] => {
    const earlier = was.get(grantKey(grant));
    if (earlier === undefined || amount <= earlier || !mine.has(lower(grant.owner))) return [];
    return [{ kind: 'granted', grant, amount }];
  });
}

function sameAsset(one: Had, two: Had): boolean {
  return (one.token ?? '').toLowerCase() === (two.token ?? '').toLowerCase();
}

function keyOf({ of, what, who, count }: Power): string {
  return `${of} ${what} ${who ?? ''} ${count ?? ''}`.toLowerCase();
}

/** What tells one grant from another. */
export function grantKey({ token, owner, spender, items }: Grant): string {
  return `${token} ${owner} ${spender} ${items}`.toLowerCase();
}

function lower(address: Address): Hex {
  return address.toLowerCase() as Hex;
}
