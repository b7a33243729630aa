import type { KeyboardEvent } from 'react';

/** Enter submits the form; Shift and Enter make a new line. While a text is being composed (IME), Enter ends that. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
