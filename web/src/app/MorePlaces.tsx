import { useRef } from 'react';
import { Link } from '../router/Link.tsx';
import { ToldLine } from '../told/ToldLine.tsx';
import styles from './Navigation.module.css';
import type { NavigationEntry } from './navigationEntries.ts';

/** The list that the last tab of a phone opens. The browser's own popover needs no code. */
export function MorePlaces({ entries }: { entries: readonly NavigationEntry[] }) {
  const list = useRef<HTMLUListElement>(null);
  return (
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
      <li>
        <ToldLine list={list} />
      </li>
    </ul>
  );
}
