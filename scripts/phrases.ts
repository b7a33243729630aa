import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Element, parseMessage } from '@readback/phrases/parseMessage.ts';
import { engine } from '@readback/phrases/words/engine.ts';

// `npm run phrases`: the ids of all sentences of the engine with the kinds of their arguments, read from the English
// ones, into core/src/model/phrases.ts. A test fails when they differ.

/** `{argument}` is a fact unless it says what else it holds; a plural holds a number, a select a word. */
const heldBy = { argument: 'fact', plural: 'number', select: 'word' } as const;

/** The file, for sentences by their ids. Throws where two places of a sentence differ in what an argument is. */
export function phrasesFile(sentences: Readonly<Record<string, string>>): string {
  const lines = Object.entries(sentences).map(([id, sentence]) => {
    const kinds = [...kindsIn(id, sentence)].map(([name, kind]) => `${name}: '${kind}'`);
    return `  '${id}': ${kinds.length === 0 ? '{}' : `{ ${kinds.join(', ')} }`},\n`;
  });
  return `/**
 * Every sentence the engine can say, with the kinds of its arguments. Written by \`npm run phrases\` from the English
 * sentences in phrases/src/en/engine.ts.
 */
export const phrases = {
${lines.join('')}} as const;
`;
}

function kindsIn(id: string, sentence: string): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const it of placesIn(parseMessage(sentence))) {
    const { name } = it;
    const isPlain = it.kind === 'argument' && it.holds === undefined;
    const kind = (it.kind === 'argument' ? it.holds : undefined) ?? heldBy[it.kind];
    const found = isPlain ? plain : chosen;
    if (found.has(name) && found.get(name) !== kind)
      throw new Error(`${id}: {${name}} is a ${found.get(name)} in one place and a ${kind} in another.`);
    found.set(name, kind);
  }
  // What is chosen by may also be said: `{source, select, none {Nobody} other {{source}}}`.
  return new Map([...plain, ...chosen].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

type Place = Exclude<Element, { kind: 'text' | 'count' | 'tag' }>;

function placesIn(elements: readonly Element[]): readonly Place[] {
  return elements.flatMap((it): readonly Place[] => {
    if (it.kind === 'text' || it.kind === 'count') return [];
    if (it.kind === 'tag') return placesIn(it.inner);
    return it.kind === 'argument' ? [it] : [it, ...[...it.options.values()].flatMap(placesIn)];
  });
}

if (import.meta.main)
  writeFileSync(resolve(import.meta.dirname, '../core/src/model/phrases.ts'), phrasesFile(engine));
