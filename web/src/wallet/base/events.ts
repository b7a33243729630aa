type Listener = (...args: readonly unknown[]) => void;

export type Events = Readonly<{
  on: (event: string, listener: Listener) => void;
  removeListener: (event: string, listener: Listener) => void;
  emit: (event: string, value: unknown) => void;
}>;

/** The events of an EIP-1193 provider. A listener that throws does not keep the others from hearing. */
export function makeEvents(): Events {
  const heard = new Map<string, Set<Listener>>();
  return {
    on(event, listener) {
      const listeners = heard.get(event) ?? new Set();
      heard.set(event, listeners.add(listener));
    },
    removeListener(event, listener) {
      heard.get(event)?.delete(listener);
    },
    emit(event, value) {
      for (const listener of heard.get(event) ?? []) queueMicrotask(() => listener(value));
    },
  };
}
