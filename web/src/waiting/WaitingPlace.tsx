import * as app from '@readback/phrases/words/web/app.ts';
import * as words from '@readback/phrases/words/web/waiting.ts';
import { fill } from '@readback/phrases/fill.ts';
import styles from '../app/Navigation.module.css';
import { useChanging } from '../data/changing.ts';
import { stillWaiting, waiting } from '../inbox/waiting/waiting.ts';
import { Link } from '../router/Link.tsx';
import own from './Waiting.module.css';

/** The place of the waiting requests in the navigation, with how many there are. */
export function WaitingPlace() {
  const count = stillWaiting(useChanging(waiting)).length;
  return (
    <li className={count === 0 ? styles.wide : own.place}>
      <Link className={styles.link} marksCurrent to="/waiting">
        {app.waiting}
        {count === 0 ? null : (
          <>
            {' '}
            <span className={own.count} aria-hidden>
              {count}
            </span>
          </>
        )}
      </Link>
      <output className={own.said}>{count === 0 ? '' : fill(words.count, { count })}</output>
    </li>
  );
}
