import * as words from '@readback/phrases/words/web/review/asker.ts';
import { useChanging } from '../data/changing.ts';
import { scriptEndpoint } from '../inbox/scripts.ts';
import { waiting } from '../inbox/waiting/waiting.ts';
import { Notice } from '../ui/Notice.tsx';
import { SafeText } from '../ui/SafeText.tsx';
import { Words } from '../ui/Words.tsx';
import styles from './Review.module.css';

/** Whether the call that brought this request still waits for its answer. `open`: the request is not decided. */
export function AskerLine({ asker, open }: { asker: string; open: boolean }) {
  const call = useChanging(waiting).find(({ id }) => id === asker);
  const connected = useChanging(scriptEndpoint) !== undefined;
  // Until the server was reached, nothing is known of who waits.
  const ended = call ? call.ended : connected ? 'closed' : undefined;
  if (ended === 'answered') return open ? null : <p className={styles.says}>{words.told}</p>;
  if (!open) return null;
  if (ended !== undefined) {
    return (
      <div className={styles.asker}>
        <Notice tone="caution" title={words.gone} live="status">
          {words.goneHint}
        </Notice>
      </div>
    );
  }
  if (!call) return null;
  return (
    <p className={styles.says}>
      {call.claimed === undefined ? (
        words.waits
      ) : (
        <Words of={words.waitsNamed} values={{ name: <SafeText text={call.claimed} max={60} /> }} />
      )}
    </p>
  );
}
