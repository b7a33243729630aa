import type { Address } from 'viem';
import { modelFor } from '../../actions/purpose/modelFor.ts';
import { isUnlimited } from '../../actions/approvals/unlimited.ts';
import { addressAt, type FoundAt, integerAt } from '../../actions/steps/stepTree.ts';
import type { FactId } from '../../model/fact.ts';
import type { Step } from '../../model/step.ts';

/** What a call puts into a position. `most`: a debt takes no more of it than is owed. */
export type PutIn = Readonly<{
  token: Address;
  tokenFact: FactId;
  amount: FoundAt<bigint>;
  most: boolean;
}>;

/**
 * What a call puts into positions of its caller's own tokens, where it names each token and how much of it; undefined where it
 * does not, or takes all that there is.
 */
export function putIn(step: Step): readonly PutIn[] | undefined {
  const model = modelFor(step);
  const [sum, ...others] = model?.sums ?? [];
  if (model?.act !== 'into' || sum === undefined || others.length > 0) return undefined;
  if (Object.values(model.roles ?? {}).includes('payer')) return undefined;
  const found = sum.map(({ amount, of, side, bound, when }): PutIn | undefined => {
    if (side !== undefined || bound !== undefined || when !== undefined) return undefined;
    if (typeof amount === 'string' || typeof of === 'string') return undefined;
    const [raw, token] = [integerAt(step, ...amount), addressAt(step, ...of)];
    if (raw === undefined || token === undefined || isUnlimited(raw.value)) return undefined;
    return { token: token.value, tokenFact: token.fact, amount: raw, most: model.verb === 'repay' };
  });
  return found.every((it) => it !== undefined) ? found : undefined;
}
