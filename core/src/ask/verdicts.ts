/** What is warned of, what is unknown, whether it is safe, and what to do. */
import { verdictName } from '../narrate/verdict/verdictName.ts';
import { limitPhrases } from '../model/limits.ts';
import type { Phrase } from '../model/phrase.ts';
import { type AskSubject, type FiredFinding, type AskFound, type Said, saying } from './answer.ts';
import { effectsOf, firedIn, isSignature, isWarning, isAllRead, unreadIn } from './ground.ts';
import type { Query } from './query.ts';

/** Every warning, or the one that is asked about, with its reason and what to do. */
export function why({ readback }: AskSubject, query: Query): AskFound {
  const topic = query.about.find((it) => it.kind === 'finding');
  const one = topic === undefined ? undefined : readback.findings[topic.at];
  if (one?.outcome === 'fired') return { says: [findingSaid(one)] };
  const fired = firedIn(readback);
  return {
    says: [
      ...fired.map(findingSaid),
      ...(fired.some(isWarning) ? [] : [saying({ id: 'ask.noWarnings', args: {} })]),
    ],
  };
}

/** All that stayed unread, was not inspected, or was assumed. */
export function unknowns(subject: AskSubject): AskFound {
  const effects = effectsOf(subject);
  const open = unreadIn(subject.readback);
  const limits = (effects === undefined ? [] : limitPhrases(effects)).map((it) =>
    saying(it, { of: 'limits' }),
  );
  return {
    says:
      open.length === 0 && isAllRead(subject) ? [saying({ id: 'ask.allRead', args: {} }), ...limits] : limits,
    unknown: open,
  };
}

/**
 * The verdict and its grounds, and no yes or no: people ask whether it is safe, a scam or dangerous, and one word would
 * answer one of these and be wrong for the others.
 */
export function isItSafe(subject: AskSubject): AskFound {
  const { verdict } = subject.readback;
  const grounds = firedIn(subject.readback)
    .filter((it) => !isWarning(it))
    .map(findingSaid);
  return {
    says: [
      saying({ id: 'ask.verdict', args: { verdict: verdictName(subject.readback) } }),
      ...(verdict === 'stop' ? [] : [saying({ id: 'ask.neverSafe', args: {} })]),
      ...grounds,
    ],
  };
}

/** What the checks advise; without advice, no word that invites to sign. */
export function todo(subject: AskSubject): AskFound {
  const { readback } = subject;
  const passes = effectsOf(subject)?.revert?.remedy;
  const advised = firedIn(readback).flatMap((finding): readonly Said[] =>
    finding.remedy === undefined
      ? []
      : [{ says: finding.remedy, more: [finding.says], at: { of: 'finding', finding } }],
  );
  const seen = new Set<string>();
  const once = advised.filter(({ says }) => {
    const key = keyOf(says);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const stop = readback.verdict === 'stop';
  const none: readonly Said[] = readback.control.kind === 'none' ? [saying(readback.control.why)] : [];
  const reject: Phrase = { id: stop ? 'remedy.reject' : 'ask.rejectIfUnsure', args: {} };
  const isThere = seen.has(keyOf(reject));
  const isDone = readback.incoming.mined !== undefined;
  return {
    says: [
      ...(stop && !isThere && !isDone ? [saying(reject)] : []),
      ...once,
      ...(passes === undefined ? [] : [saying(passes)]),
      ...none,
      ...(advised.length > 0 || stop
        ? []
        : [saying({ id: 'ask.noRemedy', args: { how: isSignature(readback) ? 'sign' : 'send' } })]),
      ...(stop || isDone ? [] : [saying(reject)]),
    ],
  };
}

export function findingSaid(finding: FiredFinding): Said {
  const { says, why: because, remedy } = finding;
  return { says, more: remedy === undefined ? [because] : [because, remedy], at: { of: 'finding', finding } };
}

function keyOf(phrase: Phrase): string {
  return JSON.stringify(phrase);
}
