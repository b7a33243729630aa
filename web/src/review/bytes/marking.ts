import { createContext } from 'react';

/**
 * Which value of a step is pointed at, while its bytes are open: the end of a fact id, `path.0.token`. Where this is
 * undefined, values do not listen.
 */
export type Marking = Readonly<{ marked: string | undefined; mark(arg: string | undefined): void }>;

export const MarkingContext = createContext<Marking | undefined>(undefined);

/** Whether a value is the one that is pointed at, or a part of it. */
export function isMarked(arg: string | undefined, marked: string | undefined): boolean {
  return arg !== undefined && marked !== undefined && (arg === marked || arg.startsWith(`${marked}.`));
}
