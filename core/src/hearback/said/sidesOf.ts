/** A difference from what the user said as two sides, to stand beside each other: what was said, and what is or was done. */
import type { IntentRule } from '../../intent/difference.ts';
import type { Phrase, PhraseId } from '../../model/phrase.ts';
import { pasts } from './afterwards.ts';

/** `of`: what of the request it is about. Neither side is a sentence, or has a tense. */
export type Sides = Readonly<{ of: IntentRule; said: Phrase; found: Phrase }>;

type Says = Extract<PhraseId, `intent.${string}.says${string}`>;

/** The phrase of one side; no phrase is missing, or this does not compile. */
type SideOf<Id, Side extends string> = Id extends `${infer Of}.says${infer What}`
  ? `${Of}.${Side}${What}`
  : never;
type SideId = SideOf<Says, 'wants' | 'does'> & PhraseId;

const asPresent: Readonly<Record<string, Says>> = {
  ...Object.fromEntries(Object.entries(pasts).map(([id, past]) => [past, id as Says])),
  'hearback.said.fee': 'intent.happens.saysFee',
  'hearback.said.failed': 'intent.happens.saysCourse',
};

/** The sides of a difference of a request, or of what came of it; undefined for any other sentence. */
export function sidesOf({ id, args }: Phrase): Sides | undefined {
  const says = asPresent[id] ?? (isSays(id) ? id : undefined);
  if (says === undefined) return undefined;
  const side = (it: 'wants' | 'does') => ({ id: says.replace('says', it) as SideId, args }) as Phrase;
  return { of: says.slice(0, says.lastIndexOf('.')) as IntentRule, said: side('wants'), found: side('does') };
}

function isSays(id: PhraseId): id is Says {
  return /^intent\.\w+\.says/.test(id);
}
