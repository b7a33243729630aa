import type { Address } from 'viem';
import { savedName } from '../check/book.ts';
import { ownAccounts } from '../check/own.ts';
import { codeOf, type View } from '../check/view.ts';
import { same } from '../check/walk.ts';
import { isWellKnown } from '../check/wellKnownTokens.ts';
import { valueOf } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { chainOf } from '../request/chainOf.ts';

/** Whether an address is the account that a step acts for, one of the user's own, or one that the user saved. */
export function isOurs(view: View, step: Step, address: Address): boolean {
  if (ownAccounts(view).has(address.toLowerCase()) || savedName(view, address)) return true;
  return [step.actor, step.caller].some((it) => it !== undefined && it !== 'unknown' && same(it, address));
}

/** Whether an address is a token that everybody knows, with code at the pinned block: it acts for nobody. */
export function isKnownToken(view: View, address: Address): boolean {
  const chainId = chainOf(view.incoming.request.body);
  if (chainId === undefined || !isWellKnown(chainId, address)) return false;
  return valueOf(codeOf(view, address))?.state === 'contract';
}
