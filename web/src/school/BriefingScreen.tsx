import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/briefing.ts';
import { notBegun, preparing, titles } from '@readback/phrases/words/web/school/course.ts';
import { use, useState, useSyncExternalStore } from 'react';
import { NoSuchScreen } from '../app/NoSuchScreen.tsx';
import { useConfig } from '../data/config.ts';
import { flights, useFlights } from '../data/flights.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Words } from '../ui/Words.tsx';
import { walletStore } from '../wallet/store.ts';
import { beginFlight, type NotBegun } from './beginFlight.ts';
import { partOf, lessonOf } from './course.ts';
import { measureWords } from './decision.ts';
import { NoPractice } from './NoPractice.tsx';
import styles from './School.module.css';

/** One flight before it is flown: what is asked, by whom, and with what it is flown. */
export function BriefingScreen({ id }: { id: string }) {
  use(flights.ready);
  const config = useConfig();
  const scenario = lessonOf(id);
  const last = useFlights().find((it) => it.scenario === id && it.decided)?.decided;
  const wallet = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const [state, setState] = useState<'idle' | 'working'>('idle');
  const [problem, setProblem] = useState<NotBegun>();
  if (!scenario) return <NoSuchScreen />;
  const other = wallet.status === 'connected' && wallet.kind !== 'practice';

  async function begin() {
    if (!scenario) return;
    setState('working');
    setProblem(await beginFlight(scenario));
    setState('idle');
  }

  return (
    <section className={styles.briefing}>
      <p className={styles.crumb}>
        <Words
          of={words.place}
          values={{
            part: titles[partOf(scenario)],
            link: (inner) => <Link to="/school">{inner}</Link>,
          }}
        />
      </p>
      <h1>{scenario.title}</h1>
      <p className={styles.asked}>{scenario.briefing}</p>
      {config === undefined ? (
        <Skeleton says={words.looking} lines={2} />
      ) : !config.practice ? (
        <NoPractice />
      ) : (
        <>
          <div className={styles.go}>
            <Button tone="primary" busy={state === 'working'} onClick={() => void begin()}>
              {state === 'working' ? preparing : words.fly}
            </Button>
          </div>
          {problem === undefined ? null : (
            <p className={styles.problem} role="alert">
              {notBegun[problem]}
            </p>
          )}
          <dl className={styles.facts}>
            <dt>{words.what}</dt>
            <dd>{words.whatSays}</dd>
            <dt>{words.wallet}</dt>
            <dd>
              {!other ? (
                words.walletSays
              ) : wallet.name === undefined ? (
                words.replacesUnnamed
              ) : (
                <Words of={words.replaces} values={{ wallet: <SafeText text={wallet.name} max={40} /> }} />
              )}
            </dd>
            <dt>{words.money}</dt>
            <dd>{words.moneySays}</dd>
            {last ? (
              <>
                <dt>{words.last}</dt>
                <dd>
                  {fill(words.lastSays, {
                    standing: last.right ? 'right' : 'wrong',
                    decision: last.decision === 'sign' ? 'sign' : 'reject',
                    measure: measureWords(last),
                  })}
                </dd>
              </>
            ) : null}
          </dl>
        </>
      )}
    </section>
  );
}
