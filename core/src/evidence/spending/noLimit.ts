import { factOfToken } from '../../model/factIds.ts';
import type { Address } from 'viem';
import type { Grant } from '../../actions/approvals/grants.ts';
import { unanswered } from '../../model/unanswered.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import { missing, type RuleAnswer } from '../ruleAnswer.ts';
import { lookUp, type Evidence } from '../evidence.ts';

/**
 * Whether a permission is as good as no limit, with the token's supply where that is known. Of what has no decimals the
 * number may be that of an item.
 */
export function isUnlimitedGrant(view: Evidence, { kind, noLimit, amount, token }: Grant): boolean {
  if (noLimit) return true;
  if ((kind !== 'allowance' && kind !== 'once') || amount === undefined || token === undefined) return false;
  const supply = lookUp(view, factOfToken(token, 'supply'));
  if (lookUp(view, factOfToken(token, 'decimals')).s !== 'known') return false;
  return supply.s === 'known' && supply.v.kind === 'integer' && isUnlimited(amount.value, supply.v.value);
}

/**
 * Without any answer of the chain nobody knows whether an amount is all there is of a token. Where the chain answers,
 * and the token says that it has no such figure, the amount counts as what it is.
 */
export function supplyUnread(view: Evidence, { kind, amount, token }: Grant): RuleAnswer | undefined {
  if (kind !== 'allowance' || amount === undefined || amount.value === 0n || token === undefined)
    return undefined;
  if (view.effects.s === 'known') return supplyUnanswered(view, token);
  const fact = factOfToken(token, 'supply');
  const supply = lookUp(view, fact);
  return supply.s === 'known' ? undefined : missing(fact, supply);
}

function supplyUnanswered(view: Evidence, token: Address): RuleAnswer | undefined {
  const facts = (['supply', 'decimals'] as const).map((what) => factOfToken(token, what));
  const fact = facts.find((it) => unanswered(lookUp(view, it)));
  return fact === undefined ? undefined : missing(fact, lookUp(view, fact));
}
