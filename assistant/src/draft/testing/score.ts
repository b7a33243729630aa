import type { ChoiceSlot, Drafted, DraftName } from '../draft.ts';
import { readWords } from '../read.ts';
import { type Language, type Sentence, sentences, type Slot } from './sentences.ts';

/** Whom and what the sentences know. */
export const knownNames: readonly DraftName[] = [
  ...['Ana', 'Bob', 'Cold wallet', 'Lido pool'].map((name) => ({ name, kind: 'NAME' }) as const),
  { name: 'Main', kind: 'NAME', own: true },
  ...['USDC', 'DAI', 'WETH', 'PUSD', 'UNI', 'USDT', 'USDT'].map((name) => ({ name, kind: 'TOK' }) as const),
  { name: 'ETH', kind: 'TOK', nativeOf: ['Ethereum', 'Base', 'Arbitrum', 'Optimism'] },
  { name: 'Ethereum', kind: 'NET', inUse: true },
  ...['Base', 'Arbitrum', 'Optimism', 'Polygon'].map((name) => ({ name, kind: 'NET' }) as const),
];

/**
 * How a draft compares with what is meant. `right`: every field and every question. `asked`: what is missing or different is asked
 * about. `refused`: no draft, though one is meant. `wrong`: something else than meant, or left out, and nobody is asked.
 */
export type Outcome = 'right' | 'asked' | 'refused' | 'wrong';

export function compareDraft(
  drafted: Drafted | undefined,
  sentence: Sentence,
): Readonly<{ outcome: Outcome; why: string }> {
  const { wants, asks } = sentence;
  if (drafted === undefined) return wants === 'none' ? is('right') : is('refused');
  const asked = drafted.asks.map(({ text }) => text.toLowerCase());
  // What is a part of its own is not left out.
  const also = (drafted.also ?? []).flatMap(({ values }) =>
    Object.values(values).map(({ text }) => text.toLowerCase()),
  );
  const isAsked = (piece: string) =>
    also.includes(piece.toLowerCase()) ||
    asked.some((it) => it.includes(piece.toLowerCase()) || piece.toLowerCase().includes(it));
  const unasked = asks.filter((it) => !isAsked(it));
  if (wants === 'none') return asked.length > 0 ? is('asked') : is('wrong', 'no draft is meant');
  const got = slotsOf(drafted);
  const differing = ([...new Set([...Object.keys(got), ...Object.keys(wants.slots)])] as Slot[]).filter(
    (slot) => (got[slot] ?? '').toLowerCase() !== (wants.slots[slot] ?? '').toLowerCase(),
  );
  // What is in a field and is not meant there has to be asked about itself, and so has what is left out.
  const silent = differing.filter((slot) => {
    const isChoice =
      drafted.choices[slot as ChoiceSlot] === undefined && !(slot in drafted.values) && isFixed(slot);
    if (isChoice) return asked.length === 0;
    return !isAsked(got[slot] ?? wants.slots[slot] ?? '');
  });
  // Only where a model alone said what it is, that is asked about as a whole.
  if (drafted.kind !== wants.do)
    return drafted.asks.some(({ kind }) => kind === 'guess')
      ? is('asked', drafted.kind)
      : is('wrong', `kind ${drafted.kind}`);
  if (unasked.length > 0) return is('wrong', `not asked: ${unasked.join(', ')}`);
  if (silent.length > 0)
    return is('wrong', silent.map((slot) => `${slot}: ${got[slot]} for ${wants.slots[slot]}`).join('; '));
  return differing.length > 0
    ? is('asked', differing.map((slot) => `${slot}: ${got[slot]} for ${wants.slots[slot]}`).join('; '))
    : is('right');
}

/** Of these the form has fixed words, which are not a piece of a sentence. */
function isFixed(slot: Slot): boolean {
  return ['how', 'limit', 'revokes', 'direction', 'part'].includes(slot);
}

function is(outcome: Outcome, why = ''): Readonly<{ outcome: Outcome; why: string }> {
  return { outcome, why };
}

function slotsOf({ values, choices }: Drafted): Partial<Record<Slot, string>> {
  return {
    ...Object.fromEntries(Object.entries(values).map(([slot, { text }]) => [slot, text])),
    ...choices,
  };
}

export type DraftScore = Readonly<{ count: number } & Record<Outcome, number>> &
  Readonly<{ missed: readonly string[] }>;

/** Reads the sentences of a list, here or by `read`, and counts. */
export async function scoreSentences(
  read: (text: string) => Promise<Drafted | undefined> | Drafted | undefined = (text) =>
    readWords(text, knownNames),
  which: (sentence: Sentence) => boolean = () => true,
  list: readonly Sentence[] = sentences,
): Promise<Readonly<Record<Language | 'all', DraftScore>>> {
  const rows: Readonly<{ sentence: Sentence; outcome: Outcome; why: string; asks: string }>[] = [];
  for (const sentence of list.filter(which)) {
    const drafted = await read(sentence.text);
    rows.push({
      sentence,
      ...compareDraft(drafted, sentence),
      asks: drafted?.asks.map(({ kind, text }) => `${kind} “${text}”`).join(', ') ?? '',
    });
  }
  const score = (of: typeof rows): DraftScore => {
    const count = (outcome: Outcome) => of.filter((it) => it.outcome === outcome).length;
    return {
      count: of.length,
      right: count('right'),
      asked: count('asked'),
      refused: count('refused'),
      wrong: count('wrong'),
      missed: of
        .filter((it) => it.outcome !== 'right')
        .map((it) => `${it.outcome}: ${it.sentence.text} (${it.why}) [${it.asks}]`),
    };
  };
  const languages = ['en', 'de', 'es', 'fr', 'zh'] as const;
  return Object.fromEntries([
    ['all', score(rows)],
    ...languages.map((it) => [it, score(rows.filter(({ sentence }) => sentence.language === it))] as const),
  ]) as Record<Language | 'all', DraftScore>;
}
