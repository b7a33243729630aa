import type { Hearback } from '@readback/core/model/hearback.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/review/hearback.ts';
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
  const word = hearback ? hearbackWords(hearback) : undefined;
  const facts = findFact(readback, hearback?.facts);
  const followed = hearback?.followed;
  const says = (hearback?.says ?? []).filter(({ id }) => word?.tone !== 'ok' || !inTitle.has(id));
  return (
    <section
      className={`${panel.panel} ${styles.hearback} ${word ? styles[word.tone] : ''}`}
      aria-labelledby="hearback"
    >
      <h2 id="hearback" className={styles.title}>
        {words.title}
      </h2>
      <p
        className={styles.word}
        role={word?.tone === 'loud' || word?.tone === 'failed' ? 'alert' : undefined}
      >
        {word?.title ?? words.comparing}
      </p>
      {says.length > 0 ? (
        <p className={styles.sub}>
          <PhrasesText phrases={says} facts={facts} />
        </p>
      ) : null}
      {hearback ? <Rows lines={hearback.lines} facts={facts} /> : null}
      {hash ? (
        <HashLine title={words.transactionHash} what={words.copied.transactionHash} hex={hash} />
      ) : null}
      {hearback && followed && followed.hash !== hash?.toLowerCase() ? (
        <HashLine {...followedWords(hearback)} hex={followed.hash} />
      ) : null}
      {signature ? <HashLine title={words.signature} what={words.copied.signature} hex={signature} /> : null}
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
              <th scope="col">{words.what}</th>
              <th scope="col">{words.readBack}</th>
              <th scope="col">{words.happened}</th>
              <th scope="col">{words.compared}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line, at) => (
              <tr key={`${at}${line.happened}`} className={line.same ? undefined : styles.differs}>
                <th scope="row">
                  <PhraseText phrase={line.label} facts={facts} />
                </th>
                <td data-label={words.readBack}>
                  <FactValue
                    fact={facts(line.readBack)}
                    facts={facts}
                    against={line.same ? undefined : facts(line.happened)}
                  />
                </td>
                <td data-label={words.happened}>
                  <FactValue
                    fact={facts(line.happened)}
                    facts={facts}
                    against={line.same ? undefined : facts(line.readBack)}
                  />
                </td>
                <td data-label={words.compared}>
                  {line.same ? (
                    words.agrees
                  ) : isKnown(facts(line.readBack)) ? (
                    <b>{words.differs}</b>
                  ) : (
                    words.unknownBefore
                  )}
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
            {open ? words.showLess : words.showAll}
          </Button>
        </p>
      ) : null}
    </>
  );
}
