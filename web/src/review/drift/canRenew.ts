import type { Why } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';

/** Why effects are not known, where asking again may help. */
const passing: ReadonlySet<Why> = new Set(['offline', 'timeout', 'refused', 'malformed']);

/**
 * Whether what a request would do can change and be inspected again: not of a message, of what was carried out
 * already, of what nobody can run, nor while it is still being read or where that broke off.
 */
export function canRenew({ stations, effects, incoming, verdict, control }: Readback): boolean {
  if (verdict === 'pending' || stations.simulate === 'skipped' || incoming.mined !== undefined) return false;
  if (control.kind === 'none' && /^(?:control\.(?:signed|mined)$|engine\.)/.test(control.why.id))
    return false;
  if (chainOf(incoming.request.body) === undefined) return false;
  return effects.s === 'known' || (effects.s === 'unknown' && passing.has(effects.why));
}
