import { mostRequests } from '@readback/core/world/probe/probe.ts';
import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/settings/networks.ts';
import { ago } from '../../ui/ago.ts';
import { useCapabilities } from '../../data/networks/capabilities.ts';
import type { Network } from '../../data/parseConfig.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { CapabilityTable } from './CapabilityTable.tsx';
import styles from './Networks.module.css';
import { SafeNode } from '../../ui/SafeNode.tsx';

/** What a network's node can do: asked of it when this is opened, and again when it is pressed. */
export function NodeDetails({ network }: { network: Network }) {
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
