import type { Finding } from '../model/finding.ts';
import type { Hearback } from '../model/hearback.ts';
import type { Phrase } from '../model/phrase.ts';
import type { Readback } from '../model/readback.ts';
import type { Query } from './query.ts';

/** What is asked: a readback, the user's own accounts in lower case, and what was heard of it where anything was. */
export type AskSubject = Readonly<{
  readback: Readback;
  own: ReadonlySet<string>;
  hearback?: Hearback | undefined;
}>;

export type FiredFinding = Extract<Finding, { outcome: 'fired' }>;

/** Where on the readback it is said: what a line of an answer points at. */
export type Source =
  | Readonly<{ of: 'sentence' | 'limits' | 'none' }>
  /** An amount that may have a price: of a line of the effects. */
  | Readonly<{ of: 'amount'; id: string }>
  | Readonly<{ of: 'effect' | 'step' | 'unread'; id: string }>
  | Readonly<{ of: 'finding'; finding: FiredFinding }>;

/** One statement, true alone; `more` is its reason and what to do. */
export type Said = Readonly<{ says: Phrase; more: readonly Phrase[]; at: Source }>;

/** What a query found, before the warnings that bear on it are added. */
export type AskFound = Readonly<{
  isIt?: 'yes' | 'no' | 'unknown';
  says?: readonly Said[];
  unknown?: readonly Said[];
  terms?: readonly string[];
  help?: readonly string[];
  /** Whether the hashes that another device can show belong to it. */
  hashes?: true;
}>;

/**
 * The answer to a query. `isIt` only where it is asked for a yes or no, and computed. `warnings` are the findings that
 * bear on it, the gravest first; `unknown` is what could not be read and bears on it. `terms` are entries of the
 * glossary, `help` of the help.
 */
export type AskAnswer = Readonly<{
  query: Query;
  isIt?: 'yes' | 'no' | 'unknown';
  says: readonly Said[];
  unknown: readonly Said[];
  warnings: readonly FiredFinding[];
  terms: readonly string[];
  help: readonly string[];
  hashes: boolean;
}>;

/** A statement without a reason of its own. */
export function saying(says: Phrase, at: Source = { of: 'none' }): Said {
  return { says, more: [], at };
}
