import { fill } from '@readback/phrases/fill.ts';
import * as words from '@readback/phrases/words/web/wallet/practice/window.ts';
import { useState } from 'react';
import { type Behaviour, behaviours } from './memory.ts';
import styles from './PracticeWindow.module.css';

/** What the practice wallet does when its user confirms: folded, for whoever wants to see how it is caught. */
export function BehaviourChoice({
  behaviour,
  onChange,
}: {
  behaviour: Behaviour;
  onChange: (behaviour: Behaviour) => void;
}) {
  const [open, setOpen] = useState(behaviour !== 'honest');
  return (
    <details
      className={styles.misbehave}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-testid="practice-misbehave"
    >
      <summary>
        {behaviour === 'honest'
          ? words.misbehave
          : fill(words.misbehaves, { what: words.behaviors[behaviour] })}
      </summary>
      <fieldset className={styles.behaviours}>
        <legend>{words.whenConfirmed}</legend>
        {behaviours.map((it) => (
          <label key={it}>
            <input
              type="radio"
              name="behaviour"
              checked={it === behaviour}
              onChange={() => onChange(it)}
              data-testid={`practice-does-${it}`}
            />
            <span>{words.behaviors[it]}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
