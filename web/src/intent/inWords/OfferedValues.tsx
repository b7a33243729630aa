import * as words from '@readback/phrases/words/web/intent/inWords.ts';
import { Button } from '../../ui/Button.tsx';
import { SafeText } from '../../ui/text/SafeText.tsx';
import { Words } from '../../ui/text/Words.tsx';
import styles from './Draft.module.css';
import type { offeredFor } from '../form/offered.ts';

/** The values that the words have for a field that is empty, each a press away. */
export function OfferedValues({
  of: { all, unknown },
  value,
  onTake,
}: {
  of: ReturnType<typeof offeredFor>;
  /** What is in the field. */
  value: string;
  onTake: (value: string) => void;
}) {
  if (value !== '') return null;
  const quoted = (text: string) => (
    <q>
      <SafeText text={text} max={100} />
    </q>
  );
  if (all.length === 0)
    return unknown === undefined ? null : (
      <p className={styles.offered}>
        <Words of={words.shareUnknown} values={{ text: quoted(unknown) }} />
      </p>
    );
  return (
    <div className={styles.offered}>
      <span>{words.offered}</span>
      {all.map((it) => (
        <Button key={it.said} onClick={() => onTake(it.value)}>
          {it.said === it.value ? (
            <SafeText text={it.value} max={100} />
          ) : (
            <Words
              of={words.offeredSum}
              values={{ text: quoted(it.said), value: <SafeText text={it.value} max={100} /> }}
            />
          )}
        </Button>
      ))}
    </div>
  );
}
