import type { FileShare } from '@readback/assistant/point/excerpt.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/contracts/point.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import look from '../../ui/look/look.module.css';
import styles from './Point.module.css';
import type { Part } from './usePoint.ts';

/** How much of a source goes, or went, to the model: file by file where it is not all of it. */
export function WhatGoes({ part: { source, excerpt } }: { part: Part }) {
  const { files, lines, more } = excerpt;
  const isWhole = more === 0 && files.every((it) => it.sent === it.lines);
  return (
    <>
      {isWhole ? null : <Notice title={words.cutTitle}>{words.cutHint}</Notice>}
      <p className={look.quietWrap}>
        <Words
          of={words.went}
          values={{
            source: <SafeText text={source.from.name} max={40} />,
            match: source.match === 'exact' ? 'exact' : 'partial',
            lines: lines.size,
            files: files.filter(({ sent }) => sent > 0).length,
            all: files.length + more,
          }}
        />
      </p>
      {isWhole ? null : (
        <details className={styles.parts}>
          <summary>{words.parts}</summary>
          <ul>
            {files.map((it) => (
              <li key={it.path}>
                <SafeText text={it.path} max={200} /> <span className={look.quietWrap}>{shareWords(it)}</span>
              </li>
            ))}
            {more > 0 ? <li className={look.quietWrap}>{fill(words.moreFiles, { count: more })}</li> : null}
          </ul>
        </details>
      )}
    </>
  );
}

function shareWords({ lines, sent, unread }: FileShare): string {
  if (unread) return words.shares.unread;
  if (sent === 0) return words.shares.none;
  return sent === lines ? words.shares.whole : fill(words.shares.part, { sent, lines });
}
