import type { Address } from 'viem';
import { accountKey } from '../text/accountKey.ts';
import type { FactId, FactValue, StepId } from './fact.ts';

/*
 * How the ids of facts are made: see the table in `fact.ts`. Nobody else writes one out. An id says of what kind the value
 * is, where that follows from it: what asks for another kind, or gives one, is not a program.
 */

type Kind = FactValue['kind'];

declare const holds: unique symbol;

/** The id of a fact whose value is of this kind. */
export type FactOf<Of extends Kind> = FactId & { readonly [holds]?: Of };

/** The value of a fact of this kind. */
export type ValueOf<Of extends Kind> = Extract<FactValue, { kind: Of }>;

type StepParts = { to: 'address'; actor: 'address'; value: 'amount'; fn: 'function' };

/** What there are facts of about each step. */
export type StepField = keyof StepParts;

export function factOfStep<Part extends StepField>(step: StepId, part: Part): FactOf<StepParts[Part]> {
  return `step.${step}.${part}`;
}

/** A step that was not read. */
export function factOfUnread(step: StepId): FactId {
  return `step.${step}`;
}

/** An argument, by the names that lead to it; without one, what the ids of all of them begin with. */
export function factOfArg(step: StepId, ...path: readonly string[]): FactId {
  return path.length === 0 ? `step.${step}.arg` : `step.${step}.arg.${path.join('.')}`;
}

/** The address that is in a number or a word of a step. */
export function factWithin(step: StepId, path: string): FactOf<'address'> {
  return `step.${step}.within.${path}`;
}

/** An argument as an amount of a token, or of the native currency. */
export function factOfSum(step: StepId, currency: string, path: string): FactOf<'amount'> {
  return `step.${step}.sum.${currency}.${path}`;
}

export function factOfTrade(step: StepId, side: 'give' | 'get'): FactOf<'amount'> {
  return `step.${step}.trade.${side}`;
}

/** That an argument of a step is the largest amount that a permission can be for. */
export function factOfNoLimit(step: StepId, path: string): FactId {
  return `step.${step}.noLimit.${path}`;
}

type AccountParts = {
  code: 'code' | 'bool';
  name: 'text';
  typed: 'text';
  wouldBe: 'text';
  nonce: 'integer';
  synthetic: 'text';
  listed: 'text' | 'list';
  codeElsewhere: 'bool' | 'code';
  implementation: 'address' | 'list';
  admin: 'address';
  factory: 'address';
  isToken: 'bool';
  separator: 'bytes';
  calledItself: 'text';
  verified: 'bool';
  sourceName: 'text';
  created: 'time';
  presentAt: 'time';
  absentAt: 'time';
  release: 'text';
  owners: 'list';
  threshold: 'integer';
  safeTxHash: 'bytes';
  safeNonce: 'integer';
};

/** What there are facts of about an account. */
export type AccountPart = keyof AccountParts;

export function factOfAccount<Part extends AccountPart>(
  account: string,
  part: Part,
): FactOf<AccountParts[Part]> {
  return `account.${accountKey(account)}.${part}`;
}

type TokenParts = { symbol: 'text'; decimals: 'integer'; supply: 'integer' };

export function factOfToken<Part extends keyof TokenParts>(
  token: string,
  part: Part,
): FactOf<TokenParts[Part]> {
  return `token.${accountKey(token)}.${part}`;
}

type BookParts = { name: 'text'; paid: 'integer'; address: 'address'; own: 'bool'; label: 'text' };

/** What the user's own book says of an account, or with `label` a file. */
export function factOfBook<Part extends keyof BookParts>(
  account: string,
  part: Part,
): FactOf<BookParts[Part]> {
  return `book.${accountKey(account)}.${part}`;
}

type EffectParts = {
  before: Kind;
  after: Kind;
  delta: 'amount' | 'integer';
  size: 'amount' | 'integer';
  who: 'address' | 'text';
  asset: 'asset';
  counterparty: 'address';
  until: 'time';
  via: 'address';
  role: 'text' | 'bytes';
  sent: 'amount';
  least: 'amount';
  poolFee: 'integer';
  pools: 'text';
  readBack: Kind;
  takeable: 'amount';
};

/** What there are facts of about a line of the effects. */
export type EffectField = keyof EffectParts;

export function factOfEffect<Part extends EffectField>(line: string, part: Part): FactOf<EffectParts[Part]> {
  return `effect.${line}.${part}`;
}

type MoveParts = { from: 'address'; to: 'address'; amount: 'amount' };

/** Of what goes from one account to another in the simulation, by its place there. */
export function factOfMove<Part extends keyof MoveParts>(at: number, part: Part): FactOf<MoveParts[Part]> {
  return `move.${at}.${part}`;
}

/** Longer paths of an account: what it owns, owes, holds and allows. */
export function factUnder(account: string, ...path: readonly (string | bigint)[]): FactId {
  return ['account', account, ...path].join('.').toLowerCase();
}

/** What each who was asked has of a function; without one, of all functions of a contract. */
export function factOfFunction(contract: string, ...path: readonly string[]): FactId {
  return ['function', accountKey(contract), ...path].join('.');
}

/** What something is about that is told by its place in a list, or by an account: a clause, a name, a spender. */
export function factAmong(
  of: 'intent' | 'name' | 'record' | 'refund' | 'spender',
  which: string | number,
  part: string,
): FactId {
  return `${of}.${which}.${part}`;
}

/** A field of the request. */
export function factOfRequest(field: string): FactId {
  return `request.${field}`;
}

/** What a message says, or one that is typed. */
export function factOfMessage(part: string, at?: number | string): FactId {
  return at === undefined ? `message.${part}` : `message.${part}.${at}`;
}

/** How many resources of a sign-in are facts of their own. */
export const mostResources = 12;

/** A resource of a sign-in (EIP-4361): one behind the first dozen has no fact of its own, and is in the text. */
export function factOfResource(at: number): FactId {
  return at < mostResources ? `siwe.resource.${at}` : factOfMessage('text');
}

/** A host that the request names. */
export function factOfSite(host: string, part: 'name' | 'domain' | 'listed'): FactId {
  return `site.${host}.${part}`;
}

/** Of a run that failed: what would let it pass. */
export function factOfRevert(part: string): FactId {
  return `revert.${part}`;
}

/** The price of two tokens in pools. */
export function factOfRate(token0: string, token1: string): FactOf<'integer'> {
  return `rate.${accountKey(token0)}.${accountKey(token1)}`;
}

/** What several amounts of a currency come to. */
export function factOfTotal(currency: string, amounts: readonly FactId[]): FactOf<'amount'> {
  return `total.${currency}.${amounts.join('+')}`;
}

/** The same fact after the request was carried out. */
export function factMined(fact: string): FactId {
  return `mined.${fact}`;
}

/** What is behind a fact in its path: a field of a struct, an element of a list. */
export function factInside(fact: FactId, name: string | number): FactId {
  return `${fact}.${name}`;
}

/** What an id is made of: `step`, the step and `arg.to`; `account`, the address and `code`. Undefined for ids of another form. */
export function factParts(id: FactId): Readonly<{ of: string; about: string; part: string }> | undefined {
  const [, of, about, part] = /^([a-zA-Z]+)\.(\d+(?:\.\d+)*|[^.]+)\.(.+)$/s.exec(id) ?? [];
  return of === undefined || about === undefined || part === undefined ? undefined : { of, about, part };
}

/** Who or what a fact is about, if it is this fact of something. */
export function factAbout(id: FactId, of: 'account' | 'token' | 'book', part: string): Address | undefined {
  const about = id.slice(of.length + 1, -1 - part.length);
  return id === `${of}.${about}.${part}` && /^0x[0-9a-f]{40}$/.test(about) ? (about as Address) : undefined;
}

/** Whether a fact is about this account. */
export function isOfAccount(id: FactId, account: string): boolean {
  return id.startsWith(`account.${accountKey(account)}.`);
}

/** Whether a fact is about this token. */
export function isOfToken(id: FactId, token: string): boolean {
  return id.startsWith(`token.${accountKey(token)}.`);
}

/** Whether a fact is of this line of the effects. */
export function isOfEffect(id: FactId, line: string): boolean {
  return id.startsWith(`effect.${line}.`);
}

/** The same fact of another line of the effects; undefined where it is of none. */
export function factOfLine(id: FactId, lineOf: (line: string) => string | undefined): FactId | undefined {
  const { of, about = '', part } = factParts(id) ?? {};
  const line = of === 'effect' ? lineOf(about) : undefined;
  return line === undefined ? undefined : `effect.${line}.${part}`;
}
