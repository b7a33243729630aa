import { factMined } from '../../model/factIds.ts';
import type { Difference } from '../../intent/difference.ts';
import type { Phrase, PhraseId } from '../../model/phrase.ts';

/** What differs in the simulation, as it is said once it has happened: with the same values. */
export const pasts = {
  'intent.pays.saysUnsaid': 'hearback.said.unsaid',
  'intent.pays.saysOwed': 'hearback.said.owed',
  'intent.pays.saysAmount': 'hearback.said.amount',
  'intent.pays.saysNotAll': 'hearback.said.notAll',
  'intent.pays.saysNothing': 'hearback.said.notPaid',
  'intent.pays.saysInstead': 'hearback.said.instead',
  'intent.pays.saysShort': 'hearback.said.short',
  'intent.pays.saysNotThere': 'hearback.said.notThere',
  'intent.gets.saysNothing': 'hearback.said.nothing',
  'intent.gets.saysLess': 'hearback.said.less',
  'intent.allows.saysUnsaid': 'hearback.said.allowed',
  'intent.allows.saysNoLimit': 'hearback.said.noLimit',
  'intent.allows.saysMore': 'hearback.said.more',
  'intent.allows.saysNothing': 'hearback.said.notAllowed',
  'intent.allows.saysGivesInstead': 'hearback.said.givesInstead',
  'intent.allows.saysLeft': 'hearback.said.left',
  'intent.allows.saysStanding': 'hearback.said.standing',
  'intent.allows.saysNotRevoked': 'hearback.said.notRevoked',
  'intent.controls.saysUnsaid': 'hearback.said.controlUnsaid',
  'intent.controls.saysOther': 'hearback.said.controlOther',
  'intent.controls.saysNothing': 'hearback.said.controlNothing',
} as const satisfies Partial<Record<PhraseId, PhraseId>>;

/** What a request allows for counts for nothing once it is known what came. */
const prospects: ReadonlySet<PhraseId> = new Set<PhraseId>([
  'intent.pays.saysMost',
  'intent.gets.saysMinimum',
  'intent.gets.saysNoMinimum',
]);

/**
 * A difference in the words of what happened, over the facts of the mined transaction: nothing where it is only of what
 * might have happened. What differs in the request itself is said as it was, since the same request was mined.
 */
export function afterwards({ says, step }: Difference): readonly Phrase[] {
  if (prospects.has(says.id)) return [];
  const args = Object.fromEntries(
    Object.entries(says.args).map(([name, it]) => [name, typeof it === 'string' ? asMined(it) : it]),
  );
  const past = step === undefined && isPast(says.id) ? pasts[says.id] : says.id;
  return [{ id: past, args } as Phrase];
}

function isPast(id: PhraseId): id is keyof typeof pasts {
  return Object.hasOwn(pasts, id);
}

/** Facts of effects are those of the block. Who signs is who was asked, where the request names nobody. */
function asMined(fact: string): string {
  if (fact === 'session.account') return 'mined.account';
  return fact.startsWith('effect.') ? factMined(fact) : fact;
}
