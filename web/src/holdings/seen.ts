/** What was seen of an account on one network, as it is kept: the last good value of each thing, with its time. */
import type { AccountState, AccountCode, SafeState } from '@readback/core/balances/accountState.ts';
import type { Holding, Holdings, TokenKind } from '@readback/core/balances/holdings.ts';
import { type Known, type Unknown, valueOf } from '@readback/core/model/known.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/holdings.ts';
import type { Address } from 'viem';
import { day } from '../data/base/day.ts';

/** A value and when it was read, in milliseconds since the epoch; `failed`: why the last look gave none. */
export type Seen<T> = Readonly<{ value?: T; at?: number; failed?: Unknown }>;

export type SeenToken = Readonly<{
  address: Address;
  kind: TokenKind;
  /** In the smallest unit. */
  balance: Seen<bigint>;
  /** What the token says of itself: foreign. */
  symbol?: string;
  name?: string;
  decimals?: number;
  /** Found only because a token list has it. */
  listed: boolean;
}>;

export type SeenAccount = Readonly<{
  native: bigint;
  code: Seen<AccountCode>;
  nonce: Seen<bigint>;
  pendingNonce: Seen<bigint>;
  safe?: SafeState;
  tokens: readonly SeenToken[];
  /** How many tokens were inspected that nobody dealt with here. */
  listedAsked: number;
  /** Where those come from: a token list, the widely used tokens that ship with the page, or both. */
  lists?: 'list' | 'shipped' | 'both';
  /** The network has no Multicall3, so that only some questions were asked. */
  singly: boolean;
}>;

/** What is now known, with what was seen before where a part of it could not be read again. */
export function seenNow(
  { state, holdings, native }: { state: AccountState; holdings: Holdings; native: bigint },
  before: SeenAccount | undefined,
  now: number,
): SeenAccount {
  const earlier = new Map(before?.tokens.map((it) => [it.address.toLowerCase(), it]));
  const token = (it: Holding, listed: boolean) =>
    seenToken(it, { before: earlier.get(it.address.toLowerCase()), listed, now });
  return {
    native,
    code: seen(state.code, before?.code, now),
    nonce: seen(state.nonce, before?.nonce, now),
    pendingNonce: seen(state.pendingNonce, before?.pendingNonce, now),
    ...(state.safe ? { safe: state.safe } : {}),
    tokens: [
      ...holdings.tokens.map((it) => token(it, false)),
      ...holdings.listed.map((it) => token(it, true)),
    ],
    listedAsked: holdings.listedAsked,
    singly: holdings.by === 'single',
  };
}

/** Which lists were searched; nothing where there was none. */
export function listsAsked(shipped: boolean, list: boolean): Pick<SeenAccount, 'lists'> {
  if (!shipped && !list) return {};
  return { lists: shipped ? (list ? 'both' : 'shipped') : 'list' };
}

/** How far a look went: a token that nobody knows of here is not found. */
export function scopeWords({ listedAsked, lists, singly }: SeenAccount, tokens: number): string {
  const checked = listedAsked > 0 ? words.checked[lists ?? 'list'] : words.checked.none;
  return [
    ...(tokens === 0 ? [words.holdsNone] : []),
    fill(checked, { count: listedAsked }),
    words.mayHold,
    ...(singly ? [words.singly] : []),
  ].join(' ');
}

function seenToken(
  it: Holding,
  { before, listed, now }: { before: SeenToken | undefined; listed: boolean; now: number },
): SeenToken {
  const symbol = valueOf(it.symbol) ?? (isLost(it.symbol) ? before?.symbol : undefined);
  const name = valueOf(it.name) ?? (isLost(it.name) ? before?.name : undefined);
  const decimals = valueOf(it.decimals) ?? (isLost(it.decimals) ? before?.decimals : undefined);
  return {
    address: it.address,
    kind: it.kind,
    balance: seen(it.balance, before?.balance, now),
    ...(symbol === undefined ? {} : { symbol }),
    ...(name === undefined ? {} : { name }),
    ...(decimals === undefined ? {} : { decimals }),
    listed,
  };
}

/** Nothing was learned, as opposed to an answer that it is not there or makes no sense. */
function isLost(it: Known<unknown>): boolean {
  return it.s === 'unknown' && !['notFound', 'malformed', 'refused'].includes(it.why);
}

/** An older value stands while it is younger than a day. */
function seen<T>(it: Known<T>, before: Seen<T> | undefined, now: number): Seen<T> {
  if (it.s === 'known') return { value: it.v, at: now };
  const failed = it.s === 'unknown' ? it : { s: 'unknown' as const, why: 'notAsked' as const };
  if (before?.value === undefined || before.at === undefined || now - before.at >= day) return { failed };
  return { value: before.value, at: before.at, failed };
}
