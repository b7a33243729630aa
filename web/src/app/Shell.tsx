import { useChanging } from '../data/base/changing.ts';
import { forgotten } from '../ui/undo/undo.ts';
import * as words from '@readback/phrases/words/web/app.ts';
import { Suspense, useRef, useSyncExternalStore } from 'react';
import { HearPending } from '../activity/HearPending.tsx';
import { Finder } from '../find/Finder.tsx';
import { useHere } from '../router/here.ts';
import { ShownScreen } from '../router/ShownScreen.tsx';
import { Navigation } from './Navigation.tsx';
import { lazyPart } from '../ui/late/lazyPart.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import styles from './Shell.module.css';
import skip from '../ui/Skip.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { WalletHeader } from './WalletHeader.tsx';
import { frameView, isFramed, onParent } from '../wallet/base/framed.ts';

const NoSuchScreen = lazyPart(async () => (await import('../router/NoSuchScreen.tsx')).NoSuchScreen);

/** What stands around every screen: navigation, the field that takes anything, the network and the wallet. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const onStart = useHere().place.path === '/';
  useFocusOnNavigation(main);

  return (
    <div className={styles.app}>
      <a
        className={skip.skip}
        href="#main"
        onClick={(event) => {
          // The part after # is the address of a screen here.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.skip}
      </a>
      <Navigation />
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.paste}>
            <Finder hidden={onStart} />
          </div>
          <WalletHeader />
        </header>
        <OfflineNotice />
        <UndoOffer />
        <FramedNotice />
        <HearPending />
        <main className={styles.main} ref={main} id="main" tabIndex={-1}>
          <ShownScreen
            Failed={ScreenFailed}
            loading={<ScreenLoading />}
            nowhere={
              <Suspense>
                <NoSuchScreen />
              </Suspense>
            }
          />
        </main>
      </div>
    </div>
  );
}

const UndoLine = lazyPart(async () => (await import('./UndoLine.tsx')).UndoLine);

/** Fetched with the first thing that is forgotten. */
function UndoOffer() {
  const it = useChanging(forgotten);
  return it === undefined ? null : (
    <Suspense>
      <UndoLine of={it} />
    </Suspense>
  );
}

const Framed = lazyPart(async () => (await import('./Framed.tsx')).Framed);

/** One line for a page inside another page that is neither our own nor Safe: nothing can be signed there. */
function FramedNotice() {
  const framed = useSyncExternalStore(onParent, () => isFramed(frameView()));
  if (!framed) return null;
  return (
    <Suspense>
      <Framed />
    </Suspense>
  );
}
