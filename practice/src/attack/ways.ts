import type { Address } from 'viem';
import type { Call } from '../corpus/ground.ts';
import { makerOf, type Wrapping, wrappings } from '../corpus/wrappings.ts';
import type { Stage } from './stage.ts';

/** How calls are asked for, by the names of the corpus. */
export type WayId =
  | 'plain'
  | 'batch'
  | 'account-execute'
  | 'account-batch'
  | 'operation'
  | 'operation-batch'
  | 'safe'
  | 'safe-batch'
  | 'safe-batch-in-a-batch'
  | 'safe-carried-out';

export const wayIds: readonly WayId[] = wrappings.map(({ id }) => id as WayId);

export function whoBy(way: WayId, stage: Stage): Address {
  return makerOf(wrappingOf(way), stage);
}

export async function askedBy(way: WayId, stage: Stage, calls: readonly Call[]): Promise<string> {
  return wrappingOf(way === 'plain' && calls.length > 1 ? 'batch' : way).request(stage, calls);
}

function wrappingOf(id: WayId): Wrapping {
  const found = wrappings.find((it) => it.id === id);
  if (found === undefined) throw new RangeError(`No wrapping is called ${id}.`);
  return found;
}
