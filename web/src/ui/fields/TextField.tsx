import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldText } from './Field.tsx';
import styles from './Field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'children'> &
  FieldText & {
    value: string;
    onChange: (value: string) => void;
    /** For addresses, hashes and calldata. */
    mono?: boolean;
  };

/** One line of text. What was typed stays, whatever the error says. */
export function TextField({ label, hint, error, value, onChange, mono, id, ...rest }: TextFieldProps) {
  const own = useId();
  const field = id ?? own;
  const text = { label, hint, error };
  return (
    <FieldFrame id={field} text={text}>
      <input
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        id={field}
        className={mono ? `${styles.control} ${styles.mono}` : styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, text)}
      />
    </FieldFrame>
  );
}
