import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { useEffect, useRef, useState } from 'react';
import { chosenNetworks, needsReload, useConfig } from '../../data/networks/config.ts';
import { networkChoices } from '../../data/networks/choices.ts';
import { useSetting } from '../../data/base/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import look from '../../ui/look/look.module.css';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { AddNetwork } from './AddNetwork.tsx';
import { NetworkRow } from './NetworkRow.tsx';
import styles from './Networks.module.css';
import { forgetResumed, resumedHere } from './resumed.ts';

/** The networks of this page: each with its node, its switch, and what its node can do; and a form for another. */
export function NetworksSection() {
  useConfig();
  useSetting(networkChoices);
  const networks = chosenNetworks();
  const [adding, setAdding] = useState(() => resumedHere()?.kind === 'add');
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      <Done />
      {needsReload() ? <Waiting /> : null}
      {networks.length === 0 ? (
        <EmptyState title={words.none}>{words.noneHint}</EmptyState>
      ) : (
        <ul className={`${look.panel} ${styles.list}`} aria-label={words.title}>
          {networks.map((network) => (
            <li key={network.chainId}>
              <NetworkRow network={network} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button ref={toggle} aria-expanded={adding} onClick={() => setAdding(!adding)}>
          {words.add}
        </Button>
      </div>
      {adding ? (
        <AddNetwork
          onClose={() => {
            setAdding(false);
            toggle.current?.focus();
          }}
        />
      ) : null}
    </>
  );
}

/** What a page may reach is fixed when it opens: what was turned on or set back since is not asked yet. */
function Waiting() {
  return (
    <div className={styles.notice}>
      <Notice
        live="status"
        title={words.needsReload}
        actions={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      >
        {words.needsReloadHint}
      </Notice>
    </div>
  );
}

/** Says after the page was opened again that what was asked for was done. */
function Done() {
  const [done] = useState(() => {
    const it = resumedHere();
    return it?.kind === 'done' ? it : undefined;
  });
  // It is said once; what is shown stays until the section is left.
  useEffect(() => {
    if (done) forgetResumed();
  }, [done]);
  if (!done) return null;
  return (
    <output className={styles.done}>
      <Words of={words.done[done.what]} values={{ name: <SafeText text={done.name} max={80} /> }} />
    </output>
  );
}
