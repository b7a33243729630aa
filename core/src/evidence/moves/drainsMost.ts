import type { EffectLine } from '../../model/effects.ts';
import { valueOf } from '../../model/known.ts';
import { changeOf } from '../../ledger/line.ts';

/** Whether nine tenths or more of what was held goes: as good as all of it. */
export function drainsMost(line: EffectLine): boolean {
  const [before, after] = [valueOf(line.before), valueOf(line.after)];
  if ((changeOf(line) ?? 0n) >= 0n || typeof before !== 'bigint' || typeof after !== 'bigint') return false;
  return after * 10n <= before;
}
