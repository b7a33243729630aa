import { phrases } from '@readback/core/model/phrases.ts';

type WordArgs = Readonly<{
  /** Names that represent a word of our own in every phrase that has them. */
  always: readonly string[];
  /** By phrase, the names that do so only there. */
  only: Readonly<Record<string, readonly string[]>>;
}>;

/**
 * Which arguments of which phrase are words of our own and not ids of facts: both are strings. The page has it as plain
 * data, since the declarations that it is made from are several times as large.
 */
export const wordArgs: WordArgs = made();

function made(): WordArgs {
  const all = Object.entries(phrases).flatMap(([id, kinds]) =>
    Object.entries(kinds).map(([name, kind]) => ({ id, name, isWord: kind === 'word' })),
  );
  const facts = new Set(all.flatMap(({ name, isWord }) => (isWord ? [] : [name])));
  const words = all.filter(({ isWord }) => isWord);
  const only: Record<string, string[]> = {};
  for (const { id, name } of words) if (facts.has(name)) (only[id] ??= []).push(name);
  const always = [...new Set(words.map(({ name }) => name))].filter((it) => !facts.has(it));
  return { always, only };
}
