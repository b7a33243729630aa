/** Milliseconds after which a wallet that has not answered is said to be slow, and is asked where it stands. */
export const slowAfter = 8_000;

/**
 * The value, if it comes within `ms` milliseconds; else `late`. The promise itself goes on: a wallet cannot be
 * made to forget what it was asked.
 */
export async function within<T>(
  promise: Promise<T>,
  ms: number,
): Promise<{ late: false; value: T } | { late: true }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ late: true }>((resolve) => {
    timer = setTimeout(() => resolve({ late: true }), ms);
  });
  try {
    return await Promise.race([promise.then((value) => ({ late: false as const, value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Calls a wallet so that what it throws at once arrives as a rejection too. */
export function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return Promise.resolve(call());
  } catch (error) {
    return Promise.reject(error);
  }
}
