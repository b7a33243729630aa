import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useId } from 'react';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { numberWords } from '@readback/phrases/numberWords.ts';
import look from '../../ui/look/look.module.css';
import styles from './Data.module.css';
import type { TablePreview } from './readImport.ts';
import { rowWords } from './rowWords.ts';

/** How many of the new rows are listed. */
const most = 100;

/** One table of a file: what is new in it, what is here already, and what is left out, with the reasons. */
export function TableRow({
  table: { of, fresh, same, other, left },
  taken,
  onTake,
}: {
  table: TablePreview;
  taken: boolean;
  onTake: (take: boolean) => void;
}) {
  const id = useId();
  const listed = [...fresh.values()].slice(0, most);
  return (
    <div className={styles.pick}>
      <input
        type="checkbox"
        id={id}
        checked={taken}
        disabled={fresh.size === 0}
        onChange={(event) => onTake(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{fill(words.fresh, { table: of.title, count: fresh.size })}</label>
        {of.unticked ? <p className={look.quietWrap}>{words.freshAbis}</p> : null}
        <p className={look.quietWrap}>
          {[
            fill(words.same, { count: numberWords(same) }),
            ...(other.size > 0 ? [fill(words.other, { count: other.size })] : []),
            ...[...left].map(([why, count]) => fill(words.left, { count: numberWords(count), why })),
          ].join(' ')}
        </p>
        {listed.length > 0 ? (
          <details>
            <summary>{words.show}</summary>
            <ul className={styles.fresh}>
              {listed.map((row, at) => (
                // Rows of a file have no ids of ours: their place is what they are.
                <li key={`${at}${of.id}`}>
                  <SafeText text={rowWords(of.id, row)} max={200} />
                </li>
              ))}
              {fresh.size > most ? <li>{fill(words.more, { count: fresh.size - most })}</li> : null}
            </ul>
          </details>
        ) : null}
      </div>
    </div>
  );
}
