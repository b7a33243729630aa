import type { RemedyAct } from '@readback/core/model/finding.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Body } from '@readback/core/model/request.ts';
import type { AmendAct } from '@readback/core/amend/amendTarget.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { WithWallet } from '../../connect/WithWallet.tsx';
import { useBook } from '../../data/own/book.ts';
import { useUnits } from '../../data/units.ts';
import { Button } from '../../ui/Button.tsx';
import { reject } from '../../handing/reject.ts';
import { ActWords } from './ActWords.tsx';
import type { Doing } from '../../readback/doing.ts';
import styles from './Findings.module.css';
import { openAmended } from './openAmended.ts';
import { useWallet } from '../../wallet/useWallet.ts';
import { amendInWorker } from '../../data/engine/amendInWorker.ts';

export type ActProps = { act: RemedyAct; doing: Doing; readback: Readback; facts: FindFact };

/** The one button of a finding: its remedy. A new value makes a new request, which is read again. */
export function ActButton({ act, doing, readback, facts }: ActProps) {
  const says = <Says act={act} facts={facts} />;
  switch (act.kind) {
    case 'reject':
      return (
        <Button className={styles.act} onClick={() => reject(doing.id, readback)}>
          {says}
        </Button>
      );
    case 'switchNetwork':
      return (
        <WithWallet>
          <SwitchAct chainId={act.chainId}>{says}</SwitchAct>
        </WithWallet>
      );
    default:
      return (
        <AmendButton act={act} doing={doing} readback={readback}>
          {says}
        </AmendButton>
      );
  }
}

function Says({ act, facts }: Pick<ActProps, 'act' | 'facts'>) {
  return (
    <span>
      <ActWords act={act} facts={facts} book={useBook()} times={useUnits().times} />
    </span>
  );
}

type AmendProps = Omit<ActProps, 'act' | 'facts'> & { act: AmendAct; children: ReactNode };

/** There once the new request is made; not where it cannot be made exactly. */
function AmendButton({ act, doing, readback, children }: AmendProps) {
  const key = amendKey(readback, act);
  const [made, setMade] = useState<{ key: string; body: Body | undefined }>();

  // The engine lives in a worker, outside React. A readback that is renewed every few seconds has the same key.
  useEffect(() => {
    let current = true;
    void amendOnce(readback, act).then((body) => {
      if (current) setMade({ key: amendKey(readback, act), body });
    });
    return () => {
      current = false;
    };
  }, [readback, act]);

  const body = made?.key === key ? made.body : undefined;
  if (made?.key === key && !body) return null;
  return (
    <Button
      className={styles.act}
      aria-disabled={!body}
      onClick={() => {
        if (body) openAmended(readback.incoming, body, doing);
      }}
    >
      {children}
    </Button>
  );
}

/** Asks the wallet to go to another network. Only where one is connected, and is elsewhere. */
function SwitchAct({ chainId, children }: { chainId: number; children: ReactNode }) {
  const wallet = useWallet(chainId);
  const [busy, setBusy] = useState(false);
  if (wallet.status !== 'connected' || wallet.chainId === chainId) return null;
  return (
    <Button
      className={styles.act}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void wallet.switchNetwork(chainId).then(() => setBusy(false));
      }}
    >
      {children}
    </Button>
  );
}

const made = new Map<string, Promise<Body | undefined>>();

/** How many are kept: those of the Reviews that are open at a time. */
const most = 40;

/** The same for the same request and value, however often it is asked for. */
function amendOnce(readback: Readback, act: AmendAct): Promise<Body | undefined> {
  const key = amendKey(readback, act);
  const before = made.get(key);
  if (before) return before;
  const body = amendInWorker(readback, act);
  made.set(key, body);
  const [oldest] = made.keys();
  if (made.size > most && oldest !== undefined) made.delete(oldest);
  return body;
}

/** While it is being read, its steps may not be known yet. */
function amendKey({ incoming, verdict }: Readback, act: AmendAct): string {
  const value = act.kind === 'setInteger' ? act.value.toString() : act.address;
  return [incoming.request.digest, verdict === 'pending', act.fact, value].join(' ');
}
