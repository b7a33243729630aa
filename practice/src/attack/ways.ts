import type { Address } from 'viem';
import { approve } from '../corpus/moves.ts';
import type { Call } from '../corpus/ground.ts';
import { type Beside, makerOf, type Wrapping, wrappings, wrappingsBeside } from '../corpus/wrappings.ts';
import { call } from '../truth/sky.ts';
import type { Stage } from './stage.ts';

/** What a thief puts beside his call: nothing, or something that people take for the whole. */
const bare: Beside = () => [];
const takesBack: Beside = ({ at }) => [
  { to: at.practiceDollar, data: call(approve, at.router, 0n), value: 0n },
];

const several = new Set(['batch', 'account-batch', 'operation-batch', 'safe-batch', 'safe-batch-in-a-batch']);

/** How calls are asked for: as in the corpus, and with other company in those that make several. */
const all: ReadonlyMap<string, Wrapping> = new Map([
  ...wrappings.map((it) => [it.id, it] as const),
  ...wrappingsBeside(bare)
    .filter(({ id }) => several.has(id))
    .map((it) => [`${it.id} of it alone`, it] as const),
  ...wrappingsBeside(takesBack)
    .filter(({ id }) => several.has(id))
    .map((it) => [`${it.id} with a taking back`, it] as const),
]);

export const wayIds: readonly string[] = [...all.keys()];

export function whoBy(way: string, stage: Stage): Address {
  return makerOf(wrappingOf(way), stage);
}

export async function askedBy(way: string, stage: Stage, calls: readonly Call[]): Promise<string> {
  return wrappingOf(way === 'plain' && calls.length > 1 ? 'batch' : way).request(stage, calls);
}

/** Whether a wrapping is of this kind, whatever is beside. */
export function isWay(way: string, kind: string): boolean {
  return way === kind || way.startsWith(`${kind} `);
}

function wrappingOf(id: string): Wrapping {
  const found = all.get(id);
  if (found === undefined) throw new RangeError(`No wrapping is called ${id}.`);
  return found;
}
