import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/waiting/apps.ts';
import { useState, useSyncExternalStore } from 'react';
import { openApps } from '../../inbox/apps/open.ts';
import type { AppProposal } from '../../inbox/apps/state.ts';
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
import { VerifiedNotice } from './VerifiedNotice.tsx';

/** What an app proposes: who it says it is, who WalletConnect says it is, and what it would get. */
export function ProposalCard({ proposal }: { proposal: AppProposal }) {
  const { app, verified, grant } = proposal;
  const { status, account } = useSyncExternalStore(walletStore.subscribe, walletStore.get);
  const [state, setState] = useState<'busy' | 'failed'>();
  const isWarned = verified.kind === 'other' || verified.kind === 'scam';
  const by = status === 'connected' ? account : undefined;

  async function answer(does: 'approve' | 'reject') {
    setState('busy');
    const link = await openApps();
    const done = does === 'reject' ? link?.reject(proposal) : by && link?.approve(proposal, by);
    await Promise.resolve(done).catch(() => setState('failed'));
  }

  return (
    <article
      className={`${look.panel} ${waiting.connect} ${styles.proposal}`}
      aria-labelledby={`app-${proposal.id}`}
    >
      <h3 id={`app-${proposal.id}`}>{words.proposal.title}</h3>
      <p>
        <Words
          of={words.proposal.who}
          values={{
            named: app.name === undefined ? 'no' : 'yes',
            name: <SafeText text={app.name ?? ''} max={80} />,
            hosted: app.host === undefined ? 'no' : 'yes',
            host: <SafeText text={app.host ?? ''} max={longestHost} />,
          }}
        />
      </p>
      {app.about === undefined ? null : (
        <p className={look.quietBlock}>
          <Words of={words.proposal.about} values={{ about: <SafeText text={app.about} max={200} /> }} />
        </p>
      )}
      <VerifiedNotice verified={verified} host={app.host} />
      {grant.lacks === undefined ? (
        <>
          <dl className={styles.facts}>
            <dt>{words.proposal.account}</dt>
            <dd>
              {by ? (
                <Address address={by} />
              ) : (
                <>
                  {words.proposal.noAccount}{' '}
                  <Button
                    tone="quiet"
                    onClick={() => walletStore.set({ connectOpen: true, problem: undefined })}
                  >
                    {words.proposal.connectWallet}
                  </Button>
                </>
              )}
            </dd>
            <dt>{words.proposal.networks}</dt>
            <dd>
              <SafeText text={networkNames(grant.chains)} max={300} />
            </dd>
            <dt>{words.proposal.asks}</dt>
            <dd>
              <ul>
                {Object.entries(words.methods).map(([method, what]) =>
                  grant.methods.includes(method) ? <li key={method}>{what}</li> : null,
                )}
              </ul>
            </dd>
          </dl>
          {grant.left.length === 0 ? null : (
            <details className={look.quietBlock}>
              <summary className={styles.summary}>{words.proposal.left}</summary>
              {fill(words.proposal.leftHint, { count: grant.left.length })}{' '}
              <SafeText text={grant.left.join(', ')} max={600} />
            </details>
          )}
          <p className={look.quietBlock}>{words.proposal.each}</p>
        </>
      ) : (
        <Notice tone="caution" title={words.lacks.title}>
          {words.lacks[grant.lacks]}
        </Notice>
      )}
      {state === 'failed' ? (
        <Notice tone="caution" title={words.proposal.failed} live="alert">
          {words.proposal.failedHint}
        </Notice>
      ) : null}
      <div className={styles.acts}>
        <Button
          tone={isWarned || grant.lacks ? 'primary' : 'plain'}
          busy={state === 'busy'}
          onClick={() => void answer('reject')}
        >
          {words.proposal.reject}
        </Button>
        {grant.lacks ? null : (
          <Button
            tone={isWarned ? 'plain' : 'primary'}
            busy={state === 'busy'}
            aria-disabled={!by}
            onClick={by ? () => void answer('approve') : undefined}
          >
            {isWarned ? words.proposal.anyway : words.proposal.approve}
          </Button>
        )}
      </div>
    </article>
  );
}
