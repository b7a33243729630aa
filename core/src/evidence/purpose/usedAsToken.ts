import { accountKey } from '../../text/accountKey.ts';
import { isWithin } from '../../ledger/scope.ts';
import type { Address, Hex } from 'viem';
import { functionRows } from '../../decode/abis/rows.ts';
import { memoize } from '../../kit/memoize.ts';
import type { Evidence } from '../evidence.ts';
import type { Effects, TracedCall } from '../../model/effects.ts';
import type { StepId } from '../../model/fact.ts';
import { type Known, known } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';

/**
 * Whether the simulation shows an address as a token and nothing else: the calls that a step leads to call it, with
 * functions of tokens alone, and something of it moves. Pending while the trace is; unknown where there is none.
 */
export function usedAsToken({ effects }: Evidence, { id }: Step, address: Address): Known<boolean> {
  if (effects.s !== 'known') return effects;
  const { calls } = effects.v;
  if (calls === undefined) return { s: 'unknown', why: 'unsupported' };
  if (calls.s !== 'known') return calls;
  const it = accountKey(address);
  return known(calledBy(calls.v).get(id)?.get(it) === true && movedIn(effects.v).has(it));
}

/**
 * By step, who is called inside the call that carries it out, in lower case, and whether by functions of tokens alone.
 * A step that a trace does not tell apart has none.
 */
const calledBy = memoize((calls: readonly TracedCall[]) => {
  const all = new Map<StepId, Map<string, boolean>>();
  // The calls of steps that the one that is inspected is inside of.
  let around: readonly Readonly<{ id: string; called: Map<string, boolean> }>[] = [];
  for (const { id, step, to, selector } of calls) {
    around = around.filter((it) => isWithin(id, it.id));
    const plain = isOfTokens(selector);
    if (to !== null) {
      const it = accountKey(to);
      for (const { called } of around) called.set(it, plain && called.get(it) !== false);
    }
    if (step === undefined) continue;
    const called = all.get(step) ?? new Map<string, boolean>();
    all.set(step, called);
    around = [...around, { id, called }];
  }
  return all;
});

/** The contracts of what moves, in lower case. */
const movedIn = memoize(({ moves = [] }: Effects): ReadonlySet<string> => {
  return new Set(moves.flatMap(({ asset }) => (asset.kind === 'native' ? [] : [accountKey(asset.address)])));
});

/** Whether contracts call tokens by it: of ERC-20, ERC-721, ERC-1155 and WETH, and permits that are handed in. */
function isOfTokens(selector: Hex): boolean {
  return functionRows(selector).some(({ model }) => model.ofTokens === true);
}
