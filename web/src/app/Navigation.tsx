import * as words from '@readback/phrases/words/web/app.ts';
import { useConfig } from '../data/config.ts';
import { Link } from '../router/Link.tsx';
import { MorePlaces } from './MorePlaces.tsx';
import styles from './Navigation.module.css';
import { type NavigationEntry, navigationEntries } from './navigationEntries.ts';
import { ThemeControl } from './ThemeControl.tsx';
import { useOpenReview } from './useOpenReview.ts';

/** Only what works. On a phone the first of the list are the tabs at the foot, and the last tab has the others. */
export function Navigation() {
  const review = useOpenReview();
  const practice = useConfig()?.practice;
  const entries = navigationEntries.filter((it) => practice || !('practice' in it));
  const link = { className: styles.link, marksCurrent: true };
  const isMore = ({ phone }: NavigationEntry) =>
    phone === 'more' || (phone === 'room' && review !== undefined);
  return (
    <nav className={styles.nav} aria-label={words.places}>
      <div className={styles.brand}>
        <span className={styles.mark} aria-hidden />
        {words.name}
      </div>
      <ul className={styles.list}>
        {review ? (
          <li>
            <Link {...link} to="/review/$id" params={{ id: review }}>
              {words.review}
            </Link>
          </li>
        ) : null}
        {entries.map((entry) => (
          <li key={entry.word} className={isMore(entry) ? styles.wide : undefined}>
            <Link {...link} {...entry.link}>
              {entry.word}
            </Link>
          </li>
        ))}
        <li className={styles.narrow}>
          <MorePlaces entries={entries.filter(isMore)} />
        </li>
      </ul>
      <div className={styles.end}>
        <ThemeControl />
      </div>
    </nav>
  );
}
