import { useQuery } from '@tanstack/react-query';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/sources.ts';
import type { ScamListId } from '../../data/lists/chosenLists.ts';
import { type KeptList, scamListQuery } from '../../data/lists/scamLists.ts';
import { ago } from '../../ui/ago.ts';
import { useNow } from '../../ui/useNow.ts';

/** How much of a list of scams is kept here, and since when. Nothing is fetched for it. */
export function ScamListState({ id, url }: { id: ScamListId; url: string }) {
  const { data } = useQuery({ ...scamListQuery(id, url), enabled: false });
  const now = useNow();
  return <span>{data === undefined ? words.listMissing : keptWords(data, now)}</span>;
}

function keptWords({ count, fetchedAt }: KeptList, now: number): string {
  const date = new Date(fetchedAt).toISOString().slice(0, 10);
  return fill(words.listKept, { count, date, ago: ago(fetchedAt, now) });
}
