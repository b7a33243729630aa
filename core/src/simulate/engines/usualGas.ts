import { type Known, unknown } from '../../model/known.ts';
import type { World } from '../../world/world.ts';
import type { Outcome, Run } from '../../effects/engine.ts';
import { ranNoCode } from './ranNoCode.ts';
import { callFields, overrideFields } from './fieldsOf.ts';
import { estimatedGas } from './fallbacks/ask.ts';

/**
 * Gas units that the only call of a run needs, by the node's own estimate, which wallets ask for before they send.
 * `notAsked` where the run has several calls.
 */
export async function estimateOf(
  run: Pick<Run, 'block' | 'calls' | 'first' | 'overrides'>,
  world: World,
  signal: AbortSignal,
): Promise<Known<bigint>> {
  const [only, ...more] = run.calls;
  if (only === undefined || more.length > 0 || run.first !== undefined) return unknown('notAsked');
  const asked: Run = { ...run, reads: [], fees: { kind: 'none' }, deadline: 4_000 };
  const { gas: _, ...open } = callFields(only, asked);
  const state = run.overrides.length > 0 ? overrideFields(run.overrides) : undefined;
  return estimatedGas({ run: asked, world, signal }, open, state);
}

/** Gas units that each call needs: the estimate where it can be one, else what was used. */
export function neededGas(
  { calls }: Outcome,
  estimate: Known<bigint>,
  ample: readonly bigint[],
): readonly bigint[] {
  return calls.map(({ gasUsed }, n) => {
    const most = ample[n] ?? gasUsed;
    if (calls.length > 1 || estimate.s !== 'known' || estimate.v < gasUsed) return gasUsed;
    return estimate.v < most ? estimate.v : most;
  });
}

/**
 * The gas limits that wallets give the same calls, beside `shown`, each limit once: what is needed and its usual
 * multiples, and what is ample. Where nobody estimated what a call needs, higher multiples too: a wallet whose node does
 * may be told more. Calls of an atomic batch share one limit: each has what those before it leave. None where no code
 * runs.
 */
export function usualGas(
  { calls }: Pick<Run, 'calls'>,
  needed: readonly bigint[],
  ample: readonly bigint[],
  {
    shown,
    isEstimated,
    atomic,
  }: Readonly<{ shown: readonly bigint[]; isEstimated: boolean; atomic: boolean }>,
): readonly (readonly bigint[])[] {
  if (ranNoCode(calls, needed)) return [];
  const isOne = calls.length === 1;
  const times = isEstimated || !isOne ? hundredths : [...hundredths, ...moreHundredths];
  const sharedBefore = needed.map((_, n) => (atomic ? sum(needed.slice(0, n)) : 0n));
  const multiples = times.map((by) =>
    needed.map((own, n) => {
      const whole = atomic ? sum(needed) : own;
      return least((whole * by) / 100n - (sharedBefore[n] ?? 0n), ample[n] ?? own);
    }),
  );
  const all = new Map([...multiples, ample].map((limits) => [limits.join(), limits]));
  all.delete(shown.join());
  return [...all.values()];
}

/** As libraries and wallets multiply the estimate: viem and ethers, then wallets with a margin. */
const hundredths = [100n, 120n, 125n, 150n, 200n];
const moreHundredths = [250n, 300n, 400n, 600n];

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function sum(all: readonly bigint[]): bigint {
  return all.reduce((total, it) => total + it, 0n);
}
