/** What few requests need beside their buttons. */
import type { Readback } from '@readback/core/model/readback.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/broadcast.ts';
import * as rareWords from '@readback/phrases/words/web/review/rare.ts';
import { useEntry } from '../../data/activity/activity.ts';
import type { Unrecorded } from '../../data/activity/handing.ts';
import { twiceWords } from '../../handing/twiceWords.ts';
import { Link } from '../../router/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { useState } from 'react';
import { networkOf } from '../../data/networks/config.ts';
import { Button } from '../../ui/Button.tsx';
import { HoldButton } from '../../ui/HoldButton.tsx';
import styles from '../look/Review.module.css';
import { PressButton } from './PressButton.tsx';
import { unreadName } from '../verdict/unreadName.ts';

/** Once it was pressed, until the node answered, there is nothing to press; after that it can be pressed again. */
export function BroadcastButton({
  tone,
  readback,
  narrow,
  onBroadcast,
}: {
  tone: 'stop' | 'unknown' | undefined;
  readback: Readback | undefined;
  narrow: boolean;
  onBroadcast: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    void onBroadcast().then(() => setBusy(false));
  };
  if (busy) {
    return (
      <Button wide tone="plain" busy>
        {words.sending}
      </Button>
    );
  }
  if (tone === undefined) return <PressButton label={words.press} onPress={run} />;
  const label =
    tone === 'stop' ? words.holdStop : words.holdUnread[readback ? unreadName(readback) : 'notFullyRead'];
  return <HoldButton label={narrow ? words.holdShort : label} tone={tone} onHeld={run} />;
}

/** Whose node it is sent to. */
export function BroadcastSays({ chainId }: { chainId: number | undefined }) {
  return (
    <p className={styles.says}>
      {fill(words.says, {
        network: chainId === undefined ? '' : (networkOf(chainId)?.name ?? chainName(chainId)),
      })}
    </p>
  );
}

/** No record of the hand-over can be written: the wallet was not asked, and the user chooses. */
export function NoRecord({ of: why, onRecord }: { of: Unrecorded; onRecord: () => void }) {
  return (
    <Notice
      tone="caution"
      live="alert"
      title={rareWords.noRecord}
      actions={<Button onClick={onRecord}>{rareWords.record}</Button>}
    >
      {rareWords.noRecordWhy[why]} {rareWords.noRecordRisk}
    </Notice>
  );
}

/** That the same request may have been signed before, and what signing it a second time does. */
export function Repeats({ id }: { id: string }) {
  const entry = useEntry(id);
  return (
    <Notice tone="caution" title={rareWords.repeats}>
      {entry ? (
        <>
          <SafeText text={twiceWords(entry.incoming.request.body)} />{' '}
          <Link to="/activity/$id" params={{ id }}>
            {rareWords.openFirst}
          </Link>
        </>
      ) : (
        rareWords.firstForgotten
      )}
    </Notice>
  );
}
