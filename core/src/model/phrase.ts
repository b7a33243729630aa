import type { PhraseArgKind, phrases } from './phrases.ts';
import type { FactId } from './fact.ts';

type ArgOf = { fact: FactId; number: number; word: string; phrase: Phrase };

type Table = typeof phrases;

export type PhraseId = keyof Table;

/**
 * A sentence by its id, with what it speaks of. The words live in the workspace `phrases`, one file a language.
 *
 * @example
 * const it: Phrase = { id: 'sentence.send', args: { amount: 'effect.0.delta', to: 'step.0.to' } };
 */
export type Phrase = {
  [Id in PhraseId]: Readonly<{
    id: Id;
    args: Readonly<{
      [Name in keyof Table[Id]]: Table[Id][Name] extends PhraseArgKind ? ArgOf[Table[Id][Name]] : never;
    }>;
  }>;
}[PhraseId];
