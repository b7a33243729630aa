import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import type { Address } from 'viem';
import { Identicon } from '../../ui/address/Identicon.tsx';
import { ProtocolMark } from '../../ui/marks/Mark.tsx';
import styles from './Parties.module.css';

/**
 * The identicon of an account, and in its corner the mark of its protocol: only where Readback itself ships the name for
 * this address, and code is there.
 */
export function PartyMark({ address, facts }: { address: Address; facts: FindFact }) {
  const fact = facts(`account.${address.toLowerCase()}.name`);
  const value = valueOf(fact?.value);
  const isOurs = fact?.from.some((it) => it.by === 'source' && it.name === 'Readback') === true;
  return (
    <span className={styles.picture}>
      <Identicon address={address} size={32} />
      {isOurs && value?.kind === 'text' ? (
        <span className={styles.mark}>
          <ProtocolMark shipped={value.text} size={18} />
        </span>
      ) : null}
    </span>
  );
}
