import { same } from '../../ledger/account.ts';
import { isKnownAs } from '../../decode/abis/isKnownAs.ts';
import type { Address } from 'viem';
import { safeLibraries } from '../../shipped/safe/libraries.ts';
import { authorizationSignature } from '../../decode/readAuthorization.ts';
import type { Step } from '../../model/step.ts';
import { isCall, type Wanted } from './wanted.ts';

/** Something done by an account's authority in a transaction. `path`: the steps around it, the outermost first. */
export type CarriedAct = Readonly<{ step: Step; path: readonly Step[]; forwarded: boolean }>;

/**
 * Everything that a decoded transaction does by the authority of the account, in order. What only carries further
 * acts of the same account is not one itself: a call of the account to its own code, and a delegatecall to a MultiSend
 * of Safe's. What lies inside an act belongs to it.
 */
export function carriedActs(steps: readonly Step[], wanted: Wanted): readonly CarriedAct[] {
  return steps.flatMap((step) => actsIn(step, [], wanted));
}

function actsIn(step: Step, path: readonly Step[], wanted: Wanted): readonly CarriedAct[] {
  const forwarded = isForwarder(path.at(-1));
  const own = same(step.actor, wanted.account);
  if (own && !wasReadBack(step, wanted)) {
    const asked = wanted.calls.some((call) => isCall(step, call, wanted.account, forwarded));
    if (asked || forwarded || !carries(step, wanted.account)) return [{ step, path, forwarded }];
  }
  return step.steps.flatMap((inner) => actsIn(inner, [...path, step], wanted));
}

/** Authorizations (EIP-7702) beside a transaction, of whichever account, that were not read back. */
export function strangeAuthorizations(steps: readonly Step[], wanted: Wanted): readonly CarriedAct[] {
  return steps
    .filter((step) => step.fn?.signature === authorizationSignature && !wasReadBack(step, wanted))
    .map((step) => ({ step, path: [], forwarded: false }));
}

/** Whether a step only leads to further calls that the account makes. */
function carries(step: Step, account: Address): boolean {
  if (step.steps.length === 0 || step.to === null) return false;
  return step.op === 'call' ? same(step.to, account) : isMultiSend(step);
}

/** Foreign code that runs as the account, of which it is known that it only makes the calls that it is given. */
export function isMultiSend(step: Step): boolean {
  const { op, to } = step;
  return (
    op === 'delegatecall' &&
    isKnownAs(step, 'multiSend') &&
    to !== null &&
    safeLibraries.has(to.toLowerCase())
  );
}

/** Code that calls for someone else, and says so behind the data (ERC-2771). */
export function isForwarder(step: Step | undefined): boolean {
  return step !== undefined && isKnownAs(step, 'forward');
}

/** An authorization that is in the request itself. */
function wasReadBack({ fn, op, to, args }: Step, { authorizations }: Wanted): boolean {
  if (op !== 'permission' || fn?.signature !== authorizationSignature) return false;
  const integer = (name: string) => {
    const value = args.find((arg) => arg.name === name)?.value;
    return value?.kind === 'integer' ? value.value : undefined;
  };
  return authorizations.some(
    ({ chainId, delegate, nonce }) =>
      same(to, delegate) && integer('chainId') === BigInt(chainId) && integer('nonce') === nonce,
  );
}
