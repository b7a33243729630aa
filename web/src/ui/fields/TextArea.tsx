import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldText } from './Field.tsx';
import styles from './Field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'children'> &
  FieldText & {
    value: string;
    onChange: (value: string) => void;
    /** For JSON, ABIs and calldata. */
    mono?: boolean;
  };

/** Several lines of text. What was typed stays, whatever the error says. */
export function TextArea({ label, hint, error, value, onChange, mono, id, ...rest }: TextAreaProps) {
  const own = useId();
  const field = id ?? own;
  const text = { label, hint, error };
  const classes = [styles.control, styles.area, mono ? styles.mono : undefined];
  return (
    <FieldFrame id={field} text={text}>
      <textarea
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        rows={4}
        {...rest}
        id={field}
        className={classes.filter(Boolean).join(' ')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(field, text)}
      />
    </FieldFrame>
  );
}
