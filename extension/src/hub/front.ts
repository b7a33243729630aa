/** Which tabs may bring the Review to the front: not one whose requests keep ending before anybody decides on them. */

/** In milliseconds: for so long after such an end it counts. */
const lasts = 30_000;
const most = 3;

/** By tab: when its requests ended so, in milliseconds since the epoch. */
const ends = new Map<number, readonly number[]>();

/** A request of a tab ended, and the user had no part in it: its page left, it could not be read, its time was up. */
export function noteEnd(tab: number | undefined): void {
  if (tab === undefined) return;
  const now = Date.now();
  for (const id of ends.keys()) if (recent(id, now).length === 0) ends.delete(id);
  ends.set(tab, [...recent(tab, now), now].slice(-most));
}

export function mayTakeFront(tab: number | undefined): boolean {
  return tab === undefined || recent(tab, Date.now()).length < most;
}

function recent(tab: number, now: number): readonly number[] {
  return (ends.get(tab) ?? []).filter((at) => at > now - lasts);
}
