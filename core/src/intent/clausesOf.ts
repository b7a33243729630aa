import type { Clause, Intent } from '../model/intent.ts';

/** A clause and its place. */
export type ClauseAt<Kind extends Clause['kind']> = Readonly<{
  clause: Extract<Clause, { kind: Kind }>;
  at: number;
}>;

/** The clauses of a kind, with their places. */
export function clausesOf<Kind extends Clause['kind']>(
  intent: Intent,
  kind: Kind,
): readonly ClauseAt<Kind>[] {
  return intent.clauses.flatMap((clause, at) =>
    clause.kind === kind ? [{ clause: clause as Extract<Clause, { kind: Kind }>, at }] : [],
  );
}
