import type { Readback } from '@readback/core/model/readback.ts';
import * as words from '@readback/phrases/words/web/review/asOwner.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { ActivityEntry } from '../../data/activity/activityEntry.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { Words } from '../../ui/text/Words.tsx';
import styles from '../look/Review.module.css';
import { AsOwner } from './AsOwner.tsx';
import { ownedSafe, ownersOf } from './ownedSafe.ts';
import type { SignControl } from './signControl.ts';

/** The request is for another account than the wallet's: for a Safe that it owns, or for one to choose in the wallet. */
export function OtherAccount({
  entry,
  readback,
  control,
  tone,
  facts,
}: {
  entry: ActivityEntry;
  readback: Readback | undefined;
  control: Extract<SignControl, { kind: 'otherAccount' }>;
  tone: 'primary' | 'plain';
  facts: FindFact;
}) {
  const of = readback && ownedSafe(readback, control);
  if (of) return <AsOwner entry={entry} of={of} tone={tone} />;
  return (
    <p className={styles.says}>
      <Words
        of={readback && ownersOf(readback, control.asked) ? words.notOwner : words.otherAccount}
        values={{
          asked: <Address address={control.asked} name={addressName(control.asked, facts)} />,
        }}
      />
    </p>
  );
}
