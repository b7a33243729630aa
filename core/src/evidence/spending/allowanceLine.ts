import { currencyKey, heldKey, ledgerKey } from '../../ledger/asset.ts';
import type { EffectLine, Effects } from '../../model/effects.ts';
import { isKeptThere } from '../moves/flows.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { isBy } from '../isBy.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';

/** The line of the effects that shows what becomes of an allowance; none where nothing of it changes. */
export function allowanceLine(view: Evidence, grant: Grant): EffectLine | undefined {
  const { effects } = view;
  if (effects.s !== 'known' || grant.token === undefined) return undefined;
  const by = isBy(view);
  return allowancesIn(effects.v)
    .get(heldKey(grant.spender, currencyKey(grant.token)))
    ?.find((line) => by(grant.by, line.who) && isKeptThere(grant, line));
}

/** The lines of allowances, by spender and token. */
const allowancesIn = memoize(({ lines }: Effects): ReadonlyMap<string, readonly EffectLine[]> => {
  const those = lines.filter(({ what }) => what === 'allowance');
  return groupBy(those, ({ counterparty = '', asset }) => heldKey(counterparty, ledgerKey(asset)));
});
