import * as words from '@readback/phrases/words/web/contracts.ts';
import { useState } from 'react';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Digits } from '../ui/Digits.tsx';
import { inUnit, type UnitName, unitsOf } from './units.ts';
import styles from './Values.module.css';

/** A number as it is, and in the unit that the reader chooses: none is guessed. */
export function IntegerValue(props: { value: bigint; type: string; decimals: number | undefined }) {
  const { value, type, decimals } = props;
  const [unit, setUnit] = useState<UnitName>('whole');
  const [, kind, bits] = /^(uint|int)(\d+)$/.exec(type) ?? [];
  // A number of few digits is a count, whatever its type could hold.
  const small = value < 10_000n && value > -10_000n;
  const units =
    kind === undefined || small
      ? []
      : unitsOf({ kind: kind as 'uint' | 'int', bits: Number(bits) }, decimals);
  return (
    <span className={styles.integer}>
      <span>
        <Digits text={inUnit(value, unit, decimals)} />
      </span>
      <CopyButton value={value.toString()} what={words.wholeNumber} />
      {units.length > 1 ? (
        <select
          className={styles.unit}
          aria-label={words.shownAs}
          value={unit}
          onChange={(event) =>
            setUnit(units.find((it) => it.value === event.currentTarget.value)?.value ?? 'whole')
          }
        >
          {units.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      ) : null}
    </span>
  );
}
