import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/review/fold.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../look/Review.module.css';
import { foldOver, portion } from './stepView.ts';

/** What may be folded, by the name of its words. */
export type Folded = keyof typeof words.showAll;

/** Under the last one shown: the way to the rest. `to` is where what is shown ends, undefined while it is folded. */
export function FoldEnd({
  what,
  to,
  count,
  show,
}: {
  what: Folded;
  to: number | undefined;
  count: number;
  show: (at: number | undefined) => void;
}) {
  return (
    <li className={styles.fold}>
      {to === undefined ? (
        <Button tone="quiet" aria-expanded={false} onClick={() => show(0)}>
          {count > portion
            ? fill(words.showPortions[what], { count, portion })
            : fill(words.showAll[what], { count })}
        </Button>
      ) : (
        <>
          {to < count ? (
            <Button tone="quiet" onClick={() => show(to)}>
              {fill(words.showNext[what], { count: Math.min(portion, count - to) })}
            </Button>
          ) : null}
          <Button tone="quiet" aria-expanded onClick={() => show(undefined)}>
            {fill(words.showFirst, { count: foldOver })}
          </Button>
        </>
      )}
    </li>
  );
}
