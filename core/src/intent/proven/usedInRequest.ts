import { type Grant, grantsOf } from '../../actions/approvals/grants.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { same } from '../../ledger/account.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { Step } from '../../model/step.ts';
import { asksOf } from '../../actions/asked/asks.ts';

/**
 * Whether the calls behind an allowance take all of it, by their bytes: exactly what they name, through the very spender, or
 * through whom the spender lets take it, as Permit2 does. Of several allowances that the same calls take by, all of them.
 */
export function isUsedInRequest(view: Evidence, grant: Grant): boolean {
  const { amount, signed, noLimit } = grant;
  if (signed || amount === undefined || noLimit) return false;
  const own = takings(view, grant);
  if (sumOf(own, grant) < amount.value) return false;
  const beside = immediateSteps(view.steps)
    .flatMap(grantsOf)
    .filter((it) => isBeside(it, grant))
    .map((it) => ({ it, taking: takings(view, it) }))
    .filter(({ taking }) => taking.some((step) => own.includes(step)));
  // One that is given again before anything was taken by it is replaced.
  const all = beside.filter(
    ({ it, taking }, at) =>
      !beside.slice(at + 1).some((later) => {
        const isAnew = later.it.adds !== true && same(later.it.spender, it.spender);
        return isAnew && later.taking.length === taking.length;
      }),
  );
  const taking = new Set(all.flatMap((one) => one.taking));
  return sumOf([...taking], grant) >= all.reduce((sum, { it }) => sum + (it.amount?.value ?? 0n), 0n);
}

/** Whether two allowances stand beside each other: of one token, with the same keeper. */
function isBeside(it: Grant, { token, by, kind, step }: Grant): boolean {
  return it.on && it.kind === kind && it.by === by && same(it.token, token) && same(it.step.to, step.to);
}

/** The calls behind an allowance that take by it. */
function takings(view: Evidence, grant: Grant): readonly Step[] {
  const { token, by, kind, spender } = grant;
  if (kind !== 'allowance' || token === undefined) return [];
  const steps = immediateSteps(view.steps);
  const behind = steps.slice(steps.findIndex(({ id }) => id === grant.step.id) + 1);
  const through = [
    spender,
    ...behind.flatMap(grantsOf).flatMap((it) => (isPassedOn(it) ? [it.spender] : [])),
  ];
  return behind.filter(
    (step) =>
      step.to !== null &&
      step.runs !== 'mayFail' &&
      through.some((it) => same(it, step.to)) &&
      takenBy(step, grant) > 0n,
  );

  /** Whether the spender itself keeps another permission over the same token. */
  function isPassedOn(it: Grant): boolean {
    const isIts = it.step.to !== null && same(it.step.to, spender) && it.by === by;
    return isIts && it.on && it.token !== undefined && token !== undefined && same(it.token, token);
  }
}

function sumOf(steps: readonly Step[], grant: Grant): bigint {
  return steps.reduce((sum, step) => sum + takenBy(step, grant), 0n);
}

/** How much of its token a call takes by an allowance, where it says so exactly. */
function takenBy(step: Step, { token, by }: Grant): bigint {
  const asks = asksOf(step);
  const isTrade = asks.some(({ of, token: sold }) => of === 'trade' && sold !== undefined);
  return asks.reduce((sum, it) => {
    const counts = isTrade ? it.of === 'trade' : it.of === 'payment' || it.of === 'position';
    return counts && it.how === 'exactly' && it.from === by && same(it.token, token) ? sum + it.amount : sum;
  }, 0n);
}
