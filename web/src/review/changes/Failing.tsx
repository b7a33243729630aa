import type { Effects } from '@readback/core/model/effects.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/failing.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Changes.module.css';

/**
 * That it fails, or a part of it: what would let it pass, and where nobody can say that, what the contract says and where
 * it begins. The simulated calls show both.
 */
export function Failing({ effects, facts }: { effects: Effects; facts: FindFact }) {
  const { status, revert } = effects;
  if (status === 'success') return null;
  const at = valueOf(effects.calls)?.find(({ id }) => id === revert?.at);
  // Nothing more is to be found: no room is kept for it.
  const isBare = effects.calls?.s !== 'pending' && revert?.reason === undefined && !revert?.remedy;
  return (
    <div className={`${styles.failing} ${isBare ? '' : styles.looking}`} data-none>
      {revert?.remedy ? null : (
        <>
          <p>{words.fails[status]}</p>
          {revert?.reason === undefined ? (
            revert?.data === '0x' ? (
              <p>{words.noReason}</p>
            ) : null
          ) : (
            <p>
              <Words of={words.reason} values={{ reason: <SafeText text={revert.reason} max={400} /> }} />
            </p>
          )}
          {at?.to && at.id.includes('.') ? (
            <p>
              <Words
                of={at.op === 'delegatecall' ? words.delegatecall : words.call}
                values={{ account: <Address address={at.to} name={addressName(at.to, facts)} /> }}
              />
            </p>
          ) : null}
        </>
      )}
      {revert?.remedy ? (
        <p className={styles.remedy}>
          <PhraseText phrase={revert.remedy} facts={facts} />
        </p>
      ) : null}
    </div>
  );
}
