import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/school/briefing.ts';
import { preparing, titles } from '@readback/phrases/words/web/school/course.ts';
import { use, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { NoSuchScreen } from '../router/NoSuchScreen.tsx';
import { useConfig } from '../data/networks/config.ts';
import { flights, useFlights } from '../data/own/flights.ts';
import { here } from '../router/here.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Words } from '../ui/text/Words.tsx';
import { walletStore } from '../wallet/base/store.ts';
import { partOf, lessonOf } from '../data/course/course.ts';
import { DecideFirst } from './DecideFirst.tsx';
import { measureWords } from './card/decision.ts';
import { NoPractice } from './NoPractice.tsx';
import { NotBegun } from './NotBegun.tsx';
import styles from './School.module.css';
import { useBeginning } from './useBeginning.ts';

/**
 * One flight before it is flown: what is asked, by whom, and with what it is flown. Who has flown before, and came here
 * by a press, flies at once: the Review says what it is about. A link from elsewhere, Back, and another wallet that
 * would be replaced stop here.
 */
export function BriefingScreen({ id }: { id: string }) {
  use(flights.ready);
  const config = useConfig();
  const scenario = lessonOf(id);
  const flown = useFlights().filter((it) => it.decided);
  const last = flown.find((it) => it.scenario === id)?.decided;
  const wallet = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const { working, problem, begin } = useBeginning(scenario);
  const other = wallet.status === 'connected' && wallet.kind !== 'practice';
  const [pressed] = useState(() => here().action === 'PUSH');
  const atOnce =
    pressed &&
    flown.length > 0 &&
    config?.practice &&
    (wallet.status === 'disconnected' || wallet.kind === 'practice');
  const begun = useRef(false);
  const start = useEffectEvent(() => void begin());
  // The chain is outside React. The wallet that the flight connects asks for nothing more.
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    start();
  }, [atOnce]);
  if (!scenario) return <NoSuchScreen />;

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
            <Button tone="primary" busy={working} onClick={() => void begin()}>
              {working ? preparing : words.fly}
            </Button>
          </div>
          <NotBegun problem={problem} />
          <DecideFirst />
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
