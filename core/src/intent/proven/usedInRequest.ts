import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { paymentsOf } from '../../actions/payments/payments.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
import { same } from '../../ledger/account.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Step } from '../../model/step.ts';
import { putIn } from '../proven/putIn.ts';

/**
 * Whether the calls behind an allowance take all of it, by their bytes: exactly what they name, through the very spender, or
 * through whom the spender lets take it, as Permit2 does.
 */
export function isUsedInRequest(view: Evidence, grant: Grant): boolean {
  const { token, amount, by, signed, kind, noLimit, spender } = grant;
  if (signed || kind !== 'allowance' || token === undefined || amount === undefined || noLimit) return false;
  const steps = stepsNow(view.steps);
  const behind = steps.slice(steps.findIndex(({ id }) => id === grant.step.id) + 1);
  const through = [
    spender,
    ...behind.flatMap(grantsOf).flatMap((it) => (isPassedOn(it) ? [it.spender] : [])),
  ];
  const taken = behind
    .filter(({ to, runs }) => to !== null && runs !== 'mayFail' && through.some((it) => same(it, to)))
    .reduce((sum, step) => sum + takenBy(step, grant), 0n);
  return taken >= amount.value;

  /** Whether the spender itself keeps another permission over the same token. */
  function isPassedOn(it: Grant): boolean {
    const isIts = it.step.to !== null && same(it.step.to, spender) && it.by === by;
    return isIts && it.on && it.token !== undefined && token !== undefined && same(it.token, token);
  }
}

/** How much of its token a call takes by an allowance, where it says so exactly. */
function takenBy(step: Step, { token, by }: Grant): bigint {
  const isIt = (it: `0x${string}` | undefined) => it !== undefined && token !== undefined && same(it, token);
  const swap = swapOf(step);
  if (swap !== undefined) {
    const { give, payer } = swap;
    return give.exact && give.all !== true && isIt(give.token?.value) && (payer ?? swap.by) === by
      ? give.raw
      : 0n;
  }
  const paid = paymentsOf(step).filter(
    ({ what, asset, from }) => what === 'token' && isIt(asset) && from === by,
  );
  if (paid.length > 0) return paid.reduce((sum, { amount }) => sum + amount, 0n);
  if (step.actor !== by) return 0n;
  return (putIn(step) ?? []).reduce(
    (sum, it) => (isIt(it.token) && !it.most ? sum + it.amount.value : sum),
    0n,
  );
}
