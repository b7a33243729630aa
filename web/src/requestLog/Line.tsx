import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/requestLog/line.ts';
import { Suspense } from 'react';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { useChanging } from '../data/base/changing.ts';
import { told } from '../data/asking/told.ts';
import { useHere } from '../router/here.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { countHosts } from './countHosts.ts';
import { toldShown } from './shown.ts';
import styles from './RequestLog.module.css';
import type { LineProps } from './lineProps.ts';
import { lineWords, whoWords } from './lineWords.ts';

const Panel = lazyPart(async () => (await import('./Panel.tsx')).Panel);

/** How many hosts were told something since the page was opened. A press shows what. */
export function Line({ list }: LineProps) {
  const hosts = countHosts(useChanging(told).pairs);
  const { open } = useChanging(toldShown);
  return (
    <>
      <button
        type="button"
        className={list ? styles.place : styles.line}
        aria-haspopup="dialog"
        onClick={() => {
          // The focus goes back to what opened the popover, and there again when the list closes.
          list?.current?.hidePopover();
          toldShown.set({ open: true });
        }}
      >
        <Icon name="shield" />
        {lineWords(hosts)}
      </button>
      {open && !list ? (
        <Suspense>
          <Panel />
        </Suspense>
      ) : null}
    </>
  );
}

/** How many hosts were told something for the screen that is shown. A press shows what. */
export function Count() {
  const { path } = useHere().place;
  const hosts = countHosts(useChanging(told).pairs, path);
  return (
    <Button
      tone="quiet"
      className={styles.count}
      aria-haspopup="dialog"
      aria-label={fill(words.toldOf, { who: whoWords(hosts) })}
      onClick={() => toldShown.set({ open: true, during: path })}
    >
      {whoWords(hosts)}
    </Button>
  );
}
