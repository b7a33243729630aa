/**
 * Lets one tab at a time change the practice chain in several steps; the others wait. The browser gives the lock back
 * when a tab is closed. Where it has no locks, the tabs are not kept apart.
 */
export async function aloneOnPractice<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  let entered = false;
  const enter = () => {
    entered = true;
    return work();
  };
  if (!locks) return enter();
  try {
    return await locks.request('readback-practice-chain', enter);
  } catch (error) {
    // Some browsers refuse locks where they refuse storage.
    if (entered) throw error;
    return enter();
  }
}
