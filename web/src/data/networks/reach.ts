import { changing } from '../base/changing.ts';

/** By chain: whether its node answered when it was last asked. In memory alone, and empty until a node is asked. */
export const reach = changing<ReadonlyMap<number, boolean>>(new Map());

/** Notes whether the node of a chain answered. */
export function noteReach(chainId: number, answered: boolean): void {
  if (reach.get().get(chainId) !== answered) reach.set(new Map(reach.get()).set(chainId, answered));
}
