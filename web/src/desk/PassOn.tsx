import { fill } from '@readback/phrases/fill.ts';
import { whyWords } from '@readback/phrases/words/why.ts';
import * as words from '@readback/phrases/words/web/desk.ts';
import type { Why } from '@readback/core/model/known.ts';
import type { Queued } from '@readback/core/safe/queue.ts';
import type { SafeAccount } from '@readback/core/safe/safeAccount.ts';
import { isPassedOn, type PassedOn, passedOn } from '@readback/core/safe/service/passOn.ts';
import { useState } from 'react';
import { askSafeService, serviceAddress } from '../data/desk/safeService.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import look from '../ui/look/look.module.css';
import type { ServiceState } from './useService.ts';
import styles from './Desk.module.css';

type Sending =
  | Readonly<{ is: 'no' | 'shown' | 'sending' | 'sent' }>
  | Readonly<{ is: 'failed'; why: Why | 'missing' }>;

/** Passes signatures on to the service by a press, after all that is sent was shown. They stay here, whatever it answers. */
export function PassOn({
  account,
  queued,
  state,
}: {
  account: SafeAccount;
  queued: Queued;
  state: ServiceState;
}) {
  const [sending, setSending] = useState<Sending>({ is: 'no' });
  if (state.is !== 'known') return null;
  const listed = state.queue.entries.find(({ proposal }) => proposal.digest === queued.proposal.digest);
  const told = passedOn(queued, listed);
  if (sending.is === 'sent') return <Notice live="status" title={words.sent} />;
  if (told === undefined) return null;
  const send = async () => {
    setSending({ is: 'sending' });
    const next = await sendOn(account, queued, told);
    setSending(next);
    if (next.is === 'sent') state.again();
  };
  if (sending.is === 'no') return <Button onClick={() => setSending({ is: 'shown' })}>{words.passOn}</Button>;
  const { host } = state;
  return (
    <div className={styles.passOn}>
      <p>
        <SafeText
          text={fill(words.passOnTo, {
            host,
            count: told.signatures.length,
            isKnown: listed === undefined ? 'no' : 'yes',
          })}
        />
      </p>
      <pre className={look.quietCode}>
        <SafeText text={`POST ${serviceAddress(account.chainId) ?? ''}/${told.path}\n${told.body}`} />
      </pre>
      {sending.is === 'failed' ? (
        <Notice tone="caution" live="alert" title={words.notSent}>
          {fill(words.notSentWhy, {
            why: sending.why,
            said: sending.why === 'missing' ? '' : whyWords[sending.why],
          })}
        </Notice>
      ) : null}
      <div className={styles.acts}>
        <Button tone="primary" busy={sending.is === 'sending'} onClick={() => void send()}>
          <SafeText text={fill(words.send, { host })} />
        </Button>
        <Button onClick={() => setSending({ is: 'no' })}>{words.cancel}</Button>
      </div>
    </div>
  );
}

async function sendOn(account: SafeAccount, queued: Queued, told: PassedOn): Promise<Sending> {
  const { chainId } = account;
  const { signal } = new AbortController();
  const { path, body } = told;
  const answer = await askSafeService({ chainId, path, body }, signal);
  if (answer.s !== 'known') return { is: 'failed', why: answer.s === 'unknown' ? answer.why : 'timeout' };
  const held = await isPassedOn((it) => askSafeService({ chainId, path: it }, signal), account, queued, told);
  if (held.s !== 'known') return { is: 'failed', why: held.s === 'unknown' ? held.why : 'timeout' };
  return held.v ? { is: 'sent' } : { is: 'failed', why: 'missing' };
}
