import type { FactId } from './fact.ts';
import type { phrases } from './phrases.ts';

/** The kinds of argument that a sentence can take. `fact` is shown with its provenance; the others are our own words. */
export type PhraseArgKind = 'fact' | 'number' | 'word' | 'phrase';

type ArgOf = { fact: FactId; number: number; word: string; phrase: Phrase };

type Table = typeof phrases;

export type PhraseId = keyof Table;

/**
 * A sentence by its id, with what it speaks of. The words live in the workspace `phrases`, one file a language.
 *
 * @example
 * const it: Phrase = { id: 'sentence.send', args: { amount: 'effect.0.delta', to: 'step.0.to' } };
 */
export type Phrase =
  | Bare
  | { [Id in Exclude<PhraseId, BareId>]: Readonly<{ id: Id; args: ArgsOf<Id> }> }[Exclude<PhraseId, BareId>];

/** The sentences that speak of nothing are one type: of a thousand, the type checker would compare each with each. */
type Bare = Readonly<{ id: BareId; args: ArgsOf<BareId> }>;

type BareId = { [Id in PhraseId]: keyof Table[Id] extends never ? Id : never }[PhraseId];

type ArgsOf<Id extends PhraseId> = Readonly<{
  [Name in keyof Table[Id]]: Table[Id][Name] extends PhraseArgKind ? ArgOf[Table[Id][Name]] : never;
}>;
