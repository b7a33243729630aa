import { formatUnitsExact } from '@readback/core/text/amount.ts';
import * as words from '@readback/phrases/words/web/compose.ts';
import { useEffect, useRef, useState } from 'react';
import type { BalanceOf } from '../balance/readBalance.ts';
import { useBalance } from '../balance/useBalance.ts';
import { browserWorld } from '../data/world/world.ts';
import { Button } from '../ui/Button.tsx';
import { feeToKeep } from './feeToKeep.ts';
import look from '../ui/look/look.module.css';
import styles from './Compose.module.css';

export type MaxButtonProps = {
  of: BalanceOf;
  decimals: number;
  onMax: (amount: string) => void;
};

/**
 * Puts all that the account holds into the amount. Of the network's own currency it leaves what the payment may cost:
 * its price is asked of the node when it is pressed.
 */
export function MaxButton({ of, decimals, onMax }: MaxButtonProps) {
  const { raw } = useBalance(of);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const { chainId, account, token } = of;

  // What was asked for another account or network is not put into this form.
  useEffect(
    () => () => {
      asking.current?.abort();
      setBusy(false);
      setProblem('');
    },
    [chainId, account, token],
  );
  if (raw === undefined) return null;

  async function press(held: bigint) {
    if (token !== undefined) return onMax(plain(held, decimals));
    const left = new AbortController();
    asking.current = left;
    setBusy(true);
    const until = AbortSignal.any([left.signal, AbortSignal.timeout(10_000)]);
    const fee = await feeToKeep(chainId, browserWorld(), until);
    if (left.signal.aborted) return;
    setBusy(false);
    if (fee.s !== 'known') return setProblem(words.feeUnknown);
    if (fee.v >= held) return setProblem(words.feeTooHigh);
    setProblem('');
    onMax(plain(held - fee.v, decimals));
  }

  return (
    <div className={styles.max}>
      <Button tone="quiet" busy={busy} onClick={() => void press(raw)}>
        {token === undefined ? words.maxMinusFee : words.max}
      </Button>
      <output className={look.quiet}>{problem}</output>
    </div>
  );
}

/** An amount as it is typed: without the commas by which it is read. */
function plain(raw: bigint, decimals: number): string {
  return formatUnitsExact(raw, decimals).replaceAll(',', '');
}
