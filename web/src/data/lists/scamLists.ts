/** The lists of scams that the user can choose: each is fetched whole, so that nobody learns what is looked up in it. */
import { type Known, known, unknown } from '@readback/core/model/known.ts';
import { queryOptions } from '@tanstack/react-query';
import { day } from '../day.ts';
import { NotRead } from '../notRead.ts';
import type { SourceId } from '../sources.ts';
import { askSource } from '../world/askSource.ts';
import { parsePhishingSites, parseScamDatabase, type ScamEntries } from './parseScamList.ts';

export type ScamListId = Extract<SourceId, 'phishingSites' | 'scamDatabase'>;

/** A list as it is kept: `fetchedAt` in milliseconds since the epoch. */
export type KeptList = ScamEntries & Readonly<{ fetchedAt: number }>;

type Fetch = (url: string) => Promise<Known<unknown>>;

type Scams = Readonly<{ id: ScamListId; load(url: string, fetch: Fetch): Promise<Known<ScamEntries>> }>;

export const scamLists: readonly Scams[] = [
  {
    id: 'phishingSites',
    load: async (url, fetch) => {
      const file = await fetch(url);
      return file.s === 'known' ? made(parsePhishingSites(file.v)) : file;
    },
  },
  {
    id: 'scamDatabase',
    load: async (url, fetch) => {
      const at = (file: string) => fetch(`${url.replace(/\/+$/, '')}/${file}`);
      const [addresses, sites] = await Promise.all([at('address.json'), at('domains.json')]);
      if (addresses.s !== 'known') return addresses;
      return sites.s === 'known' ? made(parseScamDatabase(addresses.v, sites.v)) : sites;
    },
  },
];

export function isScamList(id: SourceId): id is ScamListId {
  return scamLists.some((it) => it.id === id);
}

/**
 * A list as a query: fetched once a day, by a Review that is opened while it is on. It goes on when that Review no longer
 * waits for it. Fails with `NotRead`.
 */
export function scamListQuery(id: ScamListId, url: string) {
  return queryOptions({
    queryKey: ['scamList', id, url],
    staleTime: day,
    queryFn: async ({ signal }): Promise<KeptList> => {
      const list = scamLists.find((it) => it.id === id);
      const bounds = { signal, deadline: 30_000, maxBytes: 16_777_216 };
      const found = await list?.load(url, (file) => askSource(id, file, bounds));
      if (found?.s !== 'known') throw new NotRead(found ?? unknown('notAsked'));
      return { ...found.v, fetchedAt: Date.now() };
    },
  });
}

function made(entries: ScamEntries | undefined): Known<ScamEntries> {
  return entries === undefined ? unknown('malformed') : known(entries);
}
