import type { DriftChange } from '@readback/core/drift/drift.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/sign.ts';
import { findFact } from '../../data/findFact.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PhraseText } from '../../ui/said/PhraseText.tsx';
import styles from './Drift.module.css';
import type { Drifting } from './drifting.ts';

/** What changed since the request was read, and holds a press back until it was read again. */
export function Drifted({ drifting: { read, drift } }: { drifting: Drifting }) {
  return (
    <Notice tag={words.changedTag} tone="caution" title={words.changed} live="alert">
      <Changed changes={drift.material} facts={findFact(read, drift.facts)} />
      {words.changedHint}
    </Notice>
  );
}

/** Changes in words, with what was read and what is found now. */
export function Changed({ changes, facts }: { changes: readonly DriftChange[]; facts: FindFact }) {
  return (
    <ul className={styles.list}>
      {changes.map(({ says }, at) => (
        <li key={`${at}${says.id}`}>
          <PhraseText phrase={says} facts={facts} />
        </li>
      ))}
    </ul>
  );
}
