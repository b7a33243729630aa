import { reloadToReach } from '../data/hosts.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AddressField.module.css';
import { AskForPicture } from './avatar/AskForPicture.tsx';
import { Picture } from './avatar/Picture.tsx';
import type { TypedAddress } from './typedAddress.ts';
import { useName } from './useName.ts';
import { SafeText } from '../ui/SafeText.tsx';

/** What was found for what was typed: the address with its name, what is odd about the name, and what can be done. */
export function TypedLine({ typed, chainId }: { typed: TypedAddress; chainId: number | undefined }) {
  const { state, address, name, mixed, elsewhere, reach, failed, retry } = typed;
  const shown = useName(address, chainId);
  return (
    <div className={styles.line} aria-live="polite" data-testid="typed-address">
      {state === 'resolving' ? <span className={styles.second}>Looking up the name</span> : null}
      {address ? (
        <Address
          address={address}
          name={name === undefined ? shown.name : { name }}
          picture={<Picture address={address} avatar={shown.avatar} size={18} />}
          more={<AskForPicture avatar={shown.avatar} />}
        />
      ) : null}
      {mixed ? (
        <p className={styles.caution}>
          <b>Caution:</b> this name has letters of more than one alphabet. It may imitate another name.
        </p>
      ) : null}
      {elsewhere ? (
        <p className={styles.second}>
          The name has no address for this network: this is its address on Ethereum.
        </p>
      ) : null}
      {reach !== undefined ? (
        <Button onClick={() => reloadToReach(`https://${reach}`, '')}>
          Reload page to ask <SafeText text={reach} max={80} cut="mark" />
        </Button>
      ) : failed ? (
        <Button tone="quiet" onClick={retry}>
          Retry
        </Button>
      ) : null}
    </div>
  );
}
