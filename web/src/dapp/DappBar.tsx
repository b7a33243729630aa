import { askerOf } from '@readback/core/model/ways.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/dapp.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useActivity } from '../data/activity/activity.ts';
import { useChanging } from '../data/base/changing.ts';
import type { As } from '../inbox/frame/callOf.ts';
import { stillWaiting, waiting } from '../inbox/waiting/waiting.ts';
import { Link } from '../router/Link.tsx';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { longestHost } from '../ui/text/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { useNow } from '../ui/time/useNow.ts';
import { Words } from '../ui/text/Words.tsx';
import { WaitingRow } from '../waiting/WaitingRow.tsx';
import look from '../ui/look/look.module.css';
import styles from './Dapp.module.css';
import { networkWords } from './networkWords.ts';
import { closeDapp, isShut, type OpenDapp } from './openDapp.ts';

/** How many of a dapp's requests are listed above it. */
const mostShown = 3;

/** Above an open dapp: which one it is, what it sees, and what it asks for. `now`: what it would see if it were reloaded. */
export function DappBar({
  dapp,
  now,
  onReload,
}: {
  dapp: OpenDapp;
  now: As | undefined;
  onReload: (as: As) => void;
}) {
  const { host, url, account, chainId, status, site } = dapp;
  const isOther = now !== undefined && (now.account !== account || now.chainId !== chainId);
  return (
    <>
      {isShut(dapp) ? null : (
        <div className={styles.bar}>
          <p className={styles.sees}>
            <Words
              of={words.sees}
              values={{
                b: (inner) => <b>{inner}</b>,
                host: <SafeText text={host} max={longestHost} />,
                account: <Address address={account} />,
                network: networkWords(chainId),
              }}
            />
          </p>
          <div className={styles.acts}>
            <Button onClick={() => onReload(now ?? { account, chainId })}>{words.reload}</Button>
            <Button onClick={closeDapp}>{words.close}</Button>
          </div>
        </div>
      )}
      {isOther && !isShut(dapp) ? (
        <div className={styles.state}>
          <Notice tone="caution" title={words.changed} live="status">
            {words.changedHint}
          </Notice>
        </div>
      ) : null}
      {status === 'loading' ? <output className={look.quiet}>{words.loading}</output> : null}
      {status === 'silent' ? (
        <div className={styles.state}>
          <Notice
            tone="unknown"
            title={words.silent}
            live="status"
            actions={
              <a href={url} target="_blank" rel="noopener noreferrer">
                {words.ownTab}
              </a>
            }
          >
            {words.silentHint}
          </Notice>
        </div>
      ) : null}
      {status === 'elsewhere' ? (
        <div className={styles.state}>
          <Notice tone="caution" title={words.elsewhere} live="alert">
            <Words
              of={words.elsewhereHint}
              values={{ site: <SafeText text={site ?? words.elsewhereUnknown} max={longestHost} /> }}
            />
          </Notice>
        </div>
      ) : null}
      {status === 'grabbed' ? (
        <div className={styles.state}>
          <Notice tone="caution" title={words.grabbed} live="alert">
            {words.grabbedHint}
          </Notice>
        </div>
      ) : null}
      <Requests />
    </>
  );
}

function Requests() {
  const calls = stillWaiting(useChanging(waiting)).filter(({ via }) => askerOf(via)?.through === 'frame');
  const entries = useActivity();
  const time = useNow();
  const states = useMemo(
    () => new Map(entries.toReversed().map(({ incoming, state }) => [incoming.origin.asker, state])),
    [entries],
  );
  const seen = useRef(0);
  // Whoever is further down, at the dapp, would not see that it asks.
  useEffect(() => {
    if (calls.length > seen.current) window.scrollTo({ top: 0 });
    seen.current = calls.length;
  }, [calls.length]);
  if (calls.length === 0) return null;
  const left = calls.length - mostShown;
  return (
    <section className={styles.state} aria-label={words.requests}>
      <ul className={look.panel}>
        {calls.slice(0, mostShown).map((it) => (
          <WaitingRow key={it.id} waiting={it} state={states.get(it.id)} now={time} />
        ))}
      </ul>
      {left > 0 ? (
        <Link className={styles.more} to="/waiting">
          {fill(words.more, { count: left })}
        </Link>
      ) : null}
    </section>
  );
}
