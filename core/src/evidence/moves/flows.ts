import { askedToLeave, sumOf } from '../../actions/asked/askedBook.ts';
import type { Ask } from '../../actions/asked/asks.ts';
import { changeOf } from '../../ledger/line.ts';
import { isKeptBy, ledgerKey } from '../../ledger/asset.ts';
import { same } from '../../ledger/account.ts';
import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { isOfPermit2, type Grant } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { memoize } from '../../kit/memoize.ts';
import { actingAccounts, signerOf } from '../accounts.ts';
import { carrierOf, ownCostOf } from './ownMoves.ts';
import { lookUp, type Evidence } from '../evidence.ts';

/** What leaves the user, or a Safe that the request acts for, and is more than all decoded calls ask for. */
export const unaskedLosses = memoize((view: Evidence): readonly EffectLine[] => {
  if (view.effects.s !== 'known') return [];
  const acting = actingAccounts(view);
  return view.effects.v.lines.filter((line) => acting.has(line.who.toLowerCase()) && isUnasked(view, line));
});

/** Whether a line is a loss that is larger than what the decoded calls take from that account. */
export function isUnasked(view: Evidence, line: EffectLine): boolean {
  const change = changeOf(line);
  if (change === undefined || change >= 0n) return false;
  const taken = askedAmount(view, line);
  return taken === 'any' ? false : -change > taken + allowance(view, line, taken);
}

/** Rounding of tokens that count in shares, and for the native currency the network fee. */
function allowance(view: Evidence, line: EffectLine, taken: bigint): bigint {
  if (line.asset?.kind !== 'native') return taken / 1_000_000n;
  const fee = valueOf(lookUp(view, 'fee.most'));
  return fee?.kind === 'amount' ? fee.raw : 0n;
}

/**
 * What decoded calls take of an asset from an account, in its smallest unit: no more than they say, and no more than
 * moves inside of them, where that was traced. `any`: whole items of it.
 */
export function askedAmount(view: Evidence, line: Pick<EffectLine, 'who' | 'asset'>): bigint | 'any' {
  return asked(view, line, true);
}

/** What decoded calls may take of an asset from an account at most, in its smallest unit, whatever is moved inside of them. */
export function mostAsked(view: Evidence, line: Pick<EffectLine, 'who' | 'asset'>): bigint | 'any' {
  return asked(view, line, false);
}

function asked(
  view: Evidence,
  { who, asset }: Pick<EffectLine, 'who' | 'asset'>,
  asMoved: boolean,
): bigint | 'any' {
  if (asset === undefined) return 'any';
  const anyone = signerOf(view) === undefined ? (['unknown'] as const) : [];
  const isLimited = asMoved && anyone.length === 0;
  const gone: Ask[] = [];
  for (const it of [who, ...anyone]) {
    const its = askedToLeave(view.steps, { who: it, asset }, who);
    if (its === 'any') return its;
    // What is put into a position is weighed by what the call is known to do.
    gone.push(...its.filter(({ of }) => of !== 'position'));
  }
  if (!isLimited || asset.kind === 'nft') return sumOf(gone);
  // Commands of one plan share what moves in it.
  const byCall = groupBy(gone, ({ step }) => carrierOf(view, step) ?? step.id);
  return [...byCall.values()].reduce((sum, its) => {
    const said = sumOf(its);
    const [first] = its.some(({ silent }) => silent) ? [] : its;
    const cost = first && ownCostOf(view, first.step, ledgerKey(asset), who);
    return sum + (cost === undefined || said < cost ? said : cost);
  }, 0n);
}

/** Whether less leaves than the calls ask for, as where one of several failed. */
export function isShort(view: Evidence, line: EffectLine): boolean {
  const said = asked(view, line, false);
  const change = changeOf(line);
  return said !== 'any' && change !== undefined && -change < said;
}

/** Whether more is allowed after that than the call says. */
export function exceeds(grant: Grant, { before, after }: EffectLine): boolean {
  if (grant.kind !== 'allowance' || grant.amount === undefined || grant.noLimit) return false;
  if (after.s !== 'known' || typeof after.v !== 'bigint') return false;
  const earlier = grant.adds && before.s === 'known' && typeof before.v === 'bigint' ? before.v : 0n;
  return after.v > earlier + grant.amount.value;
}

/** Whether a line is of what a grant gives or takes back: for the same spender, over the same token, kept in the same place. */
export function isOfGrant(line: EffectLine, grant: Grant): boolean {
  return (
    same(line.counterparty, grant.spender) && isKeptBy(line.asset, grant.token) && isKeptThere(grant, line)
  );
}

/** Whether a line is of a permission that is kept where the call puts it: at the token itself, or at Permit2. */
export function isKeptThere(grant: Grant, { via }: EffectLine): boolean {
  const { step, token } = grant;
  const elsewhere =
    step.op === 'permission'
      ? token !== undefined && step.to !== null && !same(token, step.to)
      : isOfPermit2(grant);
  return elsewhere === (via !== undefined);
}
