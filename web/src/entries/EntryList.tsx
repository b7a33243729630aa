import * as words from '@readback/phrases/words/web/activity/list.ts';
import { CatchErrors } from '../ui/late/CatchErrors.tsx';
import { Link } from '../router/Link.tsx';
import type { ActivityEntry } from '../data/activity/activityEntry.ts';
import { day } from '../data/base/day.ts';
import { useUnits } from '../data/units.ts';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import { askedBy } from '../readback/requestWords.ts';
import { entryVerdict, entryVerdictName } from './entryVerdict.ts';
import { ago } from '../ui/time/ago.ts';
import { clock } from './dayGroups.ts';
import look from '../ui/look/look.module.css';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './EntryList.module.css';
import { useNow } from '../ui/time/useNow.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { EntryLine } from './EntryTitle.tsx';
import { entryWord } from './entryWords.ts';

/** Requests with what became of them. */
export function EntryList({ entries }: { entries: readonly ActivityEntry[] }) {
  const now = useNow();
  return (
    <ul className={`${look.panel} ${styles.list}`}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <CatchErrors Failed={Unreadable} resetKey={entry.id}>
            <EntryRow entry={entry} now={now} />
          </CatchErrors>
        </li>
      ))}
    </ul>
  );
}

/** What was kept of it is damaged: the others are not. */
function Unreadable() {
  return <span className={styles.row}>{words.damaged}</span>;
}

function EntryRow({ entry, now }: { entry: ActivityEntry; now: number }) {
  const { word, tone } = entryWord(entry);
  const { times } = useUnits();
  const verdict = entryVerdict(entry);
  const judged = entryVerdictName(entry);
  return (
    <Link className={styles.row} to="/activity/$id" params={{ id: entry.id }}>
      <span className={`${styles.word} ${styles[tone]}`}>{word}</span>
      <span className={styles.what}>
        <b>
          <EntryLine entry={entry} />
        </b>
        <span className={look.quietBlock}>
          <Words
            of={words.row}
            values={{
              time: (
                <time dateTime={new Date(entry.openedAt).toISOString()}>
                  {/* For a day the distance is clearer, then the time. */}
                  {now - entry.openedAt < day ? ago(entry.openedAt, now) : clock(entry.openedAt, times)}
                </time>
              ),
              asked: askedBy(entry.incoming),
              judged: verdict ? 'yes' : 'no',
              verdict:
                verdict === undefined || judged === undefined ? null : (
                  <b className={`${styles.verdict} ${styles[judged]}`}>
                    <SafeText text={verdict} />
                  </b>
                ),
              file: entry.imported ? 'yes' : 'no',
            }}
          />
        </span>
      </span>
      <span className={look.quietBlock}>
        <NetworkOf entry={entry} />
      </span>
    </Link>
  );
}

function NetworkOf({ entry }: { entry: ActivityEntry }) {
  const chainId = chainOf(entry.incoming.request.body);
  return chainId === undefined ? null : <NetworkName chainId={chainId} />;
}
