import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/portions.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Folded } from './FoldEnd.tsx';
import styles from './Portions.module.css';
import { portion } from './stepView.ts';

/** Which of them are open, and the way to others. */
export function Portions({
  what,
  from,
  to,
  count,
  show,
}: {
  what: Folded;
  from: number;
  to: number;
  count: number;
  show: (at: number) => void;
}) {
  const [wanted, setWanted] = useState('');
  const place = useRef<HTMLLIElement>(null);
  const shown = useRef(from);

  // A portion starts at its top, wherever the last one was left.
  useLayoutEffect(() => {
    if (shown.current !== from) place.current?.scrollIntoView({ block: 'nearest' });
    shown.current = from;
  }, [from]);

  const number = Number(wanted);
  const fits = Number.isSafeInteger(number) && number >= 1 && number <= count;
  return (
    <li className={styles.portions} ref={place}>
      <output>{fill(words.shown[what], { from: from + 1, to, count })}</output>
      <Button tone="quiet" aria-disabled={from === 0} onClick={() => show(Math.max(0, from - portion))}>
        {words.earlier}
      </Button>
      <Button tone="quiet" aria-disabled={to === count} onClick={() => to < count && show(to)}>
        {words.later}
      </Button>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fits) show(Math.floor((number - 1) / portion) * portion);
        }}
      >
        <label>
          {words.number}{' '}
          <input
            className={styles.number}
            inputMode="numeric"
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            aria-invalid={wanted !== '' && !fits ? true : undefined}
          />
        </label>
        <Button tone="quiet" type="submit">
          {words.go}
        </Button>
      </form>
    </li>
  );
}
