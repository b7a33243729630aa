import type { Said } from '@readback/core/ask/answer.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/ask.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { goTo, isOnPage, pointAt } from '../ui/said/pointAt.ts';
import { Button } from '../ui/Button.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import styles from './Ask.module.css';
import { placeOf } from './placeOf.ts';

/** One statement in our own words. Its place on the page is marked while the pointer or the keyboard is on it. */
export function AnswerLine({
  line,
  facts,
  tag,
  tone,
}: {
  line: Said;
  facts: FindFact;
  tag: string | undefined;
  tone: 'stop' | 'open' | 'caution' | undefined;
}) {
  const { says, more, at } = line;
  const place = placeOf(at);
  const unmark = useRef<() => void>(undefined);
  const id = useId();
  const [there] = useState(() => place !== undefined && isOnPage(place));

  const mark = () => {
    unmark.current?.();
    if (place !== undefined) unmark.current = pointAt(place);
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
        {tag ? <b className={`${styles.tag} ${tone ? styles[tone] : ''}`}>{tag} </b> : null}
        <PhraseText phrase={says} facts={facts} />
        {more.length > 0 ? (
          <span className={at.of === 'sentence' ? undefined : styles.more}>
            {more.map((phrase, index) => (
              <span key={`${index}${phrase.id}`}>
                {' '}
                <PhraseText phrase={phrase} facts={facts} />
              </span>
            ))}
          </span>
        ) : null}
      </div>
      {there && place !== undefined ? (
        <Button tone="quiet" aria-describedby={id} onClick={() => goTo(place)} className={styles.show}>
          {words.show}
        </Button>
      ) : null}
    </li>
  );
}
