import * as words from '@readback/phrases/words/web/settings/appearance.ts';
import { ThemeControl } from '../../ui/fields/ThemeControl.tsx';
import { type Units, units, useUnits } from '../../data/units.ts';
import { Choices } from '../../ui/fields/Choices.tsx';
import { Time } from '../../ui/time/Time.tsx';
import { useNow } from '../../ui/time/useNow.ts';
import { Words } from '../../ui/text/Words.tsx';
import styles from './AppearanceSection.module.css';

const times = [
  { value: 'local', word: words.timeChoices.local },
  { value: 'utc', word: words.timeChoices.utc },
] as const satisfies readonly { value: Units['times']; word: string }[];

const fees = [
  { value: 'coin', word: words.feeChoices.coin },
  { value: 'gwei', word: words.feeChoices.gwei },
] as const satisfies readonly { value: Units['fees']; word: string }[];

/** How the page looks, and in which units it says things. */
export function AppearanceSection() {
  const chosen = useUnits();
  const now = useNow();
  return (
    <div className={styles.parts}>
      <ThemeControl hint={words.themeHint} />
      <Choices
        label={words.times}
        options={times}
        value={chosen.times}
        onChange={(next) => units.set({ ...units.get(), times: next })}
        hint={
          <Words of={words.timesHint} values={{ time: <Time seconds={BigInt(Math.floor(now / 1_000))} /> }} />
        }
      />
      <Choices
        label={words.fees}
        options={fees}
        value={chosen.fees}
        onChange={(next) => units.set({ ...units.get(), fees: next })}
        hint={words.feesHint}
      />
    </div>
  );
}
