import { Link, useMatchRoute } from '@tanstack/react-router';
import { useRef } from 'react';
import styles from './Navigation.module.css';
import type { navigationEntries } from './navigationEntries.ts';

/** The last tab of a phone: the places that have no tab of their own. The browser's own popover needs no code. */
export function MorePlaces({ entries }: { entries: readonly (typeof navigationEntries)[number][] }) {
  const list = useRef<HTMLUListElement>(null);
  const matches = useMatchRoute();
  const here = entries.some(({ link }) => matches({ to: link.to, fuzzy: true }));
  return (
    <>
      <button type="button" className={styles.link} data-here={here || undefined} popoverTarget="more-places">
        More
      </button>
      <ul className={styles.places} id="more-places" popover="auto" ref={list}>
        {entries.map(({ word, link }) => (
          <li key={word}>
            <Link
              {...link}
              className={styles.placeLink}
              activeProps={{ 'aria-current': 'page' }}
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
