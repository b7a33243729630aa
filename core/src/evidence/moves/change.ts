import type { EffectLine } from '../../model/effects.ts';

/** A line, and what is left of its change, in the smallest unit, once the trades are taken out of it. */
export type BalanceChange = Readonly<{ line: EffectLine; change: bigint }>;
