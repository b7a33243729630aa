/** A readback as statements that stand alone: what an explanation puts in order, each a phrase over facts. */
import type { Finding, Severity } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { changeStatements } from './changeStatements.ts';
import { findingPlace, limitsPlace, sentencePlace, unreadPlace } from './place.ts';
import { plain, type Statement, type Subject } from './statement.ts';
import { stepStatements } from './stepStatements.ts';

/** Everything the readback says, in the app's own order: the gravest first. */
export function statementsOf(subject: Subject): readonly Statement[] {
  const { readback } = subject;
  return [
    ...fired(readback.findings, 'stop'),
    ...readback.unread.map(({ id, says, why }): Statement => {
      return { grade: 'unknown', says, more: [why], place: unreadPlace(id) };
    }),
    ...fired(readback.findings, 'caution'),
    ...lead(readback.sentence),
    ...fired(readback.findings, 'note'),
    ...changeStatements(subject),
    ...stepStatements(subject),
    ...limits(readback),
  ];
}

function fired(findings: readonly Finding[], severity: Severity): readonly Statement[] {
  return findings.flatMap((finding): Statement[] => {
    // What the user muted weighs nothing, and stands apart on the page.
    if (finding.outcome !== 'fired' || finding.severity !== severity || finding.muted) return [];
    const more = finding.remedy ? [finding.why, finding.remedy] : [finding.why];
    return [{ grade: severity, says: finding.says, more, place: findingPlace(finding) }];
  });
}

/** All clauses together: apart, a later one may not be true alone. */
function lead([first, ...goesOn]: Readback['sentence']): readonly Statement[] {
  return first ? [{ ...plain(first, sentencePlace), goesOn }] : [];
}

function limits({ effects }: Readback): readonly Statement[] {
  if (effects.s !== 'known') return [];
  return [...effects.v.notLookedAt, ...effects.v.assumed].map((says) => plain(says, limitsPlace));
}
