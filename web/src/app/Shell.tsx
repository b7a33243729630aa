import { Outlet, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { HeaderPaste } from '../start/HeaderPaste.tsx';
import { FramedNotice } from './FramedNotice.tsx';
import { Navigation } from './Navigation.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import styles from './Shell.module.css';
import { ThemeControl } from './ThemeControl.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { WalletHeader } from './WalletHeader.tsx';

/** What stands around every screen: navigation, the field that takes anything, the network and the wallet. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const onStart = useLocation({ select: ({ pathname }) => pathname === '/' });
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
        Skip to content
      </a>
      <Navigation />
      <div className={styles.page}>
        <header className={styles.header}>
          <div className={styles.paste}>{onStart ? null : <HeaderPaste />}</div>
          <WalletHeader />
        </header>
        <OfflineNotice />
        <FramedNotice />
        <main className={styles.main} ref={main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.foot}>
          <ThemeControl />
        </footer>
      </div>
    </div>
  );
}
