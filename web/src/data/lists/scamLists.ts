/** The lists of scams that the user can choose: each is fetched whole, so that nobody learns what is looked up in it. */
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { queryOptions } from '@tanstack/react-query';
import { day } from '../base/day.ts';
import { NotRead } from '../base/notRead.ts';
import { askSource } from '../asking/askSource.ts';
import type { ScamListId } from './chosenLists.ts';
import { parsePhishingSites, parseScamDatabase, type ScamEntries } from './parseScamList.ts';

/** A list as it is kept: `fetchedAt` in milliseconds since the epoch. */
export type KeptList = ScamEntries & Readonly<{ fetchedAt: number }>;

type Fetch = (url: string) => Promise<Known<unknown>>;

type Load = (url: string, fetch: Fetch) => Promise<Known<ScamEntries>>;

const loads: Readonly<Record<ScamListId, Load>> = {
  phishingSites: async (url, fetch) => {
    const file = await fetch(url);
    return file.s === 'known' ? made(parsePhishingSites(file.v)) : file;
  },
  scamDatabase: async (url, fetch) => {
    const at = (file: string) => fetch(`${url.replace(/\/+$/, '')}/${file}`);
    const [addresses, sites] = await Promise.all([at('address.json'), at('domains.json')]);
    if (addresses.s !== 'known') return addresses;
    return sites.s === 'known' ? made(parseScamDatabase(addresses.v, sites.v)) : sites;
  },
};

/**
 * A list as a query: fetched once a day, by a Review that is opened while it is on. It goes on when that Review no longer
 * waits for it. Fails with `NotRead`.
 */
export function scamListQuery(id: ScamListId, url: string) {
  return queryOptions({
    queryKey: ['scamList', id, url],
    staleTime: day,
    queryFn: async ({ signal }): Promise<KeptList> => {
      const bounds = { signal, deadline: 30_000, maxBytes: 16_777_216 };
      const found = await loads[id](url, (file) => askSource(id, file, bounds));
      if (found.s !== 'known') throw new NotRead(found);
      return { ...found.v, fetchedAt: Date.now() };
    },
  });
}

function made(entries: ScamEntries | undefined): Known<ScamEntries> {
  return entries === undefined ? unknown('malformed') : known(entries);
}
