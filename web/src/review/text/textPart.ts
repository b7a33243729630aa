import type { Message } from './Message.tsx';

type Part = typeof Message;

let here: Part | undefined;

/** What shows the words of a message, once it has come. */
export function textPart(): Part | undefined {
  return here;
}

/** Fetches it. Never rejects: what did not come is fetched again, and says so, where it is to stand. */
export function fetchText(): Promise<void> {
  return import('./Message.tsx').then(
    (it) => void (here = it.Message),
    () => undefined,
  );
}
