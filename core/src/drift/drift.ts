import type { FactId, Facts } from '../model/fact.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';

/**
 * What is another than when it was read. `power` is what a contract or an account is set to: an owner, a role, code.
 * `kind`: something more changes, or something no longer does. `held` and `moved` are numbers, `notRenewed` what could
 * not be inspected again.
 */
export type ChangeKind =
  | 'status'
  | 'party'
  | 'code'
  | 'token'
  | 'kind'
  | 'leaves'
  | 'arrives'
  | 'allowance'
  | 'power'
  | 'fee'
  | 'warning'
  | 'control'
  | 'words'
  | 'moved'
  | 'held'
  | 'notRenewed';

/** One change. `read` are ids of what was read, `now` of what is found now, in the facts of the drift. */
export type DriftChange = Readonly<{
  kind: ChangeKind;
  read: readonly FactId[];
  now: readonly FactId[];
  says: Phrase;
}>;

/**
 * How a readback and a later one of the same request differ. `facts` are those of the later one that changes speak of,
 * under `now.`, and what it knows of tokens and accounts that the earlier one does not know.
 */
export type Drift = Readonly<{
  material: readonly DriftChange[];
  marks: readonly DriftChange[];
  facts: Facts;
}>;

/** Changes as they are found; `isMaterial` holds a press back. */
export type DriftFound = DriftChange & Readonly<{ isMaterial: boolean }>;

/** Whether all that was known could be inspected again: only then may what is found represent what was read. */
export function isWhole({ marks }: Drift): boolean {
  return !marks.some(({ kind }) => kind === 'notRenewed');
}

/** Whether the facts of a drift hold a fact of the later readback: those of steps are the same, and are read from the request. */
export function isRenewedFact(id: FactId, read: Readback, now: Readback): boolean {
  if (id.startsWith('step.') || !Object.hasOwn(now.facts, id)) return false;
  return !Object.hasOwn(read.facts, id) || read.facts[id] !== now.facts[id];
}

/** The id under which a fact of the later readback is in the facts of a drift. */
export function nowId(id: FactId): FactId {
  return `now.${id}`;
}
