import type { Finding, Severity } from '@readback/core/model/finding.ts';
import { fill } from '@readback/phrases/fill.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';

export type Fired = Extract<Finding, { outcome: 'fired' }>;
export type RuleOutcome = Finding['outcome'];

/** One rule with the one outcome that says most; of several, fired before unknown before pending before clear. */
export type CheckedRule = Readonly<{
  rule: string;
  outcome: RuleOutcome;
  severity?: Severity;
  muted?: true;
  missing: readonly string[];
}>;

const rank: readonly RuleOutcome[] = ['fired', 'unknown', 'pending', 'clear', 'notApplicable'];
const severities: readonly Severity[] = ['stop', 'caution', 'note'];

/** The rules that compare a request with what the user said. */
export function isOfIntent({ rule }: Pick<Finding, 'rule'>): boolean {
  return rule.startsWith('intent.');
}

/** What fired, the gravest first. */
export function alerts(findings: readonly Finding[]): readonly Fired[] {
  return findings
    .filter((finding): finding is Fired => finding.outcome === 'fired')
    .sort((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
}

/**
 * Each once: of two tokens or calls the same words may be true, and twice they say no more. What is muted represents
 * nothing that is not.
 */
export function saidOnce(alerts: readonly Fired[], facts: FindFact): readonly Fired[] {
  const seen = new Set<string>();
  return alerts.filter(({ severity, says, why, remedy, muted }) => {
    const key = JSON.stringify({ severity, says, why, remedy, muted }, (_, value: unknown) => {
      if (typeof value === 'bigint') return value.toString();
      return typeof value === 'string' ? (facts(value)?.value ?? value) : value;
    });
    return !seen.has(key) && seen.add(key);
  });
}

/** Every rule once, those that say most first. */
export function checkedRules(findings: readonly Finding[]): readonly CheckedRule[] {
  const rules = new Map<string, CheckedRule>();
  for (const finding of findings) {
    const before = rules.get(finding.rule);
    if (before && !saysMore(finding, before)) continue;
    rules.set(finding.rule, {
      rule: finding.rule,
      outcome: finding.outcome,
      ...(finding.outcome === 'fired' ? { severity: finding.severity } : {}),
      ...('muted' in finding && { muted: true as const }),
      missing: finding.missing,
    });
  }
  return [...rules.values()].sort(
    (one, other) =>
      rank.indexOf(one.outcome) - rank.indexOf(other.outcome) ||
      grade(one.severity) - grade(other.severity) ||
      one.rule.localeCompare(other.rule),
  );
}

/** "2 triggered, 9 passed, 3 unknown.". Rules that speak of nothing in this request are counted apart. */
export function checksLine(rules: readonly CheckedRule[]): string {
  const count = (outcome: RuleOutcome) => rules.filter((rule) => rule.outcome === outcome).length;
  return fill(words.checksLine, {
    fired: count('fired'),
    unknown: count('unknown'),
    pending: count('pending'),
    clear: count('clear'),
    others: count('notApplicable'),
  });
}

/** The same in a word or two: what fired and what is unknown, or that all passed. */
export function checksShort(rules: readonly CheckedRule[]): string {
  const count = (outcome: RuleOutcome) => rules.filter((rule) => rule.outcome === outcome).length;
  const [fired, unknown] = [count('fired'), count('unknown')];
  const said = [
    ...(fired > 0 ? [fill(words.checksFired, { count: fired })] : []),
    ...(unknown > 0 ? [fill(words.checksUnknown, { count: unknown })] : []),
  ];
  return said.length > 0 ? said.join(', ') : fill(words.checksPassed, { count: count('clear') });
}

function saysMore(finding: Finding, than: CheckedRule): boolean {
  const one = rank.indexOf(finding.outcome);
  const other = rank.indexOf(than.outcome);
  if (one !== other) return one < other;
  // Of two that fired, the one that weighs.
  return (
    finding.outcome === 'fired' &&
    !finding.muted &&
    (than.muted === true || grade(finding.severity) < grade(than.severity))
  );
}

function grade(severity: Severity | undefined): number {
  return severity === undefined ? severities.length : severities.indexOf(severity);
}
