/** What someone’s words say that they want to do, as the form that says it would have it. */

import type { Sum } from './numbers/sumIn.ts';

/** What can be drafted: the forms that say what is meant. */
export const draftKinds = [
  'send',
  'swap',
  'wrap',
  'deposit',
  'withdraw',
  'repay',
  'bridge',
  'claim',
  'buy',
  'list',
  'allow',
  'revoke',
  'signIn',
  'say',
  'change',
  'cancel',
  'nothing',
] as const;

export type DraftKind = (typeof draftKinds)[number];

/** Fields whose value is in the words. `onto`: the network that it goes to; `at`: the app by which it is to happen. */
export const valueSlots = [
  'pay',
  'amount',
  'get',
  'least',
  'to',
  'until',
  'site',
  'text',
  'of',
  'becomes',
  'replaces',
  'threshold',
  'fee',
  'network',
  'onto',
  'account',
  'at',
  'item',
] as const;

export type ValueSlot = (typeof valueSlots)[number];

/** Choices of a form that a word makes: “all”, “at most”, “without limit”, “unwrap”, “owner”. */
export type ChoiceSlot = 'how' | 'limit' | 'revokes' | 'direction' | 'part';

/** A value, with where it is in the words, in UTF-16 units. */
export type Quoted = Readonly<{ text: string; start: number; end: number }>;

/** `sum`: what a number of the words comes to, where they say one. `symbol`: of a token that has another name in the words. */
export type Value = Quoted & Readonly<{ sum?: Sum; symbol?: string }>;

/**
 * What of the words no field says, or not for sure: a value that is left over (`value`), `negation`, `condition`, a time or a
 * repetition (`time`), something else to do (`second`), an amount in words or with two readings
 * (`amount`), a symbol of several tokens or of none that is known here (`symbol`), a date without its year or with two readings
 * (`date`), someone who is unknown here (`who`), what may be
 * meant in another way here (`unsure`), other words (`word`), and what only a model took for something (`guess`).
 */
export type DraftAskKind =
  | 'value'
  | 'negation'
  | 'condition'
  | 'time'
  | 'second'
  | 'amount'
  | 'symbol'
  | 'date'
  | 'who'
  | 'unsure'
  | 'word'
  | 'guess';

export type DraftAsk = Quoted & Readonly<{ kind: DraftAskKind }>;

export type Drafted = Readonly<{
  kind: DraftKind;
  values: Readonly<Partial<Record<ValueSlot, Value>>>;
  choices: Readonly<Partial<Record<ChoiceSlot, string>>>;
  /** In the order of the words. */
  asks: readonly DraftAsk[];
  /** Words that add nothing to a draft that says all that its form needs: nobody is asked about them. */
  over?: readonly Quoted[];
  /** What the same words say besides, to happen in the same request. */
  also?: readonly Drafted[];
  /** Of a field that is empty because the words have two values for it: which they are. */
  offers?: Readonly<Partial<Record<ValueSlot, readonly Value[]>>>;
}>;

/** A name that may be in the words: a token that is known here, someone of the book, a network. Two tokens may share one. */
export type DraftName = Readonly<{
  name: string;
  kind: 'TOK' | 'NAME' | 'NET';
  /** The account whose intent it is: “from” it is not news. */
  own?: true;
  /** The networks whose currency it is, by their names: what wrapping is about on them. */
  nativeOf?: readonly string[];
  /** The network that is meant where the words name none. */
  inUse?: true;
}>;
