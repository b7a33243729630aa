import { chainOf } from '@readback/core/request/frozen/chainOf.ts';
import * as words from '@readback/phrases/words/web/review/whoSigns.ts';
import { use, useState } from 'react';
import { activity, useEntry } from '../../data/activity/activity.ts';
import { openReview } from '../../inbox/openReview.ts';
import { forAccount } from '../../inbox/forAccount.ts';
import { useTypedAddress } from '../../names/useTypedAddress.ts';
import { WhoseAccount } from '../../names/WhoseAccount.tsx';
import { Button } from '../../ui/Button.tsx';
import { walletStore } from '../../wallet/base/store.ts';
import { DoingContext } from '../../readback/doing.ts';
import styles from './WhoSigns.module.css';

/** Asks whose account would sign a request that does not say it, and reads it back for that one. */
export function WhoSigns() {
  const doing = use(DoingContext);
  const entry = useEntry(doing?.id ?? '');
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(false);
  const chainId = entry && chainOf(entry.incoming.request.body);
  const { address } = useTypedAddress(text, { chainId });
  if (!entry || entry.flight !== undefined) return null;
  const { id, incoming } = entry;
  return (
    <form
      className={styles.who}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setPressed(true);
        if (address === undefined) return;
        openReview(forAccount(incoming, address));
        activity.remove(id);
      }}
    >
      <p className={styles.asks}>{words.whose}</p>
      <WhoseAccount
        value={text}
        onChange={setText}
        chainId={chainId}
        error={pressed ? words.accountNeeded : undefined}
      />
      <div className={styles.acts}>
        <Button type="submit">{words.readFor}</Button>
        <Button onClick={() => walletStore.set({ connectOpen: true, problem: undefined })}>
          {words.connect}
        </Button>
      </div>
    </form>
  );
}
