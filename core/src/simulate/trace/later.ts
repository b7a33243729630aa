import type { Effects } from '../../model/effects.ts';
import type { Facts } from '../../model/fact.ts';

/**
 * What becomes known after the effects: the calls inside, what moves, and why a call failed. `grow` adds it to the
 * effects that were shown before.
 */
export type Later = Readonly<{ grow: (effects: Effects) => Effects; facts: Facts }>;
