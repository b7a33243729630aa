import type { ActivityEntry } from '../data/activityEntry.ts';
import { isToHear } from '../review/hearing.ts';
import { useHearing } from '../review/useHearing.ts';

/** How many hearbacks are waited for at a time while the list is open: each asks its node every few seconds. */
const most = 5;

/** Takes up the hearbacks that the list's newest entries still wait for. Shows nothing itself. */
export function Listeners({ entries }: { entries: readonly ActivityEntry[] }) {
  // What could not be told is looked for again on its own screen.
  const waiting = entries.filter((entry) => isToHear(entry) && entry.hearback?.verdict !== 'cannotTell');
  return waiting.slice(0, most).map((entry) => <Listener key={entry.id} entry={entry} />);
}

function Listener({ entry }: { entry: ActivityEntry }) {
  useHearing(entry);
  return null;
}
