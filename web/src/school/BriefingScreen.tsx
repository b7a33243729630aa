import { use, useState, useSyncExternalStore } from 'react';
import { NoSuchScreen } from '../app/NoSuchScreen.tsx';
import { useConfig } from '../data/config.ts';
import { flights, useFlights } from '../data/flights.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { walletStore } from '../wallet/store.ts';
import { beginFlight, type NotBegun } from './beginFlight.ts';
import { partOf, partTitles, scenarioOf } from './course.ts';
import { measureWords } from './decision.ts';
import { notBegunWords } from './notBegunWords.ts';
import { NoPractice } from './NoPractice.tsx';
import styles from './School.module.css';

/** One flight before it is flown: what is asked, by whom, and with what it is flown. */
export function BriefingScreen({ id }: { id: string }) {
  use(flights.ready);
  const config = useConfig();
  const scenario = scenarioOf(id);
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
        <Link to="/school">Flight school</Link>, {partTitles[partOf(scenario)].toLowerCase()}
      </p>
      <h1>{scenario.title}</h1>
      <p className={styles.asked}>{scenario.briefing}</p>
      {config === undefined ? (
        <Skeleton says="Looking for a practice chain" lines={2} />
      ) : !config.practice ? (
        <NoPractice />
      ) : (
        <>
          <div className={styles.go}>
            <Button tone="primary" busy={state === 'working'} onClick={() => void begin()}>
              {state === 'working' ? 'Preparing the flight' : 'Fly'}
            </Button>
          </div>
          {problem === undefined ? null : (
            <p className={styles.problem} role="alert">
              {notBegunWords(problem)}
            </p>
          )}
          <dl className={styles.facts}>
            <dt>What you do</dt>
            <dd>Read it back, then sign it or reject it. If the request is honest, sign it.</dd>
            <dt>Your wallet</dt>
            <dd>
              {other ? (
                <>
                  The practice wallet replaces <SafeText text={wallet.name ?? 'the one'} max={40} /> that is
                  connected now. No wallet with real money is involved.
                </>
              ) : (
                'The practice wallet. It is connected when you press Fly.'
              )}
            </dd>
            <dt>Your money</dt>
            <dd>
              Practice money, on a chain on this computer. The chain is reset first: earlier flights on it are
              undone.
            </dd>
            {last ? (
              <>
                <dt>Last time</dt>
                <dd>
                  {last.right ? 'Right' : 'Wrong'}: you {last.decision === 'sign' ? 'signed' : 'rejected'} it.{' '}
                  {measureWords(last)}.
                </dd>
              </>
            ) : null}
          </dl>
        </>
      )}
    </section>
  );
}
