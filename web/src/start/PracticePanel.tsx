import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/start/practicePanel.ts';
import { useSyncExternalStore } from 'react';
import { activityTable } from '../data/activity/activity.ts';
import { Link } from '../router/Link.tsx';
import { firstFlights } from '../data/course/firstFlights.ts';
import look from '../ui/look/look.module.css';
import styles from './PracticePanel.module.css';

/** The way into the school, on the chain of this machine, where nothing is at stake: the flight after the last one. */
export function PracticePanel() {
  const last = useSyncExternalStore(activityTable.subscribe, lastFlown);
  const at = firstFlights.findIndex(({ id }) => id === last);
  const next = firstFlights[at + 1];
  return (
    <div className={look.panel}>
      <div className={styles.intro}>
        <div>
          <h3 className={styles.title}>{words.title}</h3>
          <p className={look.quiet}>{words.lead}</p>
        </div>
        {next ? (
          <Link to="/school/$id" params={{ id: next.id }} className={styles.fly}>
            {at < 0 ? words.flyFirst : fill(words.flyNext, { title: next.title })}
          </Link>
        ) : null}
      </div>
      <ol className={styles.list}>
        {firstFlights.map(({ id, title }) => (
          <li key={id}>
            <Link to="/school/$id" params={{ id }} className={styles.row}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
      <div className={styles.more}>
        <Link to="/school">{words.all}</Link>
      </div>
    </div>
  );
}

/** The scenario of the flight that is kept: each takes the place of the one before. */
function lastFlown(): string | undefined {
  return [...activityTable.rows().values()].find(({ flight }) => flight)?.flight;
}
