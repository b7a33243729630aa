import type { Phrase, PhraseId } from '@readback/core/model/phrase.ts';
import type { Unread, Verdict } from '@readback/core/model/readback.ts';
import type { Fired } from '../readback/checks.ts';

/**
 * What decided a verdict, in the words of its first finding: of a Stop the first Stop, of a Caution the first Caution,
 * of what is not fully read the first thing that is unknown. Nothing decides what is read back, or still being read.
 * `fired` has the gravest first; what the user muted decides nothing.
 */
export function decidingPhrase(
  verdict: Verdict,
  fired: readonly Fired[],
  unread: readonly Unread[],
): Phrase | undefined {
  if (verdict === 'notFullyRead') return unread[0]?.says;
  return fired.find(({ severity, muted }) => severity === verdict && !muted)?.says;
}

/**
 * What the head of the face says below the sentence: what decided the verdict, or where the sentence itself says that,
 * why it matters. That a function is unknown has no other reason than that: nothing is said again then.
 */
export function belowSentence(
  decided: Phrase,
  sentence: readonly Phrase[],
  fired: readonly Fired[],
): Phrase | undefined {
  const said = saidBy[decided.id];
  if (said === undefined || !idsIn(sentence).some((id) => said.includes(id))) return decided;
  return fired.find(({ says }) => says === decided)?.why;
}

/** By the id of what a finding says: sentences of the request that say the same. */
const saidBy: Partial<Record<PhraseId, readonly PhraseId[]>> = {
  'power.authorization.says': ['sentence.authorization'],
  'power.control.says': ['sentence.ownChange'],
  'power.delegatecall.says': ['sentence.runAs'],
  'signatures.offerForNothing.says': ['what.nothing'],
  'transfers.dataToPlainAccount.says': ['sentence.noEffect', 'sentence.noEffectAlone'],
  'transfers.noMinimum.says': ['bound.any', 'bound.anyCoins'],
  'transfers.outputElsewhere.says': ['to.other'],
  'unread.callName': ['sentence.call', 'sentence.callWith'],
  'unread.openCall': ['sentence.call', 'sentence.callWith'],
};

function idsIn(phrases: readonly Phrase[]): readonly PhraseId[] {
  return phrases.flatMap(({ id, args }) => [
    id,
    ...idsIn(Object.values(args).filter((it): it is Phrase => typeof it === 'object' && it !== null)),
  ]);
}
