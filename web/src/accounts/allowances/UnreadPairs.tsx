import { pairKey, type TokenSpender } from '@readback/core/balances/allowances.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/accounts/allowances.ts';
import type { Address as AddressHex } from 'viem';
import { Address } from '../../ui/said/Address.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { isSame } from '../../names/accountKinds.ts';
import styles from './Exposure.module.css';
import type { SeenToken } from '../../holdings/seen.ts';

/** Permissions that nobody answered for, one by one: they may stand. */
export function UnreadPairs({
  pairs,
  tokens,
}: {
  pairs: readonly TokenSpender[];
  tokens: readonly SeenToken[];
}) {
  if (pairs.length === 0) return null;
  const symbolOf = (token: AddressHex) => tokens.find(({ address }) => isSame(address, token))?.symbol;
  return (
    <div className={styles.unread}>
      <p className={styles.unknown}>{fill(words.unread, { count: pairs.length })}</p>
      <ul className={styles.pairs}>
        {pairs.map((pair) => {
          const symbol = symbolOf(pair.token);
          return (
            <li key={pairKey(pair)}>
              <Words
                of={words.unreadPair}
                values={{
                  spender: <Address address={pair.spender} />,
                  token: (
                    <Address
                      address={pair.token}
                      says={symbol === undefined ? undefined : <SafeText text={symbol} max={24} cut="mark" />}
                    />
                  ),
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
