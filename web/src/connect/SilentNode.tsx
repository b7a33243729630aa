import * as words from '@readback/phrases/words/web/connect/silentNode.ts';
import { useState } from 'react';
import type { Network } from '../data/networks/parseConfig.ts';
import { askNode } from '../data/world/askNode.ts';
import { Link } from '../router/Link.tsx';
import { Button } from '../ui/Button.tsx';
import button from '../ui/Button.module.css';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { Words } from '../ui/text/Words.tsx';
import { walletStore } from '../wallet/base/store.ts';

/** For one short question. */
const bounds = { deadline: 8_000, maxBytes: 10_000 };

/** The node of the network in use did not answer: ask it once more, or take another. */
export function SilentNode({ network }: { network: Network }) {
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    const question = { chainId: network.chainId, method: 'eth_chainId', params: [] };
    await askNode(question, { ...bounds, signal: new AbortController().signal });
    setBusy(false);
  };
  return (
    <Notice
      tone="unknown"
      live="status"
      title={<Words of={words.title} values={{ network: <SafeText text={network.name} max={60} /> }} />}
      actions={
        <>
          <Button busy={busy} onClick={() => void ask()}>
            {words.askAgain}
          </Button>
          <Link
            to="/settings"
            search={{ section: 'networks' }}
            className={button.button}
            onClick={() => walletStore.set({ networksOpen: false })}
          >
            {words.otherNode}
          </Link>
        </>
      }
    >
      {words.hint}
    </Notice>
  );
}
