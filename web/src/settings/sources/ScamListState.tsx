import { useQuery } from '@tanstack/react-query';
import type { ScamListId } from '../../data/lists/chosenLists.ts';
import { type KeptList, scamListQuery } from '../../data/lists/scamLists.ts';
import { ago } from '../../ui/ago.ts';
import { useNow } from '../../ui/useNow.ts';

/** How much of a list of scams is kept here, and since when. Nothing is fetched for it. */
export function ScamListState({ id, url }: { id: ScamListId; url: string }) {
  const { data } = useQuery({ ...scamListQuery(id, url), enabled: false });
  const now = useNow();
  return <span>{data === undefined ? 'not loaded yet' : keptWords(data, now)}</span>;
}

function keptWords({ count, fetchedAt }: KeptList, now: number): string {
  const on = new Date(fetchedAt).toISOString().slice(0, 10);
  return `${count.toLocaleString('en')} entries, fetched ${on}, ${ago(fetchedAt, now)}`;
}
