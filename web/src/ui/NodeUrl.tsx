import { hostOf } from '../data/networks/nodeUrl.ts';
import { CopyButton } from './CopyButton.tsx';
import { Disclose } from './Disclose.tsx';
import styles from './NodeUrl.module.css';
import { SafeText } from './SafeText.tsx';

/** Where a node is: its host. Full address, in which a key may stand, opens when asked for. */
export function NodeUrl({ url }: { url: string }) {
  return (
    <Disclose
      title="Node URL"
      className={styles.host}
      content={
        <div className={styles.whole}>
          <code>
            <SafeText text={url} />
          </code>
          <CopyButton value={url} what="address" word />
        </div>
      }
    >
      {hostOf(url)}
    </Disclose>
  );
}
