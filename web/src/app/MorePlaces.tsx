import * as words from '@readback/phrases/words/web/app.ts';
import { useRef } from 'react';
import { useHere } from '../router/here.ts';
import { Link } from '../router/Link.tsx';
import styles from './Navigation.module.css';
import type { navigationEntries } from './navigationEntries.ts';

/** The last tab of a phone: the places that have no tab of their own. The browser's own popover needs no code. */
export function MorePlaces({ entries }: { entries: readonly (typeof navigationEntries)[number][] }) {
  const list = useRef<HTMLUListElement>(null);
  const { path } = useHere().place;
  const here = entries.some(({ link: { to } }) => path === to || path.startsWith(`${to}/`));
  return (
    <>
      <button type="button" className={styles.link} data-here={here || undefined} popoverTarget="more-places">
        {words.more}
      </button>
      <ul className={styles.places} id="more-places" popover="auto" ref={list}>
        {entries.map(({ word, link }) => (
          <li key={word}>
            <Link
              {...link}
              className={styles.placeLink}
              marksCurrent
              onClick={() => list.current?.hidePopover()}
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
