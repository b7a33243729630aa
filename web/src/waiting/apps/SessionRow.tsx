import * as words from '@readback/phrases/words/web/waiting/apps.ts';
import { useState, useSyncExternalStore } from 'react';
import { openApps } from '../../inbox/apps/open.ts';
import type { AppsLink } from '../../inbox/apps/link.ts';
import type { AppSession } from '../../inbox/apps/state.ts';
import { Address } from '../../ui/said/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { longestHost } from '../../ui/text/longestHost.ts';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { walletStore } from '../../wallet/base/store.ts';
import look from '../../ui/look/look.module.css';
import waiting from '../look/Waiting.module.css';
import styles from './Apps.module.css';
import { networkNames } from './networkNames.ts';

/** An app that is connected: who it says it is, with which account, and how to end it. */
export function SessionRow({ session }: { session: AppSession }) {
  const { app, account, chains } = session;
  const { status, accounts, account: own } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const [state, setState] = useState<'busy' | 'failed'>();
  const isKnown = status === 'connected' || status === 'disconnected';
  const isConnected = accounts.some((it) => it.toLowerCase() === account?.toLowerCase());

  async function act(does: (link: AppsLink) => Promise<void>) {
    setState('busy');
    const link = await openApps();
    const done = await (link ? does(link) : Promise.reject(new Error('no link'))).then(
      () => true,
      () => false,
    );
    setState(done ? undefined : 'failed');
  }

  return (
    <li className={waiting.row}>
      <div className={waiting.what}>
        <b>{app.name === undefined ? words.unnamed : <SafeText text={app.name} max={80} />}</b>
        {app.host === undefined ? null : (
          <span className={look.quietBlock}>
            <Words of={words.site} values={{ host: <SafeText text={app.host} max={longestHost} /> }} />
          </span>
        )}
        <span className={look.quietBlock}>
          {account ? <Address address={account} /> : null}{' '}
          <Words of={words.until} values={{ networks: <SafeText text={networkNames(chains)} max={300} /> }} />
        </span>
        {isKnown && !isConnected ? (
          <div className={styles.notice}>
            <Notice
              tone="caution"
              title={words.noLonger}
              actions={
                own && status === 'connected' ? (
                  <Button busy={state === 'busy'} onClick={() => void act((it) => it.move(session, own))}>
                    {words.move}
                  </Button>
                ) : undefined
              }
            />
          </div>
        ) : null}
        {state === 'failed' ? <span role="alert">{words.notEnded}</span> : null}
      </div>
      <div className={waiting.acts}>
        <Button busy={state === 'busy'} onClick={() => void act((it) => it.end(session))}>
          {words.end}
        </Button>
      </div>
    </li>
  );
}
