import { memoize } from '../../kit/memoize.ts';
import type { StepFunction } from '../../model/step.ts';
import { rowsSigned } from '../abis/rows.ts';
import type { MeaningRule } from '../meaningRule.ts';
import type { BridgeUse } from './bridgeUse.ts';
import type { FunctionUse, Payout, RouterSwap } from './protocolTable.ts';

/** A function by its canonical signature, and who says that a contract has it. */
export type Called = Pick<StepFunction, 'signature'> & Partial<Pick<StepFunction, 'from'>>;

/**
 * What a function does with its arguments; undefined where its row says nothing of it. What holds only at the contracts of a
 * protocol counts where these say which function it is.
 */
export function functionUseOf(fn: Called | undefined): FunctionUse | undefined {
  return fn === undefined ? undefined : itsUse(fn);
}

const itsUse = memoize(({ signature, from = [] }: Called): FunctionUse | undefined => {
  const rows = rowsSigned(signature).filter((it) => it.use !== undefined);
  const placed = rows.find(
    ({ at, source }) => at !== undefined && from.some((it) => it.by === 'source' && it.name === source),
  );
  return (placed ?? rows.find(({ at }) => at === undefined))?.use;
});

/** What a row says that the page says of the arguments of its function. */
export function rulesSaid(use: FunctionUse | undefined): readonly MeaningRule[] {
  if (use === undefined) return [];
  if ('swap' in use) return use.swap.means === 'sides' ? [] : use.swap.means;
  if ('pays' in use) return use.pays.means;
  if ('bridges' in use) return use.bridges.means;
  if ('allows' in use) return use.allows.means;
  if ('moves' in use) return use.moves.means ?? [];
  return ('means' in use ? use.means : undefined) ?? [];
}

/** The swap that a function of a router is. */
export function routerSwapOf(fn: Called | undefined): RouterSwap | undefined {
  const use = functionUseOf(fn);
  return use !== undefined && 'swap' in use ? use.swap : undefined;
}

/** What a function pays out that is not a swap. */
export function payoutOf(fn: Called | undefined): Payout | undefined {
  const use = functionUseOf(fn);
  return use !== undefined && 'pays' in use ? use.pays : undefined;
}

/** Whether a function pays back what swaps before it leave of the coins. */
export function refundsChange(fn: Called | undefined): boolean {
  const use = functionUseOf(fn);
  return use !== undefined && 'refunds' in use;
}

/** How a function sends to another network. */
export function bridgeOf(fn: Called | undefined): BridgeUse | undefined {
  const use = functionUseOf(fn);
  return use !== undefined && 'bridges' in use ? use.bridges : undefined;
}
