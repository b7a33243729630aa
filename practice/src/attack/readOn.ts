import { known, unknown } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { BookEntry, Questions, World } from '@readback/core/world/world.ts';
import { readHere } from '../corpus/readHere.ts';
import type { Placed } from './hostile.ts';
import type { Stage } from './stage.ts';

/** Reads requests on a stage, where what the node said once it says again: nothing is mined meanwhile. */
export function readerOn(stage: Stage): (request: string, placed?: Placed) => Promise<Readback> {
  const said = new Map<string, Promise<unknown>>();
  const remembering = (world: World): World => ({
    ask: (kind, question, bounds) => {
      if (kind !== 'rpc' || isLarge(question as Questions['rpc']['ask']))
        return world.ask(kind, question, bounds);
      const key = JSON.stringify(question);
      const there = said.get(key);
      if (there !== undefined) return there as ReturnType<typeof world.ask<typeof kind>>;
      const asked = world.ask(kind, question, bounds);
      if (said.size > mostKept) said.clear();
      said.set(key, asked);
      return asked;
    },
  });
  const usual: readonly BookEntry[] = [
    { address: stage.friend, name: 'Alice', own: false, paid: 3 },
    ...[stage.at.safe, stage.at.smartAccount, stage.smallSafe].map((address) => ({
      address,
      own: true,
      paid: 0,
    })),
  ];
  const info = { ...stage.info, records: [...stage.info.records, ...stage.records] };
  return (request, placed = {}) =>
    readHere(request, {
      url: stage.url,
      info,
      now: stage.now,
      book: [...usual, ...(placed.book ?? [])],
      changed: (world) => withPlaced(remembering(world), placed),
    });
}

const mostKept = 5_000;

/** What runs the request itself is large, and asked once. */
function isLarge({ method }: Questions['rpc']['ask']): boolean {
  return /simulate|trace|estimate/i.test(method);
}

/** His contracts are published: the sources have his ABIs, and labels whatever names he chose. */
function withPlaced(world: World, { abis = {}, labels = {} }: Placed): World {
  return {
    ask: async (kind, question, bounds) => {
      if (kind === 'verified') {
        const { source, address } = question as Questions['verified']['ask'];
        const functions = source === 'sourcify' ? at(abis, address) : undefined;
        const from = { by: 'source', name: 'Sourcify' } as const;
        return (functions === undefined ? unknown('notFound') : known({ functions, from })) as never;
      }
      if (kind === 'label') {
        const label = at(labels, (question as Questions['label']['ask']).address);
        if (label !== undefined) return known(label) as never;
      }
      return world.ask(kind, question, bounds);
    },
  };
}

function at<T>(those: Readonly<Record<string, T>>, address: string): T | undefined {
  return Object.entries(those).find(([it]) => it.toLowerCase() === address.toLowerCase())?.[1];
}
