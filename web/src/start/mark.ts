import type { Paste } from '../inbox/pasteOutcome.ts';

/** Puts the caret where the text stopped making sense. */
export function mark(field: HTMLTextAreaElement | null, outcome: Paste | undefined): void {
  if (!field || outcome?.kind !== 'refused' || outcome.error.at === undefined) return;
  if (outcome.seems) return;
  if (outcome.error.at >= field.value.length) return;
  field.focus();
  field.setSelectionRange(outcome.error.at, outcome.error.at + 1);
}
