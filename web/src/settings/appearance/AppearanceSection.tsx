import { ThemeControl } from '../../app/ThemeControl.tsx';
import { type Units, units, useUnits } from '../../data/units.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Time } from '../../ui/Time.tsx';
import { useNow } from '../../ui/useNow.ts';
import styles from './AppearanceSection.module.css';

const times = [
  { value: 'local', word: 'Of this device' },
  { value: 'utc', word: 'UTC' },
] as const satisfies readonly { value: Units['times']; word: string }[];

const fees = [
  { value: 'coin', word: 'The network’s coin' },
  { value: 'gwei', word: 'Gwei' },
] as const satisfies readonly { value: Units['fees']; word: string }[];

/** How the page looks, and in which units it says things. */
export function AppearanceSection() {
  const chosen = useUnits();
  const now = useNow();
  return (
    <div className={styles.parts}>
      <ThemeControl hint="Auto follows the system, and changes with it." />
      <Choices
        label="Times"
        options={times}
        value={chosen.times}
        onChange={(next) => units.set({ ...units.get(), times: next })}
        hint={
          <>
            Now it is <Time seconds={BigInt(Math.floor(now / 1_000))} />. A time of this device says how far
            it is from UTC, so that two devices can be compared. Holds on Review, in Activity and in the
            tables that you save.
          </>
        }
      />
      <Choices
        label="Network fees"
        options={fees}
        value={chosen.fees}
        onChange={(next) => units.set({ ...units.get(), fees: next })}
        hint="A gwei is a billionth of the coin. Holds for fees on Review and in the hearback; balances and payments are always in their own coin."
      />
    </div>
  );
}
