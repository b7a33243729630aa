import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import { shortAddress } from '../../ui/address.ts';
import { addressName } from '../../ui/addressName.ts';
import { SafeText } from '../../ui/SafeText.tsx';
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
    <>
      <b>
        {zero ? (
          'Zero address'
        ) : name ? (
          <SafeText text={name.name} max={40} cut="mark" />
        ) : yours ? (
          'Your account'
        ) : (
          'No name known'
        )}
      </b>{' '}
      <span className={styles.digits}>
        <bdi>{shortAddress(address)}</bdi>
        {yours && name ? ', you' : null}
      </span>
    </>
  );
}
