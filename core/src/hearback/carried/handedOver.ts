import { same } from '../../ledger/account.ts';
import type { Address } from 'viem';
import { knownDelegates } from '../../shipped/knownDelegates.ts';
import { authorizationSignature } from '../../decode/readAuthorization.ts';
import type { Step } from '../../model/step.ts';
import { type CarriedAct } from './acts.ts';

/** An authorization (EIP-7702) by which the account itself runs other code after that. */
export function isHandedOver({ step }: CarriedAct, account: Address): boolean {
  return isAuthorization(step) && step.to !== null && same(step.actor, account);
}

/**
 * The same with code that is published by those who made it, and for one network: what wallets do on the fly, to make
 * several calls at once. Where anything of it is not sure, it is not one.
 */
export function isUpgrade(act: CarriedAct, account: Address): boolean {
  const { to, args } = act.step;
  const network = args.find(({ name }) => name === 'chainId')?.value;
  if (!isHandedOver(act, account) || network?.kind !== 'integer' || network.value === 0n) return false;
  return to !== null && knownDelegates.has(to.toLowerCase());
}

function isAuthorization({ op, fn }: Step): boolean {
  return op === 'permission' && fn?.signature === authorizationSignature;
}
