import type { Known } from '../../model/known.ts';
import type { Read } from '../read.ts';

/** What an earlier run read of a thing. */
export type SeenState = (read: Read) => Readonly<{ before: Known<bigint>; after: Known<bigint> }> | undefined;
