import { Link } from '../router/Link.tsx';
import { useState } from 'react';
import { useActivity } from '../data/activity.ts';
import { mostEntries } from '../data/mostEntries.ts';
import { isUnread } from '../data/isUnread.ts';
import { mostWhole } from '../data/surplus.ts';
import { useKeeping } from '../data/useKeeping.ts';
import { NotKept } from '../review/NotKept.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import styles from './ActivityScreen.module.css';
import { type ActivityFilter, isFiltered } from './activityFilter.ts';
import { EntryDays } from './EntryDays.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ForgetAll } from './ForgetAll.tsx';
import { Listeners } from './Listeners.tsx';
import { useFound } from './useFound.ts';
import { useKnownNames } from './useKnownNames.ts';

export type ActivityScreenProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

/** Everything that was read back here, the newest first. */
export function ActivityScreen({ filter: given, onFilter }: ActivityScreenProps) {
  const entries = useActivity();
  const keeping = useKeeping();
  const names = useKnownNames();
  // The field must keep up with the typing; the address may come after.
  const [filter, setFilter] = useState(given);
  const { found, isLooking } = useFound(entries, filter, names);
  const isReading = keeping === 'reading';
  const narrow = (next: ActivityFilter) => {
    setFilter(next);
    onFilter(next);
  };
  return (
    <section className={styles.screen}>
      <Listeners entries={entries} />
      <div className={styles.head}>
        <h1>Activity</h1>
        {entries.length > 0 ? <ForgetAll busy={isReading} /> : null}
      </div>
      <p className={styles.lead}>
        Requests read back in this browser, and their outcomes.
        {keeping === 'kept' ? ' Activity stays on this device, and nothing in it is ever sent again.' : ''}
      </p>
      <NotKept />
      {entries.length > 0 ? (
        <>
          <FilterBar entries={entries} filter={filter} onFilter={narrow} nameOf={names.ofAddress} />
          <div className={styles.found}>
            <output>
              {foundWords(found.length, entries.length)}
              {isReading ? ', and more is being read' : isLooking ? ', and more is being searched' : ''}
            </output>
            {found.length > 0 && !isReading && !isLooking ? <ExportButtons entries={found} /> : null}
          </div>
        </>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState
          title={
            isUnread(keeping)
              ? 'What was read back earlier is not here'
              : 'Nothing has been read back here yet'
          }
        >
          Paste a request on <Link to="/">Start</Link>, or write one on{' '}
          <Link to="/compose" search={{ kind: 'send' }}>
            Compose
          </Link>
          .
        </EmptyState>
      ) : found.length === 0 && isFiltered(filter) && !isLooking && !isReading ? (
        <EmptyState title="No matches" action={<Button onClick={() => narrow({})}>Show all again</Button>}>
          Every word must be in the request, its readback, its outcome or a name you gave.
        </EmptyState>
      ) : (
        <>
          <EntryDays key={JSON.stringify(filter)} entries={found} />
          {keeping === 'kept' ? (
            <p className={styles.limits}>
              The newest {mostEntries.toLocaleString('en')} requests are kept; whole readbacks of the last{' '}
              {mostWhole.signed} signed and {mostWhole.other} others.
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}

function foundWords(found: number, all: number): string {
  const requests = `${all.toLocaleString('en')} ${all === 1 ? 'request' : 'requests'}`;
  return found === all ? requests : `${found.toLocaleString('en')} of ${requests}`;
}
