import { Autocomplete } from '@base-ui/react/autocomplete';
import { shortAddress } from '../ui/address.ts';
import { Identicon } from '../ui/Identicon.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import styles from './AddressField.module.css';
import type { Suggestion } from './suggestions.ts';

/** One entry of the user's book among the suggestions. */
export function SuggestionItem({ suggestion }: { suggestion: Suggestion }) {
  const { address, name, own } = suggestion;
  return (
    <Autocomplete.Item value={suggestion} className={styles.item}>
      <Identicon address={address} size={24} />
      <span className={styles.who}>
        <span>{name ? <SafeText text={name} max={40} cut="mark" /> : own ? 'Your account' : null}</span>
        <span className={styles.second}>
          <bdi className={styles.digits}>{shortAddress(address)}</bdi>
          {own && name ? ' yours' : null}
        </span>
      </span>
    </Autocomplete.Item>
  );
}
