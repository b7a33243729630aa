import type { Address } from 'viem';
import { valueOf } from '../model/known.ts';
import type { Actor, Step } from '../model/step.ts';
import type { View } from './view.ts';

/**
 * The accounts whose assets are the user's, in lower case: who signs, the connected wallet, the user's own
 * addresses, and each Safe that the request acts for on their authority.
 */
export function ownAccounts(view: View): ReadonlySet<string> {
  const own = new Set<string>();
  const add = (address: Address | undefined) => {
    if (address !== undefined) own.add(address.toLowerCase());
  };
  add(signerOf(view));
  add(valueOf(view.session)?.wallet?.account);
  for (const entry of valueOf(view.book) ?? []) if (entry.own) add(entry.address);
  const body = view.incoming.request.body;
  if (body.kind === 'safeTransaction') add(body.safe);
  if (body.kind === 'userOperation') add(body.op.sender);
  for (const step of view.steps) addSafes(step, own);
  return own;
}

/** Whose signature or transaction is asked for, where the request says it. */
export function signerOf(view: View): Address | undefined {
  const body = view.incoming.request.body;
  if (body.kind === 'transaction' || body.kind === 'calls') return body.from;
  if (body.kind === 'message' || body.kind === 'typedData') return body.signer;
  return undefined;
}

/** An actor that is not known may be the user: it is taken as theirs, so that no warning is lost. */
export function isOwn(actor: Actor, own: ReadonlySet<string>): boolean {
  return actor === 'unknown' || own.has(actor.toLowerCase());
}

function addSafes(step: Step, own: Set<string>): void {
  if (actsForSafe(step) && isOwn(step.actor, own)) {
    for (const inner of step.steps) if (inner.actor !== 'unknown') own.add(inner.actor.toLowerCase());
  }
  for (const inner of step.steps) addSafes(inner, own);
}

function actsForSafe(step: Step): boolean {
  const signature = step.fn?.signature ?? '';
  return signature.startsWith('execTransaction(') || signature.startsWith('SafeTx(');
}
