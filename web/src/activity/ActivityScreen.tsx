import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity.ts';
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
import { Words } from '../ui/Words.tsx';
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
        <h1>{words.title}</h1>
        {entries.length > 0 ? <ForgetAll busy={isReading} /> : null}
      </div>
      <p className={styles.lead}>{keeping === 'kept' ? `${words.lead} ${words.staysHere}` : words.lead}</p>
      <NotKept />
      {entries.length > 0 ? (
        <>
          <FilterBar entries={entries} filter={filter} onFilter={narrow} nameOf={names.ofAddress} />
          <div className={styles.found}>
            <output>
              {fill(words.found, {
                narrowed: found.length === entries.length ? 'no' : 'yes',
                found: found.length,
                all: entries.length,
                more: isReading ? 'read' : isLooking ? 'searched' : 'none',
              })}
            </output>
            {found.length > 0 && !isReading && !isLooking ? <ExportButtons entries={found} /> : null}
          </div>
        </>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState title={isUnread(keeping) ? words.unread : words.empty}>
          <Words
            of={words.emptyHint}
            values={{
              start: (inner) => <Link to="/">{inner}</Link>,
              compose: (inner) => (
                <Link to="/compose" search={{ kind: 'send' }}>
                  {inner}
                </Link>
              ),
            }}
          />
        </EmptyState>
      ) : found.length === 0 && isFiltered(filter) && !isLooking && !isReading ? (
        <EmptyState
          title={words.noMatch}
          action={<Button onClick={() => narrow({})}>{words.showAll}</Button>}
        >
          {words.noMatchHint}
        </EmptyState>
      ) : (
        <>
          <EntryDays key={JSON.stringify(filter)} entries={found} />
          {keeping === 'kept' ? (
            <p className={styles.limits}>
              {fill(words.limits, {
                most: mostEntries,
                signed: mostWhole.signed,
                unsigned: mostWhole.other,
              })}
            </p>
          ) : null}
        </>
      )}
    </section>
  );
}
