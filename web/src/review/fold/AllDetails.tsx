import * as words from '@readback/phrases/words/web/review/screen.ts';
import { type ReactNode, useState } from 'react';
import look from '../../ui/fold/Detail.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { oneColumn, useMedia } from '../../ui/useMedia.ts';
import styles from './AllDetails.module.css';

/** All that is behind the face: on a phone in one row, so that what decides is all that is seen. */
export function AllDetails({ children }: { children: ReactNode }) {
  const narrow = useMedia(oneColumn);
  // What was seen where there was room for it stays when the window gets narrower.
  const [open, setOpen] = useState(!narrow);
  return (
    <details
      open={open || !narrow}
      className={styles.all}
      data-all-details
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget && narrow) setOpen(currentTarget.open);
      }}
    >
      <summary className={`${look.summary} ${styles.summary}`}>
        <Icon name="steps" />
        <h2>{words.details}</h2>
      </summary>
      {children}
    </details>
  );
}
