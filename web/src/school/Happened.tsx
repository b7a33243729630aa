import { fill } from '@readback/phrases/fill.ts';
import { practiceChain } from '@readback/phrases/words/web/school/course.ts';
import * as words from '@readback/phrases/words/web/school/flight.ts';
import type { PracticeInfo } from '@readback/scenarios/practiceInfo.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ActivityEntry } from '../data/activityEntry.ts';
import { type Flight, flights, type Had } from '../data/flights.ts';
import { Address, type AddressName } from '../ui/Address.tsx';
import { amountDigits } from '../ui/amount.ts';
import { Button } from '../ui/Button.tsx';
import { Digits } from '../ui/Digits.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Flight.module.css';
import { flightSetting } from './flightSetting.ts';
import { changed, type Changed, readHad } from './had.ts';
import { sendAsOthers } from './others.ts';
import type { Lesson } from './lessons.ts';

/**
 * After an attack was signed: what the others do with it, on the practice chain, what that comes to, and what is gone by
 * then. `atOnce`: the flyer has asked to see it already.
 */
export function Happened({
  entry,
  flight,
  scenario,
  atOnce = false,
}: {
  entry: ActivityEntry;
  flight: Flight;
  scenario: Lesson;
  atOnce?: boolean;
}) {
  const [found, setFound] = useState<Found | 'failed'>();
  const [asked, setAsked] = useState(false);
  const waits = scenario.aftermath !== undefined && !flight.aftermath;
  const mined = entry.signature !== undefined || entry.hearback?.followed?.block !== undefined;

  const happen = async () => setFound((await carriedOut(entry, flight, scenario)) ?? 'failed');
  const begin = useEffectEvent(() => carriedOut(entry, flight, scenario));
  const ready = mined && !asked && (atOnce || !waits);
  // The chain is outside React.
  useEffect(() => {
    if (ready) void begin().then((it) => setFound(it ?? 'failed'));
  }, [ready]);

  return (
    <div className={styles.happened} data-testid="happened">
      <h3 className={styles.part}>{words.happened}</h3>
      {ready || found !== undefined ? null : (
        <p className={styles.waits}>
          {mined ? words.unused : words.waiting}{' '}
          {mined ? (
            <Button
              busy={asked}
              onClick={() => {
                setAsked(true);
                void happen();
              }}
            >
              {words.happen}
            </Button>
          ) : null}
        </p>
      )}
      <output className={styles.unseen}>{goneLine(found)}</output>
      {found === 'failed' ? <p>{words.notCarriedOut}</p> : null}
      {found !== undefined && found !== 'failed' ? (
        <>
          <p>{scenario.ending}</p>
          <Gone found={found} />
        </>
      ) : null}
    </div>
  );
}

type Found = Readonly<{ changes: readonly Changed[]; labels: PracticeInfo['labels'] }>;

/** What a screen reader is told once it is known. */
function goneLine(found: Found | 'failed' | undefined): string {
  if (found === undefined || found === 'failed') return '';
  const gone = found.changes.filter(({ change }) => change < 0n).length;
  return fill(words.lower, { count: gone });
}

/** Lets the others do what they do, once, and reads what everybody has then. Undefined where that failed. */
async function carriedOut(
  { signature }: ActivityEntry,
  { id, begunAt, had, aftermath }: Flight,
  scenario: Lesson,
): Promise<Found | undefined> {
  const setting = await flightSetting(begunAt);
  if (!setting) return undefined;
  if (scenario.aftermath && !aftermath) {
    flights.change(id, { aftermath: true });
    if (!(await sendAsOthers(scenario.aftermath(setting, signature ?? '0x')))) return undefined;
  }
  const accounts = [...new Set(had.map(({ account }) => account))];
  const { addresses, labels } = setting.info;
  return { changes: changed(had, await readHad(accounts, Object.values(addresses))), labels };
}

/** What is gone, and what came, from balances before and after. */
function Gone({ found: { changes, labels } }: { found: Found }) {
  if (changes.length === 0) return <p className={styles.left}>{words.unchanged}</p>;
  return (
    <ul className={styles.gone} data-testid="gone">
      {changes.map(({ had, now, change }) => (
        <li key={`${had.account} ${had.token ?? ''}`}>
          <span>
            <span className={styles.of}>
              <Address address={had.account} name={namedIn(labels, had.account)} />
            </span>
            <span className={styles.left}>
              <Words
                of={words.beforeAndNow}
                values={{
                  before: <Digits text={amountDigits(had.amount, had.decimals)} />,
                  now: <Digits text={amountDigits(now, had.decimals)} />,
                }}
              />
            </span>
          </span>
          <b className={styles.change}>
            {change > 0n ? '+' : ''}
            <Digits text={amountDigits(change, had.decimals)} />{' '}
            <SafeText text={had.symbol} max={24} cut="mark" />
          </b>
        </li>
      ))}
    </ul>
  );
}

/** What the practice chain calls an account. */
function namedIn(labels: PracticeInfo['labels'], account: Had['account']): AddressName | undefined {
  const label = labels.find(({ address }) => address.toLowerCase() === account.toLowerCase());
  return label && { name: label.name, from: [{ by: 'source', name: practiceChain }] };
}
