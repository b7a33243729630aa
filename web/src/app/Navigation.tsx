import { Link } from '@tanstack/react-router';
import styles from './Navigation.module.css';
import { ThemeControl } from './ThemeControl.tsx';
import { useOpenReview } from './useOpenReview.ts';

/** Only what works. On a phone the same list is the tabs at the foot. */
export function Navigation() {
  const review = useOpenReview();
  const link = { className: styles.link, activeProps: { 'aria-current': 'page' as const } };
  return (
    <nav className={styles.nav} aria-label="Main">
      <div className={styles.brand}>
        <span className={styles.mark} aria-hidden />
        Readback
      </div>
      <ul className={styles.list}>
        {review ? (
          <li>
            <Link {...link} to="/review/$id" params={{ id: review }}>
              Review
            </Link>
          </li>
        ) : null}
        <li>
          <Link {...link} to="/" activeOptions={{ exact: true }}>
            Start
          </Link>
        </li>
        <li>
          <Link {...link} to="/compose" search={{ kind: 'send' }} activeOptions={{ includeSearch: false }}>
            Compose
          </Link>
        </li>
        <li>
          <Link {...link} to="/activity">
            Activity
          </Link>
        </li>
      </ul>
      <div className={styles.end}>
        <ThemeControl />
      </div>
    </nav>
  );
}
