import type { Finding } from '@readback/core/model/finding.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { alerts, saidOnce } from '../../readback/checks.ts';

/** How many cautions are said of a request, without those that the user muted. */
export function cautionsIn(findings: readonly Finding[], facts: FindFact): number {
  const fired = saidOnce(alerts(findings), facts);
  return fired.filter(({ severity, muted }) => severity === 'caution' && !muted).length;
}
