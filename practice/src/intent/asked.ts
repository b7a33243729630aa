import type { Clause, Intent } from '@readback/core/model/intent.ts';
import { practiceMarker } from '@readback/scenarios/practiceMarker.ts';
import type { Address } from 'viem';
import type { Call } from '../corpus/ground.ts';
import type { Field } from './field.ts';
import { ways } from './ways.ts';

/** A request beside what its account said, of one kind of what must differ, or must not. */
export type Asked = Readonly<{ kind: string; id: string; request: string; intent: Intent }>;

/** What an account means, and the calls that are asked of it. */
export type Move = Readonly<{
  clauses: readonly Clause[];
  calls: readonly Call[];
  feeMost?: bigint;
}>;

/** `make`: for whoever makes the calls. `only`: ways that can carry it, by id. */
export type Deed = Readonly<{
  kind: string;
  id: string;
  make: (field: Field, who: Address) => Move;
  only?: readonly string[];
}>;

export function meant(account: Address, clauses: readonly Clause[], more: Partial<Intent> = {}): Intent {
  return { account, chainId: practiceMarker.chainId, said: '', quotes: [], clauses, saidAt: 0, ...more };
}

/** A deed in `times` ways, or in all that can carry it. Which ones is the turn of its place in the list. */
export async function askedIn(
  field: Field,
  deed: Deed,
  place: number,
  times = ways.length,
): Promise<readonly Asked[]> {
  const can = ways.filter((way) => {
    if (deed.only !== undefined && !deed.only.includes(way.id)) return false;
    return way.many || deed.make(field, way.who(field)).calls.length === 1;
  });
  const some = Array.from(
    { length: Math.min(times, can.length) },
    (_, at) => can[(place * 3 + at) % can.length],
  );
  return Promise.all(
    some.flatMap((way) => {
      if (way === undefined) return [];
      const who = way.who(field);
      const { clauses, calls, feeMost } = deed.make(field, who);
      const intent = meant(who, clauses, feeMost === undefined ? {} : { feeMost });
      return [
        way.request(field, calls).then((request) => ({
          kind: deed.kind,
          id: `${deed.kind}: ${deed.id}, ${way.id}`,
          request,
          intent,
        })),
      ];
    }),
  );
}
