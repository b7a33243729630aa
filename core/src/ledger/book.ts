import { memoize } from '../kit/memoize.ts';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Actor } from '../model/step.ts';
import { heldKey, ledgerKey } from './asset.ts';
import { changeOf } from './line.ts';

/** A counted line, and its change in the smallest unit, or what is left of that once trades are taken out of it. */
export type BalanceChange = Readonly<{ line: EffectLine; change: bigint }>;

/**
 * The book of a run: what changes of what is held, by reads alone, in the order of the lines. Whoever asks what comes or
 * leaves asks here.
 */
export const changesIn = memoize(({ lines }: Effects): readonly BalanceChange[] =>
  lines.flatMap((line) => {
    const change = changeOf(line);
    return change === undefined ? [] : [{ line, change }];
  }),
);

/** What changes of one asset (`ledgerKey`) for an account, or where nobody knows which one for anybody. */
export function changesAt(effects: Effects, who: Actor, asset: string): readonly BalanceChange[] {
  return byHolder(effects).get(heldKey(who, asset)) ?? [];
}

const byHolder = memoize((effects: Effects): ReadonlyMap<string, readonly BalanceChange[]> => {
  const all = new Map<string, BalanceChange[]>();
  for (const it of changesIn(effects)) {
    for (const who of [it.line.who, 'unknown']) {
      const key = heldKey(who, ledgerKey(it.line.asset));
      const there = all.get(key);
      if (there === undefined) all.set(key, [it]);
      else there.push(it);
    }
  }
  return all;
});
