import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import { useState } from 'react';
import type { Hex } from 'viem';
import { Button } from '../ui/Button.tsx';
import { FactValue } from '../ui/FactValue.tsx';
import panel from '../ui/Panel.module.css';
import { PhrasesText, PhraseText } from '../ui/PhraseText.tsx';
import { findFact } from '../data/findFact.ts';
import { HashLine } from './HashLine.tsx';
import styles from './HearbackPanel.module.css';
import { comparedWords, followedWords, hearbackWords } from './hearbackWords.ts';

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
  const followed = hearback?.followed;
  const says = (hearback?.says ?? []).filter(({ id }) => words?.tone !== 'ok' || !inTitle.has(id));
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
        role={words?.tone === 'loud' || words?.tone === 'failed' ? 'alert' : undefined}
      >
        {words?.title ?? 'Comparing what came back with what was read'}
      </p>
      {says.length > 0 ? (
        <p className={styles.sub}>
          <PhrasesText phrases={says} facts={facts} />
        </p>
      ) : null}
      {hearback ? <Rows lines={hearback.lines} facts={facts} /> : null}
      {hash ? <HashLine what="transaction hash" hex={hash} /> : null}
      {hearback && followed && followed.hash !== hash?.toLowerCase() ? (
        <HashLine what={followedWords(hearback)} hex={followed.hash} />
      ) : null}
      {signature ? <HashLine what="signature" hex={signature} /> : null}
    </section>
  );
}

/** What the title says already where all is well. */
const inTitle: ReadonlySet<string> = new Set(['hearback.mined.same', 'hearback.effects.asRead']);

function isKnown(fact: ReturnType<FindFact>): boolean {
  return fact?.value.s === 'known';
}

/** What differs is always there; what is the same is counted, and one press away. */
function Rows({ lines, facts }: { lines: Hearback['lines']; facts: FindFact }) {
  const [open, setOpen] = useState(false);
  if (lines.length === 0) return null;
  const differs = lines.filter(({ same }) => !same);
  const shown = open ? lines : differs;
  return (
    <>
      {shown.length > 0 ? (
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
            {shown.map((line, at) => (
              <tr key={`${at}${line.happened}`} className={line.same ? undefined : styles.differs}>
                <th scope="row">
                  <PhraseText phrase={line.label} facts={facts} />
                </th>
                <td data-label="Read back">
                  <FactValue
                    fact={facts(line.readBack)}
                    facts={facts}
                    against={line.same ? undefined : facts(line.happened)}
                  />
                </td>
                <td data-label="Happened">
                  <FactValue
                    fact={facts(line.happened)}
                    facts={facts}
                    against={line.same ? undefined : facts(line.readBack)}
                  />
                </td>
                <td data-label="Compared">
                  {line.same ? 'agrees' : isKnown(facts(line.readBack)) ? <b>different</b> : 'unknown before'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {lines.length > differs.length ? (
        <p className={styles.count}>
          <span>{comparedWords(lines.length, differs.length)}</span>
          <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Show less' : 'Show all'}
          </Button>
        </p>
      ) : null}
    </>
  );
}
