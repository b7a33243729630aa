import type { Readback } from '@readback/core/model/readback.ts';
import { readOnly } from '@readback/core/request/frozen/readOnly.ts';
import { walletCall } from '@readback/core/request/wallet/walletCall.ts';
import * as words from '@readback/phrases/words/web/review/elsewhere.ts';
import { type FormEvent, useState } from 'react';
import type { Address } from 'viem';
import { activity } from '../../data/activity/activity.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { isSent } from '../../data/activity/isSent.ts';
import { recorded } from '../../data/activity/recorded.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { askedAccount } from '@readback/core/request/frozen/askedAccount.ts';
import review from '../look/Review.module.css';
import { readAnswer } from '../../handing/readAnswer.ts';
import styles from './Elsewhere.module.css';

/** What the other wallet gave: it is compared with what was read, as if it had been signed here. Nothing is sent. */
export function CameBack({ entry, readback }: { entry: ActivityEntry; readback: Readback }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { request } = entry.incoming;
  if (readOnly(request.body) !== undefined) return <p className={review.says}>{words.cannot}</p>;
  const sent = isSent(entry);

  function take(event: FormEvent) {
    event.preventDefault();
    if (readback.verdict === 'pending') return setError(words.notRead);
    const read = readAnswer(entry, typed);
    if (!read.ok) return setError(sent ? words.notHash : words.notSignature);
    const account = askedAccount(request.body) ?? signerOf(readback);
    if (account === undefined) return setError(words.noAccount);
    activity.update(
      entry.id,
      { ...recorded(readback), call: walletCall(request, account), ...read.patch },
      'open',
    );
  }

  return (
    <form className={styles.came} onSubmit={take} aria-label={words.came}>
      <b>{words.came}</b>
      <TextField
        label={sent ? words.answerHash : words.answerSignature}
        hint={words.answerHint}
        mono
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
      />
      <Button type="submit">{words.compare}</Button>
    </form>
  );
}

/** The account that it was read for. */
function signerOf({ parties }: Readback): Address | undefined {
  return parties.find(({ role }) => role === 'from' || role === 'signer')?.address;
}
