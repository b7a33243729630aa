import * as words from '@readback/phrases/words/web/names.ts';
import { reloadToReach } from '../data/hosts.ts';
import { Address } from '../ui/Address.tsx';
import { Button } from '../ui/Button.tsx';
import styles from './AddressField.module.css';
import { AskForPicture } from './avatar/AskForPicture.tsx';
import { Picture } from './avatar/Picture.tsx';
import type { TypedAddress } from './typedAddress.ts';
import { useName } from './useName.ts';
import { SafeText } from '../ui/SafeText.tsx';
import { Words } from '../ui/Words.tsx';

/** What was found for what was typed: the address with its name, what is odd about the name, and what can be done. */
export function TypedLine({ typed, chainId }: { typed: TypedAddress; chainId: number | undefined }) {
  const { state, address, name, mixed, elsewhere, reach, failed, retry } = typed;
  const shown = useName(address, chainId);
  return (
    <div className={styles.line} aria-live="polite" data-testid="typed-address">
      {state === 'resolving' ? <span className={styles.second}>{words.resolving}</span> : null}
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
          <Words of={words.mixed} values={{ b: (inner) => <b>{inner}</b> }} />
        </p>
      ) : null}
      {elsewhere ? <p className={styles.second}>{words.elsewhere}</p> : null}
      {reach !== undefined ? (
        <Button onClick={() => reloadToReach(`https://${reach}`, '')}>
          <Words of={words.reloadToAsk} values={{ host: <SafeText text={reach} max={80} cut="mark" /> }} />
        </Button>
      ) : failed ? (
        <Button tone="quiet" onClick={retry}>
          {words.retry}
        </Button>
      ) : null}
    </div>
  );
}
