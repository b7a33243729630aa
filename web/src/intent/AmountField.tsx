import * as words from '@readback/phrases/words/web/intent.ts';
import { fill } from '@readback/phrases/fill.ts';
import { Button } from '../ui/Button.tsx';
import { SafeText } from '../ui/text/SafeText.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { amountReadings } from '@readback/core/text/amountReadings.ts';
import styles from './Intent.module.css';

/** An amount. Where what was typed can be read in more than one way, it asks which one, and reads nothing itself. */
export function AmountField({
  label,
  value,
  error,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  error: string | undefined;
  hint?: string | undefined;
  onChange: (value: string) => void;
}) {
  const readings = amountReadings(value);
  const asks = readings.length > 0 ? fill(words.whichAmount, { count: readings.length }) : undefined;
  return (
    <div className={styles.amount}>
      <TextField
        label={label}
        inputMode="decimal"
        value={value}
        error={asks ?? error}
        hint={hint}
        onChange={onChange}
      />
      {readings.length > 0 ? (
        <div className={styles.readings}>
          {readings.map((it) => (
            <Button key={it} onClick={() => onChange(it)}>
              <SafeText text={it} max={100} />
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
