import type { Paste } from '../inbox/pasteOutcome.ts';
import { found, type Group, type Looked } from './found.ts';
import type { Item } from './items.ts';
import { readItems } from './readItems.ts';
import { doesNotFit, isTyped, type KeyPress, keyDoes, type Typing, typingOf } from './typing.ts';

/** What is in the field of the finder. `entered`: Enter came before it was known what the text is. */
export type Typed = Readonly<{ text: string; entered: boolean }>;

/** What was found for it, and what the page knows of the text. */
export type Finding = Readonly<{
  typing: Typing;
  groups: readonly Group[];
  /** Shown where nothing was found and nothing is being read. */
  isEmpty: boolean;
  /** What an Enter that came early chooses, once the text has been read. */
  entered: Item | undefined;
}>;

/** What the finder finds by. `outcome`: what the parser made of this very text; `isWish`: it says what someone wants. */
export type Sources = Pick<Looked, 'items' | 'activity'> &
  Readonly<{ outcome: Paste | undefined; isWish: boolean }>;

/** Everything the finder shows for what is in its field. */
export function findingOf({ text, entered }: Typed, { outcome, isWish, items, activity }: Sources): Finding {
  const typing = typingOf(text, outcome, isWish);
  const read = readItems(text, outcome, isWish);
  const groups = found(text, { items, read, first: typing.readFirst, activity });
  return {
    typing,
    groups,
    isEmpty: groups.length === 0 && !typing.isReading,
    entered: entered && outcome !== undefined && typing.readFirst ? read[0] : undefined,
  };
}

/** What a key does: what is in the field after it, or `close`; undefined where the field does what any field does. */
export function afterKey(press: KeyPress, { text }: Typed, typing: Typing): Typed | 'close' | undefined {
  switch (keyDoes(press, typing)) {
    case 'wait':
      return { text, entered: true };
    case 'clear':
      return typed('');
    case 'close':
      return 'close';
    case undefined:
      return undefined;
  }
}

/** What is in the field after a text was pasted or dropped there; undefined where the field takes it as any field does. */
export function afterGiven(given: string, { isHeld }: Typing): Typed | undefined {
  // A field of one line would lose the others.
  return isHeld || doesNotFit(given) ? typed(given) : undefined;
}

/** What is in the field after it changed. An edit of the part that is shown of a held text changes nothing. */
export function afterChange(next: string, before: Typed, typing: Typing): Typed {
  return isTyped(next, typing) ? typed(next) : before;
}

/** A text that nothing was pressed for. */
export function typed(text: string): Typed {
  return { text, entered: false };
}
