import * as words from '@readback/phrases/words/web/dapp.ts';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useChanging } from '../data/base/changing.ts';
import { useNetworks } from '../data/networks/config.ts';
import { isFramable, reloadToFrame } from '../data/sources/hosts.ts';
import { useResumed } from '../data/useResumed.ts';
import { isExtension } from '../inbox/extension/isExtension.ts';
import type { As } from '../inbox/frame/callOf.ts';
import { type DappAddress, readDappAddress } from '../inbox/frame/dappAddress.ts';
import { navigate } from '../router/here.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { networkInUse } from '../wallet/base/networkInUse.ts';
import { walletStore } from '../wallet/base/store.ts';
import look from '../ui/look/look.module.css';
import styles from './Dapp.module.css';
import { DappBar } from './DappBar.tsx';
import { DappForm } from './DappForm.tsx';
import { isShut, openDapp, showDapp } from './openDapp.ts';
import { keepDapp } from './recentDapps.ts';

/** What the page goes on with after it was opened again to show a dapp: the dapp's address. */
const prefix = 'dapp ';

/** Where a dapp is opened in a frame, and what is above it while it is open. The frame itself is in `openDapp.ts`. */
export function DappScreen({ linked }: { linked: string }) {
  const state = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const { chainId, network } = networkInUse(state, useNetworks());
  const { status, account, ability } = state;
  const isConnected = status === 'connected' && account !== undefined;
  const as = useMemo<As | undefined>(
    () => (isConnected && network && chainId !== undefined ? { account, chainId } : undefined),
    [isConnected, network, account, chainId],
  );
  const dapp = useChanging(openDapp);
  const resumed = useResumed(prefix);
  const isResumed = useRef(false);

  function open(address: DappAddress) {
    if (!as) return;
    keepDapp(address.url);
    // The link has done its part: a reload of it would ask once more.
    if (linked !== '') navigate({ to: '/dapp', replace: true });
    if (!isFramable(address.url)) return reloadToFrame(address.url, `${prefix}${address.url}`);
    showDapp(address, as);
  }

  // It was opened before the page was reloaded for it; the wallet takes a moment to be there again.
  useEffect(() => {
    if (resumed === undefined || !as || isResumed.current) return;
    isResumed.current = true;
    const address = readDappAddress(resumed, location.origin);
    if (!('wrong' in address) && isFramable(address.url)) showDapp(address, as);
  }, [resumed, as]);

  if (isExtension()) return <EmptyState title={words.title}>{words.inExtension}</EmptyState>;
  const isShown = dapp && linked === '';
  return (
    <section className={isShown ? undefined : styles.screen}>
      <h1>{words.title}</h1>
      {isShown ? null : <p className={look.lead}>{words.lead}</p>}
      {dapp ? <DappBar dapp={dapp} now={as} onReload={(next) => showDapp(dapp, next)} /> : null}
      {isShown && !isShut(dapp) ? null : (
        <DappForm
          linked={linked}
          typed={linked || (resumed ?? '')}
          as={as}
          why={
            ability?.safe ? (
              <p>{words.inSafe}</p>
            ) : !isConnected ? (
              <>
                <p>{words.noAccount}</p>
                <div>
                  <Button onClick={() => walletStore.set({ connectOpen: true, problem: undefined })}>
                    {words.connect}
                  </Button>
                </div>
              </>
            ) : as ? null : (
              <p>{words.noNetwork}</p>
            )
          }
          onOpen={open}
        />
      )}
    </section>
  );
}
