import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { isPending, isToFollow } from '../hearback/hearing.ts';
import { useHearing } from '../hearback/useHearing.ts';

/** How many hearbacks are waited for at a time: each asks its node every few seconds. */
const most = 5;

/** Takes up the hearbacks that are still waited for, the newest first, and settled ones last. Shows nothing itself. */
export function Listeners({ entries }: { entries: readonly ActivityEntry[] }) {
  // What could not be told is looked for again on its own screen.
  const waiting = entries.filter((entry) => isToFollow(entry) && entry.hearback?.verdict !== 'cannotTell');
  const first = waiting.filter(isPending);
  const rest = waiting.filter((entry) => !isPending(entry));
  return [...first, ...rest].slice(0, most).map((entry) => <Listener key={entry.id} entry={entry} />);
}

function Listener({ entry }: { entry: ActivityEntry }) {
  const { failed } = useHearing(entry);
  // What stands around it says so, and begins again.
  if (failed) throw failed;
  return null;
}
