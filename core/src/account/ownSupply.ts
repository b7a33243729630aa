import type { View } from '../check/view.ts';
import { lookUp } from '../check/view.ts';
import { everyStep, same } from '../check/walk.ts';
import type { Act } from '../decode/abis/functionModel.ts';
import { type AskedDebt, debtOf } from '../label/debtFacts.ts';
import { type Known, known, pending } from '../model/known.ts';
import type { Step } from '../model/step.ts';
import { modelFor } from './modelFor.ts';

/**
 * Whether all that a request takes out of a market was supplied by the account that takes it: such markets lend the rest.
 * Undefined where a call takes nothing out of one.
 */
export function isOwnSupply(view: View, step: Step): Known<boolean> | undefined {
  const asked = debtOf(step);
  if (asked?.supplied === undefined || modelFor(step)?.act !== 'outOf') return undefined;
  const supplied = asked.supplied.map(({ fact }) => lookUp(view, fact));
  const total = takenBy(view, asked, assetOf(step));
  const amounts = supplied.flatMap((it) => (it.s === 'known' && it.v.kind === 'integer' ? [it.v.value] : []));
  if (total === undefined) return known(false);
  if (amounts.some((it) => it >= total)) return known(true);
  return supplied.some((it) => it.s === 'pending') ? pending : known(false);
}

/** What a request takes out of one asset in all; undefined where another call of the same market can lower what is there. */
function takenBy(view: View, asked: AskedDebt, asset: string): bigint | undefined {
  let total = 0n;
  for (const step of everyStep(view.steps)) {
    if (step.to === null || !same(step.to, asked.to)) continue;
    const act = modelFor(step)?.act;
    if (act !== undefined && lowersNothing.has(act)) continue;
    if (debtOf(step)?.fact !== asked.fact || act !== 'outOf') return undefined;
    if (assetOf(step) !== asset) continue;
    const amount = step.args.find(({ name }) => name === 'amount')?.value;
    if (amount?.kind !== 'integer') return undefined;
    // The largest number stands for all that is there, and for no more.
    if (amount.value !== 2n ** 256n - 1n) total += amount.value;
  }
  return total;
}

function assetOf({ args }: Step): string {
  const value = args.find(({ name }) => name === 'asset')?.value;
  return value?.kind === 'address' ? value.address.toLowerCase() : '';
}

const lowersNothing: ReadonlySet<Act> = new Set(['into', 'view', 'allow', 'control', 'set', 'carry']);
