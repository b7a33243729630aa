import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { Hex } from 'viem';
import { CopyButton } from '../ui/CopyButton.tsx';
import { FactValue } from '../ui/FactValue.tsx';
import panel from '../ui/Panel.module.css';
import { PhrasesText, PhraseText } from '../ui/PhraseText.tsx';
import { findFact } from './findFact.ts';
import styles from './HearbackPanel.module.css';
import { hearbackWords } from './hearbackWords.ts';

export type HearbackPanelProps = {
  readback: Readback;
  hearback: Hearback | undefined;
  hash?: Hex | undefined;
  signature?: Hex | undefined;
};

/** What came back, against what was read back, row by row. Only a difference is loud. */
export function HearbackPanel({ readback, hearback, hash, signature }: HearbackPanelProps) {
  const words = hearback ? hearbackWords(hearback) : undefined;
  const facts = findFact(readback, hearback?.facts);
  return (
    <section
      className={`${panel.panel} ${styles.hearback} ${words ? styles[words.tone] : ''}`}
      aria-labelledby="hearback"
    >
      <h2 id="hearback" className={styles.title}>
        Hearback
      </h2>
      <p
        className={styles.word}
        role={words?.tone === 'loud' || words?.tone === 'failed' ? 'alert' : 'status'}
      >
        {words?.title ?? 'Comparing what came back with what was read'}
      </p>
      {hearback && hearback.says.length > 0 ? (
        <p className={styles.sub}>
          <PhrasesText phrases={hearback.says} facts={facts} />
        </p>
      ) : null}
      {hearback && hearback.lines.length > 0 ? (
        <div className={styles.scroll}>
          <table className={styles.rows}>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Read back</th>
                <th scope="col">Happened</th>
                <th scope="col">Compared</th>
              </tr>
            </thead>
            <tbody>
              {hearback.lines.map((line, at) => (
                <tr key={`${at}${line.happened}`} className={line.same ? undefined : styles.differs}>
                  <th scope="row">
                    <PhraseText phrase={line.label} facts={facts} />
                  </th>
                  <td>
                    <FactValue fact={facts(line.readBack)} facts={facts} whole={!line.same} />
                  </td>
                  <td>
                    <FactValue fact={facts(line.happened)} facts={facts} whole={!line.same} />
                  </td>
                  <td>{line.same ? 'same' : <b>different</b>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {hash ? <Digits what="transaction hash" hex={hash} /> : null}
      {signature ? <Digits what="signature" hex={signature} /> : null}
    </section>
  );
}

function Digits({ what, hex }: { what: string; hex: Hex }) {
  return (
    <div className={styles.digits}>
      <span className={styles.sub}>
        The {what} <CopyButton value={hex} what={what} />
      </span>
      <bdi className={styles.hex}>{hex}</bdi>
    </div>
  );
}
