import * as words from '@readback/phrases/words/web/ui/nodeUrl.ts';
import { hostOf } from '../../data/base/nodeUrl.ts';
import { CopyButton } from '../CopyButton.tsx';
import { Disclose } from '../said/Disclose.tsx';
import styles from './NodeUrl.module.css';
import { SafeText } from '../text/SafeText.tsx';

/** Where a node is: its host. Full address, in which a key may stand, opens when asked for. */
export function NodeUrl({ url }: { url: string }) {
  return (
    <Disclose
      title={words.title}
      className={styles.host}
      content={
        <div className={styles.whole}>
          <code>
            <SafeText text={url} />
          </code>
          <CopyButton value={url} what={words.copied} word />
        </div>
      }
    >
      {hostOf(url)}
    </Disclose>
  );
}
