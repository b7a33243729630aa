import { factOfAccount, type FactOf, type ValueOf } from '../model/factIds.ts';
import type { Address } from 'viem';
import { accountKey } from '../text/accountKey.ts';
import { memoize } from '../kit/memoize.ts';
import type { FactId, FactValue } from '../model/fact.ts';
import { type Known, pending, unknown } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';
import type { Preferences } from '../model/preferences.ts';
import type { BookEntry, Head, Session } from '../world/world.ts';

/**
 * What the rules and the sentence look at: everything found so far, and what the user's side says of itself. `now` is
 * when it is read, in seconds since the epoch, whenever the request came in; `heads` what nodes said lately of theirs.
 */
export type Evidence = Omit<
  Readback,
  'findings' | 'sentence' | 'verdict' | 'control' | 'unread' | 'parties'
> &
  Readonly<{
    session: Known<Session>;
    book: Known<readonly BookEntry[]>;
    preferences: Known<Preferences>;
    now: Known<bigint>;
    heads: Known<readonly Head[]>;
  }>;

/**
 * What a fact says now. A fact that was asked for is pending until it is answered or the reading ends, whatever the
 * stations have come to; one that nobody spoke of is pending while a station that may give it still works, and unknown
 * after that.
 */
export function lookUp<Of extends FactValue['kind']>(view: Evidence, id: FactOf<Of>): Known<ValueOf<Of>> {
  const fact = Object.hasOwn(view.facts, id) ? view.facts[id] : undefined;
  if (fact !== undefined) return fact.value as Known<ValueOf<Of>>;
  return stillWorking(view) ? pending : unknown('notAsked');
}

/** Whether a station that asks the world has not come to an end. */
export function stillWorking(view: Evidence): boolean {
  return view.stations.label === 'pending' || view.stations.simulate === 'pending';
}

/** The code of an account on the request's chain. */
export function codeOf(view: Evidence, address: Address): Known<Code> {
  const key = accountKey(address);
  const before = codes(view).get(key);
  if (before !== undefined) return before;
  const it = lookUp(view, codeFact(address));
  const code = it.s !== 'known' || it.v.kind === 'code' ? (it as Known<Code>) : unknown('malformed');
  codes(view).set(key, code);
  return code;
}

type Code = Extract<FactValue, { kind: 'code' }>;

/** What was looked up: thousands of calls of a request are of a few contracts. */
const codes = memoize((_view: Evidence) => new Map<string, Known<Code>>());

export function codeFact(address: Address): FactId {
  return factOfAccount(address, 'code');
}
