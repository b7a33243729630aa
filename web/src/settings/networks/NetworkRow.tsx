import { forgotten as forgottenWords } from '@readback/phrases/words/web/ui/undo.ts';
import { canUndo } from '../../ui/undo/undo.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { useRef, useState } from 'react';
import { networkOf, rpcUrl } from '../../data/networks/config.ts';
import {
  addNetwork,
  networkChoices,
  removeNetwork,
  replaceNode,
  switchNetwork,
} from '../../data/networks/choices.ts';
import { hostOf } from '../../data/base/nodeUrl.ts';
import type { Network } from '../../data/networks/parseConfig.ts';
import { useSetting } from '../../data/base/setting.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../ui/Dialog.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { NodeUrl } from '../../ui/fields/NodeUrl.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Words } from '../../ui/text/Words.tsx';
import { NodeForm } from './NodeForm.tsx';
import { NetworkName } from '../../ui/marks/NetworkName.tsx';
import styles from './Networks.module.css';
import { resumedHere } from './resumed.ts';
import { mostRequests } from '@readback/core/world/probe/probe.ts';
import { ago } from '../../ui/time/ago.ts';
import { useCapabilities } from '../../data/asking/capabilities.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { CapabilityTable } from './CapabilityTable.tsx';
import { SafeNode } from '../../ui/text/SafeNode.tsx';

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
            <NetworkName chainId={chainId} />
          </h2>
          <p className={styles.sub}>
            <span>
              <Words
                of={words.chain}
                values={{ id: String(chainId), symbol: <SafeText text={symbol} max={24} /> }}
              />
            </span>
            <span>{words.states[stateOf({ on, live, practice, custom, replaced })]}</span>
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
            aria-label={fill(words.checkNodeOf, { name })}
            onClick={() => setOpen(open === 'details' ? undefined : 'details')}
          >
            {words.checkNode}
          </Button>
        ) : null}
        {practice ? null : (
          <Button
            ref={toggle}
            tone="quiet"
            aria-expanded={open === 'node'}
            aria-label={fill(words.otherNodeOf, { name })}
            onClick={() => setOpen(open === 'node' ? undefined : 'node')}
          >
            {words.otherNode}
          </Button>
        )}
        {replaced ? (
          <Button
            tone="quiet"
            aria-label={fill(words.standardNodeOf, { name })}
            onClick={() => replaceNode(network, undefined)}
          >
            {words.standardNode}
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
      <Button tone="quiet" aria-label={fill(words.removeOf, { name })} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={fill(words.removal, { name })}
        description={words.removalHint}
      >
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{words.keep}</Button>
          <Button tone="primary" onClick={() => forgetNetwork(chainId)}>
            {words.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function forgetNetwork(chainId: number): void {
  const { own, off } = networkChoices.get();
  const it = own.find((each) => each.chainId === chainId);
  if (it !== undefined)
    canUndo({
      says: forgottenWords.network,
      what: <SafeText text={it.name} max={80} />,
      back: () => {
        addNetwork(it);
        if (off.includes(chainId)) switchNetwork(chainId, false);
      },
    });
  removeNetwork(chainId);
}

function isReplaced({ nodes, own }: ReturnType<typeof networkChoices.get>, chainId: number): boolean {
  return Object.hasOwn(nodes, String(chainId)) || own.some((it) => it.chainId === chainId);
}

function stateOf(it: {
  on: boolean;
  live: boolean;
  practice: boolean;
  custom: boolean;
  replaced: boolean;
}): keyof typeof words.states {
  if (!it.on) return 'off';
  if (!it.live) return 'waiting';
  if (it.practice) return 'practice';
  if (it.custom) return 'custom';
  return it.replaced ? 'replaced' : 'offered';
}

/** What a network's node can do: asked of it when this is opened, and again when it is pressed. */
function NodeDetails({ network }: { network: Network }) {
  const { capabilities, at, checking, failed, check } = useCapabilities(network, { open: true });
  const now = Math.max(useNow(), at);
  return (
    <div className={styles.details}>
      {capabilities ? <CapabilityTable capabilities={capabilities} /> : null}
      {!capabilities && checking ? <Skeleton says={words.asking} lines={9} /> : null}
      {failed ? (
        <p className={styles.failed} role="alert">
          <SafeNode it={failed} />
        </p>
      ) : null}
      <div className={styles.checked}>
        <output className={styles.sub}>
          {checking
            ? fill(words.checking, { count: mostRequests })
            : capabilities
              ? fill(words.checked, { ago: ago(at, now) })
              : ''}
        </output>
        <Button tone="quiet" busy={checking} onClick={check}>
          {failed ? words.retry : words.checkAgain}
        </Button>
      </div>
    </div>
  );
}
