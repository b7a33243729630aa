/**
 * What `work` gives, or undefined when it throws, rejects, or takes longer than `patience` milliseconds. For storage,
 * which browsers block, fill up, or leave without an answer.
 */
export async function settled<T>(work: () => T | Promise<T>, patience = 2_000): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  try {
    return await Promise.race([work(), late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
