import { accountKey } from '../../text/accountKey.ts';
import type { Address } from 'viem';
import { same } from '../../ledger/account.ts';
import { isKnown, savedName } from '../book.ts';
import { ownAccounts } from '../accounts.ts';
import { codeOf, type Evidence } from '../evidence.ts';
import { isWellKnown } from '../../shipped/wellKnownTokens.ts';
import type { Role } from '../../decode/abis/functionModel.ts';
import { valueOf } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import { requestChain } from '../../request/frozen/chainOf.ts';

/**
 * Whether an address in a role is the account that a step acts for, one of the user's own, or one that they said they know.
 * A saved name is enough for a person who is paid or gets votes: it gives no power, and what a contract does with what it
 * receives no name says.
 */
export function isOurs(view: Evidence, step: Step, address: Address, role: Role | undefined): boolean {
  if (ownAccounts(view).has(accountKey(address)) || isKnown(view, address)) return true;
  if ([step.actor, step.caller].some((it) => same(it, address))) return true;
  if (role === undefined || !ofPeople.has(role) || !savedName(view, address)) return false;
  return valueOf(codeOf(view, address))?.state !== 'contract';
}

const ofPeople: ReadonlySet<Role> = new Set(['payee', 'receiver', 'remote', 'votes', 'fee']);

/** Whether an address is a token that everybody knows, with code at the pinned block: it acts for nobody. */
export function isKnownToken(view: Evidence, address: Address): boolean {
  const chainId = requestChain(view);
  if (chainId === undefined || !isWellKnown(chainId, address)) return false;
  return valueOf(codeOf(view, address))?.state === 'contract';
}
