import { useState } from 'react';
import { useEntry } from '../data/activity.ts';
import { matchPath } from '../router/address.ts';
import { useHere } from '../router/here.ts';

/** The id of the Review that is open, or that was left without an answer while this page is open. */
export function useOpenReview(): string | undefined {
  const here = matchPath('/review/$id', useHere().place.path)?.id;
  const [left, setLeft] = useState<string>();
  const entry = useEntry(left ?? '');

  if (here && here !== left) setLeft(here);
  if (here) return here;
  return entry && (entry.state === 'open' || entry.state === 'asked') ? entry.id : undefined;
}
