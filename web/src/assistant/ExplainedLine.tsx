import type { Line } from '@readback/assistant/explain/arrange.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/assistant/explain.ts';
import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import look from '../ui/look/look.module.css';
import styles from './Explain.module.css';
import { goTo, isOnPage, pointAt } from '../ui/said/pointAt.ts';

/** One fact in our own words. Its place on the Review is marked while the pointer or the keyboard is on it. */
export function ExplainedLine({ line, facts }: { line: Line; facts: FindFact }) {
  const { statement, full } = line;
  const { place, grade, says, goesOn = [], more } = statement;
  const unmark = useRef<() => void>(undefined);
  const id = useId();
  const tag = grade === 'note' || grade === 'plain' ? undefined : words.grades[grade];
  const [there] = useState(() => isOnPage(place));

  const mark = () => {
    unmark.current?.();
    unmark.current = pointAt(place);
  };
  const clear = () => {
    unmark.current?.();
    unmark.current = undefined;
  };
  // A line that goes leaves no mark behind.
  useEffect(() => () => unmark.current?.(), []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only marks; the button does the same.
    <li className={styles.line} onPointerEnter={mark} onPointerLeave={clear} onFocus={mark} onBlur={clear}>
      <div className={styles.says} id={id}>
        {tag ? <b className={`${styles.tag} ${styles[grade]}`}>{tag} </b> : null}
        {[says, ...goesOn].map((phrase, at) => (
          <Fragment key={`${at}${phrase.id}`}>
            {at > 0 ? ' ' : null}
            <PhraseText phrase={phrase} facts={facts} />
          </Fragment>
        ))}
        {full && more.length > 0 ? (
          <span className={look.quietBlock} data-more>
            {more.map((phrase, at) => (
              <span key={`${at}${phrase.id}`}>
                <PhraseText phrase={phrase} facts={facts} />{' '}
              </span>
            ))}
          </span>
        ) : null}
      </div>
      {there ? (
        <Button tone="quiet" aria-describedby={id} onClick={() => goTo(place)} className={styles.show}>
          {words.show}
        </Button>
      ) : null}
    </li>
  );
}
