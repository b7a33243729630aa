import { phrases } from '../model/phrases.ts';
import type { Phrase, PhraseArgKind } from '../model/phrase.ts';
import type { AskSubject, AskFound, Said } from './answer.ts';
import { groundFact, knownFact } from './ground.ts';

/**
 * What of an answer rests on facts of the readback. A statement that names a fact which is not there is no statement:
 * it is dropped, and the answer says that something could not be read.
 */
export function supported(
  subject: AskSubject,
  { says = [], unknown = [] }: AskFound,
): Readonly<{
  says: readonly Said[];
  unknown: readonly Said[];
}> {
  const has = (it: Said) =>
    isEngines(it) || factsIn(it.says).every((id) => groundFact(subject, id) !== undefined);
  const dropped = says.some((it) => !has(it)) || unknown.some((it) => !has(it));
  const rest: readonly Said[] = dropped
    ? [{ says: { id: 'unread.needsFacts', args: {} }, more: [], at: { of: 'none' } }]
    : [];
  return { says: says.filter(has), unknown: [...unknown.filter(has), ...rest] };
}

/** What the readback itself says is shown as it is, also where it speaks of what is unknown. */
function isEngines({ at }: Said): boolean {
  return at.of === 'finding' || at.of === 'sentence' || at.of === 'unread' || at.of === 'limits';
}

/** The ids of all facts that a phrase names. */
export function factsIn(phrase: Phrase): readonly string[] {
  const kinds: Readonly<Record<string, PhraseArgKind>> = Object.hasOwn(phrases, phrase.id)
    ? phrases[phrase.id]
    : {};
  return Object.entries<unknown>(phrase.args).flatMap(([name, value]): readonly string[] => {
    if (kinds[name] === 'phrase') return factsIn(value as Phrase);
    return kinds[name] === 'fact' ? [String(value)] : [];
  });
}

/** Each statement once, where several say the same of the same values: two tokens of one spender end in one way. */
export function saidOnce(subject: AskSubject, all: readonly Said[]): readonly Said[] {
  const seen = new Set<string>();
  return all.filter(({ says }) => {
    const ids = factsIn(says);
    const values = ids.map((id) => knownFact(subject, id) ?? id);
    const others = Object.entries<unknown>(says.args).filter(([, it]) => !ids.includes(String(it)));
    const key = JSON.stringify([says.id, others, values], (_, it: unknown) =>
      typeof it === 'bigint' ? String(it) : it,
    ).toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
