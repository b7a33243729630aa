import * as words from '@readback/phrases/words/web/ui/help.ts';
import { verdicts } from '@readback/phrases/words/web/ui/verdicts.ts';
import styles from './Help.module.css';
import type { HelpSubject } from './helpSubject.ts';

/** The gravest first. */
const order = ['stop', 'notFullyRead', 'notFullyChecked', 'caution', 'read'] as const;

/** What each of these means; of a verdict also which others there are. */
export function HelpText({ subjects }: { subjects: readonly HelpSubject[] }) {
  const [first] = subjects;
  const isVerdict = first !== undefined && first in verdicts;
  return (
    <>
      {subjects.map((it) => (
        <p key={it} className={styles.says}>
          {words.says[it]}
        </p>
      ))}
      {isVerdict ? (
        <ul className={styles.verdicts} aria-label={words.verdicts}>
          {order.map((it) => (
            <li key={it} className={styles[it]} aria-current={it === first || undefined}>
              {verdicts[it]}
            </li>
          ))}
        </ul>
      ) : null}
      {/* `ui` knows no screens: the address is all that it needs. */}
      <a href="#/learn" className={styles.more}>
        {words.more}
      </a>
    </>
  );
}
