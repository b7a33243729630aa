import type { ReactNode } from 'react';
import { changing } from '../../data/base/changing.ts';

/** Something that was forgotten a moment ago. */
export type Forgotten = Readonly<{
  /** What kind of thing it was and what became of it: “ABI forgotten”. */
  says: string;
  /** Which it was. */
  what?: ReactNode;
  back: () => void;
  /** Once it can no longer come back: whatever belongs to it goes, too. */
  gone?: () => void;
}>;

/** What was forgotten last, as long as it can come back by a press. It is held by this page alone. */
export const forgotten = changing<Forgotten | undefined>(undefined);

/** Says that something is forgotten, with a press that brings it back. What was forgotten before it stays forgotten. */
export function canUndo(it: Forgotten): void {
  const before = forgotten.get();
  forgotten.set(it);
  before?.gone?.();
}

export function undo(it: Forgotten): void {
  if (forgotten.get() !== it) return;
  forgotten.set(undefined);
  it.back();
}

/** It can no longer come back. */
export function letGo(it: Forgotten): void {
  if (forgotten.get() !== it) return;
  forgotten.set(undefined);
  it.gone?.();
}
