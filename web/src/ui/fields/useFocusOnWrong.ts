import { type RefObject, useEffect } from 'react';

/**
 * After a press that could not go on: brings the focus to the first field that needs another value. `presses` counts
 * those presses.
 */
export function useFocusOnWrong(form: RefObject<HTMLElement | null>, presses: number): void {
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, presses]);
}
