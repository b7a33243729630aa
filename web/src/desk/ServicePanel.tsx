import { fill } from '@readback/phrases/fill.ts';
import { refusedWords, safeStopWords } from '@readback/phrases/serviceWords.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import type { ServiceStops } from '@readback/core/safe/service/serviceStops.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import look from '../ui/look/look.module.css';
import type { ServiceState } from './useService.ts';
import styles from './Desk.module.css';

/** What the transaction service was asked and said, and where it differs from the chain. */
export function ServicePanel({
  state,
  stops,
  chainId,
}: {
  state: ServiceState;
  stops: ServiceStops | undefined;
  chainId: number;
}) {
  return (
    <section className={styles.service} aria-label={words.service}>
      <Asked state={state} chainId={chainId} />
      {stops === undefined ? null : <Differs stops={stops} />}
    </section>
  );
}

function Asked({ state, chainId }: { state: ServiceState; chainId: number }) {
  const { host } = state;
  switch (state.is) {
    case 'off':
      return (
        <p className={look.quiet}>
          <Words
            of={words.serviceOff}
            values={{
              settings: (inner) => (
                <Link to="/settings" search={{ section: 'sources' }}>
                  {inner}
                </Link>
              ),
            }}
          />
        </p>
      );
    case 'unserved':
      return (
        <p className={look.quiet}>
          <Words
            of={words.serviceUnserved}
            values={{ host: <SafeText text={host} />, network: <NetworkName chainId={chainId} /> }}
          />
        </p>
      );
    case 'unreachable':
      return (
        <div className={styles.asked}>
          <p className={look.quiet}>
            <SafeText text={fill(words.serviceReload, { host })} />
          </p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </div>
      );
    case 'asking':
      return (
        <output className={look.quiet}>
          <SafeText text={fill(words.serviceAsking, { host })} />
        </output>
      );
    case 'failed': {
      const { why, wait = 0 } = state.why;
      return (
        <Notice
          tone="unknown"
          live="status"
          title={<SafeText text={fill(words.serviceFailed, { host })} />}
          actions={
            <Button busy={state.busy} onClick={state.again}>
              {words.askAgain}
            </Button>
          }
        >
          <SafeText text={fill(words.serviceFailedWhy, { why, wait, said: whyWords[why] })} />
        </Notice>
      );
    }
    case 'known': {
      const { entries, isWhole, said, refused } = state.queue;
      const count = entries.length + refused.length;
      const more =
        said !== undefined && said > BigInt(count)
          ? fill(words.serviceMore, { said: String(said), count: String(count) })
          : fill(words.serviceMoreUnknown, { count: String(count) });
      return (
        <>
          <div className={styles.asked}>
            <p className={look.quiet}>
              <SafeText text={fill(words.serviceLists, { host, count })} />
            </p>
            <Button tone="quiet" busy={state.busy} onClick={state.again}>
              {words.askAgain}
            </Button>
          </div>
          {isWhole ? null : <Notice tone="caution" title={more} />}
        </>
      );
    }
  }
}

function Differs({ stops: { safe, isBehind, refused } }: { stops: ServiceStops }) {
  return (
    <>
      {isBehind ? <Notice tone="caution" title={words.serviceBehind} /> : null}
      {safe.length === 0 ? null : (
        <Notice tag={words.stop} tone="stop" live="alert" title={words.serviceDiffers}>
          <ul className={styles.stops}>
            {safe.map((it) => (
              <li key={it.what}>
                <SafeText text={safeStopWords(it)} />
              </li>
            ))}
          </ul>
          {words.serviceDiffersDo}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice
          tag={words.stop}
          tone="stop"
          live="alert"
          title={fill(words.refusedTitle, { count: refused.length })}
        >
          <ul className={styles.stops}>
            {refused.map((it, at) => (
              <li key={`${it.hash ?? ''} ${at}`}>
                <SafeText text={refusedWords(it)} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
