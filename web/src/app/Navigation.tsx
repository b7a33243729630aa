import { isOver } from '../data/activity/isOver.ts';
import * as words from '@readback/phrases/words/web/app.ts';
import { Link } from '../router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './Navigation.module.css';
import { type NavigationEntry, navigationEntries, navigationGroups } from '../router/navigationEntries.ts';
import { RequestLogLine } from '../requestLog/RequestLogLine.tsx';
import { Fragment, Suspense, useState } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { oneColumn, useMedia } from '../ui/useMedia.ts';
import { useHere } from '../router/here.ts';
import { useEntry } from '../data/activity/activity.ts';
import { matchPath } from '../router/address.ts';

/** Only what works, each in a place of its own, in groups. On a phone four of them are the tabs at the foot, and the last tab has the others. */
export function Navigation() {
  const review = useOpenReview();
  return (
    <nav className={styles.nav} aria-label={words.places}>
      <div className={styles.brand}>
        <span className={styles.mark} aria-hidden />
        {words.name}
      </div>
      {navigationGroups.map((group) => (
        <Fragment key={group}>
          {group === 'first' ? null : (
            <p className={styles.group} id={`places-${group}`}>
              {words.groups[group]}
            </p>
          )}
          <ul className={styles.list} aria-labelledby={group === 'first' ? undefined : `places-${group}`}>
            {navigationEntries
              .filter((it) => it.group === group)
              .map((entry) => (
                <Place key={entry.word} entry={entry} review={review} />
              ))}
          </ul>
        </Fragment>
      ))}
      <div className={styles.narrow}>
        <More />
      </div>
      <div className={styles.end}>
        <RequestLogLine />
        <Suspense>
          <ThemeControl />
        </Suspense>
      </div>
    </nav>
  );
}

/** One place; an open Review is one of the requests. How many of those wait is put beside their word later: see WaitingPlace. */
function Place({ entry, review }: { entry: NavigationEntry; review: string | undefined }) {
  const { word, icon, phone, link, holds = [] } = entry;
  const isRequests = link.to === '/waiting';
  return (
    <>
      <li className={phone ? undefined : styles.wide}>
        <Link {...link} className={styles.link} marksCurrent={holds}>
          <Icon name={icon} />
          <span>{word}</span>
        </Link>
        {isRequests ? <span id="waiting-place" /> : null}
      </li>
      {isRequests && review !== undefined ? (
        <li className={styles.open}>
          <Link className={styles.link} marksCurrent to="/review/$id" params={{ id: review }}>
            <Icon name="search" />
            <span>{words.review}</span>
          </Link>
        </li>
      ) : null}
    </>
  );
}

/** The last tab of a phone: the places that have no tab of their own, whose list is fetched where there is such a tab. */
function More() {
  const { path } = useHere().place;
  const others: readonly NavigationEntry[] = navigationEntries.filter((it) => !('phone' in it));
  const here = others
    .flatMap(({ link, holds = [] }) => [link.to, ...holds])
    .some((it) => path === it || path.startsWith(`${it}/`));
  // Pressed before its list was here: it opens when it comes.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.link}
        data-here={here || undefined}
        popoverTarget="more-places"
        aria-busy={wanted || undefined}
        onClick={() => setWanted(document.querySelector('#more-places') === null)}
      >
        <Icon name="more" />
        <span>{words.more}</span>
      </button>
      {useMedia(oneColumn) ? (
        <Suspense>
          <MorePlaces entries={others} wanted={wanted} onOpen={() => setWanted(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

const ThemeControl = lazyPart(async () => (await import('../ui/fields/ThemeControl.tsx')).ThemeControl);
const MorePlaces = lazyPart(async () => (await import('./MorePlaces.tsx')).MorePlaces);

/** The id of the Review that is open, or that was left without an answer while this page is open. */
function useOpenReview(): string | undefined {
  const here = matchPath('/review/$id', useHere().place.path)?.id;
  const [left, setLeft] = useState<string>();
  const entry = useEntry(left ?? '');

  if (here && here !== left) setLeft(here);
  if (here) return here;
  return entry && !isOver(entry) ? entry.id : undefined;
}
