import * as words from '@readback/phrases/words/web/ui/controls.ts';
import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldText } from './Field.tsx';
import styles from './Field.module.css';

export type SelectOption<Value extends string> = { value: Value; label: string; disabled?: boolean };

export type SelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'onChange' | 'value' | 'children'
> &
  FieldText & {
    value: Value | '';
    options: readonly SelectOption<Value>[];
    onChange: (value: Value) => void;
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** One of a few. The browser's own list: it fits every phone, keyboard and screen reader. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, value, options, onChange, placeholder, id, ...rest } = props;
  const own = useId();
  const field = id ?? own;
  const text = { label, hint, error };
  return (
    <FieldFrame id={field} text={text}>
      <select
        {...rest}
        id={field}
        className={styles.control}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, text)}
      >
        {value === '' ? <option value="">{placeholder ?? words.choose}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
