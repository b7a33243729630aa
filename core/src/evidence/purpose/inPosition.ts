import { isZero } from '../../ledger/account.ts';
import { lookUp, type Evidence } from '../evidence.ts';
import { isVouched } from '../vouched.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { partsOf, positionPartFact } from '../../label/tokens/positionParts.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether it is known what decides what comes out of a position of the user's that a step pays into. Whoever sent it to
 * them chose its tokens, which are weighed as those of a new position are, and its hooks, debts and helpers. Undefined where it is.
 */
export function inPosition(view: Evidence, step: Step, position: bigint): undefined | 'unread' | 'pending' {
  const { to } = step;
  if (to === null || !isPaidInto(step)) return undefined;
  const parts = partsOf(step);
  if (parts.length === 0) return 'unread';
  let pending = false;
  for (const part of parts) {
    const it = lookUp(view, positionPartFact(to, position, part));
    if (it.s === 'pending') pending = true;
    else if (it.s !== 'known') return 'unread';
    else if (part === 'others' && !(it.v.kind === 'integer' && it.v.value === 0n)) return 'unread';
    else if (part === 'hooks' && !(it.v.kind === 'address' && isHarmless(view, it.v.address)))
      return 'unread';
  }
  return pending ? 'pending' : undefined;
}

/** Whether more goes into the position than a setting or what is bought for it, and not only to its owner or whom the call names. */
export function isPaidInto({ fn, commandByte }: Step): boolean {
  if (fn === undefined || commandByte !== undefined) return true;
  const model = modelOf(fn);
  return model === undefined || (model.act !== 'set' && model.act !== 'buy' && model.closed !== true);
}

function isHarmless(view: Evidence, hooks: `0x${string}`): boolean {
  return isZero(hooks) || isVouched(view, hooks);
}
