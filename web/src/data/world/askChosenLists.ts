import { namesOfSources } from '../sources/sourceWords.ts';
import { withParents } from '@readback/core/actions/message/sites.ts';
import { type Known, known, type Unknown, unknown } from '@readback/core/model/known.ts';
import type { Bounds, Listings, Questions, ScamList } from '@readback/core/world/world.ts';
import { loadConfig } from '../networks/config.ts';
import { isReachable } from '../sources/hosts.ts';
import type { ScamListId } from '../lists/chosenLists.ts';
import { type KeptList, scamListQuery } from '../lists/scamLists.ts';
import { NotRead } from '../base/notRead.ts';
import { queryClient, restored } from '../rows/queryClient.ts';
import { urlOf } from '../sources/sources.ts';

/**
 * Which addresses and sites are on one of these lists. A site is on a list with every part of it, unless the list
 * excepts that part. What one list names is told also where another could not be had; else that one is unknown.
 */
export async function askChosenLists(
  chosen: readonly ScamListId[],
  { addresses, sites, kept }: Questions['listed']['ask'],
  bounds: Bounds,
): Promise<Known<Listings>> {
  await Promise.all([loadConfig(), restored]);
  const loaded = await Promise.all(
    chosen.map(async (id) => ({ id, it: await listOf(id, kept === true, bounds) })),
  );
  const lists: ScamList[] = [];
  const found: Listings['found'][number][] = [];
  for (const { id, it } of loaded) {
    if (it.s !== 'known') continue;
    const list = { name: nameOf(id), asOf: new Date(it.v.fetchedAt).toISOString().slice(0, 10) };
    lists.push(list);
    const has = lookUpIn(it.v);
    for (const what of addresses) if (has.address(what)) found.push({ what, list });
    for (const what of sites) if (has.site(what)) found.push({ what, list });
  }
  const missing = loaded.map(({ it }) => it).find((it): it is Unknown => it.s === 'unknown');
  return missing !== undefined && found.length === 0 ? missing : known({ lists, found });
}

async function listOf(id: ScamListId, kept: boolean, bounds: Bounds): Promise<Known<KeptList>> {
  const [name, url] = [nameOf(id), urlOf(id)];
  const query = scamListQuery(id, url);
  const here = queryClient.getQueryData(query.queryKey);
  if (here !== undefined && (kept || !isReachable(url))) return known(here);
  if (kept || !isReachable(url)) return unknown('notAsked', name);
  const loading = queryClient.fetchQuery(query).then(
    (it) => known(it),
    (error: unknown) => unknown(error instanceof NotRead ? error.unknown.why : 'malformed', name),
  );
  return Promise.race([loading, late(bounds, name)]);
}

/** A little before the bounds, so that it can be said which list was late. */
function late({ deadline, signal }: Bounds, name: string): Promise<Unknown> {
  return new Promise((resolve) => {
    const end = () => resolve(unknown('timeout', name));
    setTimeout(end, Math.max(0, deadline - 250));
    signal.addEventListener('abort', end, { once: true });
  });
}

function nameOf(id: ScamListId): string {
  return namesOfSources[id];
}

type LookUp = Readonly<{ address(it: string): boolean; site(host: string): boolean }>;

const lookUps = new WeakMap<KeptList, LookUp>();

/** A list made ready once: it holds hundreds of thousands of lines. */
function lookUpIn(list: KeptList): LookUp {
  const there = lookUps.get(list);
  if (there !== undefined) return there;
  const [addresses, sites, allowed] = [list.addresses, list.sites, list.allowed].map(
    (text) => new Set(text === '' ? [] : text.split('\n')),
  ) as [Set<string>, Set<string>, Set<string>];
  const lookUp: LookUp = {
    address: (it) => addresses.has(it.toLowerCase()),
    site: (host) => {
      // The nearest part that the list names decides.
      const named = withParents(host).find((it) => sites.has(it) || allowed.has(it));
      return named !== undefined && !allowed.has(named);
    },
  };
  lookUps.set(list, lookUp);
  return lookUp;
}
