import { findingPlace } from '../ui/pointed/place.ts';
import type { Finding } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { alerts, saidOnce, isOfIntent } from '../readback/checks.ts';
import { DifferenceList } from './DifferenceList.tsx';

/** In what the request is not what was said. */
export function Differences({ readback, facts }: { readback: Readback; facts: FindFact }) {
  const fired = saidOnce(alerts(readback.findings.filter(isOfIntent)), facts);
  return (
    <DifferenceList
      all={fired.map((it) => ({ key: keyOf(it), says: it.says, place: findingPlace(it) }))}
      facts={facts}
      found="request"
    />
  );
}

function keyOf({ rule, step, facts }: Finding): string {
  return [rule, step, ...facts].join(' ');
}
