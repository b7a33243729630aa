/** Why something is not known. A closed list, so that every reason has a sentence of its own. */
export type Why =
  | 'offline' // nothing could be reached
  | 'timeout' // asked, and no answer within the deadline
  | 'refused' // asked, and the answer was an error
  | 'busy' // asked, and the one asked wants to be asked less
  | 'noState' // asked, and the node does not have the state of that block
  | 'unanswered' // asked of a contract, which has no such answer: it reverted, or said something else
  | 'unsupported' // the one asked cannot answer this kind of question
  | 'malformed' // an answer came, and it makes no sense
  | 'tooLarge' // an answer came, and it exceeds the size cap
  | 'notFound' // asked, and there is no such thing
  | 'notAsked' // nobody was asked (no wallet, no network in use, nothing to ask)
  | 'switchedOff'; // the user switched the source off

/**
 * A value, or the honest absence of one. `pending` may still become `known`; `unknown` is an answer.
 * `source` names who was asked (a host, "your node"), for the sentence on the page; `wait` is how many seconds one that is
 * busy asks for.
 */
export type Known<T> =
  | Readonly<{ s: 'known'; v: T }>
  | Readonly<{ s: 'pending' }>
  | Readonly<{ s: 'unknown'; why: Why; source?: string; wait?: number }>;

/** That something is not known, and why. */
export type Unknown = Extract<Known<never>, { s: 'unknown' }>;

export const pending: Known<never> = { s: 'pending' };

export function known<T>(v: T): Known<T> {
  return { s: 'known', v };
}

export function unknown(why: Why, source?: string): Unknown {
  return source === undefined ? { s: 'unknown', why } : { s: 'unknown', why, source };
}

/** Whether it is the contract that has no such answer. What a node could not answer says nothing of the contract. */
export function isUnanswered(it: Known<unknown> | undefined): boolean {
  return it?.s === 'unknown' && it.why === 'unanswered';
}

/** The value when it is known, else undefined. */
export function valueOf<T>(it: Known<T> | undefined): T | undefined {
  return it?.s === 'known' ? it.v : undefined;
}
