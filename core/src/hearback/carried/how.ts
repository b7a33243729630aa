import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Address } from 'viem';
import { entryPointLayout } from '../../decode/wrappers/accounts/entryPoints.ts';
import type { Step } from '../../model/step.ts';
import { type CarriedAct, isMultiSend } from './acts.ts';

/** How what was read back travelled: through a Safe, an entry point (ERC-4337), a forwarder, or the account's code. */
export type How = 'safe' | 'userOperation' | 'forwarder' | 'account';

export function howOf({ path, forwarded }: CarriedAct, account: Address): How {
  if (forwarded) return 'forwarder';
  if (path.some(({ to }) => entryPointLayout(to) !== 'unknown')) return 'userOperation';
  return path.some((it) => isExecution(it, account)) ? 'safe' : 'account';
}

/** A Safe that carries out a transaction of its own, which its owners signed. */
export function isExecution(step: Step, safe: Address): boolean {
  return step.op === 'call' && same(step.to, safe) && isKnownAs(step, 'execute');
}

/** Whether the Safe also pays for the gas, to whomever the transaction names: its `gasPrice` is not zero. */
export function carriedRefund({ path }: CarriedAct, account: Address): boolean {
  return path.some((step) => {
    if (!isExecution(step, account)) return false;
    const price = step.args[6]?.value;
    return price?.kind !== 'integer' || price.value > 0n;
  });
}

/**
 * Whether it is known of everything around an act that it does what its name says: the account's own code, MultiSend,
 * entry points and Multicall3 at their addresses, and nothing else. The forwarder of a forwarded act is inspected apart.
 */
export function isTrustedCarrier({ path, forwarded }: CarriedAct, account: Address): boolean {
  const around = forwarded ? path.slice(0, -1) : path;
  return around.every(
    (step) =>
      !step.oddities.some(({ what }) => what === 'otherFunction') &&
      (same(step.to, account) ||
        isMultiSend(step) ||
        entryPointLayout(step.to) !== 'unknown' ||
        same(step.to, multicall3)),
  );
}

const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11';
