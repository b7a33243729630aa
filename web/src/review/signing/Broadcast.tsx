import type { Readback } from '@readback/core/model/readback.ts';
import { chainName } from '@readback/phrases/chains.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/broadcast.ts';
import { useState } from 'react';
import { networkOf } from '../../data/config.ts';
import { Button } from '../../ui/Button.tsx';
import { HoldButton } from '../../ui/HoldButton.tsx';
import styles from '../Review.module.css';
import { PressButton } from './PressButton.tsx';
import { unreadName } from './signControl.ts';

/** Once it was pressed, until the node answered, there is nothing to press; afterwards it can be pressed again. */
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
