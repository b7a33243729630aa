import { activity, activityTable } from './activity.ts';
import { handovers } from './handovers.ts';
import { forgetUnheld } from '../rows/unheld.ts';

/** Forgets entries of Activity, all of them without `ids`, and that they were handed to a wallet. */
export function forgetEntries(ids?: readonly string[]): void {
  const forget = ids
    ? handovers.forget(ids)
    : handovers.all().then((all) => handovers.forget(all.map(({ id }) => id)));
  forget.catch(() => undefined);
  if (!ids) {
    activity.clear();
    void forgetUnheld(activityTable);
    return;
  }
  for (const id of ids) activity.remove(id);
}
