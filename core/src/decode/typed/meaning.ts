import type { MessagePath } from './at.ts';

/**
 * One thing that an offer gives or wants. `native`: the chain's own currency; `token`: an amount of a token; `item`:
 * one item of a collection, or `count` of it; `anyItem`: whichever items of a collection (or of a part of it) the
 * other side chooses; `stake`, `outcome`: the currency of a market of predictions, and shares of one of its outcomes.
 */
export type OrderPart =
  | Readonly<{ what: 'native' | 'stake'; amount: MessagePath }>
  | Readonly<{ what: 'token'; token: MessagePath; amount: MessagePath }>
  | Readonly<{ what: 'item'; token: MessagePath; item: MessagePath; count: MessagePath }>
  | Readonly<{ what: 'anyItem'; token: MessagePath; count: MessagePath }>
  | Readonly<{ what: 'outcome'; item: MessagePath; amount: MessagePath }>;

/**
 * What is paid for an offer at one moment of it, where others than its owner are paid too: `own` to the owner, `others`
 * to whom they name. `gives` is what the owner gives then, of which others may be paid.
 */
export type OrderSplit = Readonly<{
  gives: readonly OrderPart[];
  own: readonly OrderPart[];
  others: readonly Readonly<{ part: OrderPart; to: MessagePath }>[];
}>;

/**
 * What others take out of what is paid for an offer, in parts of 10,000. `named`: by the order itself, and to whom;
 * `market`: the most that the market's contract can take beside them; `kept`: what the owner keeps at least, where the
 * order says that instead. `open`: the market sets more, and nothing bounds it; `onTop`: it is paid by the owner, beyond
 * what is given.
 */
export type OrderFees = Readonly<{
  named?: readonly Readonly<{ rate: MessagePath; to: MessagePath }>[];
  market?: bigint;
  kept?: MessagePath;
  open?: true;
  onTop?: true;
}>;

/**
 * An offer: what may leave the signer's account at most, and what has to come for it at least. `exactGive`,
 * `exactGet`: neither more nor less. `gets` is empty where nothing has to come to the signer or to whom they name.
 * `owner`: whose assets they are; `to`: who receives, where the offer names someone; `keptBy`: who may take what is
 * given and has to see to it that the rest comes, where no contract that verifies the signature does. `onlyFor`: the
 * only one who may take it. `shift`: by how many bits the end is above others in its number. `splits`: how what is paid is divided, at the start and at the end; absent where all of it
 * goes to one.
 */
export type OrderMeaning = Readonly<{
  gives: readonly OrderPart[];
  gets: readonly OrderPart[];
  exactGive: boolean;
  exactGet: boolean;
  owner?: MessagePath;
  to?: MessagePath;
  keptBy?: MessagePath;
  onlyFor?: MessagePath;
  splits?: readonly OrderSplit[];
  fees?: OrderFees;
  until?: MessagePath;
  shift?: number;
}>;

/**
 * What a signature over typed data does, beyond permits and transfers (`permission.ts`) and the calls it carries,
 * which are steps.
 *
 * `lend`: others may borrow up to an amount of the native currency against any item of a collection, at a rate in parts of
 * 10,000 a year. `power`: someone may act for the signer: vote (`votes`), trade at an exchange (`trading`), act on Snapshot (`snapshot`), or do anything in the
 * name of an account (`account`); `limits` is the list of conditions. `keys`: programs make secret keys of the
 * signature itself, so that it is one. `send`: an exchange moves what the signer keeps there; amounts are text.
 */
export type TypedMeaning =
  | Readonly<{ kind: 'offers'; offers: readonly OrderMeaning[] }>
  | Readonly<{
      kind: 'lend';
      amount: MessagePath;
      collection: MessagePath;
      rate: MessagePath;
      until: MessagePath;
    }>
  | Readonly<{
      kind: 'power';
      over: 'votes' | 'trading' | 'snapshot' | 'account';
      to: MessagePath;
      until?: MessagePath;
      limits?: MessagePath;
    }>
  | Readonly<{ kind: 'vote'; proposal: MessagePath; support: MessagePath }>
  | Readonly<{ kind: 'send'; amount: MessagePath; token?: MessagePath; to: MessagePath }>
  | Readonly<{ kind: 'attest'; schema: MessagePath; about: MessagePath }>
  | Readonly<{ kind: 'logIn'; account: MessagePath; text: MessagePath }>
  | Readonly<{ kind: 'keys'; text: MessagePath }>;
