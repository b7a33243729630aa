import { groupBy } from '../../kit/groupBy.ts';
import { boundsOf } from './boundsOf.ts';
import type { Address } from 'viem';
import type { FactId } from '../../model/fact.ts';
import { modelOf } from '../../decode/abis/modelOf.ts';
import { isGuessed } from '../../decode/guessed.ts';
import type { Step } from '../../model/step.ts';
import { stepsNow } from '../../actions/steps/stepsNow.ts';
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
export function mostOf(view: Evidence): readonly Most[] {
  const acting = actingAccounts(view);
  const named = groupBy(boundsOf(view), ({ step }) => step.id);
  return stepsNow(view.steps).flatMap((step): Most[] => {
    if (step.op !== 'call' || !isActing(step.caller ?? step.actor, acting) || isGuessed(step)) return [];
    const swap = swapOf(step);
    const payers = new Set(
      [step.actor, step.caller, swap?.payer, swap?.by, step.to].flatMap((it) =>
        it === undefined || it === null ? [] : [it.toLowerCase()],
      ),
    );
    if (swap !== undefined) {
      const { give, get } = swap;
      if (give.exact || give.all === true || !get.exact || give.raw === 0n) return [];
      const most = { step, raw: give.raw, fact: give.fact, payers, settable: give.arg !== undefined };
      return [give.token === undefined ? most : { ...most, token: give.token.value }];
    }
    if (step.value > 0n && modelOf(step.fn?.selector ?? '0x', step.fn?.signature ?? '')?.valueIsMost === true)
      return [{ step, raw: step.value, fact: `step.${step.id}.value`, payers, settable: false }];
    return (named.get(step.id) ?? []).flatMap(({ ceilings }) =>
      ceilings.flatMap(({ raw, fact, token }): Most[] => {
        if (raw === 0n || token === undefined) return [];
        const most = { step, raw, fact, payers, settable: true };
        return [token === 'native' ? most : { ...most, token }];
      }),
    );
  });
}
