import { factOfStep, type StepField } from '@readback/core/model/factIds.ts';
/** A readback as statements that are alone: what an explanation puts in order, each a phrase over facts. */
import { limitPhrases } from '@readback/core/model/limits.ts';
import type { Finding, Severity } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { changeStatements } from './changeStatements.ts';
import { findingPlace, limitsPlace, sentencePlace, unreadPlace, stepPlace } from './place.ts';
import { plain, type Statement, type Subject } from './statement.ts';
import { wordsOf } from './wordsOf.ts';
import { everyStep } from '@readback/core/actions/steps/stepTree.ts';
import type { Phrase } from '@readback/core/model/phrase.ts';
import type { Step } from '@readback/core/model/step.ts';

/** Everything the readback says, in the app's own order: the gravest first. */
export function statementsOf(subject: Subject): readonly Statement[] {
  const { readback } = subject;
  const warnings = [
    ...fired(readback.findings, 'stop'),
    ...readback.unread.map(({ id, says, why }): Statement => {
      return { grade: 'unknown', says, more: [why], place: unreadPlace(id) };
    }),
    ...fired(readback.findings, 'caution'),
  ];
  const warned = new Set(warnings.map(({ says }) => wordsOf(says, subject)));
  return [
    ...warnings,
    ...lead(readback.sentence.filter((it) => !warned.has(wordsOf(it, subject)))),
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

/** All clauses together: apart, a later one may not be true alone. What a warning says in the same words is there. */
function lead([first, ...goesOn]: Readback['sentence']): readonly Statement[] {
  return first ? [{ ...plain(first, sentencePlace), goesOn }] : [];
}

function limits({ effects }: Readback): readonly Statement[] {
  if (effects.s !== 'known') return [];
  return limitPhrases(effects.v).map((says) => plain(says, limitsPlace));
}

/** Further ones are only counted: the Review lists them. */
const most = 12;

/** The calls of a request of several, in the order in which they run. A single one is what the sentence says. */
function stepStatements({ readback }: Subject): readonly Statement[] {
  const steps = everyStep(readback.steps);
  if (steps.length < 2) return [];
  const said = steps.slice(0, most).flatMap((step, at): Statement[] => {
    const says = phraseOf(step, { at: at + 1, count: steps.length });
    return says ? [plain(says, stepPlace(step.id))] : [];
  });
  const more = steps.length - most;
  const rest: Phrase = { id: 'line.more', args: { count: more, what: 'calls' } };
  return more > 0 ? [...said, plain(rest, stepPlace(''))] : said;
}

/** `of`: which of how many it is, so that no order of the lines can tell another course. */
function phraseOf(
  { id, op, to, value, data, reading, fn }: Step,
  of: Readonly<{ at: number; count: number }>,
): Phrase | undefined {
  const fact = (part: StepField) => factOfStep(id, part);
  if (op === 'permission') return fn ? { id: 'line.permission', args: { ...of, fn: fact('fn') } } : undefined;
  if (to === null) return { id: 'line.creation', args: of };
  if (op === 'call' && data === '0x') {
    return value > 0n
      ? { id: 'line.payment', args: { ...of, amount: fact('value'), to: fact('to') } }
      : undefined;
  }
  if (reading === 'unread' && op === 'call')
    return { id: 'line.unreadCall', args: { ...of, to: fact('to') } };
  return { id: 'line.call', args: { ...of, how: op, fn: fact('fn'), to: fact('to') } };
}
