import { factOfAccount, factOfSite } from '../../model/factIds.ts';
import type { Address } from 'viem';
import { addressesInRun } from '../../actions/addresses/addressesInRun.ts';
import { everyAddress } from '../../actions/addresses/everyAddress.ts';
import type { Effects } from '../../model/effects.ts';
import type { Fact, FactValue, Provenance } from '../../model/fact.ts';
import { known, unknown } from '../../model/known.ts';
import type { Step } from '../../model/step.ts';
import type { Listings, ScamList, World } from '../../world/world.ts';

/**
 * Which addresses and sites of a request are on a list of scams that the user chose: `account.….listed` and
 * `site.….listed` name the list, and `lists` all that were searched. One question, and no fact where the user
 * chose no list. A list that could not be had leaves `lists` unknown.
 */
export async function listings(
  { steps, sites }: Readonly<{ steps: readonly Step[]; sites: readonly string[] }>,
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  return lookedUp([...everyAddress(steps).keys()] as Address[], sites, world, signal);
}

/** The same of the addresses that only the run shows. */
export async function listingsMet(
  effects: Effects,
  steps: readonly Step[],
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  const asked = everyAddress(steps);
  const met = [...addressesInRun(effects).keys()].filter((it) => !asked.has(it));
  return lookedUp(met as Address[], [], world, signal);
}

async function lookedUp(
  addresses: readonly Address[],
  sites: readonly string[],
  world: World,
  signal: AbortSignal,
): Promise<readonly Fact[]> {
  if (addresses.length === 0 && sites.length === 0) return [];
  const bounds = { signal, deadline: 6_000, maxBytes: 262_144 };
  const answer = await world.ask('listed', { addresses, sites }, bounds);
  if (answer.s !== 'known')
    return [{ id: 'lists', value: answer.s === 'pending' ? unknown('notAsked') : answer, from: [] }];
  const { lists } = answer.v;
  if (lists.length === 0) return [];
  return [
    {
      id: 'lists',
      value: known({ kind: 'list', items: lists.map(({ name }) => ({ kind: 'text', text: name })) }),
      from: lists.map(sourceOf),
    },
    ...addresses.flatMap((it) => listedFact(factOfAccount(it, 'listed'), it, answer.v)),
    ...sites.flatMap((it) => listedFact(factOfSite(it, 'listed'), it, answer.v)),
  ];
}

function listedFact(id: string, what: string, { found }: Listings): readonly Fact[] {
  const on = found.filter((it) => it.what.toLowerCase() === what).map(({ list }) => list);
  const [first] = on;
  if (first === undefined) return [];
  const items = on.map(({ name }): FactValue => ({ kind: 'text', text: name }));
  const value: FactValue = items.length === 1 && items[0] ? items[0] : { kind: 'list', items };
  return [{ id, value: known(value), from: on.map(sourceOf) }];
}

function sourceOf({ name, asOf }: ScamList): Provenance {
  return { by: 'source', name, asOf };
}
