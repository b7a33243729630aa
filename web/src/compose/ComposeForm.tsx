import * as words from '@readback/phrases/words/web/compose.ts';
import { type ReactNode, useRef, useState } from 'react';
import { openReview } from '../inbox/openReview.ts';
import { formIncoming } from '../inbox/form.ts';
import { Button } from '../ui/Button.tsx';
import { useLatePress } from '../ui/fields/useLatePress.ts';
import { useFocusOnWrong } from '../ui/fields/useFocusOnWrong.ts';
import styles from './Compose.module.css';
import type { Composed, Errors } from '../forms/composed.ts';

export type ComposeFormProps<Field extends string> = {
  /** Names the form for those who do not see it. */
  label: string;
  compose: () => Composed<Field>;
  /** Whether something that was typed is still being looked up. */
  awaits?: boolean;
  children: (errors: Errors<Field>) => ReactNode;
};

/**
 * A form that makes a request. Errors show once it was pressed, and then follow what is typed. Nothing is asked of
 * a wallet here: the button opens the Review.
 */
export function ComposeForm<Field extends string>({
  label,
  compose,
  awaits = false,
  children,
}: ComposeFormProps<Field>) {
  const [pressed, setPressed] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const composed = pressed > 0 ? compose() : undefined;

  const errors = (composed === undefined || composed.ok ? {} : composed.errors) as Errors<Field>;

  useFocusOnWrong(form, pressed);
  const { waits, press } = useLatePress(
    () => awaits,
    () => {
      const result = compose();
      if (result.ok) openReview(formIncoming(result.body, result.raw, { names: result.names ?? [] }));
      else setPressed((times) => times + 1);
    },
  );

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      {children(errors)}
      <div>
        <Button tone="primary" type="submit" busy={waits}>
          {words.readBack}
        </Button>
      </div>
    </form>
  );
}
