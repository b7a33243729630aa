/** A text that was pasted in the header and cannot be read yet: Start asks for what is missing. Kept for one moment. */

let draft: string | undefined;

export function leaveDraft(text: string): void {
  draft = text;
}

/** The text that was left, without taking it: React may ask twice. */
export function peekDraft(): string | undefined {
  return draft;
}

export function dropDraft(): void {
  draft = undefined;
}
