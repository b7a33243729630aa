import { chainName } from '@readback/phrases/chains.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { block } from '../../data/blocked.ts';
import { useBook } from '../../data/book.ts';
import { networkOf } from '../../data/config.ts';
import { mute } from '../../data/mutes.ts';
import { Address } from '../../ui/Address.tsx';
import { addressName } from '../../ui/addressName.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import type { Fired } from '../checks.ts';
import type { Doing } from './doing.ts';
import styles from './Findings.module.css';

/** What the user wants of the address that a finding is about: to hear less of it, or nothing to do with it. */
export function MuteOrBlock({
  finding,
  about,
  chainId,
  facts,
  doing,
}: {
  finding: Fired;
  about: Bytes;
  chainId: number | undefined;
  facts: FindFact;
  doing: Doing;
}) {
  const [busy, setBusy] = useState(false);
  const blocked = useBook().some((it) => it.blocked && it.address.toLowerCase() === about.toLowerCase());
  const readAgain = (change: () => void) => {
    change();
    setBusy(true);
    doing.readAgain();
  };
  return (
    <div className={styles.more}>
      <p>
        This is about <Address address={about} name={addressName(about, facts)} />
      </p>
      {finding.severity !== 'stop' && chainId !== undefined ? (
        <>
          <Button
            className={styles.act}
            busy={busy}
            onClick={() => readAgain(() => mute({ rule: finding.rule, address: about, chainId }))}
          >
            Mute for this address on this network
          </Button>
          <p>
            On <SafeText text={networkOf(chainId)?.name ?? chainName(chainId)} max={60} />, this check will no
            longer count for this address. It stays in the list of checks, and you can unmute it.
          </p>
        </>
      ) : null}
      {blocked ? null : (
        <>
          <Button className={styles.act} busy={busy} onClick={() => readAgain(() => block(about))}>
            Block this address
          </Button>
          <p>Every request that involves it is then a Stop, until you unblock it in Settings.</p>
        </>
      )}
    </div>
  );
}
