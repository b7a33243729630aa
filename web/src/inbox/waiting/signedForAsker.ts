import { activityTable } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';

/**
 * The other entry of the same call that is with a wallet, or was signed or sent: after an edit a call has two, and signing
 * both would do twice what was asked for once. Undefined where nobody asked, or there is none.
 */
export function signedForAsker({ id, incoming }: Pick<ActivityEntry, 'id' | 'incoming'>): string | undefined {
  const { asker } = incoming.origin;
  if (asker === undefined) return undefined;
  const found = [...activityTable.rows().values()].find(
    (it) =>
      it.id !== id &&
      it.incoming.origin.asker === asker &&
      it.imported !== true &&
      (it.state === 'asked' || it.state === 'signed' || it.state === 'sent'),
  );
  return found?.id;
}
