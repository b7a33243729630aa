/** What the user meant, and what became of it. */
import type { Finding } from '../model/finding.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type AskFound, type Said, saying } from './answer.ts';
import { findingSaid } from './verdicts.ts';
import { groundFact } from './ground.ts';

/**
 * Whether it differs: yes where a check of the intent fired, or what was heard differs; no only where every one of them compared,
 * and nothing did.
 */
export function meant({ readback, hearback }: AskSubject): AskFound {
  if (readback.incoming.intent === undefined) {
    return { isIt: 'unknown', unknown: [saying({ id: 'ask.notMeant', args: {} })] };
  }
  const compared = readback.findings.filter(({ rule }) => rule.startsWith('intent.'));
  const fired = compared.filter((it): it is Extract<Finding, { outcome: 'fired' }> => it.outcome === 'fired');
  const heard = hearback?.said;
  if (fired.length > 0 || heard?.state === 'differs') {
    return {
      isIt: 'yes',
      says: [
        saying({ id: 'ask.meant', args: { how: 'differs' } }),
        ...(heard?.differences ?? []).map((it): Said => saying(it)),
        ...fired.map(findingSaid),
      ],
    };
  }
  const open =
    heard?.state === 'cannotCompare' ||
    !compared.some(({ outcome }) => outcome === 'clear') ||
    compared.some(({ outcome }) => outcome === 'unknown' || outcome === 'pending');
  return open || readback.unread.length > 0
    ? { isIt: 'unknown', unknown: [saying({ id: 'ask.notCompared', args: {} })] }
    : { isIt: 'no', says: [saying({ id: 'ask.meant', args: { how: 'same' } })] };
}

/** What was heard: its words, and each row that is not as it was read back. */
export function happened(subject: AskSubject): AskFound {
  const { hearback } = subject;
  if (hearback === undefined) return { unknown: [saying({ id: 'ask.notHeard', args: {} })] };
  const rows = hearback.lines.filter(
    ({ same, readBack, happened: now }) =>
      !same && groundFact(subject, readBack) !== undefined && groundFact(subject, now) !== undefined,
  );
  return {
    says: [
      ...hearback.says.map((it): Said => saying(it)),
      ...(hearback.said?.differences ?? []).map((it): Said => saying(it)),
      ...rows.map(({ label, readBack, happened: now }) =>
        saying({ id: 'ask.rowDiffers', args: { what: label, was: readBack, now } }),
      ),
      ...(hearback.says.length === 0 ? [saying(verdictPhrase(hearback))] : []),
    ],
  };
}

/** Whether what happened is known to be as it was read back. */
const asRead: ReadonlySet<Hearback['verdict']> = new Set<Hearback['verdict']>([
  'same',
  'carried',
  'feeOrNonce',
]);

/** Of a request that was sent, what was read before is not an answer alone: what was heard of it comes first. */
export function heardFirst(subject: AskSubject): readonly Said[] {
  const { hearback } = subject;
  if (hearback === undefined) return [];
  const heard = hearback.says.length > 0 ? hearback.says : [verdictPhrase(hearback)];
  return [...heard.map((it) => saying(it)), saying({ id: 'ask.readBefore', args: {} })];
}

/** Whether it failed, as it was heard: undefined while that is open. */
export function failedAsHeard({ hearback }: AskSubject): 'yes' | 'no' | 'unknown' | undefined {
  if (hearback === undefined) return undefined;
  if (hearback.effects === 'reverted') return 'yes';
  return asRead.has(hearback.verdict) && (hearback.effects === 'asRead' || hearback.effects === 'less')
    ? 'no'
    : 'unknown';
}

function verdictPhrase({ verdict }: Hearback): Phrase {
  return { id: 'ask.heard', args: { verdict } };
}
