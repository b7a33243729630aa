import { factOfEffect } from '@readback/core/model/factIds.ts';
import type { Said } from '@readback/core/ask/answer.ts';
import type { Asset } from '@readback/core/model/fact.ts';
import { valueOf } from '@readback/core/model/known.ts';
import type { Readback } from '@readback/core/model/readback.ts';
import type { FindFact } from '@readback/phrases/say.ts';
import * as words from '@readback/phrases/words/web/ask.ts';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { goTo, isOnPage, pointAt } from '../ui/pointed/pointAt.ts';
import { Button } from '../ui/Button.tsx';
import { PhraseText } from '../ui/said/PhraseText.tsx';
import look from '../ui/look/look.module.css';
import styles from './Ask.module.css';
import { placeOf } from './placeOf.ts';

/** What an amount is worth, as the screen shows it. */
export type ShowWorth = ComponentType<{ raw: bigint; asset: Asset; readback: Readback; facts: FindFact }>;

/** One statement in our own words. Its place on the page is marked while the pointer or the keyboard is on it. */
export function AnswerLine({
  line,
  facts,
  readback,
  worthOf,
  tag,
  tone,
}: {
  line: Said;
  facts: FindFact;
  readback: Readback;
  worthOf?: ShowWorth | undefined;
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
        {at.of === 'amount' && worthOf ? (
          <WorthOfLine id={at.id} of={worthOf} facts={facts} readback={readback} />
        ) : null}
        {more.length > 0 ? (
          <span className={at.of === 'sentence' ? undefined : look.quietBlock}>
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

/** What a line of the effects is worth, where its user wants to see values. */
function WorthOfLine({
  id,
  of: WorthOf,
  ...shown
}: {
  id: string;
  of: ShowWorth;
  facts: FindFact;
  readback: Readback;
}) {
  const size = valueOf(shown.facts(factOfEffect(id, 'size'))?.value);
  if (size?.kind !== 'amount') return null;
  return (
    <>
      {' '}
      <WorthOf raw={size.raw} asset={size.asset} {...shown} />
    </>
  );
}
