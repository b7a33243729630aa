import type { ProblemArgKind, problems } from './problems.ts';

type ArgOf = { text: string; number: number; word: string; name: string | Problem; problem: Problem };

type Table = typeof problems;

export type ProblemId = keyof Table;

/** The id of a problem that speaks of nothing but itself. */
export type PlainProblemId = { [Id in ProblemId]: keyof Table[Id] extends never ? Id : never }[ProblemId];

/**
 * What is wrong, by its id, with what it speaks of. The words live in the workspace `phrases`, one catalogue a
 * language.
 *
 * @example
 * const it: Problem = { id: 'hex.odd', args: { digits: 5 } };
 */
export type Problem =
  | Readonly<{ id: PlainProblemId; args?: never }>
  | {
      [Id in Exclude<ProblemId, PlainProblemId>]: Readonly<{
        id: Id;
        args: Readonly<{
          [Name in keyof Table[Id]]: Table[Id][Name] extends ProblemArgKind ? ArgOf[Table[Id][Name]] : never;
        }>;
      }>;
    }[Exclude<ProblemId, PlainProblemId>];
