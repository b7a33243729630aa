import type { Hex } from 'viem';
import type { Known } from '../../../model/known.ts';
import type { RunPlan } from '../../runPlan.ts';
import { unforeseeable } from '../../engines/unforeseeable.ts';
import { callThrough, callsFor, delegateIn } from '../stubContracts.ts';

/**
 * A plan of an account that is a contract: it sends nothing itself, someone else has it make the calls. So they run
 * as its calls, paid by a stranger, with its own code in place for everybody who calls it back. Undefined for an
 * account with a key, with or without borrowed code (EIP-7702), and where a contract is created.
 */
export function asAccount(plan: RunPlan, code: Hex): RunPlan | undefined {
  if (code === '0x' || delegateIn(code) !== undefined || plan.calls.some(({ to }) => to === null)) {
    return undefined;
  }
  const [stranger, copy] = [unforeseeable(), unforeseeable()];
  const { payer: _, from, ...rest } = plan;
  return {
    ...rest,
    from: stranger,
    calls: plan.calls.flatMap(({ to, value, data }) =>
      to === null ? [] : [{ to: from, value: 0n, data: callThrough(to, value, data) }],
    ),
    set: {},
    overrides: [
      ...plan.overrides,
      { address: stranger, pays: true },
      { address: from, code: callsFor(stranger, copy) },
      { address: copy, code },
    ],
    synthetic: [
      { address: stranger, is: 'sender' },
      { address: copy, is: 'code' },
    ],
    assumed: [...plan.assumed, { is: 'accountCalls' }],
  };
}

/** Runs a plan, or the one for a contract as its sender: the code is asked for beside, so that others do not wait. */
export async function ranAsAccount<T>(
  plan: RunPlan,
  code: Promise<Known<Hex>>,
  run: (plan: RunPlan) => Promise<T>,
): Promise<T> {
  const [ran, its] = await Promise.all([run(plan), code]);
  const other = its.s === 'known' ? asAccount(plan, its.v) : undefined;
  return other === undefined ? ran : run(other);
}
