import * as words from '@readback/phrases/words/web/school/replay.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import type { Flight, Had, Played } from '../../data/own/flights.ts';
import { amountDigits } from '../../ui/text/amount.ts';
import { Button } from '../../ui/Button.tsx';
import { Digits } from '../../ui/text/Digits.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { flightSetting } from '../../data/course/flightSetting.ts';
import { flownBy } from './flownBy.ts';
import type { Lesson } from '../../data/course/lessons.ts';
import type { Change } from './differences.ts';
import look from '../../ui/look/look.module.css';
import styles from './Replay.module.css';
import { between } from './running.ts';
import { type Said, StepLines } from './StepLines.tsx';
import { readTimeline, type Timeline } from './timeline.ts';
import { useRunning } from './useRunning.ts';
import { Who } from './Who.tsx';

/**
 * What an attack led to, block by block, and what is left: all of it read from the practice chain. `fresh`: it was let
 * happen a moment ago, so that it is what is read next. `children` starts the flight again.
 */
export function Replay({
  entry,
  flight,
  scenario,
  played,
  fresh,
  children,
}: {
  entry: ActivityEntry;
  flight: Flight;
  scenario: Lesson;
  played: Played;
  fresh: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { found, retry } = useTimeline(entry, flight, played);
  // The focus is outside React: what was asked for is what is read next.
  useEffect(() => {
    if (!fresh) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [fresh]);
  const isUndone = found === 'undone';
  const signature = entry.incoming.request.body.kind !== 'transaction';

  return (
    <section className={`${styles.replay} ${isUndone ? styles.over : ''}`} data-testid="replay">
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {words.titles[played.by]}
      </h2>
      {played.by === 'page' ? <p className={look.quiet}>{words.byPage}</p> : null}
      {found === undefined ? <p className={look.quiet}>{words.reading}</p> : null}
      {found === 'unread' ? (
        <p>
          {words.unread} <Button onClick={retry}>{words.retry}</Button>
        </p>
      ) : null}
      {isUndone ? <p>{words.undone}</p> : null}
      {typeof found === 'object' ? (
        <>
          <ol className={styles.steps}>
            {signature ? (
              <li>
                <b className={styles.when}>{words.signed}</b>
                <span>{words.signature}</span>
              </li>
            ) : null}
            {found.timeline.steps.map((step) => (
              <li key={step.block}>
                <b className={styles.when}>
                  <Words of={words.block} values={{ number: <Digits text={String(step.block)} /> }} />
                </b>
                <StepLines step={step} {...found} />
              </li>
            ))}
            <li>
              <b className={styles.when}>{words.now}</b>
              <Now {...found} runs={fresh} />
            </li>
          </ol>
          <p>{scenario.ending}</p>
        </>
      ) : null}
      {children}
      {typeof found === 'object' && found.timeline.fee > 0n ? (
        <p className={look.quiet}>
          <Words
            of={words.fee}
            values={{ amount: <Digits text={amountDigits(found.timeline.fee, 18)} brief="fee" /> }}
          />
        </p>
      ) : null}
    </section>
  );
}

/** What the accounts have in the end, each beside what they had before. */
function Now({ timeline, runs, ...said }: Said & { timeline: Timeline; runs: boolean }) {
  const balances = timeline.now.filter((it) => it.kind === 'balance');
  const powers = timeline.now.filter((it) => it.kind === 'power');
  return (
    <span className={styles.now} data-testid="gone">
      {balances.map((it) => (
        <Balance key={`${it.had.account} ${it.had.token ?? ''}`} it={it} runs={runs} {...said} />
      ))}
      {powers.length > 0 ? (
        <StepLines
          step={{ mine: true, from: said.account, failed: false, changes: powers }}
          timeline={timeline}
          {...said}
        />
      ) : null}
      {balances.length === 0 ? <span>{words.unchanged}</span> : null}
    </span>
  );
}

type BalanceChange = Extract<Change, { kind: 'balance' }>;

/** One balance. It runs from what it was to what it is; what reads it aloud has the end from the start. */
function Balance({ it, runs, ...said }: Said & { it: BalanceChange; runs: boolean }) {
  const { had, now } = it;
  const share = useRunning(runs);
  const shown = between({ from: had.amount, to: now, decimals: had.decimals }, share);
  const amount = <Digits text={amountDigits(had.amount, had.decimals)} brief="cut" />;
  return (
    <span className={styles.balance} data-gone={it.change < 0n ? '' : undefined}>
      <span className={styles.amount}>
        <span className={look.hidden}>{amountDigits(now, had.decimals)}</span>
        <span aria-hidden data-testid="running">
          <Digits text={amountDigits(shown, had.decimals)} brief="cut" />
        </span>{' '}
        <SafeText text={had.symbol} max={24} cut="mark" />
      </span>
      <span className={look.quiet}>
        {isSame(had.account, said.account) ? (
          <Words of={words.before} values={{ amount }} />
        ) : (
          <Words
            of={words.beforeIn}
            values={{ amount, of: <Who address={had.account} labels={said.labels} /> }}
          />
        )}
      </span>
    </span>
  );
}

function isSame(one: Had['account'], two: Had['account']): boolean {
  return one.toLowerCase() === two.toLowerCase();
}

type Found = (Said & { timeline: Timeline }) | 'undone' | 'unread' | undefined;

function useTimeline(entry: ActivityEntry, flight: Flight, played: Played) {
  const [found, setFound] = useState<Found>();
  const [turn, setTurn] = useState(0);
  const { incoming } = entry;
  const { had, begunAt } = flight;
  const { head } = played;
  // The chain is outside React.
  useEffect(() => {
    let stays = true;
    void read({ incoming, had, begunAt, played }).then((it) => {
      if (stays) setFound(it);
    });
    return () => {
      stays = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was played is told apart by its last block
  }, [head, turn]);
  return { found, retry: () => setTurn((it) => it + 1) };
}

async function read({
  incoming,
  had,
  begunAt,
  played,
}: Pick<ActivityEntry, 'incoming'> & Pick<Flight, 'had' | 'begunAt'> & { played: Played }): Promise<Found> {
  const setting = await flightSetting(begunAt);
  if (!setting) return 'unread';
  const account = flownBy(incoming, setting);
  const { safe, smartAccount } = setting.info.addresses;
  const timeline = await readTimeline({ had }, played, { account, safe, smartAccount }).catch(
    () => undefined,
  );
  if (timeline === undefined || timeline === 'undone') return timeline ?? 'unread';
  return { timeline, account, labels: setting.info.labels };
}
