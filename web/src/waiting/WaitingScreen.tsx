import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import { useMemo, useState } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { useChanging } from '../data/base/changing.ts';
import { isExtension } from '../inbox/extension/isExtension.ts';
import { rejectedBefore } from '../inbox/waiting/rejectedBefore.ts';
import { type Waiting, waiting } from '../inbox/waiting/waiting.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Words } from '../ui/text/Words.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { EndedRow, WaitingRow } from './WaitingRow.tsx';
import look from '../ui/look/look.module.css';
import styles from './look/Waiting.module.css';

/** Requests of programs and apps, the oldest first; and what became of the last ones. */
export function WaitingScreen() {
  const all = useChanging(waiting);
  const now = useNow();
  const entries = useActivity();
  // The newest last, so that it counts: after an edit a call has two.
  const states = useMemo(
    () => new Map(entries.toReversed().map(({ incoming, state }) => [incoming.origin.asker, state])),
    [entries],
  );
  const open = all.filter(({ ended }) => ended === undefined);
  const ended = all.filter((it) => it.ended !== undefined).toReversed();
  return (
    <section className={styles.screen}>
      <h1>{words.title}</h1>
      <p className={look.lead}>{isExtension() ? words.leadSites : words.lead}</p>
      {open.length === 0 ? (
        <EmptyState title={words.none}>
          {isExtension() ? (
            words.noneSites
          ) : (
            <Words of={words.noneHint} values={{ link: (inner) => <Link to="/connections">{inner}</Link> }} />
          )}
        </EmptyState>
      ) : (
        <Portioned items={open}>
          {(it) => (
            <WaitingRow
              key={it.id}
              waiting={it}
              rejected={rejectedBefore(it, all)}
              state={states.get(it.id)}
              now={now}
            />
          )}
        </Portioned>
      )}
      {ended.length === 0 ? null : (
        <section aria-labelledby="waiting-ended">
          <h2 id="waiting-ended">{words.done}</h2>
          <ul className={look.panel}>
            {ended.map((it) => (
              <EndedRow key={it.id} waiting={it} now={now} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** How many rows are drawn at first, and with each press for more. */
const step = 50;

function Portioned({
  items,
  children,
}: {
  items: readonly Waiting[];
  children: (item: Waiting) => React.ReactNode;
}) {
  const [most, setMost] = useState(step);
  const left = items.length - most;
  return (
    <>
      <ul className={look.panel}>{items.slice(0, most).map(children)}</ul>
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
