import type { Paste } from '../inbox/pasteOutcome.ts';
import { isRequest, mayBeRequest } from './readItems.ts';

/** In characters: a longer text is shown in part, and is read whole. */
const mostShown = 300;

/** What the field of the finder makes of its text. */
export type Typing = Readonly<{
  /** The parser is asked, and has not answered yet. */
  isReading: boolean;
  /** The text does not fit in a field of one line: it is kept whole, shown in part, and replaced or dropped as one. */
  isHeld: boolean;
  /** What the field shows. */
  shown: string;
  /** What can be done with the text itself comes before all that is found by it. */
  readFirst: boolean;
}>;

/**
 * @param outcome what the parser made of this very text; undefined until it did
 * @param isWish whether it says what someone wants to do
 */
export function typingOf(text: string, outcome: Paste | undefined, isWish: boolean): Typing {
  const isHeld = doesNotFit(text);
  return {
    isReading: mayBeRequest(text) && outcome === undefined,
    isHeld,
    shown: isHeld ? text.slice(0, mostShown).replace(/\s+/g, ' ') : text,
    readFirst: isRequest(outcome) || isWish || outcome?.kind === 'wish',
  };
}

/** Whether a field of one line would lose something of a text. */
export function doesNotFit(text: string): boolean {
  return text.length > mostShown || /[\n\r]/.test(text);
}

/** Whether what the field now has takes the place of the text. Of a held text only a part is there: an edit of it does not. */
export function isTyped(next: string, { isHeld, shown }: Pick<Typing, 'isHeld' | 'shown'>): boolean {
  if (!isHeld) return true;
  const ends = Math.min(8, shown.length);
  return next === '' || !(next.startsWith(shown.slice(0, ends)) || next.endsWith(shown.slice(-ends)));
}

export type KeyPress = Readonly<{ key: string; ctrlKey: boolean; metaKey: boolean }>;

/**
 * What a key does in the field, beside what any field does: Enter waits for what is being read, a held text goes as a
 * whole, and what opened the finder closes it.
 */
export function keyDoes(
  { key, ctrlKey, metaKey }: KeyPress,
  { isReading, isHeld }: Pick<Typing, 'isReading' | 'isHeld'>,
): 'wait' | 'clear' | 'close' | undefined {
  if (key === 'Enter' && isReading) return 'wait';
  if (isHeld && (key === 'Backspace' || key === 'Delete')) return 'clear';
  if (key === 'Escape' || ((ctrlKey || metaKey) && key.toLowerCase() === 'k')) return 'close';
  return undefined;
}

/** What was typed into the field that stood in for this one while it was fetched. Enter is a line there. */
export function typedEarly(early: string, kept: string): Readonly<{ text: string; entered: boolean }> {
  const entered = early.endsWith('\n');
  const text = entered ? early.slice(0, -1) : early;
  return { text: text === '' ? kept : text, entered };
}
