import { useUnits } from '../data/units.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { timeOfDay } from '../ui/time/timeWords.ts';
import styles from './After.module.css';
import type { Moment } from './track.ts';

/** How far a request has come: each moment by its shape and its word, with its time or block. */
export function Track({ moments }: { moments: readonly Moment[] }) {
  const { times } = useUnits();
  return (
    <ol className={styles.track}>
      {moments.map(({ is, title, at, says }) => (
        <li key={title} data-is={is}>
          <b>{title}</b>
          {at === undefined ? null : (
            <time dateTime={new Date(at).toISOString()}>
              <SafeText text={timeOfDay(at, times)} />
            </time>
          )}
          {says === undefined ? null : <span>{says}</span>}
        </li>
      ))}
    </ol>
  );
}
