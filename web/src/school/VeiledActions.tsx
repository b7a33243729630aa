import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import { use } from 'react';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { flights } from '../data/own/flights.ts';
import { reject } from '../handing/reject.ts';
import { Button } from '../ui/Button.tsx';
import { decideFlight } from './decideFlight.ts';
import styles from './Flight.module.css';

export type VeiledActionsProps = {
  entry: ActivityEntry;
  readback: Readback | undefined;
};

/** The buttons of a flight that is decided before its verdict is shown: two alike, since one that stands out would tell. */
export function VeiledActions({ entry, readback }: VeiledActionsProps) {
  use(flights.ready);
  const isSeen = readback !== undefined && readback.verdict !== 'pending';
  return (
    <div className={styles.veiled} data-decision tabIndex={-1}>
      <Button
        wide
        disabled={!isSeen}
        data-reject
        onClick={() => {
          decideFlight(entry, readback, 'reject');
          reject(entry.id, readback);
        }}
      >
        {words.wouldReject}
      </Button>
      <Button wide disabled={!isSeen} onClick={() => decideFlight(entry, readback, 'sign')}>
        {words.wouldSign}
      </Button>
      <p className={styles.next}>{words.veiledSays}</p>
    </div>
  );
}
