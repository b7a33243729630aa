/**
 * What was typed into the field that takes anything and has not become a request yet. It outlives the screen, and
 * a text from the header is handed to Start through it.
 */

let draft = { text: '', read: false };

/** Keeps a text. `read`: Start reads it as soon as it opens. */
export function keepDraft(text: string, read = false): void {
  draft = { text, read };
}

export function draftText(): string {
  return draft.text;
}

/** Whether the text is to be read at once. True once for each text. */
export function takeReadAtOnce(): boolean {
  const { read } = draft;
  draft = { ...draft, read: false };
  return read;
}
