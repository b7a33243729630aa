import { currencyKey, heldKey, ledgerKey } from '../../ledger/asset.ts';
import type { Address } from 'viem';
import type { EffectLine, Effects } from '../../model/effects.ts';
import type { Actor } from '../../model/step.ts';
import { changeOf } from '../../ledger/line.ts';
import { memoize } from '../../kit/memoize.ts';

/** The line that shows most of an asset coming to an account, or to whoever it may be; `token` absent: native coins. */
export function gainOf(
  effects: Effects,
  { by, token }: Readonly<{ by: Actor; token?: Address | undefined }>,
): EffectLine | undefined {
  return gainsIn(effects).get(heldKey(by, currencyKey(token)));
}

const gainsIn = memoize(({ lines }: Effects): ReadonlyMap<string, EffectLine> => {
  const gains = new Map<string, EffectLine>();
  for (const line of lines) {
    const { asset, who } = line;
    const comes = changeOf(line) ?? 0n;
    if (asset === undefined || asset.kind === 'nft' || comes <= 0n) continue;
    for (const by of [who, 'unknown']) {
      const key = heldKey(by, ledgerKey(asset));
      const before = gains.get(key);
      if (before === undefined || comes > (changeOf(before) ?? 0n)) gains.set(key, line);
    }
  }
  return gains;
});
