import * as words from '@readback/phrases/words/web/app.ts';
import { useConfig } from '../data/config.ts';
import { Link } from '../router/Link.tsx';
import styles from './Navigation.module.css';
import { type NavigationEntry, navigationEntries } from '../router/navigationEntries.ts';
import { ToldLine } from '../told/ToldLine.tsx';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { oneColumn, useMedia } from '../ui/useMedia.ts';
import { useHere } from '../router/here.ts';
import { useEntry } from '../data/activity/activity.ts';
import { matchPath } from '../router/address.ts';

/**
 * Only what works, each in a place of its own. On a phone the first of the list are the tabs at the foot, and the last
 * tab has the others.
 */
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
        <li className={review ? undefined : styles.wide}>
          {review ? (
            <Link {...link} to="/review/$id" params={{ id: review }}>
              {words.review}
            </Link>
          ) : (
            <span className={styles.none}>{words.noReview}</span>
          )}
        </li>
        {entries.map((entry) => (
          <li key={entry.word} className={isMore(entry) ? styles.wide : undefined}>
            <Link {...link} {...entry.link}>
              {entry.word}
            </Link>
          </li>
        ))}
        <li className={styles.narrow}>
          <More entries={entries.filter(isMore)} />
        </li>
        {/* Filled by the wallet's part of the page, which comes later: see WaitingPlace. */}
        <li className={styles.waiting} id="waiting-place" />
      </ul>
      <div className={styles.end}>
        <ToldLine />
        <Suspense>
          <ThemeControl />
        </Suspense>
      </div>
    </nav>
  );
}

/** The last tab of a phone: the places that have no tab of their own, whose list is fetched where there is such a tab. */
function More({ entries }: { entries: readonly NavigationEntry[] }) {
  const { path } = useHere().place;
  const here = entries.some(({ link: { to } }) => path === to || path.startsWith(`${to}/`));
  return (
    <>
      <button type="button" className={styles.link} data-here={here || undefined} popoverTarget="more-places">
        {words.more}
      </button>
      {useMedia(oneColumn) ? (
        <Suspense>
          <MorePlaces entries={entries} />
        </Suspense>
      ) : null}
    </>
  );
}

const ThemeControl = lazyPart(async () => (await import('../ui/ThemeControl.tsx')).ThemeControl);
const MorePlaces = lazyPart(async () => (await import('./MorePlaces.tsx')).MorePlaces);

/** The id of the Review that is open, or that was left without an answer while this page is open. */
function useOpenReview(): string | undefined {
  const here = matchPath('/review/$id', useHere().place.path)?.id;
  const [left, setLeft] = useState<string>();
  const entry = useEntry(left ?? '');

  if (here && here !== left) setLeft(here);
  if (here) return here;
  return entry && (entry.state === 'open' || entry.state === 'asked') ? entry.id : undefined;
}
