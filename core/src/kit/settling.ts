/** Yields each promise's value as it settles, in the order of settling. For promises that do not reject. */
export async function* settling<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  const left = new Map(
    promises.map((promise, index) => [index, promise.then((value) => ({ index, value }))]),
  );
  while (left.size > 0) {
    const { index, value } = await Promise.race(left.values());
    left.delete(index);
    yield value;
  }
}
