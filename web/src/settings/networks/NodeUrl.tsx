import { rpcUrl } from '../../data/config.ts';
import { hostOf } from '../../data/networks/nodeUrl.ts';
import type { Network } from '../../data/parseConfig.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclose } from '../../ui/Disclose.tsx';
import styles from './Networks.module.css';

/** Where a network's node is: its host. The whole address, in which a key may stand, opens when asked for. */
export function NodeUrl({ network }: { network: Network }) {
  const url = rpcUrl(network);
  return (
    <Disclose
      title="Address of the node"
      content={
        <div className={styles.whole}>
          <code>{url}</code>
          <CopyButton value={url} what="address" word />
        </div>
      }
    >
      <span className={styles.host}>{hostOf(url)}</span>
    </Disclose>
  );
}
