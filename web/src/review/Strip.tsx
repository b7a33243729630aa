import type { Readback } from '@readback/core/model/readback.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Words } from '../ui/text/Words.tsx';
import { networkOf } from '../data/config.ts';
import { FactValue } from '../ui/said/FactValue.tsx';
import panel from '../ui/Panel.module.css';
import { longestHost } from '../ui/fields/longestHost.ts';
import { SafeText } from '../ui/text/SafeText.tsx';
import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { ToldCount } from '../told/ToldCount.tsx';
import { Moved } from './drift/Moved.tsx';
import { askedBy, kindWords } from '../readback/requestWords.ts';
import styles from './Review.module.css';

/** Wallets set the gas of most requests: only where the request does. */
const SetFees = lazyPart(async () => (await import('./SetFees.tsx')).SetFees);

export type StripProps = {
  incoming: Incoming;
  readback: Readback | undefined;
  facts: FindFact;
};

/** What it is, network, fee and who asked; below them what can be done. On a phone only that is left here. */
export function Strip({ children, ...about }: StripProps & { children: ReactNode }) {
  return (
    <div className={`${panel.panel} ${styles.box} ${styles.stripBox}`}>
      <div className={styles.wide}>
        <About {...about} />
      </div>
      {children}
    </div>
  );
}

/** The same for a phone, where it is below the parties. */
export function NarrowStrip(about: StripProps) {
  return (
    <div className={`${panel.panel} ${styles.box} ${styles.narrow}`}>
      <About {...about} />
    </div>
  );
}

function About({ incoming, readback, facts }: StripProps) {
  const { body } = incoming.request;
  const chainId = chainOf(body);
  const gasSet = gasSetIn(body);
  return (
    <dl className={styles.strip}>
      <dt>{words.request}</dt>
      <dd>{kindWords[body.kind]}</dd>
      {chainId === undefined ? null : (
        <>
          <dt>{words.network}</dt>
          <dd data-place="network">{networkOf(chainId)?.name ?? chainName(chainId)}</dd>
        </>
      )}
      <Fee kind={body.kind} readback={readback} facts={facts} />
      {gasSet.length > 0 ? (
        // Their room is kept, so that the buttons below stay where they are.
        <Suspense
          fallback={gasSet.map((it) => (
            <dt key={it} className={styles.whole}>
              …
            </dt>
          ))}
        >
          <SetFees facts={facts} />
        </Suspense>
      ) : null}
      <dt>{words.askedBy}</dt>
      <dd data-place="asked">
        {incoming.origin.verified !== undefined ? (
          <SafeText text={incoming.origin.verified} max={longestHost} />
        ) : incoming.origin.claimed ? (
          <Words
            of={words.askedByNamed}
            values={{
              asker: askedBy(incoming),
              name: <SafeText text={incoming.origin.claimed} max={longestHost} />,
            }}
          />
        ) : (
          askedBy(incoming)
        )}
      </dd>
      <dt>{words.told}</dt>
      <dd>
        <ToldCount />
      </dd>
    </dl>
  );
}

/** Only where a transaction is sent: a signature costs nothing. */
function Fee({ kind, readback, facts }: Pick<StripProps, 'readback' | 'facts'> & { kind: Body['kind'] }) {
  if (kind !== 'transaction' && kind !== 'calls') return null;
  const expected = facts('fee.expected');
  const most = facts('fee.most');
  const looking = (!readback || readback.stations.simulate === 'pending') && !expected;
  return (
    <>
      <dt>{words.fee}</dt>
      <dd data-place="fee" className={styles.fee}>
        {looking ? (
          <span className={styles.sub}>{words.feeChecked}</span>
        ) : (
          <Moved of={['fee.expected']} facts={facts}>
            {most ? (
              <Words
                of={words.feeAtMost}
                values={{
                  fee: <FactValue fact={expected} facts={facts} bare />,
                  most: <FactValue fact={most} facts={facts} />,
                }}
              />
            ) : (
              <FactValue fact={expected} facts={facts} />
            )}
          </Moved>
        )}
      </dd>
    </>
  );
}

/** Which fields of its own gas a request sets. */
function gasSetIn(body: Body): readonly string[] {
  if (body.kind !== 'transaction') return [];
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = body.set;
  const all = { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas };
  return Object.entries(all).flatMap(([field, value]) => (value === undefined ? [] : [field]));
}
