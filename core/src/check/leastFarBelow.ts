import type { Address } from 'viem';
import type { EffectLine, Effects } from '../model/effects.ts';
import type { Actor } from '../model/step.ts';
import { effectFact } from './effectFact.ts';
import { changeOf } from './flows.ts';
import { type Least, leastOf } from './leastOf.ts';
import { once } from './once.ts';
import { actingAccounts, isActing } from './own.ts';
import { thresholdsOf } from './preferred.ts';
import { clear, missing, type Rule, type Said } from './rule.ts';
import { lessBy } from './shares.ts';
import type { View } from './view.ts';

/** A least amount that protects from nothing. None at all is the business of `transfers.noMinimum`. */
export const leastFarBelow: readonly Rule[] = [
  {
    id: 'transfers.leastFarBelow',
    family: 'transfers',
    severity: 'caution',
    because:
      'Whoever sees the swap coming can take all above the least amount. An honest one lies a few percent below what comes.',
    needs: ['effect.<n>.delta', 'step.<s>.arg.amountOutMin'],
    readsSteps: true,
    run,
  },
];

function run(view: View): readonly Said[] {
  const acting = actingAccounts(view);
  const all = leastOf(view).filter(({ by, raw }) => isActing(by, acting) && raw > 0n);
  if (all.length === 0 || view.stations.simulate === 'skipped') return [];
  const effects = view.effects;
  if (effects.s !== 'known') return [missing('effects', effects)];
  if (effects.v.status !== 'success') return [clear('effects')];
  const percent = thresholdsOf(view).slippagePercent;
  const gains = gainsIn(effects.v);
  const trades = tradesOf(all);
  return all.map((least): Said => {
    const line = gains.get(gainKey(least));
    const { together = least.raw, parts = 1 } = trades.get(tokenKey(least.token)) ?? {};
    const comes = line === undefined ? 0n : (changeOf(line) ?? 0n);
    if (line === undefined || together >= lessBy(comes, percent)) return clear(least.fact);
    const settable = parts === 1 && least.fact.includes('.arg.');
    return {
      outcome: 'fired',
      severity: 'caution',
      step: least.step.id,
      facts: [least.fact, effectFact(line, 'delta')],
      says: {
        id: 'transfers.leastFarBelow.says',
        args: {
          least: least.fact,
          comes: effectFact(line, 'delta'),
          how: together < lessBy(comes, percent * 2) ? 'far' : 'below',
        },
      },
      why: { id: 'transfers.leastFarBelow.why', args: {} },
      remedy: { id: 'transfers.noMinimum.remedy', args: {} },
      ...(settable
        ? { act: { kind: 'setInteger', fact: least.fact, value: lessBy(comes, percent) } as const }
        : {}),
    };
  });
}

/** Of each account, and of whoever it may be, the first line that shows that an asset comes. */
const gainsIn = once(({ lines }: Effects): ReadonlyMap<string, EffectLine> => {
  const gains = new Map<string, EffectLine>();
  for (const line of lines) {
    const { asset, who } = line;
    if (asset === undefined || asset.kind === 'nft' || (changeOf(line) ?? 0n) <= 0n) continue;
    const token = asset.kind === 'native' ? undefined : asset.address;
    for (const by of [who, 'unknown'] as const) {
      const key = gainKey({ by, token });
      if (!gains.has(key)) gains.set(key, line);
    }
  }
  return gains;
});

type Trade = Readonly<{ together: bigint; parts: number }>;

/** By token, what is to come at least of all swaps together: a trade may be split over several, each with its share. */
function tradesOf(all: readonly Least[]): ReadonlyMap<string, Trade> {
  const trades = new Map<string, Trade>();
  for (const { token, raw } of all) {
    const { together, parts } = trades.get(tokenKey(token)) ?? { together: 0n, parts: 0 };
    trades.set(tokenKey(token), { together: together + raw, parts: parts + 1 });
  }
  return trades;
}

function gainKey({ by, token }: Readonly<{ by: Actor; token?: Address | undefined }>): string {
  return `${by.toLowerCase()} ${tokenKey(token)}`;
}

function tokenKey(token: Address | undefined): string {
  return token?.toLowerCase() ?? 'native';
}
