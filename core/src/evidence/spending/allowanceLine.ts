import type { EffectLine, Effects } from '../../model/effects.ts';
import { isKeptThere } from '../moves/flows.ts';
import type { Grant } from '../../actions/approvals/grants.ts';
import { grouped } from '../../kit/groupBy.ts';
import { isBy } from '../happensNow.ts';
import { once } from '../../kit/memoize.ts';
import type { View } from '../view.ts';

/** The line of the effects that shows what becomes of an allowance; none where nothing of it changes. */
export function allowanceLine(view: View, grant: Grant): EffectLine | undefined {
  const { effects } = view;
  if (effects.s !== 'known' || grant.token === undefined) return undefined;
  const by = isBy(view);
  return allowancesIn(effects.v)
    .get(`${grant.spender} ${grant.token}`.toLowerCase())
    ?.find((line) => by(grant.by, line.who) && isKeptThere(grant, line));
}

/** The lines of allowances, by spender and token. */
const allowancesIn = once(({ lines }: Effects): ReadonlyMap<string, readonly EffectLine[]> => {
  const those = lines.filter(({ what }) => what === 'allowance');
  return grouped(those, ({ counterparty, asset }) =>
    asset === undefined || asset.kind === 'native' ? '' : `${counterparty} ${asset.address}`.toLowerCase(),
  );
});
