import * as words from '@readback/phrases/words/web/activity.ts';
import { useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { useUnits } from '../data/units.ts';
import { Button } from '../ui/Button.tsx';
import { fileName, saveFile } from '../ui/saveFile.ts';
import styles from './ActivityScreen.module.css';
import { useKnownNames } from './useKnownNames.ts';

/** Saves what the list shows now: as a table, or whole, as Settings can take it in again. */
export function ExportButtons({ entries }: { entries: readonly ActivityEntry[] }) {
  const { times } = useUnits();
  const names = useKnownNames();
  const [failed, setFailed] = useState(false);
  // What makes the file is fetched when it is first wanted.
  const save = (make: () => Promise<void>) => {
    setFailed(false);
    make().catch(() => setFailed(true));
  };
  const asCsv = async () => {
    const { activityCsv } = await import('./activityCsv.ts');
    saveFile(fileName('activity', 'csv'), activityCsv(entries, names.ofNetwork, times), 'text/csv');
  };
  const asJson = async () => {
    const { activityText } = await import('../settings/data/exportFile.ts');
    saveFile(fileName('activity', 'json'), activityText(entries), 'application/json');
  };
  return (
    <span className={styles.save}>
      <Button tone="quiet" onClick={() => save(asCsv)}>
        {words.saveCsv}
      </Button>
      <Button tone="quiet" onClick={() => save(asJson)}>
        {words.saveJson}
      </Button>
      <output>{failed ? words.notSaved : ''}</output>
    </span>
  );
}
