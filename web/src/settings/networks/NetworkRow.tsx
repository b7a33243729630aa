import { useRef, useState } from 'react';
import { networkOf, rpcUrl } from '../../data/config.ts';
import { networkChoices, removeNetwork, replaceNode, switchNetwork } from '../../data/networks/choices.ts';
import { hostOf } from '../../data/networks/nodeUrl.ts';
import type { Network } from '../../data/parseConfig.ts';
import { useSetting } from '../../data/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { SafeText } from '../../ui/SafeText.tsx';
import { NodeUrl } from '../../ui/NodeUrl.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { NodeDetails } from './NodeDetails.tsx';
import { NodeForm } from './NodeForm.tsx';
import styles from './Networks.module.css';
import { resumedHere } from './resumed.ts';

type Open = 'details' | 'node' | undefined;

/** One network: what it is, which node is asked, its switch, and what can be done about it. */
export function NetworkRow({ network }: { network: Network }) {
  const { chainId, name, symbol, explorer, practice, custom } = network;
  const choices = useSetting(networkChoices);
  const [open, setOpen] = useState<Open>(() => {
    const it = resumedHere();
    return it?.kind === 'node' && it.chainId === chainId ? 'node' : undefined;
  });
  const toggle = useRef<HTMLButtonElement>(null);
  const on = !choices.off.includes(chainId);
  const live = networkOf(chainId)?.rpc === network.rpc;
  const replaced = !custom && !practice && isReplaced(choices, chainId);
  return (
    <section className={styles.network} aria-labelledby={`network-name-${chainId}`}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name} id={`network-name-${chainId}`}>
            <SafeText text={name} max={80} />
          </h2>
          <p className={styles.sub}>
            <span>
              chain {chainId}, <SafeText text={symbol} max={24} />
            </span>
            <span>{stateWords({ on, live, practice, custom, replaced })}</span>
            {explorer ? (
              <a href={explorer} target="_blank" rel="noreferrer">
                {hostOf(explorer)}
              </a>
            ) : null}
          </p>
          <p className={styles.sub}>
            <NodeUrl url={rpcUrl(network)} />
          </p>
        </div>
        <Switch label={name} on={on} onChange={(next) => switchNetwork(chainId, next)} />
      </div>
      <div className={styles.actions}>
        {live ? (
          <Button
            tone="quiet"
            aria-expanded={open === 'details'}
            aria-label={`Check this node of ${name}`}
            onClick={() => setOpen(open === 'details' ? undefined : 'details')}
          >
            Check this node
          </Button>
        ) : null}
        {practice ? null : (
          <Button
            ref={toggle}
            tone="quiet"
            aria-expanded={open === 'node'}
            aria-label={`Use another node for ${name}`}
            onClick={() => setOpen(open === 'node' ? undefined : 'node')}
          >
            Use another node
          </Button>
        )}
        {replaced ? (
          <Button
            tone="quiet"
            aria-label={`Back to the standard node of ${name}`}
            onClick={() => replaceNode(network, undefined)}
          >
            Back to the standard node
          </Button>
        ) : null}
        {custom ? <Remove network={network} /> : null}
      </div>
      {open === 'details' ? <NodeDetails network={network} /> : null}
      {open === 'node' ? (
        <NodeForm
          network={network}
          onClose={() => {
            setOpen(undefined);
            toggle.current?.focus();
          }}
        />
      ) : null}
    </section>
  );
}

function Remove({ network: { chainId, name } }: { network: Network }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="quiet" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        description="Its node URL is forgotten, with any key in it. What you did on this network stays in Activity."
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>Keep it</Button>
          <Button tone="primary" onClick={() => removeNetwork(chainId)}>
            Remove
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function isReplaced({ nodes, own }: ReturnType<typeof networkChoices.get>, chainId: number): boolean {
  return Object.hasOwn(nodes, String(chainId)) || own.some((it) => it.chainId === chainId);
}

function stateWords(it: {
  on: boolean;
  live: boolean;
  practice: boolean;
  custom: boolean;
  replaced: boolean;
}): string {
  if (!it.on) return 'off: not asked';
  if (!it.live) return 'on after a page reload';
  if (it.practice) return 'practice chain from this page’s host';
  if (it.custom) return 'added by you';
  return it.replaced ? 'node chosen by you' : 'offered by this page’s host';
}
