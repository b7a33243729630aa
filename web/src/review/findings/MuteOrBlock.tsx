import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/findings.ts';
import { useState } from 'react';
import type { Address as Bytes } from 'viem';
import { block } from '../../data/own/blocked.ts';
import { useBook } from '../../data/own/book.ts';
import { mute } from '../../data/mutes.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Button } from '../../ui/Button.tsx';
import { Words } from '../../ui/text/Words.tsx';
import type { Fired } from '../../readback/checks.ts';
import type { Doing } from '../../readback/doing.ts';
import { NetworkName } from '../../ui/marks/NetworkName.tsx';
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
        <Words
          of={words.about}
          values={{ account: <Address address={about} name={addressName(about, facts)} /> }}
        />
      </p>
      {finding.severity !== 'stop' && chainId !== undefined ? (
        <>
          <Button
            className={styles.act}
            busy={busy}
            onClick={() => readAgain(() => mute({ rule: finding.rule, address: about, chainId }))}
          >
            {words.mute}
          </Button>
          <p>
            <Words
              of={words.muteHint}
              values={{
                network: <NetworkName chainId={chainId} />,
              }}
            />
          </p>
        </>
      ) : null}
      {blocked ? null : (
        <>
          <Button className={styles.act} busy={busy} onClick={() => readAgain(() => block(about))}>
            {words.block}
          </Button>
          <p>{words.blockHint}</p>
        </>
      )}
    </div>
  );
}
