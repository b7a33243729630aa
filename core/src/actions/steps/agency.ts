import { same } from '../../ledger/account.ts';
import { authorizationSignature } from '../../decode/readAuthorization.ts';
import type { Agency } from '../../decode/abis/functionModel.ts';
import { rowSays } from '../../decode/abis/rowSays.ts';
import { isSafeMessage } from '../../decode/approved.ts';
import { typedFormOf } from '../../decode/typed/typedForms.ts';
import { userOperationSignature } from '../../decode/readUserOperation.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether what is inside a step is done by an account that the step acts for, and on its authority: it may be the
 * user's account, so that what it may lose counts. A router is not one: what it does, it does with its own.
 */
export function agencyOf(step: Step): Agency | undefined {
  const signature = step.fn?.signature ?? '';
  if (signature.startsWith('SafeTx(') || (isSafeMessage(step) && step.steps.length > 0)) return 'safe';
  if (step.op === 'permission' && typedFormOf(signature)?.calls !== undefined) return 'operation';
  if (signature === userOperationSignature) return 'account';
  return rowSays(signature, 'actsAs');
}

/** Whether a step is an authorization of EIP-7702 that may count: one that no account signed counts nowhere. */
export function isAuthorization(step: Step): boolean {
  return hasAuthorizationForm(step) && !isVoid(step);
}

/**
 * Whether a step is an authorization of EIP-7702 at all. Typed data that has the same fields is not one: it has a contract
 * that verifies it, and no place for the code that it names.
 */
export function hasAuthorizationForm({ op, fn, to, args }: Step): boolean {
  if (op !== 'permission' || fn?.signature !== authorizationSignature || to === null) return false;
  const delegate = args.find(({ name }) => name === 'delegate')?.value;
  return delegate?.kind === 'address' && same(delegate.address, to);
}

function isVoid({ args }: Step): boolean {
  const has = (name: string) => args.some((arg) => arg.name === name);
  return has('signature') && !has('authority');
}
