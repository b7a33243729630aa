/**
 * What reading one request may cost at most, counted down as it is spent. `nodes` are decoded values and steps,
 * `bytes` are those that inner calls are made of. One budget serves a whole request, so that a thousand small
 * traps cost no more than one big one.
 */
export type Budget = { nodes: number; bytes: number };

/** How deep values may lie in values, and calls in calls. */
export const maxDepth = 32;

/**
 * `nodes` are more than ten thousand transfers in one batch of a Safe take (six each). The largest
 * `bytes` is above what the gas of a block pays for as calldata, many times over: each call counts, and once more as
 * the argument that it lies in.
 */
export function freshBudget(): Budget {
  return { nodes: 80_000, bytes: 16_777_216 };
}
