import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/activity.ts';
import { Link } from '../router/Link.tsx';
import { useState } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { mostEntries } from '../data/activity/mostEntries.ts';
import { isUnread } from '../data/rows/isUnread.ts';
import { mostWhole } from '../data/activity/surplus.ts';
import { useKeeping } from '../data/activity/useKeeping.ts';
import { NotKept } from '../handing/NotKept.tsx';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { useNetworks } from '../data/networks/config.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import styles from './ActivityScreen.module.css';
import { type ActivityFilter, isFiltered } from '../router/activityFilter.ts';
import { FilterBar } from './FilterBar.tsx';
import { Listeners } from './Listeners.tsx';
import { useFound } from '../entries/useFound.ts';
import { useKnownNames } from '../entries/useKnownNames.ts';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { useUnits } from '../data/units.ts';
import { useNow } from '../ui/time/useNow.ts';
import { dayGroups } from '../entries/dayGroups.ts';
import { EntryList } from '../entries/EntryList.tsx';
import { fileName, saveFile } from '../ui/saveFile.ts';
import { forgetEntries } from '../data/activity/forgetEntries.ts';
import { Dialog, DialogActions } from '../ui/Dialog.tsx';

export type ActivityScreenProps = { filter: ActivityFilter; onFilter: (filter: ActivityFilter) => void };

/** Everything that was read back here, the newest first. */
export function ActivityScreen({ filter: given, onFilter }: ActivityScreenProps) {
  const entries = useActivity();
  const keeping = useKeeping();
  const practice = useNetworks().some((it) => it.practice);
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
      <p className={look.lead}>{keeping === 'kept' ? `${words.lead} ${words.staysHere}` : words.lead}</p>
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
        <EmptyState
          title={isUnread(keeping) ? words.unread : words.empty}
          action={
            practice ? (
              <Link className={button.button} to="/school">
                {words.fly}
              </Link>
            ) : null
          }
        >
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

/** How many rows are drawn at first, and with each press for more. */
const step = 60;

/** Entries by the day on which they came. Long lists grow by a press, so that a phone draws only what is inspected. */
function EntryDays({ entries }: { entries: readonly ActivityEntry[] }) {
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

/** Saves what the list shows now: as a table, or whole, as Settings can take it in again. */
function ExportButtons({ entries }: { entries: readonly ActivityEntry[] }) {
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
    const { activityText } = await import('../data/exports/exportFile.ts');
    saveFile(fileName('activity', 'json'), activityText(entries), 'application/json');
  };
  return (
    <span className={styles.save}>
      <output>{failed ? words.notSaved : ''}</output>
      <Button tone="quiet" onClick={() => save(asCsv)}>
        {words.saveCsv}
      </Button>
      <Button tone="quiet" onClick={() => save(asJson)}>
        {words.saveJson}
      </Button>
    </span>
  );
}

/** Forgets every entry, after a question. `busy`: what was not read yet would come after it. */
function ForgetAll({ busy }: { busy: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)}>
        {words.forgetAll}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={words.forgetAllAsk}
        description={words.forgetAllSays}
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          <Button
            tone="primary"
            onClick={() => {
              forgetEntries();
              setAsking(false);
            }}
          >
            {words.forgetAll}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
