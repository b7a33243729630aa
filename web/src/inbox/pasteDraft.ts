/**
 * What was typed into the field that takes anything and has not become a request yet. It outlives the screen, and
 * a text from the header is handed to Start through it, with what became of it.
 */
import type { Paste } from './pasteOutcome.ts';

type Draft = Readonly<{ text: string; outcome?: Paste | undefined }>;

let draft: Draft = { text: '' };

export function keepDraft(next: Draft): void {
  draft = next;
}

export function keptDraft(): Draft {
  return draft;
}
