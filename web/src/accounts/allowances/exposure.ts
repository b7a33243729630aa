/** Who could take what: what each permission comes to against what is held now, the most at stake first. */
import { isUnlimited } from '@readback/core/actions/approvals/unlimited.ts';
import {
  type Allowance,
  type Allowances,
  pairKey,
  permit2Address,
} from '@readback/core/balances/allowances.ts';
import type { Severity } from '@readback/core/model/finding.ts';
import type * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import { isSame } from '../../names/accountKinds.ts';
import { hasEnded } from './allowanceWords.ts';
import type { Judged } from './judged.ts';
import type { SeenToken } from '../../holdings/seen.ts';

export type Exposure = Readonly<{
  it: Allowance;
  token: SeenToken | undefined;
  /** What is held of the token, in its smallest unit, or how many items; undefined where that is not known. */
  held: bigint | undefined;
  /** What could be taken now; undefined where that is not known. */
  now: bigint | undefined;
  /** The part of the holding that it is, of 10,000; undefined where that is not known. */
  share: number | undefined;
  noLimit: boolean;
  /** Permit2's own limit in time is over. */
  ended: boolean;
  /** Permit2 itself may not take the token from the account. */
  closed: boolean;
  /** What the rules say of such a permission; undefined while they are asked, and where they could not be. */
  judged: Judged | undefined;
}>;

type From = Readonly<{
  allowances: Pick<Allowances, 'standing'> & Partial<Pick<Allowances, 'unread'>>;
  tokens: readonly SeenToken[];
  judged: Readonly<Record<string, Judged>> | undefined;
  /** In milliseconds since the epoch. */
  now: number;
}>;

/**
 * The permissions by what is at stake: the greatest part of a holding first, among equals those without limit, then the
 * gravest. Where it is not known what is held, all of it may be at stake.
 */
export function exposures({ allowances, tokens, judged, now }: From): readonly Exposure[] {
  return allowances.standing
    .map((it): Exposure => {
      const token = tokens.find(({ address }) => isSame(address, it.token));
      const held = token?.balance.value;
      const ended = it.kind === 'permit2' && hasEnded(it.until, now);
      const may = ended ? 0n : mayTake(it, allowances);
      const taken = may === undefined || held === undefined ? undefined : least(may, held);
      const nothing = may === 0n || held === 0n;
      const known = nothing ? 0n : taken;
      return {
        it,
        token,
        held,
        now: known,
        share: shareOf(known, held),
        noLimit: it.kind !== 'operator' && isUnlimited(it.amount),
        ended,
        closed: !ended && may === 0n,
        judged: judged?.[pairKey(it)],
      };
    })
    .toSorted(byStake);
}

/** Those whose rules say Stop or Caution and by which something can be taken, now or later. */
export function risky(all: readonly Exposure[]): readonly Exposure[] {
  return all.filter(({ judged, ended }) => !ended && grave(judged?.severity));
}

/** Which sentence says what could be taken. What is unknown is never said as nothing. */
export function takes(of: Exposure): Takes {
  const { it, held, now, noLimit, ended } = of;
  if (ended) return 'ended';
  if (it.kind === 'operator') return held === undefined ? 'unknownItems' : held > 0n ? 'items' : 'noItems';
  if (now === undefined) return noLimit ? 'unknownLater' : 'unknown';
  if (now === 0n) {
    if (of.closed) return 'closed';
    return noLimit ? 'later' : 'upToLater';
  }
  if (now === held) return noLimit ? 'allLater' : 'all';
  return 'part';
}

export type Takes = keyof typeof words.takes;

/** How much may be taken whatever is held; undefined where nobody knows whether Permit2 may take the token itself. */
function mayTake(it: Allowance, { standing, unread }: From['allowances']): bigint | undefined {
  if (it.kind === 'operator') return everything;
  if (it.kind === 'erc20') return it.amount;
  const gate = pairKey({ kind: 'erc20', token: it.token, spender: permit2Address });
  const open = standing.find((other) => pairKey(other) === gate);
  if (open !== undefined) return least(it.amount, open.amount);
  return unread?.some((other) => pairKey(other) === gate) === false ? 0n : undefined;
}

/** All of a collection, however many items there are. */
const everything = 2n ** 256n;

function shareOf(taken: bigint | undefined, held: bigint | undefined): number | undefined {
  if (taken === 0n) return 0;
  if (taken === undefined || held === undefined || held === 0n) return undefined;
  const share = Number((taken * 10_000n) / held);
  return share === 0 ? 1 : share;
}

function byStake(one: Exposure, other: Exposure): number {
  return (
    stake(other) - stake(one) ||
    Number(other.noLimit) - Number(one.noLimit) ||
    rank(other.judged?.severity) - rank(one.judged?.severity) ||
    pairKey(one.it).localeCompare(pairKey(other.it), 'en')
  );
}

/** What is unknown comes right after what is known to be everything. */
function stake({ share }: Exposure): number {
  return share ?? 9_999.5;
}

function rank(severity: Severity | undefined): number {
  if (severity === 'stop') return 3;
  if (severity === 'caution') return 2;
  return severity === 'note' ? 1 : 0;
}

function grave(severity: Severity | undefined): boolean {
  return rank(severity) >= 2;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
