import type { FactId } from '../model/fact.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback, Verdict } from '../model/readback.ts';
import { type DriftFound, isRenewedFact, nowId } from './drift.ts';
import { notRenewed } from './found.ts';

/**
 * What changed of what is thought of a request: warnings, the verdict, whether it may be signed. What is thought
 * worse of is material; a warning that is gone is a mark, and stays on the page until the request is read again.
 */
export function judgementDrift(read: Readback, now: Readback): readonly DriftFound[] {
  const found: DriftFound[] = [...newWarnings(read, now), ...goneWarnings(read, now)];
  if (now.control.kind === 'none' && read.control.kind !== 'none') {
    const says: Phrase = { id: 'drift.control', args: { why: now.control.why } };
    found.push({ kind: 'control', read: [], now: [], says, isMaterial: true });
  }
  const isWorse = ranks[now.verdict] > ranks[read.verdict];
  if (isWorse && now.verdict === 'notFullyRead') found.push(notRenewed());
  if (isWorse && now.verdict !== 'notFullyRead' && !found.some(({ isMaterial }) => isMaterial)) {
    const says: Phrase = { id: 'drift.verdict', args: { now: now.verdict } };
    found.push({ kind: 'control', read: [], now: [], says, isMaterial: true });
  }
  return found;
}

/** Not fully read is not a danger by itself: it is worse to sign, and says that less is known. */
const ranks: Readonly<Record<Verdict, number>> = {
  pending: 0,
  read: 0,
  caution: 1,
  notFullyRead: 2,
  stop: 3,
};

type Fired = Extract<Finding, { outcome: 'fired' }>;

function newWarnings(read: Readback, now: Readback): readonly DriftFound[] {
  const earlier = byRule(read.findings);
  return [...byRule(now.findings)].flatMap(([rule, fired]) => {
    const before = earlier.get(rule) ?? [];
    return fired
      .filter(({ severity }, at) => weights[severity] > weightAt(before, at))
      .map((it): DriftFound => {
        const says: Phrase = { id: 'drift.warning', args: { says: asOfNow(wordsOf(it), read, now) } };
        return { kind: 'warning', read: [], now: cited(it, read, now), says, isMaterial: true };
      });
  });
}

/** That it would fail is said by its status: what is new is the reason. */
function wordsOf({ rule, says, why }: Fired): Phrase {
  return rule === 'outcome.fails' ? why : says;
}

function goneWarnings(read: Readback, now: Readback): readonly DriftFound[] {
  const later = byRule(now.findings);
  const unsure = new Set(now.findings.filter(({ outcome }) => outcome === 'unknown').map(({ rule }) => rule));
  return [...byRule(read.findings)].flatMap(([rule, fired]) =>
    fired.slice(later.get(rule)?.length ?? 0).map((it): DriftFound => {
      if (unsure.has(it.rule)) return notRenewed();
      const says: Phrase = { id: 'drift.warningGone', args: { says: it.says } };
      return { kind: 'warning', read: it.facts, now: [], says, isMaterial: false };
    }),
  );
}

const weights: Readonly<Record<Severity, number>> = { note: 0, caution: 1, stop: 2 };

function weightAt(fired: readonly Fired[], at: number): number {
  const severity = fired[at]?.severity;
  return severity === undefined ? 0 : weights[severity];
}

/** Warnings by what they say of which step, the gravest first. Facts tell them not apart: lines are numbered again. */
function byRule(findings: readonly Finding[]): ReadonlyMap<string, readonly Fired[]> {
  const found = new Map<string, Fired[]>();
  for (const it of findings) {
    if (it.outcome !== 'fired' || it.severity === 'note') continue;
    const key = `${it.rule} ${it.step ?? ''} ${it.says.id}`;
    const others = found.get(key) ?? [];
    found.set(
      key,
      [...others, it].sort((a, b) => weights[b.severity] - weights[a.severity]),
    );
  }
  return found;
}

/** What a warning cites, and what its sentence speaks of. */
function cited(it: Fired, read: Readback, now: Readback): readonly FactId[] {
  const all = new Set([...it.facts, ...spokenOf(wordsOf(it))]);
  return [...all].filter((id) => isRenewedFact(id, read, now)).map(nowId);
}

function spokenOf({ args }: Phrase): readonly FactId[] {
  return Object.values(args).flatMap((it: unknown) => {
    if (typeof it === 'string') return [it];
    return typeof it === 'object' && it !== null ? spokenOf(it as Phrase) : [];
  });
}

/** A sentence of the later readback, with the ids that its facts have among those of the drift. */
function asOfNow(phrase: Phrase, read: Readback, now: Readback): Phrase {
  const args = Object.fromEntries(
    Object.entries(phrase.args).map(([name, it]: [string, unknown]) => {
      if (typeof it === 'string') return [name, isRenewedFact(it, read, now) ? nowId(it) : it];
      return [name, typeof it === 'object' ? asOfNow(it as Phrase, read, now) : it];
    }),
  );
  return { ...phrase, args } as Phrase;
}
