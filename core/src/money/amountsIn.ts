import { factOfEffect } from '../model/factIds.ts';
import { isUnlimited } from '../actions/approvals/unlimited.ts';
import { holdsFact } from '../label/tokens/holdsFact.ts';
import { assetKey } from '../ledger/asset.ts';
import type { EffectLine } from '../model/effects.ts';
import type { Asset } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Readback } from '../model/readback.ts';

/** An asset, and the most of it that a line says: a change, or what someone could take. In its smallest unit. */
export type MostOf = Readonly<{ asset: Asset; most: bigint }>;

/** What changes hands or may be taken, each asset once, as the lines of the effects have it; fees are not among it. */
export function amountsIn(readback: Pick<Readback, 'effects' | 'facts'>): readonly MostOf[] {
  const found = new Map<string, MostOf>();
  for (const line of valueOf(readback.effects)?.lines ?? []) {
    const { asset } = line;
    if (asset === undefined || line.what === 'fee') continue;
    const most = mostIn(line, asset, readback);
    const before = found.get(assetKey(asset));
    if (most > 0n && (before === undefined || before.most < most))
      found.set(assetKey(asset), { asset, most });
  }
  return [...found.values()];
}

function mostIn(
  { id, what, who, ...line }: EffectLine,
  asset: Asset,
  { facts }: Pick<Readback, 'facts'>,
): bigint {
  const amountOf = (fact: string) => {
    const it = valueOf(Object.hasOwn(facts, fact) ? facts[fact]?.value : undefined);
    return it?.kind === 'amount' ? it.raw : undefined;
  };
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if (what !== 'allowance') {
    const change =
      amountOf(factOfEffect(id, 'delta')) ??
      (typeof before === 'bigint' && typeof after === 'bigint' ? after - before : 0n);
    return change < 0n ? -change : change;
  }
  const takeable = amountOf(factOfEffect(id, 'takeable'));
  if (takeable !== undefined) return takeable;
  if (typeof after !== 'bigint') return 0n;
  const held = asset.kind === 'token' ? amountOf(holdsFact(who, asset.address)) : undefined;
  if (held !== undefined && held < after) return held;
  return isUnlimited(after) ? 0n : after;
}
