/** A queue that is filled from several sides and emptied by one reader. */
export type Inbox<T> = Readonly<{
  put(item: T): void;
  /** Nothing more will come. */
  close(): void;
  /** What has come since, waiting for at least one; undefined once it is closed and empty. */
  next(): Promise<readonly T[] | undefined>;
  /** All that still comes, once it is closed. */
  rest(): Promise<readonly T[]>;
}>;

/** An inbox that also closes when the signal aborts: what comes after that is dropped. */
export function inbox<T>(signal: AbortSignal): Inbox<T> {
  let items: T[] = [];
  let closed = signal.aborted;
  let wake: (() => void) | undefined;
  const stir = () => {
    wake?.();
    wake = undefined;
  };
  const close = () => {
    closed = true;
    stir();
  };
  signal.addEventListener('abort', close, { once: true });
  const stirred = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const take = () => {
    const taken = items;
    items = [];
    return taken;
  };
  return {
    put: (item) => {
      if (closed) return;
      items.push(item);
      stir();
    },
    close,
    next: async () => {
      while (items.length === 0 && !closed) await stirred();
      return items.length === 0 ? undefined : take();
    },
    rest: async () => {
      while (!closed) await stirred();
      return take();
    },
  };
}
