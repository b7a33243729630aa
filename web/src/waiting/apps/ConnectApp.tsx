import * as words from '@readback/phrases/words/web/waiting/apps.ts';
import { useEffect, useState } from 'react';
import { useChanging } from '../../data/base/changing.ts';
import { dropHosts, isReachable, keepHost, keptHosts, reloadWith } from '../../data/sources/hosts.ts';
import { useSetting } from '../../data/base/setting.ts';
import { useResumed } from '../../data/useResumed.ts';
import { useIsOn } from '../../data/sources/sources.ts';
import { isVerifying, openApps } from '../../inbox/apps/open.ts';
import { apps } from '../../inbox/apps/state.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { verifyHost } from '../../wallet/walletconnect/verifyHost.ts';
import { relayInUse, walletConnectSetting } from '../../wallet/walletconnect/setting.ts';
import { WalletConnectSetup } from '../../connect/WalletConnectSetup.tsx';
import look from '../../ui/look/look.module.css';
import waiting from '../look/Waiting.module.css';
import styles from './Apps.module.css';
import { PairForm } from './PairForm.tsx';
import { ProposalCard } from './ProposalCard.tsx';
import { SessionRow } from './SessionRow.tsx';

/** What the page goes on with after it was opened again to reach the relay: the link that was to be followed. */
const prefix = 'apps ';

/** Where an app is connected by its link, what apps propose, and those that are connected. */
export function ConnectApp() {
  const { projectId } = useSetting(walletConnectSetting);
  const isReady = useIsOn('walletConnect') && projectId !== '';
  const [setsUp, setSetsUp] = useState(false);
  const { proposals, sessions } = useChanging(apps);
  const resumed = useResumed(prefix);
  return (
    <section aria-labelledby="waiting-apps">
      <h2 id="waiting-apps">{words.title}</h2>
      {proposals.map((it) => (
        <ProposalCard key={it.id} proposal={it} />
      ))}
      <div className={`${look.panel} ${waiting.connect}`}>
        <p>{words.lead}</p>
        {setsUp ? (
          <WalletConnectSetup
            of="app"
            onDone={() => reloadWith(`${prefix}`)}
            onCancel={() => setSetsUp(false)}
          />
        ) : isReady ? (
          <Ready resumed={resumed} />
        ) : (
          <>
            <p className={look.quietBlock}>{words.needs}</p>
            <div>
              <Button onClick={() => setSetsUp(true)}>{words.setUp}</Button>
            </div>
          </>
        )}
      </div>
      {sessions.length === 0 ? null : (
        <>
          <h3 className={styles.heading}>{words.sessions}</h3>
          <ul className={waiting.list}>
            {sessions.map((it) => (
              <SessionRow key={it.id} session={it} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Ready({ resumed }: { resumed: string | undefined }) {
  const { status } = useChanging(apps);
  return (
    <>
      {status === 'elsewhere' ? (
        <Notice tone="unknown" title={words.elsewhere} live="status">
          {words.elsewhereHint}
        </Notice>
      ) : (
        <PairForm
          resumed={resumed}
          onReload={(uri) => reloadWith(`${prefix}${uri}`)}
          canReach={() => isReachable(relayInUse()?.relayUrl ?? '')}
        />
      )}
      {status === 'failed' ? (
        <Notice
          tone="caution"
          title={words.noRelay}
          live="status"
          actions={<Button onClick={() => void openApps()}>{words.again}</Button>}
        >
          {words.noRelayHint}
        </Notice>
      ) : null}
      <Verify />
    </>
  );
}

/** Whether statements on sites are checked is the user's to say, since another host is asked for it. */
function Verify() {
  useSetting(keptHosts);
  const [was] = useState(isVerifying);
  const isOn = isVerifying();
  useEffect(() => {
    if (isOn !== was) reloadWith(prefix);
  }, [isOn, was]);
  return (
    <p className={look.quietBlock}>
      {isOn ? words.verifyIsOn : `${words.verifyOff} ${words.verifyOffer}`}{' '}
      <Button
        tone="quiet"
        onClick={() => (isOn ? dropHosts('walletConnect') : keepHost('walletConnect', verifyHost))}
      >
        {isOn ? words.verifyStop : words.verifyOn}
      </Button>
    </p>
  );
}
