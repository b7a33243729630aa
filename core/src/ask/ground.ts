import { factOfEffect } from '../model/factIds.ts';
import { isCounted } from '../ledger/line.ts';
/** What the queries look things up with. */
import { same } from '../ledger/account.ts';
import { controlKindOf } from '../actions/control/controls.ts';
import { hasAuthorizationForm } from '../actions/steps/agency.ts';
import { everyStep } from '../actions/steps/stepTree.ts';
import { factAt } from '../label/steps/stepFacts.ts';
import type { EffectLine, Effects, EffectValue } from '../model/effects.ts';
import type { Asset, Fact, FactId, FactValue } from '../model/fact.ts';
import { valueOf } from '../model/known.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import type { Step } from '../model/step.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { type AskSubject, type FiredFinding, type Said, saying } from './answer.ts';

/** A fact of the readback, or of what was heard of it. */
export function groundFact({ readback, hearback }: AskSubject, id: FactId): Fact | undefined {
  return hearback !== undefined && Object.hasOwn(hearback.facts, id)
    ? hearback.facts[id]
    : factAt(readback, id);
}

export function knownFact(subject: AskSubject, id: FactId): FactValue | undefined {
  return valueOf(groundFact(subject, id)?.value);
}

/** The value of a fact of one kind. */
export function knownAs<K extends FactValue['kind']>(
  subject: AskSubject,
  id: FactId,
  kind: K,
): Extract<FactValue, { kind: K }> | undefined {
  const value = knownFact(subject, id);
  return value?.kind === kind ? (value as Extract<FactValue, { kind: K }>) : undefined;
}

export function effectsOf({ readback }: AskSubject): Effects | undefined {
  return valueOf(readback.effects);
}

export function stepsOf({ readback }: AskSubject): readonly Step[] {
  return everyStep(readback.steps);
}

/** Whether the request is a signature that others may use, or a text. */
export function isSignature({ incoming }: Readback): boolean {
  return subjectOf(incoming.request.body).way === 'signs';
}

/** Whether nobody simulates it, since it changes nothing alone. */
export function isSkipped({ stations }: Readback): boolean {
  return stations.simulate === 'skipped';
}

/** What fired and was not muted, the gravest first. */
export function firedIn({ findings }: Readback): readonly FiredFinding[] {
  const fired = findings.filter((it): it is FiredFinding => it.outcome === 'fired' && it.muted !== true);
  return (['stop', 'caution', 'note'] as const).flatMap((severity) =>
    fired.filter((it) => it.severity === severity),
  );
}

export function isWarning({ severity }: FiredFinding): boolean {
  return severity !== 'note';
}

/** What could not be read, each with its reason. */
export function unreadIn({ unread }: Readback): readonly Said[] {
  return unread.map(({ id, says, why }) => ({ says, more: [why], at: { of: 'unread', id } }));
}

/** Whether nothing at all stayed unread, and nothing that was simulated was left out. */
export function isAllRead(subject: AskSubject): boolean {
  const { readback } = subject;
  const effects = effectsOf(subject);
  return (
    readback.unread.length === 0 &&
    readback.verdict !== 'pending' &&
    (isSkipped(readback) || (effects !== undefined && effects.status === 'success'))
  );
}

/** Rules that speak of power that others get. */
const power = /^(?:power|approvals|signatures|account|messages|lists)\./;

/**
 * Whether a plain no may be said: all of it was read and passes, nothing is left for later, nobody gets control of anything,
 * and nothing warns of a power that others get by it, muted or not.
 */
export function isCalm(subject: AskSubject): boolean {
  const { findings } = subject.readback;
  const warned = findings.some(
    (it) =>
      it.outcome === 'fired' &&
      (it.severity === 'stop' || (it.severity === 'caution' && power.test(it.rule))),
  );
  const later = stepsOf(subject).some(({ runs, op }) => runs === 'later' || op === 'delegatecall');
  return isAllRead(subject) && !warned && !later && powerLines(subject).length === 0 && !asksControl(subject);
}

/** Whether a warning says that something comes to be owed, or that what is owed is worse secured. */
export function owesSomething({ readback }: AskSubject): boolean {
  return firedIn(readback).some(({ rule }) => rule === 'account.debt' || rule === 'account.weaker');
}

const powers: ReadonlySet<EffectLine['what']> = new Set<EffectLine['what']>([
  'owner',
  'role',
  'safe',
  'code',
  'delegate',
]);

/** Lines about who controls what. */
export function powerLines(subject: AskSubject): readonly EffectLine[] {
  return (effectsOf(subject)?.lines ?? []).filter(({ what }) => powers.has(what));
}

/** Whether the calls themselves ask for a change of control. */
export function asksControl(subject: AskSubject): boolean {
  return stepsOf(subject).some((step) => controlKindOf(step) !== undefined || hasAuthorizationForm(step));
}

/** Whether a rule found that foreign code comes to act as the account. */
export function runsAsAccount({ readback }: AskSubject): boolean {
  return firedIn(readback).some(
    ({ rule, severity }) =>
      severity === 'stop' && /^power\.(?:authorization|delegatecall|delegation|code|modules?)/.test(rule),
  );
}

/** Whether two are the same asset; an item is of its collection. */
export function isOfAsset(it: Asset | undefined, asset: Asset): boolean {
  if (it === undefined) return false;
  if (it.kind === 'native' || asset.kind === 'native') return it.kind === asset.kind;
  if (!same(it.address, asset.address)) return false;
  return it.kind !== 'nft' || asset.kind !== 'nft' || it.id === asset.id;
}

/**
 * By how much a line changes a balance or the number of an item: as its fact says, which of an event is what the event says, else by
 * what was read. Undefined where that is not what it says.
 */
export function changeFact(subject: AskSubject, line: EffectLine): bigint | undefined {
  const { id, before, after } = line;
  if (!isCounted(line)) return undefined;
  const fact = knownAs(subject, factOfEffect(id, 'delta'), 'amount')?.raw;
  if (fact !== undefined) return fact;
  if (before.s !== 'known' || after.s !== 'known') return undefined;
  return amountOf(after.v) - amountOf(before.v);
}

/** Whoever has an item has one of it. */
function amountOf(value: EffectValue): bigint {
  return typeof value === 'bigint' ? value : value === true ? 1n : 0n;
}

/** The readback's own sentence, as one statement for each clause. */
export function sentenceSaid({ readback }: AskSubject): readonly Said[] {
  const [first, ...more] = readback.sentence.map((what): Phrase => ({ id: 'sentence.one', args: { what } }));
  return first === undefined ? [] : [{ says: first, more, at: { of: 'sentence' } }];
}

export const simulatedAway: Said = saying({ id: 'ask.notSimulated', args: {} });
