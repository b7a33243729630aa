import { fill } from '@readback/phrases/fill.ts';
import * as app from '@readback/phrases/words/web/app.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import { createPortal } from 'react-dom';
import navigation from './Navigation.module.css';
import { useChanging } from '../data/changing.ts';
import { stillWaiting, waiting } from '../inbox/waiting/waiting.ts';
import { Link } from '../router/Link.tsx';
import styles from './WaitingPlace.module.css';

/**
 * The place of the waiting requests in the navigation, with how many there are. It is drawn into the navigation from
 * here, so that the first paint has nothing of it.
 */
export function WaitingPlace() {
  const count = stillWaiting(useChanging(waiting)).length;
  const place = document.getElementById('waiting-place');
  if (!place) return null;
  return createPortal(
    <>
      <Link className={navigation.link} marksCurrent to="/waiting" data-some={count > 0 || undefined}>
        <span>
          {app.waiting}{' '}
          {count === 0 ? null : (
            <span className={styles.count} aria-hidden>
              {count}
            </span>
          )}
        </span>
      </Link>
      <output className={styles.said}>{count === 0 ? '' : fill(words.count, { count })}</output>
    </>,
    place,
  );
}
