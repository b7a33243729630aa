import * as words from '@readback/phrases/words/web/app.ts';
import { Suspense, useRef } from 'react';
import { HearPending } from '../activity/HearPending.tsx';
import { useHere } from '../router/here.ts';
import { ShownScreen } from '../router/ShownScreen.tsx';
import { HeaderPaste } from '../start/HeaderPaste.tsx';
import { FramedNotice } from './FramedNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { lazyPart } from './lazyPart.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import styles from './Shell.module.css';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { WalletHeader } from './WalletHeader.tsx';

const NoSuchScreen = lazyPart(async () => (await import('./NoSuchScreen.tsx')).NoSuchScreen);

/** What stands around every screen: navigation, the field that takes anything, the network and the wallet. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const onStart = useHere().place.path === '/';
  useFocusOnNavigation(main);

  return (
    <div className={styles.app}>
      <a
        className={styles.skip}
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
          <div className={styles.paste}>{onStart ? null : <HeaderPaste />}</div>
          <WalletHeader />
        </header>
        <OfflineNotice />
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
