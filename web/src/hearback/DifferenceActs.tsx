import type { SpokenDifference } from '@readback/core/hearback/spoken/spoken.ts';
import type { Hearback } from '@readback/core/model/hearback.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/difference.ts';
import { useState } from 'react';
import type { Address } from 'viem';
import { block, unblock } from '../data/own/blocked.ts';
import { useBook } from '../data/own/book.ts';
import { shortAddress } from '../ui/text/address.ts';
import { Button } from '../ui/Button.tsx';
import { fileName, saveFile } from '../ui/saveFile.ts';
import type { Returned } from './differenceProof.ts';
import styles from './HearbackPanel.module.css';

/** What can be done about a wallet that did something else. Nothing here asks a wallet to sign, or leaves the device. */
export function DifferenceActs({
  readback,
  hearback,
  spoken,
  returned,
}: {
  readback: Readback;
  hearback: Hearback;
  spoken: SpokenDifference | undefined;
  returned: Returned;
}) {
  const thief = paidInstead(spoken);
  return (
    <div className={styles.acts}>
      {thief ? <Block address={thief} /> : null}
      <Save {...{ readback, hearback, returned }} />
    </div>
  );
}

/** Who got what someone else was to get. */
function paidInstead(spoken: SpokenDifference | undefined): Address | undefined {
  const row = spoken?.rows.find(({ what, same }) => (what === 'to' || what === 'spender') && !same);
  const value = row && valueOf(spoken?.facts[row.happened]?.value);
  return value?.kind === 'address' ? value.address : undefined;
}

function Block({ address }: { address: Address }) {
  const entry = useBook().find((it) => it.address.toLowerCase() === address.toLowerCase());
  const isBlocked = entry?.blocked === true;
  // An account of the user's own is nobody to have nothing to do with.
  if (entry?.own && !isBlocked) return null;
  return (
    <>
      <Button onClick={() => (isBlocked ? unblock(address) : block(address))}>
        {fill(isBlocked ? words.unblock : words.block, { address: shortAddress(address) })}
      </Button>
      <output className={styles.done}>{isBlocked ? words.blocked : ''}</output>
    </>
  );
}

function Save({
  readback,
  hearback,
  returned,
}: {
  readback: Readback;
  hearback: Hearback;
  returned: Returned;
}) {
  const [said, setSaid] = useState<'saved' | 'notSaved'>();
  const save = () => {
    import('./differenceProof.ts').then(
      ({ differenceProof }) => {
        saveFile(
          fileName('proof', 'json'),
          differenceProof(readback, hearback, returned),
          'application/json',
        );
        setSaid('saved');
      },
      () => setSaid('notSaved'),
    );
  };
  return (
    <>
      <Button onClick={save}>{words.save}</Button>
      <output className={styles.done}>{said ? words.saving[said] : ''}</output>
    </>
  );
}
