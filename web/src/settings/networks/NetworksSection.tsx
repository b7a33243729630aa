import { useEffect, useRef, useState } from 'react';
import { chosenNetworks, needsReload, useConfig } from '../../data/config.ts';
import { networkChoices } from '../../data/networks/choices.ts';
import { useSetting } from '../../data/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import panel from '../../ui/Panel.module.css';
import { SafeText } from '../../ui/SafeText.tsx';
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
      <p className={styles.lead}>
        This page asks only the nodes of networks that are on. A node learns what it is asked: which accounts
        and contracts are read, and which requests are simulated.
      </p>
      <Done />
      {needsReload() ? <Waiting /> : null}
      {networks.length === 0 ? (
        <EmptyState title="No network">
          This page’s host offers none. Requests are still decoded, but not simulated. Add a network below.
        </EmptyState>
      ) : (
        <ul className={`${panel.panel} ${styles.list}`} aria-label="Networks">
          {networks.map((network) => (
            <li key={network.chainId}>
              <NetworkRow network={network} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button ref={toggle} aria-expanded={adding} onClick={() => setAdding(!adding)}>
          Add a network
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

/** What a page may reach is fixed when it opens: what was switched on or set back since is not asked yet. */
function Waiting() {
  return (
    <div className={styles.notice}>
      <Notice
        live="status"
        title="A change takes effect after a reload."
        actions={<Button onClick={() => location.reload()}>Reload page</Button>}
      >
        The page can reach only the nodes it was loaded with. Reloading loses what you typed elsewhere and
        have not read back.
      </Notice>
    </div>
  );
}

/** Says after the page was opened anew that what was asked for was done. */
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
      <SafeText text={done.name} max={80} /> {done.what === 'added' ? 'was added.' : 'now has another node.'}
    </output>
  );
}
