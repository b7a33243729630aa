import { type ReactNode, useId } from 'react';
import styles from './Choices.module.css';

export type ChoicesProps<Value extends string> = {
  /** What is chosen. */
  label: string;
  options: readonly Readonly<{ value: Value; word: string }>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
};

/** One of two or three, all in sight; it holds at once. */
export function Choices<Value extends string>({
  label,
  options,
  value,
  onChange,
  hint,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.word}</span>
        </label>
      ))}
      {hint ? (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
