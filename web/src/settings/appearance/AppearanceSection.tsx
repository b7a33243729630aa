import { ThemeControl } from '../../app/ThemeControl.tsx';
import { type Units, units, useUnits } from '../../data/units.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Time } from '../../ui/Time.tsx';
import { useNow } from '../../ui/useNow.ts';
import styles from './AppearanceSection.module.css';

const times = [
  { value: 'local', word: 'Device time' },
  { value: 'utc', word: 'UTC' },
] as const satisfies readonly { value: Units['times']; word: string }[];

const fees = [
  { value: 'coin', word: 'Native currency' },
  { value: 'gwei', word: 'Gwei' },
] as const satisfies readonly { value: Units['fees']; word: string }[];

/** How the page looks, and in which units it says things. */
export function AppearanceSection() {
  const chosen = useUnits();
  const now = useNow();
  return (
    <div className={styles.parts}>
      <ThemeControl hint="Auto follows the system." />
      <Choices
        label="Times"
        options={times}
        value={chosen.times}
        onChange={(next) => units.set({ ...units.get(), times: next })}
        hint={
          <>
            Now: <Time seconds={BigInt(Math.floor(now / 1_000))} />. Device time shows its distance from UTC,
            so that two devices can be compared. Used in Review, Activity and saved tables.
          </>
        }
      />
      <Choices
        label="Network fees"
        options={fees}
        value={chosen.fees}
        onChange={(next) => units.set({ ...units.get(), fees: next })}
        hint="A gwei is a billionth of the native currency. This unit is used for fees in Review and in the hearback. Balances and payments always use their own currency."
      />
    </div>
  );
}
