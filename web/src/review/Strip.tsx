import type { Readback } from '@readback/core/model/readback.ts';
import type { Body, Incoming } from '@readback/core/model/request.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { Words } from '../ui/text/Words.tsx';
import { FactValue } from '../ui/said/FactValue.tsx';
import { Help } from '../ui/help/Help.tsx';
import * as words from '@readback/phrases/words/web/review/screen.ts';
import { Moved } from './drift/Moved.tsx';
import look from '../ui/look/look.module.css';
import styles from './Face.module.css';

/** Wallets set the gas of most requests: only where the request does. */
const SetFees = lazyPart(async () => (await import('./SetFees.tsx')).SetFees);

export type StripProps = {
  incoming: Incoming;
  readback: Readback | undefined;
  facts: FindFact;
};

/** What can be done, and below it what that costs. On a phone only the first is left here. `quiet`: the verdict has no say in how it looks. `over`: it is decided, and what it cost is said with what came of it. */
export function Strip({
  children,
  quiet = false,
  over = false,
  ...about
}: StripProps & { quiet?: boolean; over?: boolean; children: ReactNode }) {
  return (
    <div className={styles.decision} data-tone={quiet ? 'pending' : (about.readback?.verdict ?? 'pending')}>
      {children}
      {over ? null : (
        <div className={styles.wide}>
          <Cost {...about} />
        </div>
      )}
    </div>
  );
}

/** What it costs, and the fees that it sets itself. */
export function Cost({ incoming, readback, facts }: StripProps) {
  const { body } = incoming.request;
  const gasSet = gasSetIn(body);
  if (body.kind !== 'transaction' && body.kind !== 'calls') return null;
  return (
    <dl className={styles.strip}>
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
      <dt>
        <Help of="fee" title={words.fee} />
      </dt>
      <dd data-place="fee" className={styles.fee}>
        {looking ? (
          <span className={look.quietWrap}>{words.feeChecked}</span>
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
