import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/flow/view.ts';
import type { Address } from 'viem';
import { shortAddress } from '../../ui/text/address.ts';
import { addressName } from '../../ui/said/addressName.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Flow.module.css';

/** Who it is, in a form that takes no focus: the name, whether it is the user's, and the first and last digits. */
export function PartyName({
  address,
  yours,
  zero,
  facts,
}: {
  address: Address;
  yours: boolean;
  zero: boolean;
  facts: FindFact;
}) {
  const name = addressName(address, facts);
  return (
    <Words
      of={words.party}
      values={{
        name: (
          <b>
            {zero ? (
              words.zero
            ) : name ? (
              <SafeText text={name.name} max={40} cut="mark" />
            ) : yours ? (
              words.yours
            ) : (
              words.unnamed
            )}
          </b>
        ),
        digits: (inner) => <span className={styles.digits}>{inner}</span>,
        address: <bdi>{shortAddress(address)}</bdi>,
        isYours: yours && name ? 'yes' : 'no',
      }}
    />
  );
}
