import type { Readback } from '@readback/core/model/readback.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/ui/verdicts.ts';
import { partsRead } from './readOf.ts';
import styles from './PartsRead.module.css';

/** A part longer than that is no longer told from the next. */
const mostParts = 24;

/** How much of the request was decoded, where that can be counted: in words, and to the eye as a meter. */
export function PartsRead({ readback }: { readback: Readback }) {
  const parts = partsRead(readback);
  if (parts === undefined) return null;
  const unread = parts.filter((it) => !it);
  return (
    <>
      <span>{fill(words.partsUnread, { unread: unread.length, all: parts.length })}</span>
      {parts.length > mostParts ? null : (
        <span aria-hidden className={styles.meter}>
          {parts.map((it, at) => (
            <i key={`${at}${it}`} data-read={it} />
          ))}
        </span>
      )}
    </>
  );
}
