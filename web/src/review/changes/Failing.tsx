import type { Effects } from '@readback/core/model/effects.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/failing.ts';
import { Address } from '../../ui/said/Address.tsx';
import { addressName } from '../../ui/said/addressName.ts';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Changes.module.css';
import { innerFailing } from './innerFailing.ts';

/** What would let it pass, and where nobody can say that, what the contract says and in which call it begins. */
export function Failing({ effects, facts }: { effects: Effects; facts: FindFact }) {
  const { revert } = effects;
  if (revert?.remedy) {
    return (
      <p className={styles.remedy}>
        <PhraseText phrase={revert.remedy} facts={facts} />
      </p>
    );
  }
  const at = innerFailing(effects);
  return (
    <>
      {revert?.reason !== undefined ? (
        <p>
          <Words of={words.reason} values={{ reason: <SafeText text={revert.reason} max={400} /> }} />
        </p>
      ) : revert?.data === '0x' ? (
        <p>{words.noReason}</p>
      ) : null}
      {at?.to ? (
        <p>
          <Words
            of={at.op === 'delegatecall' ? words.delegatecall : words.call}
            values={{ account: <Address address={at.to} name={addressName(at.to, facts)} /> }}
          />
        </p>
      ) : null}
    </>
  );
}
