import type { Grant } from './grants.ts';
import { unlimited } from './unlimited.ts';
import { lookUp, type View } from './view.ts';

/**
 * Whether a permission is as good as no limit, with the token's supply where that is known. Of what has no decimals the
 * number may be that of an item.
 */
export function isNoLimit(view: View, { kind, noLimit, amount, token }: Grant): boolean {
  if (noLimit) return true;
  if (kind !== 'allowance' || amount === undefined || token === undefined) return false;
  const id = `token.${token.toLowerCase()}`;
  const supply = lookUp(view, `${id}.supply`);
  if (lookUp(view, `${id}.decimals`).s !== 'known') return false;
  return supply.s === 'known' && supply.v.kind === 'integer' && unlimited(amount.value, supply.v.value);
}
