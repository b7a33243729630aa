import { useId } from 'react';
import { SafeText } from '../../ui/SafeText.tsx';
import styles from './Data.module.css';
import type { TablePreview } from './readImport.ts';
import { rowWords } from './rowWords.ts';
import { grouped } from '../../ui/grouped.ts';

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
        <label htmlFor={id}>
          {of.title}: {fresh.size.toLocaleString('en')} new
        </label>
        {of.unticked ? (
          <p className={styles.sub}>
            Their function names are guesses in every Review. Paste an ABI yourself to vouch for it.
          </p>
        ) : null}
        <p className={styles.sub}>
          {[
            `${grouped(same)} already here`,
            ...(other.size > 0
              ? [`${other.size.toLocaleString('en')} already here with different values: yours are kept`]
              : []),
            ...[...left].map(([why, count]) => `${grouped(count)} left out: ${why}`),
          ].join('. ')}
        </p>
        {listed.length > 0 ? (
          <details>
            <summary>Show what is new</summary>
            <ul className={styles.fresh}>
              {listed.map((row, at) => (
                // Rows of a file have no ids of ours: their place is what they are.
                <li key={`${at}${of.id}`}>
                  <SafeText text={rowWords(of.id, row)} max={200} />
                </li>
              ))}
              {fresh.size > most ? <li>and {(fresh.size - most).toLocaleString('en')} more</li> : null}
            </ul>
          </details>
        ) : null}
      </div>
    </div>
  );
}
