import * as words from '@readback/phrases/words/web/app.ts';
import { useEffect, useRef } from 'react';
import { openFinder } from '../find/openFinder.ts';
import { Link } from '../router/Link.tsx';
import { RequestLogLine } from '../requestLog/RequestLogLine.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './MorePlaces.module.css';
import type { NavigationEntry } from '../router/navigationEntries.ts';

/** The list that the last tab of a phone opens. The browser's own popover needs no code. */
export function MorePlaces({
  entries,
  wanted,
  onOpen,
}: {
  entries: readonly NavigationEntry[];
  /** It was asked for before it was here. */
  wanted: boolean;
  onOpen: () => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!wanted) return;
    list.current?.showPopover();
    onOpen();
  }, [wanted, onOpen]);
  return (
    <ul className={styles.places} id="more-places" popover="auto" ref={list}>
      <li>
        <button
          type="button"
          className={styles.placeLink}
          onClick={() => {
            list.current?.hidePopover();
            openFinder();
          }}
        >
          <Icon name="search" />
          {words.find}
        </button>
      </li>
      {entries.map(({ word, icon, link, holds = [] }) => (
        <li key={word}>
          <Link
            {...link}
            className={styles.placeLink}
            marksCurrent={holds}
            onClick={() => list.current?.hidePopover()}
          >
            <Icon name={icon} />
            {word}
          </Link>
        </li>
      ))}
      <li>
        <RequestLogLine list={list} />
      </li>
    </ul>
  );
}
