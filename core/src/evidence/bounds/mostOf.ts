import { accountKey } from '../../text/accountKey.ts';
import { factOfStep } from '../../model/factIds.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Swap } from '../../actions/swaps/swap.ts';
import { groupBy } from '../../kit/groupBy.ts';
import { boundsOf } from './boundsOf.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { Step } from '../../model/step.ts';
import { immediateSteps } from '../../actions/steps/immediateSteps.ts';
import { actingAccounts, isActing } from '../accounts.ts';
import { swapOf } from '../../actions/swaps/swaps.ts';
import type { Evidence } from '../evidence.ts';

/**
 * The most that a swap with an exact output may take. `token` absent: the native currency; `any`: the call does not say
 * which. `payers`: whose assets it may be, in lower case.
 */
export type Most = Readonly<{
  step: Step;
  raw: bigint;
  fact: FactId;
  token?: Address | 'any';
  payers: ReadonlySet<string>;
  /** Whether the fact is an argument that can be set. */
  settable: boolean;
}>;

/** The maxima of the swaps of a request whose output is exact, and whose input is only bounded. */
export const mostOf = memoize((view: Evidence): readonly Most[] => {
  const acting = actingAccounts(view);
  const named = groupBy(boundsOf(view), ({ step }) => step.id);
  return immediateSteps(view.steps).flatMap((step): readonly Most[] => {
    if (step.op !== 'call' || !isActing(step.caller ?? step.actor, acting) || isGuessed(step)) return [];
    const swap = swapOf(step);
    if (swap !== undefined) {
      const { give, get } = swap;
      if (give.exact || give.all === true || !get.exact || give.raw === 0n) return [];
      const token = give.token === undefined ? {} : { token: give.token.value };
      const payers = payersOf(step, swap);
      return [{ step, raw: give.raw, fact: give.fact, payers, settable: give.arg !== undefined, ...token }];
    }
    if (step.value > 0n && step.fn !== undefined && modelOf(step.fn)?.valueIsMost === true) {
      const fact = factOfStep(step.id, 'value');
      return [{ step, raw: step.value, fact, payers: payersOf(step), settable: false }];
    }
    return (named.get(step.id) ?? []).flatMap(({ ceilings }) =>
      ceilings.flatMap(({ raw, fact, token }): Most[] => {
        if (raw === 0n || token === undefined) return [];
        const most = { step, raw, fact, payers: payersOf(step), settable: true };
        return [token === 'native' ? most : { ...most, token }];
      }),
    );
  });
});

function payersOf({ actor, caller, to }: Step, swap?: Swap): ReadonlySet<string> {
  return new Set(
    [actor, caller, swap?.payer, swap?.by, to].flatMap((it) =>
      it === undefined || it === null ? [] : [accountKey(it)],
    ),
  );
}
