import { accountKey } from '../text/accountKey.ts';
import type { Address } from 'viem';
import { valueOf } from '../model/known.ts';
import { bringsWallet } from '../model/ways.ts';
import type { Actor, Step } from '../model/step.ts';
import { agencyOf } from '../actions/steps/agency.ts';
import { ownBook } from './book.ts';
import { memoize } from '../kit/memoize.ts';
import { askedAccount } from '../request/frozen/askedAccount.ts';
import { subjectOf } from '../request/frozen/subject.ts';
import { isOfStranger, senderOf } from '../request/frozen/isOfStranger.ts';
import type { Evidence } from './evidence.ts';

/** The user's own accounts, in lower case: who signs, the connected wallet, and those that the book calls own. */
export const ownAccounts = memoize((view: Evidence): ReadonlySet<string> => {
  const own = new Set<string>();
  const add = (address: Address | undefined) => {
    if (address !== undefined) own.add(accountKey(address));
  };
  add(signerOf(view));
  if (!bringsWallet(view.incoming)) add(valueOf(view.session)?.wallet?.account);
  for (const entry of ownBook(view)) if (entry.own) add(entry.address);
  return own;
});

/**
 * The accounts whose authority the request uses: the user's own, and each Safe or other account that it acts for.
 * These are named by the request, so that they count for what may be lost, and never for whom to trust.
 */
export const actingAccounts = memoize((view: Evidence): ReadonlySet<string> => {
  const acting = new Set(ownAccounts(view));
  const { body } = view.incoming.request;
  const { actsFor } = subjectOf(body);
  // Whose code is set does nothing by that.
  if (actsFor !== undefined && body.kind !== 'authorization') acting.add(accountKey(actsFor.account));
  for (const step of view.steps) addSafes(step, acting);
  for (const account of changedBySignature(view)) acting.add(account);
  return acting;
});

/**
 * The account that a transaction is of, where that is nobody whom the user named as theirs: it was signed already, or another
 * account is connected. What it may lose counts anyway; no sentence calls it the user's.
 */
export const strangerOf = memoize((view: Evidence): Address | undefined => {
  const account = senderOf(view.incoming);
  if (account === undefined) return undefined;
  const wallet = bringsWallet(view.incoming) ? undefined : valueOf(view.session)?.wallet?.account;
  return isOfStranger(view.incoming, wallet, ownBook(view)) ? account : undefined;
});

/** Whether what is received comes back to the user, or to the account that pays. */
export function comesBack(to: Address, by: Actor, own: ReadonlySet<string>): boolean {
  const it = accountKey(to);
  return own.has(it) || it === accountKey(by);
}

/** Whose signature or transaction is asked for, where the request says it. */
export function signerOf(view: Evidence): Address | undefined {
  return askedAccount(view.incoming.request.body);
}

/** An actor that is not known may be the user: it is taken as theirs, so that no warning is lost. */
export function isActing(actor: Actor, acting: ReadonlySet<string>): boolean {
  return actor === 'unknown' || acting.has(accountKey(actor));
}

/** In a request that others carry out, what changes for an account changes because this signature lets it. */
function changedBySignature({ incoming, effects }: Evidence): readonly string[] {
  const { kind } = incoming.request.body;
  const isSigned = kind === 'typedData' || kind === 'safeTransaction' || kind === 'userOperation';
  if (!isSigned || effects.s !== 'known') return [];
  return effects.v.lines.filter(({ what }) => holdings.has(what)).map(({ who }) => accountKey(who));
}

const holdings: ReadonlySet<string> = new Set(['balance', 'nft', 'allowance', 'operator']);

function addSafes(step: Step, acting: Set<string>): void {
  if (agencyOf(step) !== undefined && isActing(step.actor, acting)) {
    for (const inner of step.steps) if (inner.actor !== 'unknown') acting.add(accountKey(inner.actor));
  }
  for (const inner of step.steps) addSafes(inner, acting);
}
