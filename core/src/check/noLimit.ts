import type { Grant } from './grants.ts';
import { unlimited } from './unlimited.ts';
import { missing, type Said } from './rule.ts';
import { lookUp, type View } from './view.ts';

/**
 * Whether a permission is as good as no limit, with the token's supply where that is known. Of what has no decimals the
 * number may be that of an item.
 */
export function isNoLimit(view: View, { kind, noLimit, amount, token }: Grant): boolean {
  if (noLimit) return true;
  if ((kind !== 'allowance' && kind !== 'once') || amount === undefined || token === undefined) return false;
  const id = `token.${token.toLowerCase()}`;
  const supply = lookUp(view, `${id}.supply`);
  if (lookUp(view, `${id}.decimals`).s !== 'known') return false;
  return supply.s === 'known' && supply.v.kind === 'integer' && unlimited(amount.value, supply.v.value);
}

/**
 * Without any answer of the chain nobody knows whether an amount is all there is of a token. Where the chain answers,
 * and only the token does not say how much there is, the amount counts as what it is.
 */
export function supplyUnread(view: View, { kind, amount, token }: Grant): Said | undefined {
  if (kind !== 'allowance' || amount === undefined || amount.value === 0n || token === undefined)
    return undefined;
  if (view.effects.s === 'known') return undefined;
  const fact = `token.${token.toLowerCase()}.supply`;
  const supply = lookUp(view, fact);
  return supply.s === 'known' ? undefined : missing(fact, supply);
}
