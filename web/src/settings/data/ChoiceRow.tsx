import * as words from '@readback/phrases/words/web/settings/data.ts';
import { useId } from 'react';
import { SafeText } from '../../ui/SafeText.tsx';
import type { Choice } from './choice.ts';
import styles from './Data.module.css';

/** One change that is made only when it is ticked: what holds now, what would hold, and what that means. */
export function ChoiceRow({
  choice: { title, now, next, risk },
  taken,
  onTake,
}: {
  choice: Choice;
  taken: boolean;
  onTake: (take: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.pick}>
      <input
        type="checkbox"
        id={id}
        checked={taken}
        onChange={(event) => onTake(event.currentTarget.checked)}
        aria-describedby={`${id}-change`}
      />
      <div>
        <label htmlFor={id}>
          <SafeText text={title} max={200} />
        </label>
        <dl className={styles.change} id={`${id}-change`}>
          <dt>{words.now}</dt>
          <dd>
            <SafeText text={now} max={400} />
          </dd>
          <dt>{words.next}</dt>
          <dd>
            <SafeText text={next} max={400} />
          </dd>
        </dl>
        {risk ? <p className={styles.sub}>{risk}</p> : null}
      </div>
    </div>
  );
}
