import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export type ButtonProps = ComponentProps<'button'> & {
  /** `primary`: the one thing to do here. `quiet`: beside a text, without a border. */
  tone?: 'primary' | 'plain' | 'quiet';
  /** As wide as what it is in. */
  wide?: boolean;
  /** Something is under way: the button stays readable and reachable, and does nothing. */
  busy?: boolean;
};

/** A button that says what happens. Its label never changes size, so that nothing moves under the pointer. */
export function Button({ tone = 'plain', wide, busy, className, onClick, type, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[tone], wide ? styles.wide : undefined, className];
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? stop : onClick}
    />
  );
}

function stop(event: { preventDefault(): void }) {
  event.preventDefault();
}
