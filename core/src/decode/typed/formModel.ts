import type { MessagePath } from './at.ts';
import type { TypedMeaning } from './meaning.ts';

/**
 * What a field of a known form is for. `self`: who signs, or an account of theirs. `told`: the sentence, a rule or a step
 * inside says what it does. `inert`: whatever is there, it gives nobody anything.
 */
export type FieldRole = 'self' | 'told' | 'inert';

/** A contract that takes a form of typed data, by its domain, and where it is: an address in lower case, and its chains. */
export type Market = Readonly<{ name: string; version: string; at: string }>;

/** What a text may say and still say nothing to anybody, by a word (`textKinds.ts`), or all that it may say. */
export type TextKind = 'account' | 'label' | 'empty' | 'choice' | 'remark' | 'seconds' | 'amount';

/** What a field has to be: one of these texts or small numbers, or a bit of a number that is set. */
export type FieldIs = Readonly<{ at: MessagePath; in: readonly string[] } | { at: MessagePath; bit: number }>;

/** An amount of a token; of the native currency where the token is this address, or where a field says so. */
export type PartRule = Readonly<{
  amount: MessagePath;
  token: MessagePath;
  nativeIf?: FieldIs;
  nativeAt?: string;
}>;

/**
 * An offer of amounts of tokens. What is given beside the first, and what is wanted, counts where it is more than zero.
 * `exactGive`, `exactGet`: neither more nor less, where a field says so. `to`: who receives, unless it is the zero
 * address; `onlyFor`: the first of these that is not the zero address is the only one who may take it. `forever`: an end
 * of zero is not one. `silent`, `speaks`: it has no words where one of the first holds, or one of the others does not.
 */
export type OfferRule = Readonly<{
  gives: readonly PartRule[];
  gets: readonly PartRule[];
  exactGive?: FieldIs;
  exactGet?: FieldIs;
  owner?: MessagePath;
  to?: MessagePath;
  onlyFor?: readonly MessagePath[];
  until?: MessagePath;
  forever?: true;
  shift?: number;
  silent?: readonly FieldIs[];
  speaks?: readonly FieldIs[];
}>;

/** What code opens, by the word behind `as` in its row. */
export type OfferCode =
  | 'seaport'
  | 'seaportTree'
  | 'uniswapX'
  | 'blur'
  | 'looksRare1'
  | 'looksRare2'
  | 'looksRareTree'
  | 'rarible'
  | 'polymarket';
export type CallsCode = 'forward' | 'metaTransaction' | 'userOperation' | 'safeOperation6' | 'safeOperation7';

/** What a permission permits. No `token`: that of the contract which verifies the signature. No `amount`: all of it. A list has one of each. */
export type PermitRule = Readonly<{
  kind: 'allowance' | 'transfer';
  standard: 'ERC-2612' | 'DAI' | 'Permit2' | 'ERC-3009';
  owner?: string;
  spender?: string;
  receiver?: string;
  token?: string;
  amount?: string;
  until?: string;
  given?: string;
  deadline: string;
  witness?: true;
}>;

/**
 * A form of typed data, as its row says it. `type`: its `encodeType`, as the contract or the service that takes it has it;
 * a pattern where it has several. `shape`: the same without the names of its structs (`shapeOf`), where that is not
 * worked out of the type. `byShape`: its names prove nothing, and what is said of it holds whatever they are.
 *
 * `fields` are the roles by the path of a field, `*` for each element of a list, and hold for all inside it; what has none
 * is not explained. `service`: the names of domains under which a service reads it, and no contract can act on it. `site`:
 * it is a log-in there, so that it is calm only where that site asks. `markets`: the contracts that take it, each with
 * its own domain; no other keeps to it. `texts`: fields with a text, by their path, and all that they may say and still say
 * nothing to anybody. `asksDomain`: the contract has to say itself that it takes the domain. `keeper`: who sees to it that
 * what is wanted comes, and has to be known for that. `open`: it holds a struct of someone else's. `idle`:
 * nothing acts on it.
 *
 * `permits`, `means`, `offer`, `offers`, `turns`, `calls`, `inside`, `blind`: what it does. `turns`: a flag, without which it has no words. `inside`: a message of its own that this
 * one carries. `blind`: it is a hash, or bytes, of something that is not shown: it cannot be read.
 */
export type FormRow = Readonly<{
  type?: string | RegExp;
  shape?: string | RegExp;
  byShape?: true;
  fields?: Readonly<Record<string, FieldRole>>;
  service?: readonly string[];
  site?: string;
  markets?: readonly Market[];
  texts?: Readonly<Record<string, TextKind | readonly string[]>>;
  asksDomain?: true;
  keeper?: string;
  open?: true;
  idle?: true;
  permits?: PermitRule;
  means?: TypedMeaning;
  offer?: OfferRule;
  offers?: OfferCode;
  turns?: MessagePath;
  calls?: CallsCode;
  inside?: MessagePath;
  blind?: true;
}>;
