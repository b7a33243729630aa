import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import { createPortal } from 'react-dom';
import { useChanging } from '../data/base/changing.ts';
import { stillWaiting, waiting } from '../inbox/waiting/waiting.ts';
import look from '../ui/look/look.module.css';
import styles from './WaitingPlace.module.css';

/** How many requests wait, beside their place in the navigation. It is drawn from here, so that the first paint has nothing of it. */
export function WaitingPlace() {
  const count = stillWaiting(useChanging(waiting)).length;
  const place = document.getElementById('waiting-place');
  if (!place) return null;
  return createPortal(
    <>
      {count === 0 ? null : (
        <span className={styles.count} aria-hidden>
          {count}
        </span>
      )}
      <output className={look.hidden}>{count === 0 ? '' : fill(words.count, { count })}</output>
    </>,
    place,
  );
}
