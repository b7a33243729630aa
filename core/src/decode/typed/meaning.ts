import type { Path } from './at.ts';

/**
 * One thing that an offer gives or wants. `native`: the chain's own currency; `token`: an amount of a token; `item`:
 * one item of a collection, or `count` of it; `anyItem`: whichever items of a collection (or of a part of it) the
 * other side chooses; `stake`, `outcome`: the currency of a market of predictions, and shares of one of its outcomes.
 */
export type Part =
  | Readonly<{ what: 'native' | 'stake'; amount: Path }>
  | Readonly<{ what: 'token'; token: Path; amount: Path }>
  | Readonly<{ what: 'item'; token: Path; item: Path; count: Path }>
  | Readonly<{ what: 'anyItem'; token: Path; count: Path }>
  | Readonly<{ what: 'outcome'; item: Path; amount: Path }>;

/**
 * What is paid for an offer at one moment of it, where others than its owner are paid too: `own` to the owner, `others`
 * to whom they name. `gives` is what the owner gives then, of which others may be paid.
 */
export type Split = Readonly<{
  gives: readonly Part[];
  own: readonly Part[];
  others: readonly Readonly<{ part: Part; to: Path }>[];
}>;

/**
 * What others take out of what is paid for an offer, in parts of 10,000. `named`: by the order itself, and to whom;
 * `market`: the most that the market's contract can take beside them; `kept`: what the owner keeps at least, where the
 * order says that instead. `open`: the market sets more, and nothing bounds it; `onTop`: it is paid by the owner, beyond
 * what is given.
 */
export type Fees = Readonly<{
  named?: readonly Readonly<{ rate: Path; to: Path }>[];
  market?: bigint;
  kept?: Path;
  open?: true;
  onTop?: true;
}>;

/**
 * An offer: what may leave the signer's account at most, and what has to come for it at least. `exactGive`,
 * `exactGet`: neither more nor less. `gets` is empty where nothing has to come to the signer or to whom they name.
 * `owner`: whose assets they are; `to`: who receives, where the offer names somebody; `keptBy`: who may take what is
 * given and has to see to it that the rest comes, where no contract that verifies the signature does. `onlyFor`: the
 * only one who may take it. `shift`: by how many bits the end stands above others in its number. `splits`: how what is paid is divided, at the start and at the end; absent where all of it
 * goes to one.
 */
export type Offer = Readonly<{
  gives: readonly Part[];
  gets: readonly Part[];
  exactGive: boolean;
  exactGet: boolean;
  owner?: Path;
  to?: Path;
  keptBy?: Path;
  onlyFor?: Path;
  splits?: readonly Split[];
  fees?: Fees;
  until?: Path;
  shift?: number;
}>;

/**
 * What a signature over typed data does, beyond permits and transfers (`permission.ts`) and the calls it carries,
 * which are steps.
 *
 * `lend`: others may borrow up to an amount of the native currency against any item of a collection, at a rate in parts of
 * 10,000 a year. `power`: somebody may act for the signer: vote (`votes`), trade at an exchange (`trading`), act on Snapshot (`snapshot`), or do anything in the
 * name of an account (`account`); `limits` is the list of conditions. `keys`: programs make secret keys of the
 * signature itself, so that it is one. `send`: an exchange moves what the signer keeps there; amounts are text.
 */
export type TypedMeaning =
  | Readonly<{ kind: 'offers'; offers: readonly Offer[] }>
  | Readonly<{ kind: 'lend'; amount: Path; collection: Path; rate: Path; until: Path }>
  | Readonly<{
      kind: 'power';
      over: 'votes' | 'trading' | 'snapshot' | 'account';
      to: Path;
      until?: Path;
      limits?: Path;
    }>
  | Readonly<{ kind: 'vote'; proposal: Path; support: Path }>
  | Readonly<{ kind: 'send'; amount: Path; token?: Path; to: Path }>
  | Readonly<{ kind: 'attest'; schema: Path; about: Path }>
  | Readonly<{ kind: 'logIn'; account: Path; text: Path }>
  | Readonly<{ kind: 'keys'; text: Path }>;
