import type { Finding } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { alerts, saidOnce } from '../readback/checks.ts';
import { bothIn, DifferenceList } from './DifferenceList.tsx';
import { isOfIntent } from './said.ts';

/** In what the request is not what was said. */
export function Differences({
  readback,
  facts,
  pairs,
}: {
  readback: Readback;
  facts: FindFact;
  /** Only what has two values: the rest is said below as it is. */
  pairs?: boolean;
}) {
  const all = saidOnce(alerts(readback.findings.filter(isOfIntent)), facts);
  const fired = pairs ? all.filter(({ says }) => bothIn(says, facts)) : all;
  return (
    <DifferenceList
      all={fired.map((it) => ({ key: keyOf(it), says: it.says }))}
      facts={facts}
      found="request"
    />
  );
}

function keyOf({ rule, step, facts }: Finding): string {
  return [rule, step, ...facts].join(' ');
}
