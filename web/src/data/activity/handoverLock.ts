/**
 * Lets one tab at a time hand a request over: the others are not let in, and do not wait. The browser holds the lock
 * for as long as `work` takes, and gives it back when the tab is closed. Where it has no locks, the record of the
 * hand-over alone decides, since two tabs cannot both make it.
 */
export async function withHandoverLock<T>(
  id: string,
  work: () => Promise<T>,
): Promise<Readonly<{ mine: true; value: T } | { mine: false }>> {
  const locks = globalThis.navigator?.locks;
  let entered = false;
  const enter = async () => {
    entered = true;
    return { mine: true, value: await work() } as const;
  };
  if (!locks) return enter();
  try {
    return await locks.request(`readback-handover-${id}`, { ifAvailable: true }, (lock) =>
      lock ? enter() : ({ mine: false } as const),
    );
  } catch (error) {
    // Some browsers refuse locks where they refuse storage.
    if (entered) throw error;
    return enter();
  }
}
