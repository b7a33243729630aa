import type { EffectLine } from '../model/effects.ts';
import type { Read } from './read.ts';
import type { Known } from '../model/known.ts';

/** A line before it has its number and its cause. */
export type Draft = Omit<EffectLine, 'id' | 'cause'>;

/** A value that was read before and after. */
export type ReadPair = Readonly<{ read: Read; before: Known<bigint>; after: Known<bigint> }>;
