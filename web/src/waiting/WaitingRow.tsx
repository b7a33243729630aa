import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import type { Incoming } from '@readback/core/model/request.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import type { ActivityState } from '../data/activity/activityEntry.ts';
import { useChanging } from '../data/base/changing.ts';
import { askerWord } from '../inbox/waiting/askerWord.ts';
import { siteIcons } from '../inbox/extension/siteIcons.ts';
import { passOn } from '../inbox/extension/passOn.ts';
import { openWaiting, rejectWaiting } from '../inbox/waiting/openWaiting.ts';
import type { Waiting } from '../inbox/waiting/waiting.ts';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import { kindWords, wayWords } from '../readback/requestWords.ts';
import { ago } from '../ui/time/ago.ts';
import { Address } from '../ui/said/Address.tsx';
import { Button } from '../ui/Button.tsx';
import { longestHost } from '../ui/text/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { PassingWords } from './PassingWords.tsx';
import look from '../ui/look/look.module.css';
import { NetworkName } from '../ui/marks/NetworkName.tsx';
import styles from './look/Waiting.module.css';

/** One that waits. `state` is that of its entry, where it was opened before; `rejected` the same request, rejected before. */
export function WaitingRow({
  waiting,
  rejected,
  state,
  now,
}: {
  waiting: Waiting;
  rejected?: Waiting | undefined;
  state: ActivityState | undefined;
  now: number;
}) {
  const { incoming } = waiting;
  const isAtWallet = state !== undefined && state !== 'open';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        {waiting.passing ? <PassingWords passing={waiting.passing} /> : <What incoming={incoming} />}
        <From waiting={waiting} now={now} />
        {rejected ? (
          <span className={look.quietBlock}>
            <Words
              of={words.again}
              values={{
                time: <time dateTime={new Date(rejected.at).toISOString()}>{ago(rejected.at, now)}</time>,
              }}
            />
          </span>
        ) : null}
      </div>
      <div className={styles.acts}>
        {waiting.passing ? (
          <Button onClick={() => passOn(waiting.id)}>{words.passOn}</Button>
        ) : (
          <Button tone="primary" aria-disabled={!incoming} onClick={() => openWaiting(waiting)}>
            {isAtWallet ? words.atWallet : state === undefined ? words.review : words.opened}
          </Button>
        )}
        {isAtWallet ? null : <Button onClick={() => rejectWaiting(waiting)}>{words.reject}</Button>}
      </div>
    </li>
  );
}

/** One that ended, with what whoever asked was told. */
export function EndedRow({ waiting, now }: { waiting: Waiting; now: number }) {
  const { ended, problem, via } = waiting;
  if (ended === undefined) return null;
  const by = askerWord(via);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>
          <Words of={words.ends[ended]} values={{ by }} />
        </b>
        <span className={look.quietBlock}>
          <Words
            of={words.endsWhy[ended]}
            values={{ by, problem: <SafeText text={problem ?? ''} max={300} /> }}
          />
        </span>
        <From waiting={waiting} now={now} />
      </div>
    </li>
  );
}

function What({ incoming }: { incoming: Incoming | undefined }) {
  if (!incoming) {
    return (
      <>
        <b>{words.reading}</b>
        {/* The place of the next line, so that no button moves from under a press when it comes. */}
        <span className={look.quietBlock} aria-hidden>
          {'\u00a0'}
        </span>
      </>
    );
  }
  const { body } = incoming.request;
  const chainId = chainOf(body);
  const account = askedAccount(body);
  const to = body.kind === 'transaction' ? body.call.to : null;
  return (
    <>
      <b>
        <Words
          of={words.what}
          values={{
            kind: kindWords[body.kind],
            directed: to ? 'yes' : 'no',
            to: to ? <Address address={to} /> : null,
          }}
        />
      </b>
      <span className={look.quietBlock}>
        <Words
          of={words.where}
          values={{
            on: chainId === undefined ? 'no' : 'yes',
            network: chainId === undefined ? null : <NetworkName chainId={chainId} />,
            named: account ? 'yes' : 'no',
            account: account ? <Address address={account} /> : null,
          }}
        />
      </span>
    </>
  );
}

function From({ waiting: { via, at, claimed, verified }, now }: { waiting: Waiting; now: number }) {
  const icon = useChanging(siteIcons).get(verified ?? '');
  return (
    <span className={look.quietBlock}>
      {icon === undefined ? null : <img className={styles.icon} src={icon} alt="" width={16} height={16} />}
      <Words
        of={words.from}
        values={{
          time: <time dateTime={new Date(at).toISOString()}>{ago(at, now)}</time>,
          asked: verified === undefined ? wayWords(via) : <SafeText text={verified} max={longestHost} />,
          named: claimed === undefined ? 'no' : 'yes',
          name: <SafeText text={claimed ?? ''} max={longestHost} />,
        }}
      />
    </span>
  );
}
