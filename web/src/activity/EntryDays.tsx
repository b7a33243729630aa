import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity.ts';
import { useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { useUnits } from '../data/units.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './ActivityScreen.module.css';
import { dayGroups } from './dayGroups.ts';
import { EntryList } from './EntryList.tsx';

/** How many rows are drawn at first, and with each press for more. */
const step = 60;

/** Entries by the day on which they came. Long lists grow by a press, so that a phone draws only what is looked at. */
export function EntryDays({ entries }: { entries: readonly ActivityEntry[] }) {
  const [most, setMost] = useState(step);
  const { times } = useUnits();
  const now = useNow();
  const left = entries.length - most;
  return (
    <>
      {dayGroups(entries.slice(0, most), now, times).map(({ key, title, entries: of }) => (
        <section key={key} aria-labelledby={`day-${key}`}>
          <h2 id={`day-${key}`}>{title}</h2>
          <EntryList entries={of} />
        </section>
      ))}
      {left > 0 ? (
        <div className={styles.more}>
          <Button onClick={() => setMost(most + step)}>
            {fill(words.showMore, { count: Math.min(step, left), left })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
